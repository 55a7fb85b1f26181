import { Failure } from '../../lib/domain/kernel/errors.ts'
import { REPORT_ID } from '../../lib/domain/report/id.ts'
import { SEALS } from '../../lib/domain/report/names.ts'
import type { PublicDeps, PublicOperation } from '../../lib/http/app/group.ts'
import { checkPage as checkPageUrl } from '../../lib/http/wire/report-wire.ts'
import { jwks } from '../../lib/platform/seal/keys.ts'
import { type KnownReport, knownReport } from '../../lib/store/reports.ts'
import type { routes } from './contract.ts'
import { pageHtml } from './page/page.ts'
import script from './page/kontrol.bundle.js'
import style from './page/kontrol.css'

/** Said again by the cache for a minute; what is not there now may be there then. */
const SHORTLY = 'public, max-age=60'

const known = async ({ db }: PublicDeps, id: string, file: string | null): Promise<KnownReport | null> =>
  REPORT_ID.test(id) ? knownReport(db, id, file) : null

export const checkReport: PublicOperation<typeof routes.checkReport> = async (c) => {
  const deps = c.get('deps')
  const id = c.req.valid('param').rapor_kimligi
  const found = await known(deps, id, c.req.valid('query').dosya ?? null)
  if (!found) throw new Failure('not_found', { extra: { rapor_kimligi: id, verildi: false } })
  const { tr, en } = SEALS[found.seal].name
  c.header('cache-control', SHORTLY)
  return c.json(
    {
      rapor_kimligi: id,
      verildi: true as const,
      deneme: found.sandbox,
      muhur: found.seal,
      muhur_ad: tr,
      muhur_ad_en: en,
      icerik_ozeti: found.digest,
      ilk_uretim_tarihi: found.firstIssuedOn,
      uretim_tarihi: found.issuedOn,
      imza: found.signature,
      anahtarlar: `${deps.baseUrl}/.well-known/jwks.json`,
      yeni_rapor_var: found.newer,
      dosya_verildi: found.file,
      sayfa: checkPageUrl(deps.baseUrl, id),
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
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

export const checkPage: PublicOperation<typeof routes.checkPage> = async (c) => {
  const deps = c.get('deps')
  const id = c.req.valid('param').rapor_kimligi
  const found = await known(deps, id, null)
  return c.body(await pageHtml(id, found, c.req.valid('query').dil ?? deps.language), found ? 200 : 404, {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': POLICY,
    'referrer-policy': 'no-referrer',
    'cache-control': found ? SHORTLY : 'no-store',
    vary: 'Accept-Language',
  })
}
