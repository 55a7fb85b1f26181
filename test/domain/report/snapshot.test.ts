/** The content of a report: every key of the interface and no key more, whatever the company; sealed by what is known of it. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SECTIONS, type SectionState } from '../../../lib/domain/company/completeness.ts'
import type { CompanyRecord } from '../../../lib/domain/company/record.ts'
import { addDays } from '../../../lib/domain/kernel/dates.ts'
import { snapshotOf } from '../../../lib/domain/report/compose.ts'
import { dataState, pendingSections, sealOf } from '../../../lib/domain/report/seal.ts'
import type { ReportSource, Snapshot } from '../../../lib/domain/report/snapshot.ts'
import { snapshot as contract } from '../../../lib/http/wire/report-wire.ts'
import { becomes, capital, elected, founded, holds, leaves, moves, notice, recordOf, signs } from '../../support/facts.ts'
import { sandboxCodes, sandboxRecord } from '../../support/made-up.ts'

const DAY = '2026-11-21'
const NOT_SCREENED = {
  tarandi: false,
  deneme: true,
  taranan: 0,
  isabetler: [],
  liste_tarihi: '',
  gerekceler: [{ tr: 'Deneme.', en: 'Sandbox.' }],
}
const of = (record: CompanyRecord | null, more: Partial<Parameters<typeof snapshotOf>[1]> = {}): Snapshot =>
  snapshotOf(record, {
    company: {
      id: record?.id ?? 'DENEME-YAVAS',
      unvan: record?.title ?? null,
      mudurluk: record?.office ?? null,
      sicil_no: record?.registryNo ?? null,
    },
    sandbox: true,
    today: DAY,
    screening: NOT_SCREENED,
    ...more,
  })

/** Every source a snapshot shows, wherever it stands. */
const sourcesIn = (value: unknown): ReportSource[] => {
  if (value === null || typeof value !== 'object') return []
  if ('ilan_id' in value && 'alinti' in value) return [value as ReportSource]
  return Object.values(value).flatMap(sourcesIn)
}

const SEALS: Record<string, Snapshot['muhur']['kod']> = {
  'DENEME-TAM': 'DOGRULANDI',
  'DENEME-KISMI': 'KISMI',
  'DENEME-LIMITED': 'DOGRULANDI',
  'DENEME-SURESI-DOLMUS': 'DOGRULANDI',
  'DENEME-TASFIYE': 'DOGRULANDI',
  'DENEME-IFLAS': 'DOGRULANDI',
  'DENEME-KONKORDATO': 'DOGRULANDI',
  'DENEME-DERECE': 'DOGRULANDI',
  'DENEME-KAPALI': 'DOGRULANDI',
  'DENEME-SUBE': 'KISMI',
  'DENEME-YAVAS': 'DOGRULANDI',
  'DENEME-KAYNAK-KAPALI': 'DOGRULANDI',
}

describe.each(sandboxCodes)('%s', (code) => {
  const veri = of(sandboxRecord(code))

  it('has every key of the interface and no other', () => {
    expect(contract.parse(JSON.parse(JSON.stringify(veri)))).toEqual(veri)
  })

  it(`is sealed ${SEALS[code]}, with reasons in both languages`, () => {
    expect(veri.muhur.kod).toBe(SEALS[code])
    expect(veri.muhur.gerekceler.length).toBeGreaterThan(0)
    for (const { tr, en } of veri.muhur.gerekceler) expect([tr, en]).toEqual([expect.stringMatching(/\.$/), expect.stringMatching(/\.$/)])
    expect(veri.veri_tamligi.map(({ bolum }) => bolum)).toEqual([...SECTIONS])
  })

  it('counts the quotes a reader counts', () => {
    const shown = sourcesIn(veri)
    const verified = shown.filter(({ dogrulandi }) => dogrulandi).length
    expect(veri.alintilar).toMatchObject({ dogrulanan: verified, dogrulanmayan: shown.length - verified })
    expect(veri.alintilar.toplam).toBe(shown.length + veri.alintilar.kaynaksiz)
  })

  it('shows at most ten changes, the newest first', () => {
    const days = veri.degisiklikler.map(({ tarih }) => tarih.split('.').reverse().join('-'))
    expect(days.length).toBeLessThanOrEqual(10)
    expect(days).toEqual([...days].sort().reverse())
  })
})

