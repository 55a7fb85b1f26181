import type { ScreeningRecord } from '../../lib/domain/screening/record.ts'
import { MATCHES, stepText } from '../../lib/domain/screening/words.ts'
import { refusalText } from './fields.ts'
import { ask, Refused } from './groups.ts'
import { dayText, show } from './layout.tsx'
import { MetItem } from './met.tsx'
import { companyIn, nameOf } from './own.ts'
import { ScreeningFiles, WORK_LISTS } from './screening-work.tsx'
import { type Visit, visitorIn } from './visit.ts'

type Hit = ScreeningRecord['isabetler'][number]
type Screening = { tarama_kimligi: string; veri: ScreeningRecord }

/** The number by which a hit was met, so that the decision finds it again; none where it was met by name. */
const numberOf = (record: ScreeningRecord, hit: Hit): Record<string, string> => {
  const no = hit.eslesme === 'kimlik_no' ? record.sorgular.find((asked) => asked.ad === hit.ad && asked.no !== null)?.no : null
  return no ? { no } : {}
}

const screeningPageWith = async (c: Visit, refused: Refused | null) => {
  const { language } = c.get('deps')
  const say = c.get('say')
  const { ref, principal } = companyIn(c)
  const former = c.req.query('eski') === '1'
  const { tarama_kimligi: id, veri: record } = (await (
    await ask(c, 'YAPTIRIM', `/api/v1/sirketler/${ref}/yaptirim/${former ? '?eski=1' : ''}`, { principal })
  ).json()) as Screening
  const action = `/panel/sirketler/${ref}/yaptirim/`
  const { sirket } = record
  return show(c, {
    title: say('Yaptırım taraması', 'Sanctions screening'),
    status: refused ? refused.status : 200,
    error: refused && refusalText(c, refused),
    done:
      c.req.query('oldu') === 'karar' && !refused
        ? say(
            'Karar kaydedildi; bu şirkette, liste kaydı aynı kişiyi gösterdikçe geçerlidir.',
            'The decision is kept; it holds at this company while the entry is about the same one.',
          )
        : null,
    body: (
      <>
        {sirket && (
          <p>
            <a href={`/panel/sirketler/${ref}/`}>
              {nameOf({ title: sirket.unvan, office: sirket.mudurluk ?? '', registryNo: sirket.sicil_no ?? '' })}
            </a>
          </p>
        )}
        {record.tarandi ? (
          <p class={`note ${record.acik_isabet > 0 ? 'bad' : 'good'}`}>
            {say(
              `${record.taranan} ad tarandı; karar bekleyen isabet: ${record.acik_isabet}.`,
              `${record.taranan} names screened; hits to be decided: ${record.acik_isabet}.`,
            )}
          </p>
        ) : (
          <div class="note warn">
            <p>
              {say(
                'Tarama tam değil: isabet olmaması bir şey söylemez.',
                'The screening is not complete: that there is no hit says nothing.',
              )}
            </p>
            <ul class="items">
              {record.gerekceler.map((reason) => (
                <li>{reason[language]}</li>
              ))}
            </ul>
          </div>
        )}
        <p class="quiet">
          {say('Kayıt', 'Record')}: <span class="code">{id}</span> · {dayText(c, record.tarih)}
          {record.liste_tarihi && ` · ${say('en eski liste', 'oldest list')}: ${dayText(c, record.liste_tarihi)}`}
        </p>
        <ScreeningFiles c={c} id={id} />
        <p>
          {former ? (
            <a href={action}>{say('Eski yetkililer ve ortaklar olmadan', 'Without former officers and shareholders')}</a>
          ) : (
            <a href={`${action}?eski=1`}>{say('Eski yetkililer ve ortaklarla', 'With former officers and shareholders')}</a>
          )}
        </p>
        {visitorIn(c).role === 'compliance' && (
          <p>
            <a href="/panel/dosyalar/">{say('Yaptırım dosyaları', 'Sanctions cases')}</a>
          </p>
        )}
        <section aria-labelledby="isabetler">
          <h2 id="isabetler">
            {say('İsabetler', 'Hits')} ({record.isabetler.length})
          </h2>
          {record.isabetler.length > 0 && (
            <ul class="rows">
              {record.isabetler.map((hit, at) => (
                <MetItem
                  c={c}
                  met={hit}
                  how={[
                    [
                      say('Eşleşme', 'Match'),
                      MATCHES[hit.eslesme][language] +
                        (hit.kimlik === 'celisiyor' ? say('; kimlik numaraları farklı', '; identity numbers differ') : ''),
                    ],
                    [say('Listeye alınma', 'Listed on'), hit.listeye_alinma ? dayText(c, hit.listeye_alinma) : ''],
                  ]}
                  open="hit"
                  action={action}
                  kept={numberOf(record, hit)}
                  at={at}
                />
              ))}
            </ul>
          )}
          {record.isabetler.length === 0 && <p>{say('İsabet yok.', 'No hits.')}</p>}
        </section>
        <section aria-labelledby="benzerler">
          <h2 id="benzerler">
            {say('Benzer adlar', 'Near names')} ({record.benzerler.length})
          </h2>
          {record.benzerler.length > 0 && (
            <ul class="rows">
              {record.benzerler.map((near, at) => (
                <MetItem
                  c={c}
                  met={near}
                  how={[]}
                  score={near.puan}
                  reasons={near.aciklama.map((step) => stepText(step)[language])}
                  open="near"
                  action={action}
                  at={record.isabetler.length + at}
                />
              ))}
            </ul>
          )}
          {record.benzerler.length === 0 && <p>{say('Benzer ad yok.', 'No near names.')}</p>}
        </section>
      </>
    ),
  })
}

/** Screens a company, its officers and shareholders today: the hits, and what was decided on each. */
export const screeningPage = (c: Visit) => screeningPageWith(c, null)

/** Keeps what the visitor decides on a hit, under their address; made in the work list (`donus`), it leads back there. */
export const decideHit = async (c: Visit) => {
  const { ad, no, liste, liste_kaydi, karar, not, donus } = c.get('form')
  const { ref } = companyIn(c)
  const json = {
    ad,
    // Companies of the sandbox, which have no number, are not screened.
    sirket_id: Number(ref),
    liste,
    liste_kaydi,
    karar,
    ...(no ? { no } : {}),
    ...(not?.trim() ? { not: not.replaceAll(/\s+/g, ' ') } : {}),
    karar_veren: visitorIn(c).email.slice(0, 200),
  }
  try {
    await ask(c, 'YAPTIRIM', '/api/v1/yaptirim/kararlar/', { method: 'POST', json })
    return c.redirect(`${WORK_LISTS[donus ?? ''] ?? `/panel/sirketler/${ref}/yaptirim/`}?oldu=karar`, 303)
  } catch (error) {
    if (error instanceof Refused) return screeningPageWith(c, error)
    throw error
  }
}
