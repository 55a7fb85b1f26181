/**
 * Each list from small made-up files with the traps of its publisher; then the publishers' own files, where they are at hand, by their own
 * counts.
 */
import { existsSync, readFileSync } from 'node:fs'
import writeXlsxFile from 'write-excel-file/node'
import { describe, expect, test } from 'vitest'
import { ListRefused } from '../../lib/domain/screening/entry.ts'
import { entryKeys } from '../../lib/domain/screening/keys.ts'
import { documentOf, readDocuments, readTexts } from '../support/lists.ts'

const A = [
  '',
  'AD-SOYAD/ÜNVANI',
  'TCKN/VKN/YKN/GKN\nPASAPORT NO',
  'KULLANDIĞI BİLİNEN DİĞER İSİMLERİ',
  'Adının Orijinal Dilde Yazımı',
  'GÖREVİ',
  'ADRES',
  'UYRUĞU',
  'MVD YAPTIRIM TÜRÜ',
  'ANNE ADI',
  'BABA ADI',
  'DOĞUM TARİHİ',
  'DOĞUM YERİ',
  'BAĞLANTILI OLDUĞU ÖRGÜT',
  'KARAR SAYISI',
  'RESMİ GAZETE TARİH- SAYISI',
]
const B = [
  'Sıra No',
  'ADI SOYADI-ÜNVANI',
  'TCKN-VKN-PASAPORT NO',
  'UYRUĞU',
  'MVD YAPTIRIM TÜRÜ',
  'KULLANDIĞI BİLİNEN DİĞER İSİMLERİ',
  'ANNE ADI',
  'BABA ADI',
  'DOĞUM TARİHİ',
  'DOĞUM YERİ',
  'ADRES',
  'TABİ OLDUĞU DİĞER UYRUKLAR',
  'RESMİ GAZETE TARİH-SAYISI',
]
const C = [
  'SIRA NO',
  'GERÇEK/TÜZEL KİŞİ/KURULUŞ/ORGANİZASYON ADI SOYADI ÜNVANI',
  'TCKN/VKN/GKN PASAPORT NO',
  'Kullandığı Bilinen Diğer İsmler',
  'UYRUĞU',
  'TABİ OLDUĞU DİĞER UYRUK',
  'MVD YAPTIRIM TÜRÜ',
  'ANNE ADI',
  'BABA ADI',
  'DOĞUM TARİHİ/KURULUŞ',
  'DOĞUM YERİ',
  'ÖRGÜTÜ',
  'KARAR TARİH-SAYISI',
  'RESMİ GAZETE TARİH SAYISI',
]
const D = [
  'Sıra No',
  'GERÇEK/TÜZEL KİŞİ/KURULUŞ/ORGANİZASYON ADI SOYADI ÜNVANI',
  'ESKİ ADI',
  'KURULUŞ YAPISI',
  'Pasaport No/ Diğer Muhtelif  Bilgiler',
  'KULLANDIĞI BİLİNEN DİĞER İSİMLER',
  'GÖREVİ',
  'ADRES',
  'UYRUĞU',
  'ANNE ADI',
  'BABA ADI',
  'DOĞUM TARİHİ',
  'DOĞUM YERİ',
  'ÖRGÜTÜ',
  'LİSTEYE ALINMA TARİHİ',
  'BKK-CBK KARAR TARİH VE SAYISI',
  'R.GAZETE TARİH SAYI',
  'DİĞER BİLGİLER',
]
type Cell = string | number | Date | null
const rowOf = (headings: string[], values: Record<string, Cell>): Cell[] => {
  for (const heading of Object.keys(values)) if (!headings.includes(heading)) throw new Error(`no heading ${heading}`)
  return headings.map((heading) => values[heading] ?? null)
}
const workbook = async (...table: Cell[][]): Promise<Uint8Array> =>
  new Uint8Array(
    await writeXlsxFile(
      table.map((row) =>
        row.map((value) => (value instanceof Date ? { value, format: 'dd.mm.yyyy' } : { value: value ?? undefined })),
      ) as never,
    ).toBuffer(),
  )

