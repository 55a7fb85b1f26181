import { Failure } from '../../lib/domain/kernel/errors.ts'
import type { LegalFormCode } from '../../lib/domain/law/legal-form.ts'
import { lawOf } from '../../lib/domain/law/law.ts'
import { mersisNumber, REGISTRY_NUMBER, registryRoot } from '../../lib/domain/kernel/registry-number.ts'
import { fold } from '../../lib/domain/kernel/text.ts'
import { STATUS_NAMES } from '../../lib/domain/company/texts.ts'
import type { Operation } from '../../lib/http/app/group.ts'
import { searchCompanies } from '../../lib/store/companies.ts'
import type { routes } from './contract.ts'

const { findOffice, legalForms, searchKey } = lawOf('TR')

export const search: Operation<typeof routes.search> = async (c) => {
  const { db, principal } = c.get('deps')
  const { q, ulke, adet, mudurluk, faal } = c.req.valid('query')
  const office = mudurluk === undefined ? null : findOffice(mudurluk)
  if (mudurluk !== undefined && !office)
    throw new Failure('invalid_parameter', {
      field: 'mudurluk',
      note: { tr: 'Böyle bir ticaret sicili müdürlüğü yok.', en: 'There is no such registry office.' },
    })
  const country = ulke?.toUpperCase() ?? null
  // The service processes Turkish companies alone: another country has no candidates.
  const found =
    country !== null && country !== 'TR'
      ? []
      : await searchCompanies(db, {
          words: (searchKey(q) || fold(q)).split(' ').filter(Boolean),
          registryRoot: REGISTRY_NUMBER.test(q) ? registryRoot(q) : null,
          mersisNo: mersisNumber(q),
          office: office?.name ?? null,
          activeOnly: faal === '1',
          sandbox: principal.sandbox,
          limit: adet,
        })
  return c.json(
    {
      q,
      ulke: country,
      adet: found.length,
      bulunamadi: found.length === 0,
      adaylar: found.map((company) => {
        const form = company.legalForm === null ? null : legalForms[company.legalForm as LegalFormCode]
        const status = company.status === null ? null : STATUS_NAMES[company.status as keyof typeof STATUS_NAMES]
        return {
          ulke: 'TR',
          unvan: company.title,
          mudurluk: company.office,
          sicil_no: company.registryNo,
          yabanci_kimlik: null,
          hukuki_bicim: form?.tr ?? null,
          hukuki_bicim_en: form?.en ?? null,
          durum: status?.code ?? null,
          durum_ad: status?.tr ?? null,
          il: company.province,
          adres: company.address,
          kurulus_tarihi: company.establishedOn,
          son_ilan_tarihi: company.lastNoticeOn,
        }
      }),
    },
    200,
  )
}
