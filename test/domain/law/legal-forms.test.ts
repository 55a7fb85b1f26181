import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LEGAL_FORM_CODES } from '../../../lib/domain/law/legal-form.ts'
import { LEGAL_FORMS, legalFormOf, searchKey, titleWithoutForm } from '../../../lib/domain/law/tr/legal-forms.ts'
import { fold, lower, squeeze } from '../../../lib/domain/kernel/text.ts'

/** title | code | title without form */
const TITLES = `
DENEME ENERJİ YATIRIMLARI ANONİM ŞİRKETİ | JOINT_STOCK | DENEME ENERJİ YATIRIMLARI
Deneme Enerji A.Ş. | JOINT_STOCK | Deneme Enerji
DENEME AŞ | JOINT_STOCK | DENEME
DENEME A.Ş | JOINT_STOCK | DENEME
Deneme A. Ş. | JOINT_STOCK | Deneme
DENEME ANONIM SIRKETI | JOINT_STOCK | DENEME
DENEME HAVA YOLLARI ANONİM ORTAKLIĞI | JOINT_STOCK | DENEME HAVA YOLLARI
DENEME BANKASI T.A.Ş. | JOINT_STOCK | DENEME BANKASI
DENEME BANKASI TÜRK ANONİM ORTAKLIĞI | JOINT_STOCK | DENEME BANKASI TÜRK
DENEME BANKASI T.A.O. | JOINT_STOCK | DENEME BANKASI
BİRİNCİ ANONİM TÜRK DENEME ŞİRKETİ | JOINT_STOCK | BİRİNCİ TÜRK DENEME
DENEME TEKSTİL SANAYİ VE TİCARET LİMİTED ŞİRKETİ | LIMITED | DENEME TEKSTİL SANAYİ VE TİCARET
DENEME TEKSTİL SAN. VE TİC. LTD.ŞTİ. | LIMITED | DENEME TEKSTİL SAN. VE TİC
Deneme Ltd. Şti. | LIMITED | Deneme
DENEME LTD STI | LIMITED | DENEME
DENEME VE LİMİTED ŞİRKETİ | LIMITED | DENEME
DENEME İNŞAAT LİMİTED VE TİCARET ŞİRKETİ | LIMITED | DENEME İNŞAAT VE TİCARET
DENEME ÖZ VE ORTAĞI KOLLEKTİF ŞİRKETİ | GENERAL_PARTNERSHIP | DENEME ÖZ VE ORTAĞI
DENEME KOLEKTİF ŞİRKETİ | GENERAL_PARTNERSHIP | DENEME
DENEME KOLL. ŞTİ. | GENERAL_PARTNERSHIP | DENEME
DENEME ADİ KOMANDİT ŞİRKETİ | LIMITED_PARTNERSHIP | DENEME
DENEME KOM. ŞTİ. | LIMITED_PARTNERSHIP | DENEME
DENEME SERMAYESİ PAYLARA BÖLÜNMÜŞ KOMANDİT ŞİRKETİ | PARTNERSHIP_LIMITED_BY_SHARES | DENEME
S.S. DENEME KONUT YAPI KOOPERATİFİ | COOPERATIVE | DENEME KONUT YAPI
SINIRLI SORUMLU DENEME TARIMSAL KALKINMA KOOPERATİFİ | COOPERATIVE | DENEME TARIMSAL KALKINMA
S.S. DENEME KONUT YAPI KOOP. | COOPERATIVE | DENEME KONUT YAPI
S.S. DENEME ESNAF VE SANATKARLAR KREDİ VE KEFALET KOOPERATİFİ BAŞKANLIĞI | COOPERATIVE | DENEME ESNAF VE SANATKARLAR KREDİ VE KEFALET KOOPERATİFİ BAŞKANLIĞI
S.S. DENEME PANCAR EKİCİLERİ KOOPERATİFLERİ BİRLİĞİ | COOPERATIVE_UNION | DENEME PANCAR EKİCİLERİ
DENEME BANKASI ANONİM ŞİRKETİ ÇORLU ŞUBESİ | BRANCH | DENEME BANKASI ÇORLU
DENEME BANKASI A.Ş. ÇORLU ŞUBESİ | BRANCH | DENEME BANKASI ÇORLU
DENEME TEKSTİL LTD. ŞTİ. EGE SERBEST BÖLGE ŞUBESİ | BRANCH | DENEME TEKSTİL EGE SERBEST BÖLGE
SAMPLE GMBH MERKEZİ ALMANYA İSTANBUL ŞUBESİ | FOREIGN_BRANCH | SAMPLE GMBH MERKEZİ ALMANYA İSTANBUL
SAMPLE LIMITED TÜRKİYE ŞUBESİ | FOREIGN_BRANCH | SAMPLE LIMITED TÜRKİYE
DENEME KIZILTEPE ŞUBESİ | BRANCH | DENEME KIZILTEPE
DENEME VAKFI İKTİSADİ İŞLETMESİ | FOUNDATION_ENTERPRISE | DENEME VAKFI
DENEME DERNEĞİ İKTİSADİ İŞLETMESİ | ASSOCIATION_ENTERPRISE | DENEME DERNEĞİ
DENEME DERNEĞİ ANKARA YURDU İKTİSADİ İŞLETMESİ | ASSOCIATION_ENTERPRISE | DENEME DERNEĞİ ANKARA YURDU
DENEME BELEDİYESİ SU İKTİSADİ İŞLETMESİ | PUBLIC_ENTERPRISE | DENEME BELEDİYESİ SU
DENEME SPOR KULÜBÜ İKTİSADİ İŞLETMESİ | ECONOMIC_ENTERPRISE | DENEME SPOR KULÜBÜ
DENEME KAMU İKTİSADİ TEŞEBBÜSÜ | STATE_ENTERPRISE | DENEME
DENEME - ÖRNEK İŞ ORTAKLIĞI | JOINT_VENTURE | DENEME - ÖRNEK
DENEME - ÖRNEK ORTAK GİRİŞİMİ | JOINT_VENTURE | DENEME - ÖRNEK
DENEME ŞİRKETİ ORTAK GİRİŞİMİ TİCARİ İŞLETMESİ | JOINT_VENTURE | DENEME ŞİRKETİ
DENEME VE ÖRNEK ADİ ORTAKLIĞI | ORDINARY_PARTNERSHIP | DENEME VE ÖRNEK
M/V DENEME DONATMA İŞTİRAKİ | SHIPOWNERS_PARTNERSHIP | M/V DENEME
AYŞE DENEME TİCARİ İŞLETMESİ | COMMERCIAL_ENTERPRISE | AYŞE DENEME
AYŞE DENEME ŞAHIS FİRMASI | SOLE_TRADER | AYŞE DENEME
TASFİYE HALİNDE DENEME İNŞAAT LİMİTED ŞİRKETİ | LIMITED | DENEME İNŞAAT
DENEME İNŞAAT LİMİTED ŞİRKETİ (TASFİYE HALİNDE) | LIMITED | DENEME İNŞAAT
İFLAS HALİNDE DENEME ANONİM ŞİRKETİ | JOINT_STOCK | DENEME
MÜFLİS DENEME A.Ş. | JOINT_STOCK | DENEME
TASFİYE HALİNDE S.S. DENEME KONUT YAPI KOOPERATİFİ | COOPERATIVE | DENEME KONUT YAPI
`
  .trim()
  .split('\n')
  .map((line) => line.split('|').map((part) => part.trim()) as [string, string, string])

