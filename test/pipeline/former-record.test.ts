/** A company whose seat moved, or that was entered anew, has two records: the later one goes on with the history of the former. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Db } from '../../lib/platform/database.ts'
import { formerRecordIn } from '../../lib/domain/notice/former-record.ts'
import { checkSigning } from '../../lib/domain/law/tr/signing/check.ts'
import { buildProfile } from '../../lib/pipeline/profile.ts'
import { bringCompany, bringNotice, followFor, markRetrieved } from '../../lib/store/brought.ts'
import { companyWithRecord } from '../../lib/store/records.ts'
import { listNotices, noticeDocument } from '../../lib/store/notices.ts'
import { openTestStore } from '../support/store.ts'

const TODAY = '2026-11-20'
let store: Awaited<ReturnType<typeof openTestStore>>
let db: Db
beforeAll(async () => {
  store = await openTestStore()
  db = store.db
  await store.rowsOf(
    `insert into plans (id, company_allowance) values ('p', 99)`,
    `insert into accounts (name, plan_id) values ('a', 'p'), ('b', 'p')`,
  )
})
afterAll(() => store?.close())

type Head = { office: string; number: string; mersis: string | null; more?: string }
const noticeText = (
  { office, number, mersis, more = '' }: Head,
  registered: string,
  matter: string,
  body: string,
): string => `T.C. ${office} TİCARET SİCİLİ MÜDÜRLÜĞÜ'NDEN
İlan Sıra No: ${number}
${mersis === null ? '' : `MERSİS No: ${mersis}\n`}Ticaret Sicil/Dosya No: ${number}
Ticaret Unvanı:
GEZGİN ÖRNEK GIDA LİMİTED ŞİRKETİ
Adres : Deneme Mah. Taslak Sk. No: 15 Merkez / ${office}
${more}
Yukarıda bilgileri verilen şirket ile ilgili olarak aşağıda belirtilen hususlar
müdürlüğümüze ibraz edilen belgelere istinaden ve Türk Ticaret Kanunu'na uygun olarak
${registered} tarihinde tescil edildiği ilan olunur.
Tescil Edilen Hususlar:${matter}
${body}
`
const ELECTION = `TEMSİL VE İLZAM
Aksi Karar Alınıncaya Kadar Türkiye Cumhuriyeti Uyruklu 312******40 Kimlik No'lu, ANKARA /
ÇANKAYA adresinde ikamet eden, HASAN VARSAYIM Müdür olarak seçilmiştir. Yetki Şekli: Münferiden Temsile Yetkilidir.`
const ARRIVAL = `MERKEZ NAKLİ
Yukarıda bilgileri bulunan şirketin adresi DENEME MAH. TASLAK SK. NO: 15 ÇANKAYA / ANKARA adresinden, DENEME MAH. KIYI SK. NO: 2 KONAK / İZMİR adresine taşınmıştır.`
const CLOSING = `MERKEZ NAKLİ SONUCU SİLİNME
Eski merkezi DENEME MAH. TASLAK SK. NO: 15 ÇANKAYA / ANKARA adresinde bulunan şirketin merkezi DENEME MAH. KIYI SK. NO: 2 KONAK / İZMİR olarak değiştirildiğinden müdürlüğümüzdeki kayıtları resen silinmiştir.`

const record = async (head: Head, notices: [published: string, text: string][]): Promise<number> => {
  const id = await bringCompany(db, { code: null, office: head.office, registryNo: head.number, registryRoot: head.number })
  for (const [at, [published, text]] of notices.entries()) {
    await bringNotice(db, id, {
      ref: `${head.number}-${at}`,
      title: null,
      publishedOn: published,
      issue: '1',
      page: '1',
      noticeType: 'x',
      text,
      whole: true,
      pdfKey: null,
      places: null,
    })
  }
  await markRetrieved(db, id)
  return id
}
let made = 0
/** The former and the later record of one company, built in this order. */
const moved = async (order: ('former' | 'later')[], { mersis, named }: { mersis: [string | null, string | null]; named: boolean }) => {
  const number = String(1000 + 2 * made++)
  const former: Head = { office: 'ANKARA', number, mersis: mersis[0] }
  const later: Head = {
    office: 'İZMİR',
    number: String(Number(number) + 1),
    mersis: mersis[1],
    more: named ? `Eski Ticaret Sicili Müdürlüğü: Ankara Ticaret Sicili Müdürlüğü\nEski Sicil No: ${number}` : '',
  }
  const ids = {
    former: await record(former, [
      ['2022-03-02', noticeText(former, '01.03.2022', 'Müdür Seçimi', ELECTION)],
      ['2024-06-05', noticeText(former, '04.06.2024', 'Merkez Nakli Sonucu Silinme', CLOSING)],
    ]),
    later: await record(later, [['2024-06-04', noticeText(later, '03.06.2024', 'Merkez Nakli', ARRIVAL)]]),
  }
  for (const each of order) await buildProfile(db, ids[each], TODAY)
  await followFor(db, 1, ids.later)
  await followFor(db, 2, ids.former)
  return ids
}
const MERSIS = (): string => `0${String(9_000_000_000 + made).padStart(10, '0')}00001`
const manager = async (id: number, accountId = 1) => {
  const found = await companyWithRecord(db, { accountId, id }, TODAY)
  return checkSigning(found?.record ?? null, {
    person: 'Hasan Varsayım',
    day: '2024-12-02',
    today: TODAY,
    amount: null,
    currency: 'TRY',
    transaction: null,
    coSigners: [],
  })
}

