import { recordOn } from '../../lib/domain/company/fold/timeline.ts'
import type { IsoDate } from '../../lib/domain/kernel/dates.ts'
import { Failure } from '../../lib/domain/kernel/errors.ts'
import type { Language } from '../../lib/domain/report/english.ts'
import { SCREENING_ID } from '../../lib/domain/report/id.ts'
import { companySubjects } from '../../lib/domain/screening/company-names.ts'
import { type IdentityNumber, identityNumbers } from '../../lib/domain/screening/numbers.ts'
import { type ScreeningRecord, screeningRecord } from '../../lib/domain/screening/record.ts'
import type { Subject } from '../../lib/domain/screening/subject.ts'
import { loadCompany } from '../../lib/http/app/company.ts'
import type { Deps, Operation } from '../../lib/http/app/group.ts'
import { logError } from '../../lib/http/app/log.ts'
import { companyRefOf } from '../../lib/http/wire/wire.ts'
import { screenNear } from '../../lib/pipeline/screening.ts'
import { digestOf } from '../../lib/platform/digest.ts'
import { sealContent } from '../../lib/platform/seal/sign.ts'
import { noteReportFile } from '../../lib/store/reports.ts'
import { findScreening, saveScreening, type StoredScreening } from '../../lib/store/screenings.ts'
import type { Question, routes } from './contract.ts'
import { paintScreening } from './paint.ts'

const KINDS = { kisi: 'person', kurulus: 'entity', gemi: 'craft' } as const

/** The day a screening asks about: lists of tomorrow are not known. */
export const askedDay = (tarih: string | undefined, today: IsoDate): IsoDate => {
  if (tarih !== undefined && tarih > today)
    throw new Failure('invalid_date', {
      field: 'tarih',
      note: { tr: 'Gelecek bir gün taranamaz.', en: 'A day to come cannot be screened.' },
    })
  return tarih ?? today
}

/**
 * The numbers a caller gives. Throws `invalid_parameter` for what is none of the known numbers: a wrong digit must not pass as "no hit".
 */
export const numbersOf = (given: string | undefined, field: string): IdentityNumber[] => {
  if (!given) return []
  const found = identityNumbers(given)
  if (!found) {
    const note = {
      tr: 'TCKN, VKN, MERSİS ya da IMO numarası değil; denetim basamağı tutmuyor olabilir.',
      en: 'Not a TCKN, VKN, MERSİS or IMO number; a check digit may be wrong.',
    }
    throw new Failure('invalid_parameter', { field, note })
  }
  return found
}

/** A name must hold at least one letter or digit to be compared. */
export const subjectOf = ({ ad, tur, no, dogum_yili, uyruk }: Question, at: string): Subject => {
  if (!/[\p{L}\p{N}]/u.test(ad)) throw new Failure('invalid_parameter', { field: `${at}ad` })
  return {
    name: ad,
    kind: tur === undefined ? null : KINDS[tur],
    role: null,
    numbers: numbersOf(no, `${at}no`),
    ...(dogum_yili === undefined ? {} : { birthYear: dogum_yili }),
    ...(uyruk ? { nationality: uyruk } : {}),
  }
}

/** Where a kept screening is read again. */
export const screeningAddress = ({ baseUrl }: Deps, id: string): string => `${baseUrl}/api/v1/yaptirim/taramalar/${id}/`

const wire = (deps: Deps, { id, digest, content, signature, createdAt }: StoredScreening) => ({
  tarama_kimligi: id,
  icerik_ozeti: digest,
  olusturma: new Date(createdAt).toISOString(),
  adres: screeningAddress(deps, id),
  veri: content as ScreeningRecord,
  imza: signature,
})

/** A kept screening in the form asked for. That a PDF was given out is noted by its digest, so that the check page knows the file. */
const shown = async (deps: Deps, stored: StoredScreening, { bicim, dil }: { bicim: 'json' | 'pdf'; dil: Language }): Promise<Response> => {
  const record = wire(deps, stored)
  if (bicim === 'json') return Response.json(record)
  const pdf = await paintScreening({ ...record, hasStatement: stored.signs === 'statement' }, dil, deps.baseUrl).catch((error: unknown) => {
    logError('pdf_failed', error, { screening: stored.id })
    throw new Failure('pdf_failed')
  })
  await noteReportFile(deps.db, stored.id, await digestOf(pdf))
  return new Response(new Uint8Array(pdf), {
    headers: {
      'cache-control': 'private, no-cache',
      'content-type': 'application/pdf',
      'content-language': dil,
      'content-disposition': `inline; filename="${stored.id}${dil === 'en' ? '-en' : ''}.pdf"`,
    },
  })
}

/** Seals and keeps a screening for the account that asks. */
export const seal = async (deps: Deps, companyId: number | null, content: ScreeningRecord): Promise<StoredScreening> => {
  const createdAt = deps.now.toISOString()
  const sealed = await sealContent(content, deps.reportKeys().signing, { producedOn: createdAt, settledOn: null }, 'YT')
  const { accountId, keyId } = deps.principal
  return saveScreening(deps.db, { ...sealed, createdAt, accountId, keyId, companyId, content })
}

export const company: Operation<typeof routes.company> = async (c) => {
  const deps = c.get('deps')
  const { tarih, eski } = c.req.valid('query')
  const on = askedDay(tarih, deps.today)
  const former = eski !== undefined
  const { company: head, record } = await loadCompany(deps, c.req.valid('param').sirket_id)
  const screening = await screenNear(deps.db, record === null ? [] : companySubjects(recordOn(record, on), on, former), on, {
    accountId: deps.principal.accountId,
    companyId: head.id,
  })
  return shown(
    deps,
    await seal(deps, head.id, screeningRecord(screening, companyRefOf(head), { ready: record !== null, former })),
    c.req.valid('query'),
  )
}

export const names: Operation<typeof routes.names> = async (c) => {
  const deps = c.get('deps')
  const { adlar, tarih } = c.req.valid('json')
  const on = askedDay(tarih, deps.today)
  const screening = await screenNear(
    deps.db,
    adlar.map((each, at) => subjectOf(each, `adlar.${at}.`)),
    on,
    { accountId: deps.principal.accountId, companyId: null },
  )
  return shown(deps, await seal(deps, null, screeningRecord(screening, null)), c.req.valid('query'))
}

export const screening: Operation<typeof routes.screening> = async (c) => {
  const deps = c.get('deps')
  const { tarama_kimligi: id } = c.req.valid('param')
  const found = SCREENING_ID.test(id) ? await findScreening(deps.db, deps.principal.accountId, id) : null
  if (!found) throw new Failure('not_found')
  return shown(deps, found, c.req.valid('query'))
}
