import type { Country, Coverage, Identifier, Text } from './country.ts'

/** A country that is prepared and not open: its register, how companies are named there, and what the register publishes. */
type Plan = {
  code: string
  flag: string
  name: Text
  localName: string
  source: Text
  identifier: Pick<Identifier, 'name' | 'form' | 'example'>
  owners: Coverage
  finance: Coverage
}

const PLANS: Plan[] = [
  {
    code: 'DE',
    flag: '🇩🇪',
    name: { tr: 'Almanya', en: 'Germany' },
    localName: 'Deutschland',
    source: { tr: 'Ticaret sicili', en: 'Commercial register' },
    identifier: {
      name: { tr: 'Sicil numarası (HRA/HRB)', en: 'Register number (HRA/HRB)' },
      form: { tr: 'Mahkeme, HRA ya da HRB ve numara', en: 'Court, HRA or HRB, and number' },
      example: 'München HRB 12345',
    },
    owners: 'kismi',
    finance: 'istek',
  },
  {
    code: 'GB',
    flag: '🇬🇧',
    name: { tr: 'Birleşik Krallık', en: 'United Kingdom' },
    localName: 'United Kingdom',
    source: { tr: 'Şirketler sicili', en: 'Companies register' },
    identifier: {
      name: { tr: 'Şirket numarası', en: 'Company number' },
      form: { tr: 'Sekiz rakam ya da iki harf ve altı rakam', en: 'Eight digits, or two letters and six digits' },
      example: '01234567',
    },
    owners: 'var',
    finance: 'var',
  },
  {
    code: 'NL',
    flag: '🇳🇱',
    name: { tr: 'Hollanda', en: 'Netherlands' },
    localName: 'Nederland',
    source: { tr: 'Ticaret sicili', en: 'Trade register' },
    identifier: { name: { tr: 'KVK numarası', en: 'KVK number' }, form: { tr: 'Sekiz rakam', en: 'Eight digits' }, example: '12345678' },
    owners: 'yok',
    finance: 'istek',
  },
  {
    code: 'BG',
    flag: '🇧🇬',
    name: { tr: 'Bulgaristan', en: 'Bulgaria' },
    localName: 'България',
    source: { tr: 'Ticaret sicili', en: 'Commercial register' },
    identifier: { name: { tr: 'EIK numarası', en: 'EIK number' }, form: { tr: 'Dokuz rakam', en: 'Nine digits' }, example: '123456789' },
    owners: 'var',
    finance: 'istek',
  },
  {
    code: 'AZ',
    flag: '🇦🇿',
    name: { tr: 'Azerbaycan', en: 'Azerbaijan' },
    localName: 'Azərbaycan',
    source: { tr: 'Tüzel kişiler sicili', en: 'Register of legal entities' },
    identifier: { name: { tr: 'VÖEN numarası', en: 'VÖEN number' }, form: { tr: 'On rakam', en: 'Ten digits' }, example: '1234567890' },
    owners: 'yok',
    finance: 'yok',
  },
]

const planned = ({ code, flag, name, localName, source, identifier, owners, finance }: Plan): Country => {
  const note = { tr: 'Ülke açılınca sunulur.', en: 'Offered when the country opens.' }
  return {
    code,
    open: false,
    flag,
    name,
    localName,
    region: { code: 'avrupa-asya', name: { tr: 'Avrupa ve Batı Asya', en: 'Europe and Western Asia' } },
    tier: 'tam',
    targetTier: 'tam',
    beta: false,
    pending: true,
    source,
    identifiers: [{ ...identifier, check: { tr: 'Biçim denetlenir.', en: 'The form is checked.' }, searchable: true, primary: true }],
    data: {
      kimlik: { state: 'var', note },
      adres: { state: 'var', note },
      yetkili: { state: 'var', note },
      ortak: { state: owners, note },
      gf: { state: 'yok', note },
      ilan: { state: 'kismi', note },
      finans: { state: finance, note },
      belge: { state: 'istek', note },
    },
    documents: [],
    refresh: 'haftalik',
    watched: [],
    flags: [],
    transactions: {},
    compliancePrinciple: { tr: 'İşaretler yalnız resmî yayınlara dayanır.', en: 'Flags rest on official publications alone.' },
    answers: 'teklif',
    notes: [note],
    version: '2026-11-21',
  }
}

export const PLANNED: Country[] = PLANS.map(planned)