describe('the form of a title', () => {
  it.each(TITLES)('%s is %s', (title, code, without) => {
    expect(legalFormOf(title)?.code).toBe(code)
    expect(titleWithoutForm(title)).toBe(without)
    expect(searchKey(title)).toBe(fold(without))
  })

  it.each(['AYŞE DENEME', 'AYŞE TAŞ', 'MERMER TAŞ', 'DENEME LTD', 'DENEME HOLDİNG', 'ANONİM ŞİRKETİ', 'A.Ş.', '', '…', 'ŞUBESİ'])(
    '%j names none',
    (title) => {
      expect(legalFormOf(title)).toBeNull()
    },
  )

  it('does not depend on case or Turkish letters', () => {
    for (const [title, code] of TITLES) {
      expect(legalFormOf(lower(title))?.code).toBe(code)
      expect(legalFormOf(fold(title))?.code).toBe(code)
      expect(searchKey(fold(title))).toBe(searchKey(title))
    }
  })

  it('is told for each code of the table', () => {
    const told = new Set(TITLES.map(([, code]) => code))
    for (const code of LEGAL_FORM_CODES) expect(told.has(code), code).toBe(true)
    for (const code of LEGAL_FORM_CODES) expect(LEGAL_FORMS[code].code).toBe(code)
  })
})

describe('foreign forms in the search key', () => {
  it.each([
    ['Sample GmbH', 'sample'],
    ['SAMPLE GMBH & CO. KG', 'sample'],
    ['Sample AG', 'sample'],
    ['Sample Ltd', 'sample'],
    ['Sample Pty Ltd', 'sample'],
    ['Sample, Inc.', 'sample'],
    ['Sample L.L.C.', 'sample'],
    ['Sample S.A.', 'sample'],
    ['Sample B.V.', 'sample'],
    ['Sample S.p.A.', 'sample'],
    ['Sample Sp. z o.o.', 'sample'],
    ['Sample S.r.l.', 'sample'],
    ['Sample Trading FZE', 'sample trading'],
    ['Sample Co., Ltd.', 'sample'],
    ['GmbH', 'gmbh'],
    ['deneme limited', 'deneme'],
    ['deneme anonim', 'deneme'],
    // where a Turkish form stands, a word that looks foreign is part of the name
    ['SANAL AĞ ANONİM ŞİRKETİ', 'sanal ag'],
    ['SAMPLE CORPORATION LİMİTED ŞİRKETİ', 'sample corporation'],
  ])('%j gives %j', (title, key) => expect(searchKey(title)).toBe(key))
})

describe('whatever the title', () => {
  const words = fc.constantFrom(
    'DENEME',
    'ANONİM',
    'ŞİRKETİ',
    'LTD.',
    'ŞTİ.',
    'A.Ş.',
    'TASFİYE',
    'HALİNDE',
    'S.S.',
    'KOOPERATİFİ',
    'ŞUBESİ',
    'VE',
    'GMBH',
    '–',
    '(',
    ')',
    'İKTİSADİ',
    'İŞLETMESİ',
    'VAKFI',
    'ÖZ',
  )
  const title = fc.array(words, { maxLength: 8 }).map((parts) => parts.join(' '))

  it('keeps at least one word, in the order of the title, squeezed', () =>
    fc.assert(
      fc.property(fc.oneof(title, fc.string({ unit: 'grapheme' })), (text) => {
        const without = titleWithoutForm(text)
        expect(without).toBe(squeeze(without))
        if (/[\p{L}\p{N}]/u.test(text)) expect(without).not.toBe('')
        let from = 0
        for (const word of without.split(' ')) {
          const at = text.indexOf(word, from)
          expect(at).toBeGreaterThanOrEqual(from)
          from = at + word.length
        }
      }),
      { numRuns: 500 },
    ))

  it('folds what is left into the search key', () =>
    fc.assert(
      fc.property(title, (text) => {
        expect(searchKey(text)).toBe(fold(titleWithoutForm(text)))
      }),
    ))
})
