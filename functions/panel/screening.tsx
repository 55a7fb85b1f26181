import type { ScreeningRecord } from '../../lib/domain/screening/record.ts'
import { allowed } from './doing.ts'
import { refusalText } from './fields.ts'
import { ask, Refused } from './groups.ts'
import { dayText, Form, show, timeText } from './layout.tsx'
import { companyIn, nameOf } from './own.ts'
import { type Visit, visitorIn } from './visit.ts'

type Hit = ScreeningRecord['isabetler'][number]
type Near = ScreeningRecord['benzerler'][number]
type Screening = { tarama_kimligi: string; veri: ScreeningRecord }

const LONGEST_NOTE = 2000
const MATCHES: Record<Hit['eslesme'], [tr: string, en: string]> = {
  kimlik_no: ['kimlik numarası aynı', 'same identity number'],
  tam: ['ad aynı', 'same name'],
  ters_sira: ['adların sırası başka', 'names in another order'],
  bicimsiz: ['hukuki biçim dışında aynı', 'same but for the legal form'],
}
type DecisionCode = NonNullable<Hit['karar']>['karar']
const DECISIONS: Record<DecisionCode, [tr: string, en: string]> = {
  farkli_kisi: ['Başka biri', 'Somebody else'],
  incelemede: ['İncelemede', 'Being looked into'],
}
const CHOICES: Record<'ayni_kisi' | 'farkli_kisi', [tr: string, en: string]> = {
  ayni_kisi: ['Aynı kişi', 'The same'],
  farkli_kisi: ['Başka biri', 'Somebody else'],
}

/** The number by which a hit was met, so that the decision finds it again; none where it was met by name. */
const numberOf = (record: ScreeningRecord, hit: Hit): string | null =>
  hit.eslesme === 'kimlik_no' ? (record.sorgular.find(({ ad, no }) => ad === hit.ad && no !== null)?.no ?? null) : null

const DecisionForm = ({ c, action, hit, number, at }: { c: Visit; action: string; hit: Hit | Near; number: string | null; at: number }) => {
  const say = c.get('say')
  const hidden = { ad: hit.ad, liste: hit.liste, liste_kaydi: hit.liste_kaydi, ...(number === null ? {} : { no: number }) }
  if (!allowed(c, action)) return null
  return (
    <details>
      <summary>
        {hit.karar ? say('Kararı değiştir', 'Change the decision') : say('Karar ver', 'Decide')}
        <span class="hidden">
          {' '}
          {hit.ad}, {hit.liste_kaydi}
        </span>
      </summary>
      <Form c={c} action={action}>
        {Object.entries(hidden).map(([name, value]) => (
          <input type="hidden" name={name} value={value} />
        ))}
        <fieldset>
          <legend>{say('Karar', 'Decision')}</legend>
          <ul class="choices">
            {Object.entries(CHOICES).map(([code, words]) => (
              <li>
                <input type="radio" required id={`${code}_${at}`} name="karar" value={code} checked={hit.karar?.karar === code} />{' '}
                <label for={`${code}_${at}`}>{say(...words)}</label>
              </li>
            ))}
          </ul>
          <p>
            <label for={`not_${at}`}>{say('Not', 'Note')}</label>
            <textarea id={`not_${at}`} name="not" rows={2} maxlength={LONGEST_NOTE}>
              {hit.karar?.not ?? ''}
            </textarea>
          </p>
        </fieldset>
        <p>
          <button>
            {say('Kararı kaydet', 'Keep the decision')}
            <span class="hidden">
              {' '}
              {hit.ad}, {hit.liste_kaydi}
            </span>
          </button>
        </p>
      </Form>
    </details>
  )
}