describe('MASAK', () => {
  test('A: a merged title above the headings, blank rows at the end, two scripts, numbers in sentences, years with letters', async () => {
    const { entries, unread } = await readTexts(
      'MASAK-A',
      await workbook(
        A.map(() => '6415 SAYILI KANUN 5. MADDE: ADI SOYADI, UYRUĞU, DOĞUM TARİHİ'),
        A,
        rowOf(A, {
          '': 1,
          'AD-SOYAD/ÜNVANI': 'ÖRNEK\u00a0 KİŞİ',
          'TCKN/VKN/YKN/GKN\nPASAPORT NO': 'TCKN: 10000000146 VKN:8760047464',
          'KULLANDIĞI BİLİNEN DİĞER İSİMLERİ': 'a)Örnek Şahıs b) Ornek Kishi',
          'Adının Orijinal Dilde Yazımı': 'شخص مثال',
          'DOĞUM TARİHİ': 'a)1970 b)28.08.1983 c)7 Şubat 1966',
          'ANNE ADI': 'Anne',
          'BAĞLANTILI OLDUĞU ÖRGÜT': 'Örgüt',
          'RESMİ GAZETE TARİH- SAYISI': '27.08.2026-33001',
        }),
        rowOf(A, {
          '': 2,
          'AD-SOYAD/ÜNVANI': 'ÖRNEK KURULUŞ',
          'DOĞUM TARİHİ': '25.01.l925',
          'TCKN/VKN/YKN/GKN\nPASAPORT NO': 'SWIFT/BIC: ORNKTRIS, IMO number: 9187629',
        }),
        rowOf(A, { '': 3 }),
        A.map(() => null),
        A.map(() => null),
      ),
    )
    expect(unread).toEqual([])
    expect(entries).toMatchObject([
      {
        kind: 'person',
        listedOn: '2026-08-27',
        programs: ['Örgüt'],
        births: ['1970', '1983-08-28', '1966-02-07'],
        basis: 'Resmî Gazete: 27.08.2026-33001',
        names: [
          { printed: 'ÖRNEK KİŞİ', strength: 'primary' },
          { printed: 'شخص مثال', strength: 'original' },
          { printed: 'Örnek Şahıs', strength: 'strong' },
          { printed: 'Ornek Kishi', strength: 'strong' },
        ],
        numbers: [
          { type: 'tckn', number: '10000000146' },
          { type: 'vkn', number: '8760047464' },
        ],
      },
      { kind: 'unknown', births: ['1925-01-25'], numbers: [{ type: 'imo', number: '9187629' }] },
    ])
  })

  test('headings are known by their text in whatever order; days as the spreadsheet’s own', async () => {
    const shuffled = B.toReversed()
    const { entries } = await readTexts(
      'MASAK-B',
      await workbook(
        shuffled,
        rowOf(shuffled, {
          'ADI SOYADI-ÜNVANI': 'Deneme Kişi',
          'BABA ADI': 'Baba',
          'DOĞUM TARİHİ': new Date(Date.UTC(1970, 0, 2)),
          UYRUĞU: 'IIRAK',
        }),
      ),
    )
    expect(entries).toMatchObject([
      { kind: 'person', names: [{ printed: 'Deneme Kişi' }], births: ['1970-01-02'], nationalities: ['IIRAK'] },
    ])
  })

  test('C: the day may be that of a founding, so it makes no person; a number of days is a day; the running number is no part of the id', async () => {
    const row = (number: number) =>
      rowOf(C, {
        'SIRA NO': number,
        'GERÇEK/TÜZEL KİŞİ/KURULUŞ/ORGANİZASYON ADI SOYADI ÜNVANI': 'DENEME YAPI LTD. ŞTİ.',
        'DOĞUM TARİHİ/KURULUŞ': 36526,
        ÖRGÜTÜ: 'Örgüt',
        'Kullandığı Bilinen Diğer İsmler': 'Deneme Grup, Deneme İnşaat; X Co., Ltd.',
      })
    const [first, moved] = [await readTexts('MASAK-C', await workbook(C, row(1))), await readTexts('MASAK-C', await workbook(C, row(9)))]
    expect(first.entries).toMatchObject([
      {
        kind: 'unknown',
        births: ['2000-01-01'],
        names: [{}, { printed: 'Deneme Grup' }, { printed: 'Deneme İnşaat' }, { printed: 'X Co., Ltd.' }],
      },
    ])
    expect(moved.entries[0]?.entryId).toBe(first.entries[0]?.entryId)
    expect(
      entryKeys(first.entries[0]!)
        .filter(({ key }) => key === 'deneme yapi')
        .map(({ kind }) => kind),
    ).toEqual(['entity'])
  })

  test('C as semicolon CSV of a Turkish Windows, with line breaks in the headings', async () => {
    const text = `${C.map((heading) => `"${heading.replace(' ', '\n')}"`).join(';')}\r\n1;ŞÜKRÜ ÖĞÜT;10000000146;;;;;Ayşe;;1 Ağustosl979;;;;\r\n`
    const bytes = Uint8Array.from(
      [...text].map(
        (letter) =>
          ({ Ş: 0xde, Ü: 0xdc, Ö: 0xd6, Ğ: 0xd0, İ: 0xdd, Ç: 0xc7, ş: 0xfe, ğ: 0xf0, ı: 0xfd, ü: 0xfc, ö: 0xf6, ç: 0xe7 })[letter] ??
          letter.charCodeAt(0),
      ),
    )
    const { entries } = await readTexts('MASAK-C', bytes)
    expect(entries).toMatchObject([
      { kind: 'person', names: [{ printed: 'ŞÜKRÜ ÖĞÜT' }], births: ['1979-08-01'], numbers: [{ type: 'tckn' }] },
    ])
  })

  test('D: the renamed heading of July 2026 reads the same, and so does the old one', async () => {
    const value = {
      'Sıra No': 1,
      [D[1]!]: 'DENEME ENERJİ KURUMU',
      'ESKİ ADI': 'Deneme Kurumu',
      'LİSTEYE ALINMA TARİHİ': '24.12.2006',
      'DİĞER BİLGİLER': '26 Temmuz 2022 tarihinde gözden geçirilmiştir.)',
    }
    const renamed = await readTexts('MASAK-D', await workbook(D, rowOf(D, { ...value, 'KURULUŞ YAPISI': 'Tüzel Kişi' })))
    const old = D.map((heading) => (heading === 'KURULUŞ YAPISI' ? 'Tüzel Kuruluş/Organizasyon Ünvanı' : heading))
    const before = await readTexts(
      'MASAK-D',
      await workbook(old, rowOf(old, { ...value, 'Tüzel Kuruluş/Organizasyon Ünvanı': 'Tüzel Kişi' })),
    )
    expect(renamed.entries).toEqual(before.entries)
    expect(renamed.entries).toMatchObject([
      {
        kind: 'entity',
        listedOn: '2006-12-24',
        names: [{ printed: 'DENEME ENERJİ KURUMU' }, { printed: 'Deneme Kurumu', strength: 'former' }],
      },
    ])
  })

  test('a row without a name is kept aside', async () => {
    const { entries, unread } = await readTexts(
      'MASAK-B',
      await workbook(B, rowOf(B, { 'Sıra No': 1, UYRUĞU: 'IRAK' }), rowOf(B, { 'Sıra No': 2, 'ADI SOYADI-ÜNVANI': 'Deneme Kişi' })),
    )
    expect([entries.length, unread]).toEqual([1, [{ at: 'row 2', reason: 'no name' }]])
  })
})