describe('what a report shows', () => {
  it('tells who signs how, and from which notice', () => {
    const chair = of(sandboxRecord('DENEME-TAM')).yetkililer?.[0]
    expect(chair).toMatchObject({
      isim: 'ELİF ÖRNEKOĞLU',
      temsil: 'münferiden',
      gorev_bitis: '15.09.2029',
      suresi_dolmus: false,
      yeni_kurul: '',
      kaynak: { tarih: '22.09.2026', dogrulandi: true },
    })
    expect(chair).not.toHaveProperty('birlikte')
    const joint = of(sandboxRecord('DENEME-TAM')).yetkililer?.[1]
    expect(joint).toMatchObject({ isim: 'KEREM KURGUSAL', birlikte: ['ELİF ÖRNEKOĞLU', 'IŞIK FARAZİ'] })
  })

  it('keeps apart a term that is over and a successor elected since', () => {
    const board = (until: string) => [
      elected('AYŞE YILMAZ', 'board_chair', { until }),
      elected('ALİ VELİ', 'board_member', { until }),
      signs('AYŞE YILMAZ'),
    ]
    const record = recordOf([
      notice('2020-01-01', [founded(), ...board('2023-01-01')]),
      notice('2023-02-01', [elected('CAN ER', 'board_chair', { until: '2026-02-01' }), signs('CAN ER')]),
    ])
    const veri = of(record)
    expect(veri.yetkililer?.map(({ isim, suresi_dolmus }) => [isim, suresi_dolmus])).toEqual([['CAN ER', true]])
    expect(veri.bitmis_gorunen_yetkililer?.map(({ isim, yeni_kurul, suresi_dolmus }) => [isim, yeni_kurul, suresi_dolmus]).sort()).toEqual([
      ['ALİ VELİ', '01.02.2023', true],
      ['AYŞE YILMAZ', '01.02.2023', true],
    ])
    expect(veri.uyum?.find(({ tur }) => tur === 'yk_suresi_dolmus')).toMatchObject({
      aktif: true,
      dayanak: 'TTK m.362, m.530',
      tarih: '01.02.2026',
    })
  })

  it('tells no share of a capital the holdings no longer make up', () => {
    const record = recordOf([
      notice('2020-01-01', [
        founded(),
        capital('establishment', null, '100000'),
        holds('AYŞE YILMAZ', '60000'),
        holds('ALİ VELİ', '40000'),
      ]),
      notice('2024-01-01', [capital('increase', '100000', '1000000')]),
    ])
    expect(
      of(
        recordOf([
          notice('2020-01-01', [capital('establishment', null, '100000'), holds('AYŞE YILMAZ', '60000'), holds('ALİ VELİ', '40000')]),
        ]),
      ).ortaklar?.liste.map(({ pay_orani }) => pay_orani),
    ).toEqual(['%60', '%40'])
    expect(of(record).ortaklar?.liste.map(({ pay_tutari, pay_orani }) => [pay_tutari, pay_orani])).toEqual([
      ['60.000,00 TL', ''],
      ['40.000,00 TL', ''],
    ])
  })

  it('has nothing but what is pending while the profile is not ready', () => {
    const veri = of(null)
    expect(contract.parse(veri)).toEqual(veri)
    expect(veri).toMatchObject({
      profil_hazir: false,
      muhur: { kod: 'DOGRULANMADI' },
      kimlik: null,
      durum: null,
      yetkililer: null,
      bitmis_gorunen_yetkililer: null,
      sermaye: null,
      ortaklar: null,
      uyum: null,
      degisiklikler: [],
      ilan_sayisi: 0,
      alintilar: { toplam: 0, dogrulanan: 0, dogrulanmayan: 0, kaynaksiz: 0 },
      yaptirim: { tarandi: false, deneme: true },
    })
    expect([pendingSections(veri), dataState(veri)]).toEqual([[...SECTIONS], 'hazirlaniyor'])
  })

  it('leaves out what counts only later', () => {
    const record = recordOf([notice('2020-01-01', [founded()]), notice('2027-01-01', [becomes('LIQUIDATION')])])
    expect(of(record)).toMatchObject({ durum: { kod: 'FAAL' }, ilan_sayisi: 1 })
  })

  it('has the screening it is given', () => {
    const screening = {
      tarandi: true,
      deneme: false,
      taranan: 4,
      isabetler: [{ ad: 'CAN ER', rol: 'Müdür', liste: 'UN', liste_kaydi: 'QDi.1', program: 'Al-Qaida' }],
      liste_tarihi: '20.11.2026',
      gerekceler: [],
    }
    expect(of(recordOf([]), { sandbox: false, screening }).yaptirim).toEqual(screening)
  })
})

