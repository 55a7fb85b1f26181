/** The state of signing over all companies of a caller. */
import { addDays, daysBetween } from '../../lib/domain/kernel/dates.ts'
import { Failure } from '../../lib/domain/kernel/errors.ts'
import { judgementOf } from '../../lib/domain/law/judgement.ts'
import { SIGNERS_NAMES } from '../../lib/domain/signing/codes.ts'
import { LOST_DAYS } from '../../lib/domain/watch/signer-state.ts'
import type { Operation } from '../../lib/http/app/group.ts'
import { signersQuestionOf } from '../../lib/http/wire/signing-question.ts'
import { tableAnswer, type TableColumn } from '../../lib/http/wire/table-answer.ts'
import { companyRefOf, paging } from '../../lib/http/wire/wire.ts'
import { type ListedSigners, type SignerConcern, signersPage } from '../../lib/store/signer-states.ts'
import { CONCERNS, type signersListRoute } from './signers-list-contract.ts'

const REMEMBERED_DAYS = 30

/** The one kind of transaction that is meant. Throws `invalid_parameter` where the words name none, or several. */
const kindOf = (question: ReturnType<typeof signersQuestionOf>): string => {
  const { kinds, recognised } = judgementOf('TR').checkSigners(null, question)
  const [kind] = kinds
  if (kind === undefined || kinds.length > 1 || recognised === 'unknown')
    throw new Failure('invalid_parameter', {
      field: 'islem',
      note: {
        tr: 'Katalogdaki islem_turleri kodlarından birini verin.',
        en: 'Give one of the codes under islem_turleri in the catalogue.',
      },
    })
  return kind
}

const wire = ({ company, state, lost, concerns }: ListedSigners) => ({
  sirket: companyRefOf(company),
  durum: state === null ? SIGNERS_NAMES.open : SIGNERS_NAMES[state.verdict],
  nedenler: concerns.map((concern) => CONCERNS[concern]),
  son_bilesim_bitis: state?.endsOn ?? null,
  yitirilenler: lost.map(({ name, on }) => ({ isim: name, tarih: on })),
})

type Row = ReturnType<typeof wire>
const COLUMNS: TableColumn<Row>[] = [
  { title: { tr: 'Kimlik', en: 'Id' }, of: ({ sirket }) => sirket.id, width: 20 },
  { title: { tr: 'Unvan', en: 'Title' }, of: ({ sirket }) => sirket.unvan, width: 60 },
  { title: { tr: 'Müdürlük', en: 'Registry office' }, of: ({ sirket }) => sirket.mudurluk },
  { title: { tr: 'Sicil no', en: 'Registry number' }, of: ({ sirket }) => sirket.sicil_no },
  { title: { tr: 'Durum', en: 'State' }, of: ({ durum }) => durum },
  { title: { tr: 'Nedenler', en: 'Reasons' }, of: ({ nedenler }) => nedenler.join(' '), width: 30 },
  { title: { tr: 'Son bileşim bitiş', en: 'Last set ends' }, of: ({ son_bilesim_bitis }) => son_bilesim_bitis },
  {
    title: { tr: 'Yitirilenler', en: 'Lost' },
    of: ({ yitirilenler }) => yitirilenler.map(({ isim, tarih }) => `${isim} (${tarih})`).join('; '),
    width: 40,
  },
]

export const signersList: Operation<typeof signersListRoute> = async (c) => {
  const { db, principal, today, foldCode, language } = c.get('deps')
  const { tarih, gun, islem, tutar, neden, bicim, sayfa, adet } = c.req.valid('query')
  const lostSince = tarih ?? addDays(today, -REMEMBERED_DAYS)
  if (lostSince > today || daysBetween(lostSince, today) > LOST_DAYS)
    throw new Failure('invalid_date', {
      field: 'tarih',
      note: { tr: `Bugünden önceki ${LOST_DAYS} gün içinde olmalıdır.`, en: `Must lie within the ${LOST_DAYS} days before today.` },
    })
  const question = signersQuestionOf({ tutar, islem }, today)
  if (question.currency !== 'TRY')
    throw new Failure('invalid_amount', { field: 'tutar', note: { tr: 'Lira olarak verin.', en: 'Give it in lira.' } })
  const code = kindOf(question)
  const concern = (Object.keys(CONCERNS) as SignerConcern[]).find((each) => CONCERNS[each] === neden) ?? null
  const { totals, total, companies } = await signersPage(db, principal, {
    code,
    amount: question.amount,
    today,
    lostSince,
    endsBy: addDays(today, gun),
    concern,
    foldCode,
    ...(bicim !== 'json' ? { limit: null, offset: 0 } : { limit: adet, offset: (sayfa - 1) * adet }),
  })
  const listed = companies.map(wire)
  if (bicim !== 'json') return tableAnswer({ format: bicim, name: 'imza-durumu', day: today, language, columns: COLUMNS, pages: [listed] })
  return c.json(
    {
      bugun: today,
      tarih: lostSince,
      gun,
      islem_kodu: code,
      tutar: question.amount === null ? null : Number(question.amount),
      para_birimi: 'TRY' as const,
      ozet: {
        imzalayan_yok: totals.nobody,
        imzaci_kaybi: totals.lost,
        bitiyor: totals.ending,
        belirsiz: totals.open,
        bekleyen: totals.waiting,
      },
      ...paging(total, sayfa, adet),
      sirketler: listed,
    },
    200,
  )
}