const un = (inner: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<CONSOLIDATED_LIST dateGenerated="2026-02-27T00:00:09.554Z"><INDIVIDUALS>${inner}</INDIVIDUALS></CONSOLIDATED_LIST>`

test('UN: parts joined, empty aliases, text over several lines, several names in one alias, a day with a zone', async () => {
  const { entries, unread, head } = await readTexts(
    'UN',
    un(`
    <INDIVIDUAL><DATAID>1</DATAID><FIRST_NAME>ÖRNEK</FIRST_NAME><SECOND_NAME>ALİ
        VELİ</SECOND_NAME><THIRD_NAME/><REFERENCE_NUMBER>QDi.001</REFERENCE_NUMBER><UN_LIST_TYPE>Al-Qaida</UN_LIST_TYPE><LISTED_ON>2015-07-01-04:00</LISTED_ON>
      <NAME_ORIGINAL_SCRIPT>مثال
         علي</NAME_ORIGINAL_SCRIPT><NATIONALITY><VALUE>Türkiye</VALUE></NATIONALITY>
      <INDIVIDUAL_ALIAS><QUALITY/><ALIAS_NAME/></INDIVIDUAL_ALIAS>
      <INDIVIDUAL_ALIAS><QUALITY>Low</QUALITY><ALIAS_NAME>Abu Ornek; Abu Misal</ALIAS_NAME></INDIVIDUAL_ALIAS>
      <INDIVIDUAL_ALIAS><QUALITY>Good</QUALITY><ALIAS_NAME>Örnek, Ali b) Misal Ali</ALIAS_NAME></INDIVIDUAL_ALIAS>
      <INDIVIDUAL_DATE_OF_BIRTH><TYPE_OF_DATE>BETWEEN</TYPE_OF_DATE><FROM_YEAR>1963</FROM_YEAR><TO_YEAR>1968</TO_YEAR></INDIVIDUAL_DATE_OF_BIRTH>
      <INDIVIDUAL_DOCUMENT><TYPE_OF_DOCUMENT>National Identification Number</TYPE_OF_DOCUMENT><NUMBER>10000000146</NUMBER><ISSUING_COUNTRY>Türkiye</ISSUING_COUNTRY></INDIVIDUAL_DOCUMENT>
      <INDIVIDUAL_DOCUMENT><NUMBER>99000000188</NUMBER><ISSUING_COUNTRY>Iraq</ISSUING_COUNTRY></INDIVIDUAL_DOCUMENT></INDIVIDUAL>
    <ENTITY><REFERENCE_NUMBER>QDe.002</REFERENCE_NUMBER><FIRST_NAME>ÖRNEK VAKFI</FIRST_NAME><ENTITY_ALIAS><QUALITY>f.k.a.</QUALITY><ALIAS_NAME>Eski Vakıf</ALIAS_NAME></ENTITY_ALIAS></ENTITY>
    <ENTITY><REFERENCE_NUMBER>QDe.003</REFERENCE_NUMBER></ENTITY>`),
  )
  expect(head.publishedOn).toBe('2026-02-27')
  expect(unread).toEqual([{ at: 'QDe.003', reason: 'no name' }])
  expect(entries).toMatchObject([
    {
      entryId: 'QDi.001',
      kind: 'person',
      listedOn: '2015-07-01',
      births: ['1963–1968'],
      programs: ['Al-Qaida'],
      numbers: [{ type: 'tckn', number: '10000000146' }],
      names: [
        { printed: 'ÖRNEK ALİ VELİ', strength: 'primary' },
        { printed: 'Abu Ornek', strength: 'weak' },
        { printed: 'Abu Misal', strength: 'weak' },
        { printed: 'Örnek, Ali', strength: 'strong' },
        { printed: 'Misal Ali', strength: 'strong' },
        { printed: 'مثال علي', strength: 'original' },
      ],
    },
    { entryId: 'QDe.002', kind: 'entity', names: [{ printed: 'ÖRNEK VAKFI' }, { printed: 'Eski Vakıf', strength: 'former' }] },
  ])
  expect(entries[0]?.numbers).toHaveLength(1)
})

describe('OFAC', () => {
  const primary =
    `1,"ÖRNEK, Ali Veli","individual","SDGT] [IFSR",-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,"DOB 18 Mar 1955; alt. DOB 1956; nationality Turkey; Turkish Identification Number 10000000146 (Turkey); Passport 1000000014 (Turkey); Reg 99000000188 (Iran` +
    `"\n2,"DENEME TRADING CO., LTD.",-0- ,"CUBA",-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0- \n3,"DENEME","vessel","IRAN",-0- ,"9HAB2","Tanker","-0- ",-0- ,-0- ,-0- ,"Vessel Registration Identification IMO 9187629; Linked To: X."\n\u001a`
  const alternate = '1,10,"aka","ÖRNEK, ""Ali\nBaba""",-0- \n2,11,"fka","DENEME IMPORT",-0- \n\u001a'
  const comments = `1,"); a.k.a. 'ALI'S SON'; a.k.a. 'EL ORNEK'."\n\u001a`
  const latin = (text: string) => Uint8Array.from([...text].map((letter) => letter.charCodeAt(0)))

  test('CSV set: null marks, programmes in brackets, overflow of remarks, names in quotes, Ctrl-Z, Windows-1252, files in any order', async () => {
    const { entries, unread } = await readTexts(
      'OFAC-SDN',
      latin(comments),
      latin(alternate),
      latin(primary),
      latin('1,1,"Street","City","Turkey",-0- \n\u001a'),
    )
    expect(unread).toEqual([])
    expect(entries).toMatchObject([
      {
        entryId: '1',
        kind: 'person',
        programs: ['SDGT', 'IFSR'],
        births: ['18 Mar 1955', '1956'],
        nationalities: ['Turkey'],
        numbers: [{ type: 'tckn', number: '10000000146' }],
        names: [
          { printed: 'ÖRNEK, Ali Veli', strength: 'primary', family: 'ÖRNEK' },
          { printed: 'ÖRNEK, "Ali Baba"', strength: 'strong' },
          { printed: "ALI'S SON", strength: 'weak' },
          { printed: 'EL ORNEK', strength: 'weak' },
        ],
      },
      {
        kind: 'entity',
        names: [
          { printed: 'DENEME TRADING CO., LTD.', family: null },
          { printed: 'DENEME IMPORT', strength: 'former' },
        ],
      },
      { kind: 'craft', numbers: [{ type: 'imo', number: '9187629' }] },
    ])
    expect(entries[0]?.numbers).toHaveLength(1)
  })

  test('a file without the end mark was cut short', () =>
    expect(readTexts('OFAC-SDN', latin(primary), latin(alternate.replace('\u001a', '')))).rejects.toThrow('cut short'))

  test('a set without its alternate names is refused', () =>
    expect(readTexts('OFAC-SDN', latin(primary))).rejects.toThrow('alternate names'))

  test.each(['http://tempuri.org/sdnList.xsd', 'https://sanctionslistservice.ofac.treas.gov/api/PublicationPreview/exports/XML'])(
    'XML under the namespace %s',
    async (namespace) => {
      const { entries, head } = await readTexts(
        'OFAC-SDN',
        `<?xml version="1.0" standalone="yes"?><sdnList xmlns="${namespace}"><publshInformation><Publish_Date>09/10/2026</Publish_Date><Record_Count>2</Record_Count></publshInformation>
      <sdnEntry><uid>7</uid><firstName>Ali</firstName><lastName>ÖRNEK</lastName><sdnType>Individual</sdnType><programList><program>SDGT</program></programList>
        <idList><id><idType>Gender</idType><idNumber>Male</idNumber></id><id><idType>Tax ID No.</idType><idNumber>8760047464</idNumber><idCountry>Turkey</idCountry></id></idList>
        <akaList><aka><type>a.k.a.</type><category>weak</category><lastName>BABA</lastName></aka><aka><type>f.k.a.</type><category>strong</category><lastName>MİSAL</lastName><firstName>Ali</firstName></aka></akaList>
        <dateOfBirthList><dateOfBirthItem><dateOfBirth>1955</dateOfBirth></dateOfBirthItem></dateOfBirthList></sdnEntry>
      <sdnEntry><uid>8</uid><lastName>DENEME BANK</lastName><sdnType>Entity</sdnType></sdnEntry></sdnList>`,
      )
      expect(head).toEqual({ publishedOn: '2026-09-10', records: 2 })
      expect(entries).toMatchObject([
        {
          kind: 'person',
          births: ['1955'],
          numbers: [{ type: 'vkn', number: '8760047464' }],
          names: [
            { printed: 'ÖRNEK, Ali', family: 'ÖRNEK' },
            { printed: 'BABA', strength: 'weak' },
            { printed: 'MİSAL, Ali', strength: 'former', family: 'MİSAL' },
          ],
        },
        { kind: 'entity', names: [{ printed: 'DENEME BANK' }] },
      ])
    },
  )
})