describe('the seal', () => {
  type Sections = Partial<Record<(typeof SECTIONS)[number], Partial<SectionState>>>
  const sections = (more: Sections = {}): SectionState[] =>
    SECTIONS.map((section) => ({ section, state: 'tam', method: 'kural', notices: 3, limits: [], structural: false, ...more[section] }))
  const limits = [{ tr: 'Bir şey eksik.', en: 'Something is missing.' }]
  const quotes = (more: Partial<Snapshot['alintilar']> = {}) => ({ toplam: 9, dogrulanan: 9, dogrulanmayan: 0, kaynaksiz: 0, ...more })
  const partial: Partial<SectionState> = { state: 'kismi', limits }

  it('is lowered by an older day of the gazette that is not settled, which it names, and by nothing else of it', () => {
    const record = sandboxRecord('DENEME-TAM')
    const [settled, open] = [of(record, { openDay: null }), of(record, { openDay: '2026-11-18' })]
    expect([settled.muhur.kod, open.muhur.kod]).toEqual(['DOGRULANDI', 'KISMI'])
    expect(open.muhur.gerekceler.map(({ tr }) => tr)).toContainEqual(expect.stringContaining('18.11.2026 günü kesinleşmedi'))
    expect(open.muhur.gerekceler.map(({ en }) => en)).toContainEqual(expect.stringContaining('is not settled'))
    const others = ({ veri_tamligi }: Snapshot) => veri_tamligi.filter(({ bolum }) => bolum !== 'ilanlar')
    expect(others(open)).toEqual(others(settled))
    expect({ ...open, muhur: settled.muhur, veri_tamligi: settled.veri_tamligi }).toEqual(settled)
    // what is partial by itself says why itself
    const partial = sandboxRecord('DENEME-KISMI')
    expect(of(partial, { openDay: '2026-11-18' }).muhur).toEqual(of(partial).muhur)
  })

  it.each<[string, boolean, Sections, Partial<Snapshot['alintilar']>, string, string[]]>([
    ['everything is whole', true, {}, {}, 'DOGRULANDI', ['Kimlik, yetkililer', 'Gösterilen 9 bilgi']],
    ['the profile is not ready', false, {}, {}, 'DOGRULANMADI', ['Şirketin profili hazır değil']],
    ['the officers are partial', true, { yetkililer: partial }, {}, 'KISMI', ['Yetkililer: Bir şey eksik.']],
    [
      'two core sections are partial',
      true,
      { kimlik: partial, ilanlar: partial },
      {},
      'KISMI',
      ['Kimlik: Bir şey eksik.', 'İlanlar: Bir şey eksik.'],
    ],
    [
      'no notice tells the capital',
      true,
      { sermaye: { state: 'yok' } },
      {},
      'KISMI',
      ['Sermaye: ilanlarda bu bölüme ait kayıt bulunamadı.'],
    ],
    ['the registry publishes no capital', true, { sermaye: { state: 'yayimlanmiyor', limits } }, {}, 'KISMI', ['Sermaye: Bir şey eksik.']],
    ['only the shareholders are partial', true, { ortaklik: partial }, {}, 'DOGRULANDI', ['Kimlik, yetkililer', 'Gösterilen 9']],
    ['only the articles are partial', true, { esas_sozlesme: partial }, {}, 'DOGRULANDI', ['Kimlik, yetkililer', 'Gösterilen 9']],
    [
      'the shareholders are partial by nature',
      true,
      { ortaklik: { ...partial, structural: true } },
      {},
      'DOGRULANDI',
      ['Kimlik, yetkililer', 'Gösterilen 9', 'Ortaklık: Bir şey eksik.'],
    ],
    [
      'a core section is partial by nature',
      true,
      { sermaye: { ...partial, structural: true } },
      {},
      'DOGRULANDI',
      ['Kimlik, yetkililer', 'Gösterilen 9', 'Sermaye: Bir şey'],
    ],
    ['a quote is not verified', true, {}, { dogrulanan: 8, dogrulanmayan: 1 }, 'KISMI', ['1 bilginin alıntısı']],
    ['a fact has no source', true, {}, { dogrulanan: 7, kaynaksiz: 2 }, 'KISMI', ['2 bilginin dayandığı ilan']],
    [
      'all of it',
      true,
      { yetkililer: partial },
      { dogrulanan: 6, dogrulanmayan: 1, kaynaksiz: 2 },
      'KISMI',
      ['Yetkililer', '1 bilginin', '2 bilginin'],
    ],
  ])('where %s', (_, ready, more, counted, code, reasons) => {
    const seal = sealOf(ready, sections(more), quotes(counted))
    expect(seal.kod).toBe(code)
    expect(seal.gerekceler.map(({ tr }, at) => tr.slice(0, reasons[at]?.length))).toEqual(reasons)
  })
})

