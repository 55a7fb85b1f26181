/** What a court orders beside a concordat's stay, and up to which amount the debtor stays free: made-up decisions. */
import { describe, expect, it } from 'vitest'
import { readNotice } from '../../../lib/domain/notice/read.ts'

const stay = (body: string) =>
  readNotice(`T.C. İZMİR TİCARET SİCİLİ MÜDÜRLÜĞÜ'NDEN
Ticaret Sicil/Dosya No: 12345
Ticaret Unvanı:
ÖRNEK SUNAK GIDA ANONİM ŞİRKETİ
Adres : Hayal Mah. Kurgu Sk. No: 5 Merkez / İzmir
Yukarıda bilgileri verilen şirket ile ilgili olarak aşağıda belirtilen hususlar müdürlüğümüze ibraz edilen belgelere istinaden ve Türk Ticaret Kanunu'na uygun olarak 6.10.2025 tarihinde tescil edildiği ilan olunur.
Tescil Edilen Hususlar: Mahkeme Kararı
Tescile Delil Olan Belgeler: 1.10.2025 Tarihli 2025/12 Esas Sayılı İzmir 3. Asliye Ticaret Mahkemesi Kararı
${body}
(18000005)
`)
const GRANTED = 'Mahkemece şirkete 01.10.2025 tarihinden itibaren 3 ay geçici mühlet verilmesine'

describe('a stay with orders', () => {
  it.each([
    ["100.000,00 TL'yi aşan ödemelerin komiserin onayı ile yapılmasına karar verilmiştir.", '100000.00'],
    ['borçlunun 250.000,00 TL ve üzeri tutardaki işlemlerinin komiserin iznine bağlanmasına karar verilmiştir.', '249999.99'],
    [
      "500.000,00 TL'yi aşan her türlü ödeme ve borçlandırıcı işlemlerinin komiserin izni ile geçerli olmasına karar verilmiştir.",
      '500000.00',
    ],
    // Another act beside the bounded one is bound whatever its amount.
    ["100.000,00 TL'yi aşan ödemeler ile her türlü kredi sözleşmesinin komiserin onayı ile yapılmasına karar verilmiştir.", undefined],
    ["komiserin onayı olmaksızın 100.000,00 TL'nin üzerinde ödeme yapamayacağına ve araç satamayacağına karar verilmiştir.", undefined],
    ["taşıt satışları ve 100.000,00 TL'yi aşan ödemelerin komiserin onayına tabi tutulmasına karar verilmiştir.", undefined],
    ['her türlü ödemenin konkordato komiserinin bilgisi ve yazılı onayı dahilinde yapılmasına karar verilmiştir.', undefined],
  ])('%s', (order, above) => {
    const { facts } = stay(`${GRANTED}, ${order}`)
    const [status] = facts.filter((fact) => fact.kind === 'status')
    expect(status).toMatchObject({ code: 'CONCORDAT_TEMPORARY', told: { tells: ['commissioner_consents'] } })
    expect(status?.above?.amount).toBe(above)
  })

  it('is not lost where the court’s words begin right behind the list of evidence', () => {
    const { unread } = stay(`${GRANTED}, 100.000,00 TL'yi aşan ödemelerin komiserin onayı ile yapılmasına karar verilmiştir.`)
    expect(unread.map(({ text }) => text).join()).toContain('komiserin onayı')
  })

  it('is granted in the active voice too', () => {
    const { facts } = stay('İzmir 3. Asliye Ticaret Mahkemesi 01.10.2025 tarihinde şirkete üç aylık geçici mühlet vermiştir.')
    expect(facts.filter((fact) => fact.kind === 'status')).toMatchObject([{ code: 'CONCORDAT_TEMPORARY', on: '2025-10-01' }])
  })

  it.each([
    'Alacaklı vekilince şirketin iflasına karar verilmesi istenmiş ise de iflas şartları oluşmadığından bu istemin reddine karar verilmiştir.',
    'Şirketin konkordato başvurusu üzerine geçici mühlet verilip verilmeyeceği hususu incelemeye alınmıştır.',
    'Kesin mühletin uzatılması talebi hakkında duruşmanın 02.09.2025 gününe bırakılmasına karar verilmiştir.',
    'Konkordato geçici mühletinin uzatılmasına yer olmadığına ilişkin itirazın incelenmesi için duruşma ertelenmiştir.',
  ])('%s grants nothing', (words) => {
    expect(stay(words).facts.filter((fact) => fact.kind === 'status')).toEqual([])
  })
})

describe('what the law says of every stay', () => {
  const forbids = 'Mühlet içinde borçlunun mahkemenin izni olmaksızın rehin tesis edemeyeceği, kefil olamayacağı'
  const end = 'takyit edemeyeceği ve ivazsız tasarruflarda bulunamayacağı hususunun ihtarına karar verilmiştir.'
  const land = 'taşınmaz ve işletmenin devamlı tesisatını kısmen dahi olsa devredemeyeceği'

  it('is no order of its own', () => {
    expect(
      stay(`${GRANTED} karar verilmiştir. ${forbids}, ${land}, ${end}`)
        .unread.map(({ text }) => text)
        .join(),
    ).not.toContain('takyit')
  })

  it.each(['kredi kullanamayacağı, ', 'araç satamayacağı, '])('is one with a word more: %s', (more) => {
    expect(
      stay(`${GRANTED} karar verilmiştir. ${forbids}, ${more}${land}, ${end}`)
        .unread.map(({ text }) => text)
        .join(),
    ).toContain('takyit')
  })
})

it('a stay begins at its first hour, and not on the day on which it ends', () => {
  const { facts } = stay(
    "Mahkemece şirkete 1.10.2025 günü saat 15.10'dan başlamak ve 1.1.2026 günü aynı saatte sona ermek üzere üç ay süreyle geçici mühlet verildiği bildirilmiştir.",
  )
  expect(facts.flatMap((fact) => (fact.kind === 'status' ? [fact.on] : []))).toEqual(['2025-10-01'])
})