describe('EU', () => {
  test('XML: absent attributes, unknown country, weak names, names in other scripts', async () => {
    const { entries, head } = await readTexts(
      'EU',
      `<export xmlns="http://eu.europa.ec/fpi/fsd/export" generationDate="2026-08-05T16:47:04.449+02:00" globalFileId="1">
      <sanctionEntity logicalId="13"><regulation programme="UKR" numberTitle="2022/332 (OJ L53)"/><subjectType code="person" classificationCode="P"/>
        <nameAlias firstName="Ali" middleName="" lastName="Örnek" wholeName="Ali Örnek" strong="true" logicalId="1"/><nameAlias wholeName="Али Орнек" strong="true"/><nameAlias wholeName="Baba" strong="false"/>
        <nameAlias wholeName="Misal Ali" strong="true"><remark>low quality alias</remark></nameAlias><nameAlias wholeName="" firstName="" strong="true"/>
        <citizenship countryIso2Code="00" countryDescription="UNKNOWN"/><birthdate birthdate="" year="1952"/>
        <identification number="10000000146" countryIso2Code="TR" identificationTypeCode="id"/><identification number="99000000188" countryIso2Code="IQ" identificationTypeCode="id"/></sanctionEntity>
      <sanctionEntity logicalId="14"><subjectType code="enterprise"/></sanctionEntity></export>`,
    )
    expect(head.publishedOn).toBe('2026-08-05')
    expect(entries).toMatchObject([
      {
        entryId: '13',
        kind: 'person',
        programs: ['UKR'],
        listedOn: null,
        births: ['1952'],
        nationalities: [],
        numbers: [{ number: '10000000146' }],
        names: [
          { printed: 'Ali Örnek', strength: 'primary', family: 'Örnek' },
          { printed: 'Али Орнек', strength: 'original' },
          { printed: 'Baba', strength: 'weak' },
          { printed: 'Misal Ali', strength: 'weak' },
        ],
      },
    ])
  })

  test('CSV: one entry in many rows, type in either column, columns in any order', async () => {
    const headings = [
      'fileGenerationDate',
      'Entity_SubjectType',
      'Entity_SubjectType_ClassificationCode',
      'Entity_LogicalId',
      'NameAlias_LastName',
      'NameAlias_WholeName',
      'Address_City',
      'Citizenship_CountryDescription',
      'Entity_Regulation_Programme',
    ]
    const row = (...cells: string[]) => cells.join(';')
    const { entries, unread, head } = await readTexts(
      'EU',
      [
        headings.join(';'),
        row('05/08/2026', '', 'person', '13', 'Örnek', 'Ali Örnek', 'A', '', 'UKR'),
        row('05/08/2026', '', 'person', '13', '', '"Baba; Ali"', 'A', 'IRAQ', 'UKR'),
        row('05/08/2026', '', 'person', '13', 'Örnek', 'Ali Örnek', 'B', 'IRAQ', 'UKR'),
        row('05/08/2026', 'E', '', '14', '', 'Deneme Bank', '', '', 'BLR'),
        row('05/08/2026', 'E', '', '15', '', '', '', '', ''),
        '1;2',
        '',
      ].join('\r\n'),
    )
    expect(head.publishedOn).toBe('2026-08-05')
    expect(entries).toMatchObject([
      {
        entryId: '13',
        kind: 'person',
        names: [{ printed: 'Ali Örnek', family: 'Örnek' }, { printed: 'Baba; Ali' }],
        nationalities: ['IRAQ'],
        programs: ['UKR'],
      },
      { entryId: '14', kind: 'entity' },
    ])
    expect(unread).toEqual([
      { at: 'row 7', reason: '2 cells under 9 headings' },
      { at: '15', reason: 'no name' },
    ])
  })
})

