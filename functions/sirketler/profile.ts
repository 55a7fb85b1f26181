import { completenessWire, type profileSections, profileShown } from '../../lib/http/wire/shown.ts'
import { clocks } from '../../lib/http/app/input.ts'
import { fieldsText, jsonText } from '../../lib/http/app/json-text.ts'
import { loadShown } from '../../lib/http/app/company.ts'
import type { Operation } from '../../lib/http/app/group.ts'
import { companyRefOf } from '../../lib/http/wire/wire.ts'
import type { ProfileWire, routes } from './contract.ts'

type Sections = Omit<ProfileWire, 'sirket' | 'profil_hazir' | 'guncelleme' | 'bilinen' | 'okuma'>
/** What is sent as text has the shape of the contract. */
type Sent = ReturnType<typeof profileSections> extends Sections ? ProfileWire : never

export const profile: Operation<typeof routes.profile> = async (c) => {
  const deps = c.get('deps')
  const { day, known, told } = clocks(c.req.valid('query'), deps.today)
  const { company, builtAt, shown } = await loadShown(deps, c.req.valid('param').sirket_id, 'profile', { day, known }, profileShown)
  if (shown === null) return c.json({ sirket: companyRefOf(company), profil_hazir: false, guncelleme: null, ...told, ...EMPTY }, 200)
  return jsonText<Sent>(
    `{"sirket":${JSON.stringify(companyRefOf(company))},"profil_hazir":true,"guncelleme":${JSON.stringify(builtAt)},${fieldsText(told)}` +
      shown.profile.slice(1),
  )
}

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
