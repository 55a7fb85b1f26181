/** Nothing of what decides something is passed over: it is a fact's, or it is told. Every text here is made up. */
import { readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { WHY_UNREAD } from '../../../lib/domain/fact/fact.ts'
import { readNotice } from '../../../lib/domain/notice/read.ts'
import { verb } from '../../../lib/domain/text/lexicon.ts'

const folder = new URL('../../support/notices/', import.meta.url)
const texts = readdirSync(folder)
  .filter((name) => name.endsWith('.txt'))
  .map((name) => readFileSync(new URL(name, folder), 'utf8'))
const squash = (text: string): string => text.replace(/(?<=\p{L})-\n/gu, '').replace(/\s+/g, ' ')

const STRANGERS = [
  "Yönetim kurulu kararlarının uygulanmasının durdurulmasına, şirkete Demir Kurgu'nun kayyım olarak atanmasına karar verilmiştir.",
  "Demir Kurgu'nun münferit olan temsil yetkisinin müşterek olarak değiştirilmesine karar verilmiştir.",
  "Türkiye Uyruklu 123******45 Kimlik No'lu, İZMİR / KONAK adresinde ikamet eden, DEMİR KURGU hakkında işlem yapılmıştır.",
]

describe('a notice', () => {
  it('is told with a reason wherever it is not read, and what is told stands in the text', () => {
    for (const text of texts)
      for (const { why, start, end, text: told } of readNotice(text).unread) {
        expect(WHY_UNREAD).toContain(why)
        expect(squash(text.slice(start, end))).toContain(squash(told).slice(0, 20))
      }
  })

  it("holds a stranger's sentence that is read or told, wherever it stands among its own", () => {
    fc.assert(
      fc.property(fc.constantFrom(...texts), fc.constantFrom(...STRANGERS), (text, stranger) => {
        const { facts, unread } = readNotice(`${text.trimEnd()}\n${stranger}\n`)
        const said = [JSON.stringify(facts), ...unread.map((each) => each.text)].map(squash).join(' ')
        expect(said.toLocaleUpperCase('tr')).toContain('DEMİR KURGU')
      }),
      { numRuns: 40, seed: 7 },
    )
  })

  it.each(['şartıyla', 'kaydıyla'])('gives no power that holds under a condition: %s', (word) => {
    const { facts } = readNotice(
      `Sivas Ticaret Sicili Memurluğundan\nSicil No: 990033\nTicaret Ünvanı: ÖRNEK DEMİR LİMİTED ŞİRKETİ\nYukarıda ünvanı yazılı şirketin kararı 04.03.2010 tarihinde tescil edilmiştir.\nDemir Kurgu'nun, Sevda Hayal'in onayının alınması ${word}, şirketi münferiden temsil ve ilzam etmesine karar verilmiştir.`,
    )
    expect(facts.filter(({ kind }) => kind === 'representation')).toEqual([])
  })
})

describe('the lexicon', () => {
  it('knows all forms of a verb by its stem, and none of another', () => {
    const elect = new RegExp(`${verb('elect')}$`)
    for (const form of ['secilmistir', 'secildi', 'atanmalarina', 'belirlenmistir', 'getirilmesine', 'tayin edilmistir', 'gorevlendirildi'])
      expect(elect.test(form)).toBe(true)
    for (const other of ['alinmistir', 'sona ermistir', 'secim', 'atananlar listesi']) expect(elect.test(other)).toBe(false)
    expect(new RegExp(verb('end')).test('bitmistir')).toBe(true)
  })

  it('reads an election alike in every verb that elects', () => {
    const notice = (said: string): string =>
      `T.C. İZMİR TİCARET SİCİLİ MÜDÜRLÜĞÜ'NDEN\nTicaret Sicil/Dosya No: 990099\nTicaret Unvanı:\nÖRNEK BAHARAT ANONİM ŞİRKETİ\nAdres : Kurgu Mah. No: 3 Konak / İzmir\nYukarıda bilgileri verilen şirket ile ilgili olarak 4.3.2024 tarihinde tescil edildiği ilan olunur.\nTescil Edilen Hususlar: Yönetim Kurulu / Yetkililer\nTürkiye Uyruklu 123******45 Kimlik No'lu, İZMİR / KONAK adresinde ikamet eden, DEMİR KURGU 4.3.2027 tarihine kadar Yönetim Kurulu Üyesi olarak ${said}.`
    for (const said of ['seçilmiştir', 'seçildi', 'atanmıştır', 'belirlenmiştir', 'görevlendirilmiştir', 'tayin edilmiştir'])
      expect(readNotice(notice(said)).facts).toMatchObject([
        { kind: 'appointment', person: 'DEMİR KURGU', role: 'board_member', until: '2027-03-04' },
      ])
  })
})