describe('UK', () => {
  const headings = [
    'Last Updated',
    'Unique ID',
    'Name 6',
    'Name 1',
    'Name 2',
    'Name type',
    'Alias strength',
    'Name non-latin script',
    'Regime Name',
    'Designation Type',
    'Sanctions Imposed',
    'Date Designated',
    'D.O.B',
    'IMO number',
    'Type of entity',
  ]
  const file = (...lines: string[]) => ['Report Date: 13-Feb-2026', headings.join(','), ...lines, ''].join('\n')

  test('CSV: family name first, spelling of name types, unknown parts of days, programmes, and a row that lacks a cell', async () => {
    const { entries, unread, head } = await readTexts(
      'UK',
      file(
        '1,AFG1,ÖRNEK,ALI,VELI,ALias,Low quality a.k.a,,Reg,Individual,Asset freeze|Travel Ban|Asset freeze,29/06/2012,dd/mm/1952,,',
        '1,AFG1,ÖRNEK,ALI,,Primary name,,"علي",Reg,Individual,,29/06/2012,00/00/1975,,',
        '1,RUS1,DENEME GEMI,,,Primary Name,,,Reg,Ship,,,,IMO9826902,',
        '1,RUS2,DENEME LLC,,,Primary Name,,,Reg,Entity,,,,',
      ),
    )
    expect(head.publishedOn).toBe('2026-02-13')
    expect(entries).toMatchObject([
      {
        entryId: 'AFG1',
        kind: 'person',
        listedOn: '2012-06-29',
        basis: 'Asset freeze; Travel Ban',
        births: ['dd/mm/1952', '00/00/1975'],
        names: [
          { printed: 'ALI ÖRNEK', strength: 'primary', family: 'ÖRNEK' },
          { printed: 'ALI VELI ÖRNEK', strength: 'weak' },
          { printed: 'علي', strength: 'original' },
        ],
      },
      { entryId: 'RUS1', kind: 'craft', names: [{ printed: 'DENEME GEMI', family: null }], numbers: [{ type: 'imo', number: '9826902' }] },
    ])
    expect(unread).toEqual([{ at: 'row 6', reason: '14 cells under 15 headings' }])
  })

  test('XML, with the names in another script at whatever depth', async () => {
    const { entries, head } = await readTexts(
      'UK',
      `<Designations><DateGenerated>10/09/2026</DateGenerated><Designation><UniqueID>AFG1</UniqueID>
      <Names><Name><Name6>ÖRNEK</Name6><NameType>Alias</NameType><AliasStrength>Good quality a.k.a</AliasStrength></Name><Name><Name1>ALI</Name1><Name6>ÖRNEK</Name6><NameType>Primary Name</NameType></Name></Names>
      <NonLatinNames><NonLatinName><NameNonLatinScript>علي</NameNonLatinScript></NonLatinName></NonLatinNames><IndividualEntityShip>Individual</IndividualEntityShip></Designation></Designations>`,
    )
    expect(head.publishedOn).toBe('2026-09-10')
    expect(entries).toMatchObject([
      {
        kind: 'person',
        names: [
          { printed: 'ALI ÖRNEK', strength: 'primary' },
          { printed: 'ÖRNEK', strength: 'strong' },
          { printed: 'علي', strength: 'original' },
        ],
      },
    ])
  })

  test('the closed list of the Treasury is not this one', () =>
    expect(readTexts('UK', 'Last Updated,27/04/2020,,,\nName 6,Name 1,Group ID\nX,Y,1\n')).rejects.toThrow(ListRefused))
})

