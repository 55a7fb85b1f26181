import { completenessWire, type profileSections, profileShown } from '../../lib/http/wire/shown.ts'
import { clocks } from '../../lib/http/app/input.ts'
import { jsonText } from '../../lib/http/app/json-text.ts'
import { loadShown } from '../../lib/http/app/company.ts'
import type { Operation } from '../../lib/http/app/group.ts'
import { companyRefOf } from '../../lib/http/wire/wire.ts'
import type { ProfileWire, routes, Section } from './contract.ts'

type Sections = Omit<ProfileWire, 'sirket' | 'profil_hazir' | 'guncelleme' | 'bilinen' | 'okuma'>
/** What is sent as text has the shape of the contract. */
type Sent = ReturnType<typeof profileSections> extends Sections ? ProfileWire : never

export const profile: Operation<typeof routes.profile> = async (c) => {
  const deps = c.get('deps')
  const query = c.req.valid('query')
  const { day, known, told } = clocks(query, deps.today)
  const { company, builtAt, shown } = await loadShown(deps, c.req.valid('param').sirket_id, 'profile', { day, known }, profileShown)
  const head = { sirket: companyRefOf(company), profil_hazir: shown !== null, guncelleme: shown && builtAt, ...told }
  if (query.alanlar)
    return c.json({ ...head, ...chosen(shown === null ? EMPTY : (JSON.parse(shown.profile) as Sections), query.alanlar) }, 200)
  if (shown === null) return c.json({ ...head, ...EMPTY }, 200)
  return jsonText<Sent>(`${JSON.stringify(head).slice(0, -1)},${shown.profile.slice(1)}`)
}

const chosen = (sections: Sections, names: readonly Section[]): Partial<Sections> =>
  Object.fromEntries(Object.entries(sections).filter(([name]) => (names as readonly string[]).includes(name)))

const EMPTY: Sections = {
  ozet: null,
  ozet_en: null,
  kimlik: null,
  durum: null,
  yetkililer: null,
  bitmis_gorunen_yetkililer: null,
  sermaye: null,
  ortaklar: null,
  unvan_adres: null,
  esas_sozlesme: null,
  degisiklikler: null,
  ilanlar: null,
  uyum: null,
  bulgular: null,
  veri_durumu: completenessWire(null),
}
