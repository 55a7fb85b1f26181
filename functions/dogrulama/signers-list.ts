/** The state of signing over all companies of a caller. */
import Papa from 'papaparse'
import { addDays, daysBetween } from '../../lib/domain/kernel/dates.ts'
import { Failure } from '../../lib/domain/kernel/errors.ts'
import { judgementOf } from '../../lib/domain/law/judgement.ts'
import { SIGNERS_NAMES } from '../../lib/domain/signing/codes.ts'
import { LOST_DAYS } from '../../lib/domain/watch/signer-state.ts'
import type { Operation } from '../../lib/http/app/group.ts'
import { signersQuestionOf } from '../../lib/http/wire/signing-question.ts'
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

const csvOf = (rows: readonly ReturnType<typeof wire>[]): string =>
  `\ufeff${Papa.unparse(
    [
      ['id', 'unvan', 'mudurluk', 'sicil_no', 'durum', 'nedenler', 'son_bilesim_bitis', 'yitirilenler'],
      ...rows.map(({ sirket, durum, nedenler, son_bilesim_bitis, yitirilenler }) => [
        sirket.id,
        sirket.unvan,
        sirket.mudurluk,
        sirket.sicil_no,
        durum,
        nedenler.join(' '),
        son_bilesim_bitis,
        yitirilenler.map(({ isim, tarih }) => `${isim} (${tarih})`).join('; '),
      ]),
    ],
    // what begins like a formula is none to a spreadsheet behind an apostrophe
    { newline: '\r\n', escapeFormulae: true },
  )}\r\n`

export const signersList: Operation<typeof signersListRoute> = async (c) => {
  const { db, principal, today, foldCode } = c.get('deps')
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
    ...(bicim === 'csv' ? { limit: null, offset: 0 } : { limit: adet, offset: (sayfa - 1) * adet }),
  })
  const listed = companies.map(wire)
  if (bicim === 'csv')
    return new Response(csvOf(listed), {
      headers: { 'content-type': 'text/csv; charset=utf-8', 'content-disposition': `attachment; filename="imza-durumu-${today}.csv"` },
    })
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
