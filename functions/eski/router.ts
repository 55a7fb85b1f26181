import { companyOn } from '../../lib/domain/company/company.ts'
import { roleName, STATUS_NAMES } from '../../lib/domain/company/texts.ts'
import { isKnownOn } from '../../lib/domain/company/fold/timeline.ts'
import { turkishAmount } from '../../lib/domain/kernel/decimal.ts'
import { Failure } from '../../lib/domain/kernel/errors.ts'
import { isFinished } from '../../lib/domain/preparation/stage.ts'
import { loadCompany } from '../../lib/http/app/company.ts'
import { createGroup, type Operation } from '../../lib/http/app/group.ts'
import { listCompanies } from '../../lib/store/companies.ts'
import { routes } from './contract.ts'

/** The older list was never paged: it tells everything the account follows. */
const ALL = 1_000_000

const companies: Operation<typeof routes.companies> = async (c) => {
  const { db, principal } = c.get('deps')
  if (principal.sandbox) throw new Failure('sandbox_unsupported')
  const { total, companies: found } = await listCompanies(db, principal, ALL, 0)
  return c.json(
    {
      count: total,
      companies: found.map((company) => ({
        group_id: company.id,
        unvan: company.title,
        mudurluk: company.office,
        sicil_no: company.registryNo,
        profil_hazir: isFinished(company.stage),
      })),
    },
    200,
  )
}

const profile: Operation<typeof routes.profile> = async (c) => {
  const deps = c.get('deps')
  if (deps.principal.sandbox) throw new Failure('sandbox_unsupported')
  const { company, record, builtAt } = await loadCompany(deps, c.req.valid('param').group_id)
  if (record === null || builtAt === null) throw new Failure('not_found')
  const seen = companyOn(record, deps.today)
  const status = isKnownOn(record, deps.today) ? STATUS_NAMES[seen.status.code] : null
  return c.json(
    {
      unvan: company.title ?? '',
      mudurluk: company.office,
      sicil_no: company.registryNo,
      guncelleme: builtAt,
      ilan_sayisi: record.notices.length,
      profil: {
        yapi: {
          ozet: status && `${company.title ?? ''}: ${status.tr}`,
          hukuki_bicim: seen.legalForm?.tr ?? null,
          durum: status?.code ?? null,
          kurulus_tarihi: seen.establishedOn?.value ?? null,
          sermaye: seen.capital.current && turkishAmount(seen.capital.current.to),
          adres: seen.address?.value ?? null,
        },
        yonetim: seen.officers.inOffice.map((officer) => ({
          isim: officer.person.name,
          sifat: roleName(officer.role).tr,
          gorev_bitis: officer.term.endsOn,
        })),
      },
    },
    200,
  )
}

export const router = createGroup('legacy').openapi(routes.companies, companies).openapi(routes.profile, profile)