const people = fc.constantFrom('AYŞE YILMAZ', 'ALİ VELİ', 'CAN ER', 'ECE TUNA')
const told = fc.oneof(
  fc
    .tuple(people, fc.constantFrom('board_member' as const, 'board_chair' as const, 'general_manager' as const))
    .map(([name, role]) => elected(name, role, { term_years: 3 })),
  people.map((name) => leaves(name)),
  people.map((name) => signs(name)),
  fc.tuple(people, people).map((two) => signs(two, 'joint')),
  fc.constantFrom('50000', '90000').map((amount) => capital('increase', null, amount)),
  people.map((name) => holds(name, '1000')),
  fc.constantFrom('A MAH.', 'B MAH.').map((to) => moves(null, to)),
)
const records = fc
  .array(
    fc
      .tuple(
        fc.integer({ min: 0, max: 30 }).map((at) => addDays('2019-01-01', at * 60)),
        fc.array(told, { maxLength: 5 }),
      )
      .map(([day, facts]) => notice(day, facts)),
    { maxLength: 8 },
  )
  .map((list) => recordOf(list))

describe('any company', () => {
  it('gives the same content in whatever order its notices and facts come, and fits the contract', () => {
    fc.assert(
      fc.property(
        records.chain((record) =>
          fc.tuple(
            fc.constant(record),
            fc.shuffledSubarray(record.notices, { minLength: record.notices.length }),
            fc.shuffledSubarray(record.facts, { minLength: record.facts.length }),
          ),
        ),
        ([record, notices, facts]) => {
          const veri = of(record)
          expect(of({ ...record, notices, facts })).toEqual(veri)
          expect(contract.parse(veri)).toEqual(veri)
          const { toplam, dogrulanan, dogrulanmayan, kaynaksiz } = veri.alintilar
          expect(dogrulanan + dogrulanmayan + kaynaksiz).toBe(toplam)
        },
      ),
    )
  })

  it('of 300 officers and 2,000 changes gives all officers and ten changes', () => {
    const founding = notice('2010-01-01', [founded(), capital('establishment', null, '1000000')])
    const officers = Array.from(
      { length: 300 },
      (_, at) => `ÜYE ${'ABCDEFGHIJ'[at % 10]}${'KLMNOPRSTU'[Math.floor(at / 10) % 10]}${'ABC'[Math.floor(at / 100)]} SOYAD`,
    )
    const seats = notice(
      '2025-01-01',
      officers.flatMap((name) => [elected(name, 'authorised_signatory'), signs(name)]),
    )
    const moved = Array.from({ length: 2000 }, (_, at) => notice(addDays('2011-01-01', at), [moves(null, `${at} SOKAK`)]))
    const veri = of(recordOf([founding, ...moved, seats]))
    expect(veri.yetkililer).toHaveLength(300)
    expect(veri.degisiklikler).toHaveLength(10)
    expect(veri.ilan_sayisi).toBe(2002)
  })
})