const HitItem = ({ c, action, hit, number, at }: { c: Visit; action: string; hit: Hit; number: string | null; at: number }) => {
  const { language } = c.get('deps')
  const say = c.get('say')
  return (
    <li>
      <div>
        <h3>
          {hit.ad}
          {hit.rol && <span class="quiet"> · {hit.rol}</span>}
        </h3>
        <p>
          <span class={`badge ${hit.karar === null ? 'bad' : 'soft'}`}>
            {hit.karar === null ? say('Karar bekliyor', 'To be decided') : say(...DECISIONS[hit.karar.karar])}
          </span>{' '}
          {language === 'tr' ? hit.liste_ad : hit.liste_ad_en} · <span class="code">{hit.liste_kaydi}</span>
        </p>
        <dl>
          <dt>{say('Listedeki ad', 'Name in the list')}</dt>
          <dd>
            {hit.kayit_adi}
            {hit.eslesen !== hit.kayit_adi && ` (${hit.eslesen})`}
          </dd>
          <dt>{say('Eşleşme', 'Match')}</dt>
          <dd>
            {say(...MATCHES[hit.eslesme])}
            {hit.kimlik === 'celisiyor' && `; ${say('kimlik numaraları farklı', 'identity numbers differ')}`}
          </dd>
          {hit.program && (
            <>
              <dt>{say('Program', 'Programme')}</dt>
              <dd>{hit.program}</dd>
            </>
          )}
          {hit.listeye_alinma && (
            <>
              <dt>{say('Listeye alınma', 'Listed on')}</dt>
              <dd>{dayText(c, hit.listeye_alinma)}</dd>
            </>
          )}
          {hit.dogum.length > 0 && (
            <>
              <dt>{say('Doğum', 'Born')}</dt>
              <dd>{hit.dogum.join(', ')}</dd>
            </>
          )}
          {hit.uyruk.length > 0 && (
            <>
              <dt>{say('Uyruk', 'Nationality')}</dt>
              <dd>{hit.uyruk.join(', ')}</dd>
            </>
          )}
          {hit.karar && (
            <>
              <dt>{say('Karar veren', 'Decided by')}</dt>
              <dd>
                {hit.karar.karar_veren}, {timeText(c, hit.karar.tarih)}
                {hit.karar.not && `: ${hit.karar.not}`}
              </dd>
            </>
          )}
        </dl>
        <DecisionForm c={c} action={action} hit={hit} number={number} at={at} />
      </div>
    </li>
  )
}

const MEETINGS: Record<string, [tr: string, en: string]> = {
  ayni: ['aynı', 'the same'],
  ayni_ses: ['aynı ses', 'the same sound'],
  yazim: ['bir harf başka', 'a letter differs'],
  bitisik: ['bitişik yazım', 'written together'],
  bas_harf: ['baş harf', 'initial'],
  listede_yok: ['listedeki adda yok', 'not in the listed name'],
  sorguda_yok: ['aranan adda yok', 'not in the name asked for'],
}

const NearItem = ({ c, action, near, at }: { c: Visit; action: string; near: Near; at: number }) => {
  const { language } = c.get('deps')
  const say = c.get('say')
  return (
    <li>
      <div>
        <h3>
          {near.ad}
          {near.rol && <span class="quiet"> · {near.rol}</span>}
        </h3>
        <p>
          <span class={`badge ${near.karar === null ? 'warn' : 'soft'}`}>
            {near.karar === null ? say('Bakılmadı', 'Not looked at') : say(...DECISIONS[near.karar.karar])}
          </span>{' '}
          {near.puan.toFixed(2)} · {language === 'tr' ? near.liste_ad : near.liste_ad_en} · <span class="code">{near.liste_kaydi}</span>
        </p>
        <p>
          {near.kayit_adi}
          {near.eslesen !== near.kayit_adi && ` (${near.eslesen})`}
          {near.dogum.length > 0 && ` · ${near.dogum.join(', ')}`}
          {near.uyruk.length > 0 && ` · ${near.uyruk.join(', ')}`}
        </p>
        <ul>
          {near.aciklama.map(({ sorgu, listede, nasil }) => (
            <li>
              {[sorgu, listede].filter(Boolean).join(' – ')}: {say(...(MEETINGS[nasil] ?? [nasil, nasil]))}
            </li>
          ))}
        </ul>
        <DecisionForm c={c} action={action} hit={near} number={null} at={at} />
      </div>
    </li>
  )
}

const screeningPageWith = async (c: Visit, refused: Refused | null) => {
  const { language } = c.get('deps')
  const say = c.get('say')
  const { ref, principal } = companyIn(c)
  const { tarama_kimligi: id, veri: record } = (await (
    await ask(c, 'YAPTIRIM', `/api/v1/sirketler/${ref}/yaptirim/`, { principal })
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
                <HitItem c={c} action={action} hit={hit} number={numberOf(record, hit)} at={at} />
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
                <NearItem c={c} action={action} near={near} at={record.isabetler.length + at} />
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

/** Keeps what the visitor decides on a hit, under their address. */
export const decideHit = async (c: Visit) => {
  const { ad, no, liste, liste_kaydi, karar, not } = c.get('form')
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
    return c.redirect(`/panel/sirketler/${ref}/yaptirim/?oldu=karar`, 303)
  } catch (error) {
    if (error instanceof Refused) return screeningPageWith(c, error)
    throw error
  }
}
