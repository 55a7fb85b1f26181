/** Whom a printed name means: a table of bodies, people and names that do not tell. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { natureOf } from '../../../lib/domain/kernel/legal-entity.ts'
import { GIVEN_NAMES, SURNAMES } from '../../../lib/domain/kernel/turkish-names.ts'
import { upper } from '../../../lib/domain/kernel/text.ts'

const lines = (text: string): string[] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim())

const ENTITIES = lines(`
  ÖRNEK ANONİM ŞİRKETİ
  ÖRNEK A.Ş.
  ÖRNEK A. Ş.
  ÖRNEK AŞ
  Örnek A.ş
  ÖRNEK GIDA SANAYİ VE TİCARET LİMİTED ŞİRKETİ
  ÖRNEK GIDA LTD.ŞTİ.
  ÖRNEK LTD ŞTİ
  ÖRNEK LİMİTED
  ÖRNEK LİMİTED VE TİCARET ŞİRKETİ
  ÖRNEK KOLLEKTİF ŞİRKETİ AHMET YILMAZ VE ORTAKLARI
  AHMET YILMAZ VE ORTAKLARI KOMANDİT ŞİRKETİ
  ÖRNEK ANONİM ŞİRKETİ'NE
  ÖRNEK ANONİM ŞİRKETİNİN
  ÖRNEK LİMİTED ŞİRKETİNE
  ÖRNEK LİMİTED ŞİRKETİNDEN
  ÖRNEK ANONİM SİRKETI
  ÖRNEK ANONİM ŞİRKEIİ
  ÖRNEK ANONİM ŞİRKETl
  ÖRNEK LTD. 5Tİ.
  ÖRNEK A.Ş. (TASFİYE HALİNDE)
  TASFİYE HALİNDE ÖRNEK İNŞAAT
  ÖRNEK HOLDİNG
  ÖRNEK HOLDİNG ANONİM ŞİRKETİ
  ÖRNEK A.Ş. İZMİR ŞUBESİ
  SINIRLI SORUMLU ÖRNEK KONUT YAPI KOOPERATİFİ
  S.S. ÖRNEK TARIM KREDİ KOOPERATİFİ
  S.S. ÖRNEK KOOPERATİFLERİ BİRLİĞİ
  S.S. ÖRNEK KOOPERATİFİNİN
  ÖRNEK KOOPERAT1Fİ
  TÜRK EĞİTİM VAKFI
  AHMET YILMAZ VAKFI
  AHMET YILMAZ VAKFINA
  ÖRNEK YARDIMLAŞMA DERNEĞİ
  ÖRNEK DERNEĞİ İKTİSADİ İŞLETMESİ
  İSTANBUL SANAYİ ODASI
  ANKARA TİCARET ODASINA
  TÜRKİYE ODALAR VE BORSALAR BİRLİĞİ
  DENİZ SENDİKASI
  TÜRKİYE İŞÇİ SENDİKALARI KONFEDERASYONU
  TÜRKİYE FUTBOL FEDERASYONU
  ANKARA BÜYÜKŞEHİR BELEDİYESİ
  KADIKÖY BELEDİYE BAŞKANLIĞI
  HAZİNE VE MALİYE BAKANLIĞI
  MALİYE HAZİNESİ
  ÖZELLEŞTİRME İDARESİ BAŞKANLIĞI
  VAKIFLAR GENEL MÜDÜRLÜĞÜ
  İSTANBUL TİCARET SİCİLİ MÜDÜRLÜĞÜ
  İL MİLLİ EĞİTİM MÜDÜRLÜĞÜNÜN
  BOĞAZİÇİ ÜNİVERSİTESİ
  ÖRNEK VAKIF ÜNİVERSİTESİ REKTÖRLÜĞÜ
  TASARRUF MEVDUATI SİGORTA FONU
  ÖRNEK GİRİŞİM SERMAYESİ YATIRIM FONU
  TÜRKİYE VARLIK FONU
  TMSF
  TOKİ
  SOSYAL GÜVENLİK KURUMU
  SERMAYE PİYASASI KURULU
  TÜRKİYE CUMHURİYET MERKEZ BANKASI
  T.C. ZİRAAT BANKASI
  AKBANK
  VAKIFBANK
  DEUTSCHE BANK
  TÜRKİYE VAKIFLAR BANKASI T.A.O.
  ÖRNEK ADİ ORTAKLIĞI
  ÖRNEK İŞ ORTAKLIĞI
  AHMET YILMAZ VE AYŞE KAYA ADİ ORTAKLIĞI
  ÖRNEK-DENEME ORTAK GİRİŞİMİ
  ÖRNEK KONSORSİYUMU
  MEHMET DEMİR MİRASÇILARI
  MEHMET DEMİR VARİSLERİ
  MEHMET DEMİR TEREKESİ
  AHMET YILMAZ VE ORTAKLARI
  ÖRNEK İLKÖĞRETİM OKULU
  GALATASARAY LİSESİ
  ÖRNEK SPOR KULÜBÜ
  İSTANBUL BAROSU
  BORSA İSTANBUL ANONİM ŞİRKETİ
  KONYA TİCARET BORSASI
  ÇANKAYA KAYMAKAMLIĞI
  İSTANBUL VALİLİĞİ
  ORDU YARDIMLAŞMA SANDIĞI
  MUSEVİ CEMAATİ
  DEVLET SU İŞLERİ İDARESİ
  ALMANYA BÜYÜKELÇİLİĞİ
  KADIKÖY VERGİ DAİRESİ
  ÖRNEK DONATMA İŞTİRAKİ
  BEISPIEL GMBH
  BEISPIEL GmbH & Co. KG
  BEISPIEL AG
  SIEMENS AKTIENGESELLSCHAFT
  BEISPIEL STIFTUNG
  EXEMPLE S.A.
  EXEMPLE S.A.R.L.
  EXEMPLE SARL
  EXEMPLE S.A.S.
  ESEMPIO S.p.A.
  ESEMPIO S.R.L.
  EJEMPLO S.L.
  VOORBEELD B.V.
  VOORBEELD BV
  VOORBEELD N.V.
  EXAMPLE LTD
  EXAMPLE LIMITED
  EXAMPLE LLC
  EXAMPLE L.L.C.
  EXAMPLE INC.
  EXAMPLE CORP.
  EXAMPLE CORPORATION
  EXAMPLE TRADING COMPANY
  EXAMPLE PLC
  EXAMPLE LLP
  XYZ TRUST
  XYZ GROUP
  EXAMPLE HOLDINGS
  EXAMPLE PARTNERS
  EXAMPLE FOUNDATION
  UNIVERSITY OF EXAMPLE
  BANK OF EXAMPLE
  MINISTRY OF FINANCE
  EXAMPLE PTE. LTD.
  EXAMPLE SDN BHD
  EXAMPLE PTY LTD
  EXAMPLE FZE
  EXAMPLE W.L.L.
  PRZYKLAD SP. Z O.O.
  PRIMER D.O.O.
  PRIMER EOOD
  PELDA KFT
  PRIMER OOO
  EXEMPEL OYJ
  PRIKLAD S.R.O.
`)

const PEOPLE = lines(`
  AHMET YILMAZ
  Ayşe Işık
  MEHMET ALİ KAYA
  Ayşe Nur Öztürk Kaya
  HASAN ŞAŞ
  AHMET VAKIF
  MEHMET BANKACI
  AYŞE ODA
  MEHMET FON
  HÜSEYİN BİRLİK
  MUSTAFA DERNEK
  MURAT KURUM
  AHMET ORTAK
  MEHMET ORMAN
  AHMET OKUL
  FATMA ODABAŞI
  MEHMET SİRKECİ
  ALİ VAKIFLI
  HATİCE BİRLİKÇİ
  MEHMET ŞİRKETÇİOĞLU
  AHMET BANKOĞLU
  MUSTAFA SAVAŞ
  HASAN ALTINTAŞ
  DENİZ GÜNEŞ
  DENİZ TOPRAK
  YILDIZ KAYA
  JOHN SMITH
  MARIA SA
  HANS MÜLLER
  MARIA DEL CARMEN LOPEZ
  JAN VAN DER BERG
  AHMAD BIN KHALID AL SAUD
  SERGEY IVANOV
  XIAOMING ZHANG
  Ş. YILMAZ
  A. B. YILMAZ
  AHMET YILMAZ'IN
  AHMET YILMAZ (T.C. KİMLİK NO: 123******45)
`)

const UNCERTAIN = lines(`
  DENİZ VAKIF
  GÜNEŞ BİRLİK
  YAPI ODA
  GÜVEN FON
  AHMET BANK
  DENİZ BANK
  JOHN BANK
  AHMET GROUP
  ALİ TRUST
  MEHMET HOLDEN GROUP
  ÖRNEK SA
  BOA SA
  AHMET AŞ
  ABDİ ABACI ÖRNEK AŞ
  ABDİ ABACI SA
  ABDİ ABACI TMSF
  AHMET TOKİ
  ÖRNEK İNŞAAT
  ÖRNEK GIDA SANAYİ TİCARET
  AHMET YILMAZ İNŞAAT SANAYİ
  AHMET YILMAZ GIDA İNŞAAT
  YILMAZ TİCARET
  ÖRNEK A.Ş. AHMET YILMAZ
  ÖRNEK ANONİM ŞİRKETİ ADINA AHMET YILMAZ
  AHMET YILMAZ VE MEHMET KAYA
  ÖRNEK GRUBU
  A GRUBU
  KÜLTÜR MERKEZİ
  YÖNETİM KURULU
  YÖNETİM KURULU BAŞKANLIĞI
  GENEL KURULU
  ANONİM ŞİRKETİ
  AHMET
  ŞİRKET
  VAKIF
  3M TÜRKİYE
  ÖRNEK & DENEME
`)

describe('the nature of a printed name', () => {
  it.each(ENTITIES)('%s is a legal entity', (name) => {
    expect(natureOf(name)).toBe('legal_entity')
  })
  it.each(PEOPLE)('%s is a natural person', (name) => {
    expect(natureOf(name)).toBe('natural_person')
  })
  it.each(UNCERTAIN)('%s does not tell', (name) => {
    expect(natureOf(name)).toBe('uncertain')
  })

  const given = fc.constantFrom(...GIVEN_NAMES.map(upper))
  const surnames = fc.constantFrom(...SURNAMES.map(upper))

  it('of a common given name and surname is a person', () => {
    fc.assert(
      fc.property(given, surnames, (name, surname) => {
        expect(natureOf(`${name} ${surname}`)).toBe('natural_person')
      }),
      { numRuns: 2000 },
    )
  })

  it('stays a person with one more given name, but for plain words before a surname that bodies are called by', () => {
    const alsoBodies = /(?:^| )(?:ŞAŞ|VAKIF|ODA|FON|BİRLİK|DERNEK|KURUM|ORTAK|ORMAN|OKUL|SA)$/
    fc.assert(
      fc.property(fc.constantFrom(...PEOPLE.filter((name) => name.split(' ').length < 7)), given, (person, name) => {
        const either = alsoBodies.test(person) ? ['natural_person', 'uncertain'] : ['natural_person']
        expect(either).toContain(natureOf(`${name} ${person}`))
      }),
    )
  })

  it('is no person because a person’s name stands before that of a body', () => {
    fc.assert(
      fc.property(fc.constantFrom(...ENTITIES), given, surnames, (entity, name, surname) => {
        expect(natureOf(`${name} ${surname} ${entity}`)).not.toBe('natural_person')
      }),
    )
  })

  it('is that of a body with a legal form behind any name', () => {
    const forms = fc.constantFrom(
      'A.Ş.',
      'LTD. ŞTİ.',
      'LİMİTED ŞİRKETİ',
      'VAKFI',
      'DERNEĞİ',
      'KOOPERATİFİ',
      'GmbH',
      'LLC',
      'ADİ ORTAKLIĞI',
      'MİRASÇILARI',
    )
    fc.assert(
      fc.property(given, surnames, forms, (name, surname, form) => {
        expect(natureOf(`${name} ${surname} ${form}`)).toBe('legal_entity')
      }),
    )
  })

  it('does not hang on case and on blanks around it', () => {
    fc.assert(
      fc.property(fc.constantFrom(...ENTITIES, ...PEOPLE, ...UNCERTAIN), (name) => {
        expect(natureOf(` ${upper(name)}  `)).toBe(natureOf(name))
      }),
    )
  })
})