test.each<[string, Parameters<typeof readTexts>[0], string, string]>([
  ['a maintenance page', 'MASAK-A', '<!DOCTYPE html><html><body>Bakım</body></html>', 'a web page'],
  ['a broken workbook', 'MASAK-A', 'PK\u0003\u0004 broken', 'file-1'],
  ['nothing', 'UN', '', 'empty'],
  ['another root', 'UN', '<Designations/>', 'the root is <Designations>'],
  ['XML that ends too early', 'UN', '<CONSOLIDATED_LIST><INDIVIDUALS>', 'file-1'],
  ['a table without headings', 'MASAK-B', 'a;b;c\n'.repeat(20), 'no heading row'],
  ['another table of the same publisher', 'MASAK-B', `${C.join(';')}\n1;X\n`, 'of table C'],
  ['a CSV for a list that has none', 'UN', 'a,b,c\n', 'xml'],
  ['an error of the publisher’s server', 'EU', '{"error": 500}', 'headings are missing'],
])('%s is refused', (_what, list, text, reason) => expect(readTexts(list, text)).rejects.toThrow(reason))

/** The publishers' own files: not part of the project. */
const SAMPLES = '../shared/sanctions'
describe.skipIf(!existsSync(SAMPLES))('the publishers’ own files (only where they lie beside the project)', () => {
  const read = (list: Parameters<typeof readDocuments>[0], ...names: string[]) =>
    readDocuments(
      list,
      names.map((name) => documentOf(name, new Uint8Array(readFileSync(`${SAMPLES}/${name}`)))),
    )

  test('UN: 730 individuals and 273 entities', async () => {
    const { entries, unread } = await read('UN', 'un_consolidated_2026-02-27_FULL.xml')
    expect([
      entries.filter(({ kind }) => kind === 'person').length,
      entries.filter(({ kind }) => kind === 'entity').length,
      unread,
    ]).toEqual([730, 273, []])
    expect(new Set(entries.map(({ entryId }) => entryId)).size).toBe(1003)
  })

  test('OFAC: all records of both sets', async () => {
    const sdn = await read('OFAC-SDN', 'ofac_sdn_FULL.csv', 'ofac_alt_FULL.csv', 'ofac_add_FULL.csv')
    const cons = await read('OFAC-CONS', 'ofac_cons_prim.csv', 'ofac_cons_alt.csv', 'ofac_cons_add.csv', 'ofac_cons_comments.csv')
    expect([sdn.entries.length, sdn.unread, cons.entries.length, cons.unread]).toEqual([8976, [], 442, []])
  })

  test('the others, as far as there are samples', async () => {
    expect((await read('EU', 'eu_fsf_xml_1.1_2020-04-15_sample.xml')).entries).toHaveLength(7)
    const uk = await read('UK', 'uk_sanctions_list_2026_sample.csv')
    expect([uk.entries.length, uk.unread]).toEqual([2, [{ at: 'row 4', reason: '57 cells under 58 headings' }]])
    expect((await read('UK', 'uk_sanctions_list_xml_2026-09-10_excerpt.xml')).entries).toHaveLength(2)
    expect((await read('OFAC-SDN', 'ofac_sdn_xml_2020-04-22_sample.xml')).entries).toHaveLength(8)
  })

  test('of a hundred common Turkish names only those hit that a list does print', async () => {
    const keys = new Set<string>()
    for (const { entries } of [
      await read('UN', 'un_consolidated_2026-02-27_FULL.xml'),
      await read('OFAC-SDN', 'ofac_sdn_FULL.csv', 'ofac_alt_FULL.csv'),
      await read('OFAC-CONS', 'ofac_cons_prim.csv', 'ofac_cons_alt.csv'),
    ]) {
      for (const entry of entries) for (const { kind, key } of entryKeys(entry)) keys.add(`${kind} ${key}`)
    }
    // "AYDIN, Mustafa" (SYRIA) and "SAHIN, Huseyin" (DPRK) are entries of OFAC's list.
    const given = ['mehmet', 'mustafa', 'fatma', 'ayse', 'emine', 'hatice', 'zeynep', 'huseyin', 'hasan', 'elif']
    const family = ['yilmaz', 'kaya', 'demir', 'celik', 'sahin', 'yildiz', 'yildirim', 'ozturk', 'aydin', 'ozdemir']
    expect(given.flatMap((first) => family.map((last) => `person ${first} ${last}`)).filter((key) => keys.has(key))).toEqual([
      'person mustafa aydin',
      'person huseyin sahin',
    ])
    expect(['person adem yilmaz', 'person yilmaz adem', 'person murat karayilan'].filter((key) => keys.has(key))).toHaveLength(3)
  })
})
