import { Failure } from '../../lib/domain/kernel/errors.ts'
import { checkPage as checkPageUrl } from '../../lib/domain/report/document.ts'
import { CHECK_ID, REPORT_ID, SCREENING_ID } from '../../lib/domain/report/id.ts'
import { SEALS } from '../../lib/domain/report/names.ts'
import type { PublicDeps, PublicOperation } from '../../lib/http/app/group.ts'
import { jwks } from '../../lib/platform/seal/keys.ts'
import { knownCheck } from '../../lib/store/filed-checks.ts'
import { type KnownReport, knownReport } from '../../lib/store/reports.ts'
import { knownScreening } from '../../lib/store/screenings.ts'
import type { routes } from './contract.ts'
import { pageHtml } from './page/page.ts'
import script from './page/kontrol.bundle.js'
import style from './page/kontrol.css'

/** Said again by the cache for a minute; what is not there now may be there then. */
const SHORTLY = 'public, max-age=60'

const known = async ({ db }: PublicDeps, id: string, file: string | null, code: string | null): Promise<KnownReport | null> =>
  REPORT_ID.test(id)
    ? knownReport(db, id, file, code)
    : CHECK_ID.test(id)
      ? knownCheck(db, id, file, code)
      : SCREENING_ID.test(id)
        ? knownScreening(db, id, file)
        : null

const kindOf = (id: string) =>
  SCREENING_ID.test(id) ? ('yaptirim_taramasi' as const) : CHECK_ID.test(id) ? ('imza_kontrolu' as const) : ('dogrulama_raporu' as const)

export const checkReport: PublicOperation<typeof routes.checkReport> = async (c) => {
  const deps = c.get('deps')
  const id = c.req.valid('param').rapor_kimligi
  const { dosya, kod } = c.req.valid('query')
  const found = await known(deps, id, dosya ?? null, kod ?? null)
  if (!found) throw new Failure('not_found', { extra: { rapor_kimligi: id, verildi: false } })
  const seal = found.seal && SEALS[found.seal].name
  c.header('cache-control', SHORTLY)
  return c.json(
    {
      rapor_kimligi: id,
      verildi: true as const,
      tur: kindOf(id),
      deneme: found.sandbox,
      muhur: found.seal,
      muhur_ad: seal?.tr ?? null,
      muhur_ad_en: seal?.en ?? null,
      icerik_ozeti: found.digest,
      ilk_uretim_tarihi: found.issue?.firstIssuedOn ?? null,
      uretim_tarihi: found.issue?.issuedOn ?? null,
      imza: found.issue?.signature ?? null,
      anahtarlar: `${deps.baseUrl}/.well-known/jwks.json`,
      yeni_rapor_var: found.issue?.newer ?? null,
      dosya_verildi: found.file,
      sayfa: checkPageUrl({ baseUrl: deps.baseUrl, code: found.issue ? (kod ?? null) : null }, id),
    },
    200,
  )
}

export const keys: PublicOperation<typeof routes.keys> = (c) => {
  c.header('cache-control', 'public, max-age=300')
  return c.json(jwks(c.get('deps').reportKeys()), 200)
}

export const checkScript: PublicOperation<typeof routes.checkScript> = (c) =>
  c.body(script, 200, { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'public, max-age=3600' })

export const checkStyle: PublicOperation<typeof routes.checkStyle> = (c) =>
  c.body(style, 200, { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'public, max-age=3600' })

/** Nothing but this origin: no frame, no form, no other host. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; base-uri 'none'; " +
  "form-action 'none'; frame-ancestors 'none'"

export const checkPage: PublicOperation<typeof routes.checkPage> = async (c) => {
  const deps = c.get('deps')
  const id = c.req.valid('param').rapor_kimligi
  const { kod, dil } = c.req.valid('query')
  const found = await known(deps, id, null, kod ?? null)
  return c.body(await pageHtml({ id, code: kod ?? null, baseUrl: deps.baseUrl }, found, dil ?? deps.language), found ? 200 : 404, {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': POLICY,
    'referrer-policy': 'no-referrer',
    'cache-control': found ? SHORTLY : 'no-store',
    vary: 'Accept-Language',
  })
}
