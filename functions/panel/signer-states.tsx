import type { Bilingual } from '../../lib/domain/kernel/bilingual.ts'
import { judgementOf } from '../../lib/domain/law/judgement.ts'
import { SIGNERS_WORDS } from '../../lib/http/words/signing-words.ts'
import { ask } from './groups.ts'
import { dayText, Empty, pageIn, Pager, show, Table } from './layout.tsx'
import { companyPath } from './own.ts'
import type { Visit } from './visit.ts'

const PATH = '/panel/imza-durumu/'
const PAGE = 50
/** The act that is asked about first: what a bank asks most. */
export const FIRST_ASKED = 'kredi'
const SPANS = ['30', '90', '365'] as const

/* What the API answers, as far as it is shown. */
type Answer = {
  ozet: Record<'imzalayan_yok' | 'imzaci_kaybi' | 'bitiyor' | 'belirsiz' | 'bekleyen', number>
  adet: number
  sirketler: {
    sirket: { id: number | string; unvan: string | null; mudurluk: string; sicil_no: string }
    durum: keyof typeof TONES
    nedenler: (keyof typeof CONCERNS)[]
    son_bilesim_bitis: string | null
    yitirilenler: { isim: string; tarih: string }[]
  }[]
}

const TONES = { var: 'good', yok: 'bad', belirsiz: 'warn' } as const
const stateName = (state: keyof typeof TONES): Bilingual =>
  Object.values(SIGNERS_WORDS).find(({ code }) => code === state) ?? SIGNERS_WORDS.open

const CONCERNS = {
  imzalayan_yok: { tr: 'bugün kimse imzalayamaz', en: 'nobody can sign today' },
  imzaci_kaybi: { tr: 'imzacısını yitirdi', en: 'lost a signer' },
  bitiyor: { tr: 'son bileşimi bitiyor', en: 'last set ends' },
} as const

/** Who can sign, over all companies at once: those where nobody can, that lost a signer, or whose last set ends soon. */
export const signerStatesPage = async (c: Visit) => {
  const { language } = c.get('deps')
  const say = c.get('say')
  const { transactions } = judgementOf('TR')
  const asked = c.req.query('islem') ?? FIRST_ASKED
  const islem = Object.hasOwn(transactions, asked) ? asked : FIRST_ASKED
  const gun = SPANS.find((span) => span === c.req.query('gun')) ?? '30'
  const neden = Object.keys(CONCERNS).find((concern) => concern === c.req.query('neden')) ?? ''
  const tutar = (c.req.query('tutar') ?? '').trim().slice(0, 200)
  const page = pageIn(c)
  const kept = { islem, gun, ...(tutar ? { tutar } : {}), ...(neden ? { neden } : {}) }
  const query = new URLSearchParams({ ...kept, sayfa: String(page), adet: String(PAGE) })
  const answer = (await (await ask(c, 'DOGRULAMA', `/api/v1/imza-durumu/?${query}`)).json()) as Answer
  const address = (other: Record<string, string>): string => `${PATH}?${new URLSearchParams({ ...kept, ...other })}`
  const { ozet } = answer
  return show(c, {
    title: say('İmza durumu', 'State of signing'),
    lead: say(
      'Bütün listede: bugün kimsenin imzalayamadığı, son 30 günde imzacısını yitiren, son bileşimi biten şirketler.',
      'Over the whole list: companies where nobody can sign today, that lost a signer in the last 30 days, or whose last set ends.',
    ),
    body: (
      <>
        <form method="get" action={PATH}>
          <div class="toolbar">
            <p class="grow">
              <label for="islem">{say('İşlem', 'Transaction')}</label>
              <select id="islem" name="islem">
                {Object.entries(transactions).map(([code, name]) => (
                  <option value={code} selected={code === islem}>
                    {name[language]}
                  </option>
                ))}
              </select>
            </p>
            <p>
              <label for="tutar">{say('Tutar (TL)', 'Amount (TRY)')}</label>
              <input id="tutar" name="tutar" value={tutar} maxlength={200} placeholder="5 milyon" autocomplete="off" />
            </p>
            <p>
              <label for="gun">{say('Biten bileşimler', 'Sets that end')}</label>
              <select id="gun" name="gun">
                {SPANS.map((span) => (
                  <option value={span} selected={span === gun}>
                    {say(`${span} gün içinde`, `within ${span} days`)}
                  </option>
                ))}
              </select>
            </p>
            <p>
              <button>{say('Göster', 'Show')}</button>
            </p>
          </div>
        </form>
        <ul class="figures">
          {(Object.keys(CONCERNS) as (keyof typeof CONCERNS)[]).map((concern) => (
            <li>
              <a href={address({ neden: neden === concern ? '' : concern })} aria-current={neden === concern ? 'true' : undefined}>
                <strong>{ozet[concern]}</strong> {CONCERNS[concern][language]}
              </a>
            </li>
          ))}
          <li>
            <strong>{ozet.belirsiz}</strong> {say('ilanlar yetmiyor: belirsiz', 'open: the notices do not tell')}
          </li>
          <li>
            <strong>{ozet.bekleyen}</strong> {say('henüz hesaplanmadı', 'not worked out yet')}
          </li>
        </ul>
        <section aria-labelledby="sirketler">
          <h2 id="sirketler">
            {say('Şirketler', 'Companies')} ({answer.adet})
          </h2>
          {answer.sirketler.length === 0 ? (
            <Empty
              title={
                ozet.bekleyen + ozet.belirsiz === 0
                  ? say('Bu soruda dikkat isteyen şirket yok.', 'No company needs attention for this question.')
                  : say('Yanıtı bilinen şirketlerde dikkat isteyen yok.', 'None of the companies whose answer is known needs attention.')
              }
            />
          ) : (
            <Table
              labelledby="sirketler"
              heads={[
                say('Şirket', 'Company'),
                say('Durum', 'State'),
                say('Neden', 'Why'),
                say('Son bileşim', 'Last set ends'),
                say('Yitirilen', 'Lost'),
              ]}
              rows={answer.sirketler.map((row) => [
                <a href={`${companyPath({ id: Number(row.sirket.id), code: null })}?islem=${islem}#kim`}>
                  {row.sirket.unvan ?? `${row.sirket.mudurluk} ${row.sirket.sicil_no}`}
                </a>,
                <span class={`badge ${TONES[row.durum]}`}>{stateName(row.durum)[language]}</span>,
                row.nedenler.map((concern) => CONCERNS[concern][language]).join(', '),
                row.son_bilesim_bitis && dayText(c, row.son_bilesim_bitis),
                row.yitirilenler.map(({ isim, tarih }) => `${isim} (${dayText(c, tarih)})`).join(', '),
              ])}
            />
          )}
          <Pager say={say} page={page} pages={Math.ceil(answer.adet / PAGE)} path={address({})} />
        </section>
      </>
    ),
  })
}