test.each<[string, ('former' | 'later')[], [string | null, string | null] | 'same', boolean]>([
  ['by MERSİS number', ['former', 'later'], 'same', false],
  ['by MERSİS number, the former record found later', ['later', 'former'], 'same', false],
  ['by the number it prints', ['former', 'later'], [null, null], true],
  ['by the number it prints, the former record found later', ['later', 'former'], [null, null], true],
])('history goes on: %s', async (_, order, mersis, named) => {
  const number = MERSIS()
  const { former, later } = await moved(order, { mersis: mersis === 'same' ? [number, number] : mersis, named })
  expect(await manager(later)).toMatchObject({ verdict: 'authorised' })
  // the former record alone never says what happened since
  expect((await manager(former, 2)).verdict).toBe('uncertain')
  const listed = await listNotices(db, { accountId: 1, id: later }, { noticeType: null, from: null, until: null, limit: 9, offset: 0 })
  expect(listed?.notices.map(({ publishedOn }) => publishedOn)).toEqual(['2024-06-05', '2024-06-04', '2022-03-02'])
  for (const { id } of listed?.notices ?? []) expect(await noticeDocument(db, { accountId: 1, sandbox: false }, id)).not.toBeNull()
  // who follows the former record sees its notices and no other
  const theirs = await listNotices(db, { accountId: 2, id: former }, { noticeType: null, from: null, until: null, limit: 9, offset: 0 })
  expect(theirs?.total).toBe(2)
  const arrival = listed?.notices.find(({ publishedOn }) => publishedOn === '2024-06-04')
  expect(await noticeDocument(db, { accountId: 2, sandbox: false }, arrival?.id ?? 0)).toBeNull()
})

test.each<[string, [string | null, string | null]]>([
  ['another MERSİS number, though the printed number fits', ['0900000000100001', '0900000000200001']],
])('two companies stay two: %s', async (_, mersis) => {
  const { later } = await moved(['former', 'later'], { mersis, named: true })
  expect((await manager(later)).verdict).toBe('uncertain')
  const found = await companyWithRecord(db, { accountId: 1, id: later }, TODAY)
  expect(found?.record?.notices).toHaveLength(1)
  expect(found?.record?.formerRecord?.office).toBe('ANKARA')
})

test('a record that names a former one nobody knows is no whole history: not found there is no no', async () => {
  const head: Head = {
    office: 'İZMİR',
    number: '7001',
    mersis: null,
    more: 'Eski Ticaret Sicili Müdürlüğü: Ankara Ticaret Sicili Müdürlüğü\nEski Sicil No: 6999',
  }
  const id = await record(head, [['2024-06-04', noticeText(head, '03.06.2024', 'Merkez Nakli', ARRIVAL)]])
  await buildProfile(db, id, TODAY)
  await followFor(db, 1, id)
  const answer = await manager(id)
  expect(answer.verdict).toBe('uncertain')
  expect(answer.limits.map(({ tr }) => tr).join()).toContain('Önceki sicil kaydının (ANKARA 6999) ilanları bilinmiyor')
})

test.each<[string, string | null]>([
  ['Eski Ticaret Sicili Müdürlüğü:\nİstanbul Ticaret Sicili Müdürlüğü\nEski Sicil No: 912652-0', 'İSTANBUL 912652'],
  ['Eski Ticaret Sicil/Dosya No: 1870-GERMENCİK\nYeni Ticaret Sicil/Dosya No: 22893-EFELER', 'AYDIN 1870'],
  ['Eski Ticaret Sicili Müdürlüğü: Xqzw Ticaret Sicili Müdürlüğü\nEski Sicil No: 5', null],
  ['Ticaret Sicil/Dosya No: 22893', null],
  ['Yukarıda bilgileri verilen şirketin Eski Sicil No: 5', null],
])('%j', (head, place) => {
  const found = formerRecordIn(head, 'AYDIN')
  expect(found && `${found.office} ${found.registryRoot}`).toBe(place)
})
