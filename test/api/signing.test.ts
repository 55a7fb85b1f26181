/** The signing check over the sandbox companies, through the real Workers. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LOCAL_KEYS } from '../../tools/local/seed.ts'
import { signingAnswer, type SigningWire } from '../../functions/dogrulama/contract.ts'
import { asking, newAccount } from '../support/client.ts'
import { describedFetch as fetch } from '../support/described.ts'
import { startTestService, type TestService } from '../support/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startTestService()
})
afterAll(() => service?.close())

const keys = { 'x-api-key': LOCAL_KEYS.sandbox.key, 'x-api-secret': LOCAL_KEYS.sandbox.secret }
const path = (company: string): string => `${service.url}/api/v1/sirketler/${company}/imza-kontrol/`
const post = (company: string, body: unknown): Promise<Response> =>
  fetch(path(company), {
    method: 'POST',
    headers: { ...keys, 'content-type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
const get = (company: string, query: string): Promise<Response> => fetch(`${path(company)}?${query}`, { headers: keys })

describe('input that is refused', () => {
  test.each<[unknown, string, string]>([
    [{}, 'eksik_parametre', 'kisi'],
    [{ kisi: '' }, 'eksik_parametre', 'kisi'],
    [{ kisi: 5 }, 'gecersiz_parametre', 'kisi'],
    [{ kisi: 'Elif Örnekoğlu', tarih: '2026-02-30' }, 'gecersiz_tarih', 'tarih'],
    [{ kisi: 'Elif Örnekoğlu', tarih: 20260101 }, 'gecersiz_tarih', 'tarih'],
    [{ kisi: 'Elif Örnekoğlu', tutar: 'çok' }, 'gecersiz_tutar', 'tutar'],
    [{ kisi: 'Elif Örnekoğlu', tutar: -1 }, 'gecersiz_tutar', 'tutar'],
    [{ kisi: 'Elif Örnekoğlu', tutar: true }, 'gecersiz_tutar', 'tutar'],
    [{ kisi: 'Elif Örnekoğlu', tutar: '100 USD', para_birimi: 'EUR' }, 'gecersiz_tutar', 'tutar'],
    [{ kisi: 'Elif Örnekoğlu', para_birimi: 'altın' }, 'gecersiz_parametre', 'para_birimi'],
    [{ kisi: 'Elif Örnekoğlu', birlikte: 'Işık Farazi' }, 'gecersiz_parametre', 'birlikte'],
    [{ kisi: 'Elif Örnekoğlu', birlikte: Array(11).fill('A B') }, 'gecersiz_parametre', 'birlikte'],
    [{ kisi: 'Elif Örnekoğlu', yetki: 'x' }, 'gecersiz_parametre', 'yetki'],
    // what has no letter names nobody
    [{ kisi: '-' }, 'gecersiz_parametre', 'kisi'],
    [{ kisi: '\u200b' }, 'gecersiz_parametre', 'kisi'],
    [{ kisi: '12345678901' }, 'gecersiz_parametre', 'kisi'],
    [{ kisi: 'Elif Örnekoğlu', birlikte: ['…'] }, 'gecersiz_parametre', 'birlikte'],
    ['[]', 'gecersiz_govde', ''],
    ['{', 'gecersiz_govde', ''],
    ['"x"', 'gecersiz_govde', ''],
  ])('%j → %s', async (body, code, field) => {
    const answer = await post('DENEME-TAM', body)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ hata: code, detay: expect.stringContaining(field) })
  })

  test.each([
    ['', 'eksik_parametre'],
    ['kisi=Elif&tarih=bugun', 'gecersiz_tarih'],
    ['kisi=Elif&tutar=1.250,000', 'gecersiz_tutar'],
    [`kisi=Elif&birlikte=${'A,'.repeat(11)}`, 'gecersiz_parametre'],
    ['kisi=Elif&bilinmeyen=1', 'gecersiz_parametre'],
    ['kisi=.', 'gecersiz_parametre'],
    ['kisi=Elif&birlikte=-', 'gecersiz_parametre'],
  ])('?%s → %s', async (query, code) => {
    const answer = await get('DENEME-TAM', query)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ hata: code })
  })

  test('other methods, unknown companies, a source that is down', async () => {
    const put = await fetch(path('DENEME-TAM'), { method: 'PUT', headers: keys })
    expect([put.status, put.headers.get('allow'), ((await put.json()) as { hata: string }).hata]).toEqual([
      405,
      'POST, GET, HEAD',
      'yontem',
    ])
    expect((await post('DENEME-YOK', { kisi: 'A B' })).status).toBe(404)
    expect((await post('1', { kisi: 'A B' })).status).toBe(404)
    const down = await post('DENEME-KAYNAK-KAPALI', { kisi: 'A B' })
    expect([down.status, ((await down.json()) as { hata: string }).hata]).toEqual([503, 'kaynak_erisilemiyor'])
  })
})

const ask = async (company: string, body: Record<string, unknown>): Promise<SigningWire> =>
  signingAnswer.strict().parse(await (await post(company, body)).json())

/** `yetkili: gorevde, munferit`: the verdict and every reason, `!` against, `?` open, `~` for information. */
const MARKS = { olumlu: '', olumsuz: '!', belirsiz: '?', bilgi: '~' }
const told = ({ sonuc, gerekceler }: SigningWire): string => `${sonuc}: ${gerekceler.map(({ kod, etki }) => kod + MARKS[etki]).join(', ')}`
const DAY = '2026-11-17'

describe('answers over the sandbox companies', () => {
  test.each<[string, string, Record<string, unknown>, string]>([
    ['DENEME-TAM', 'Elif Örnekoğlu', {}, 'yetkili: gorevde, munferit'],
    ['DENEME-TAM', 'Kerem Kurgusal', {}, 'yetkili_degil: gorevde, musterek~, birlikte_eksik!'],
    ['DENEME-TAM', 'Kerem Kurgusal', { birlikte: ['isik farazi'] }, 'yetkili: gorevde, musterek~, birlikte_tamam'],
    ['DENEME-TAM', 'Kerem Kurgusal', { birlikte: ['İpek Varsayım'] }, 'yetkili_degil: gorevde, musterek~, birlikte_eksik!'],
    ['DENEME-TAM', 'İpek Varsayım', {}, 'yetkili_degil: gorev_bitti!'],
    ['DENEME-TAM', 'İpek Varsayım', { tarih: '2026-01-05', birlikte: ['Kerem Kurgusal'] }, 'yetkili: gorevde, musterek~, birlikte_tamam'],
    [
      'DENEME-TAM',
      'Gülşen Hayali',
      { tarih: '2023-01-05', birlikte: ['Kerem Kurgusal'] },
      'yetkili: gorevde, gorevde~, musterek~, birlikte_tamam',
    ],
    ['DENEME-TAM', 'Oğuz Taslakçı', {}, 'yetkili_degil: gorevde, kapsam_disi!'],
    [
      'DENEME-TAM',
      'Murat Kurmaca',
      { islem: 'mal alımı', tutar: '500.000 TL', birlikte: ['Selin Tasarım'] },
      'yetkili: gorevde, ic_yonerge~, sinir_icinde, musterek~, birlikte_tamam',
    ],
    [
      'DENEME-TAM',
      'Murat Kurmaca',
      { islem: 'mal alımı', tutar: 500000.01, birlikte: ['Selin Tasarım'] },
      'yetkili_degil: gorevde, ic_yonerge~, sinir_icinde, musterek~, birlikte_eksik!',
    ],
    [
      'DENEME-TAM',
      'Murat Kurmaca',
      { islem: 'mal alımı', tutar: '5 milyon lira', birlikte: ['Oğuz Taslakçı'] },
      'yetkili: gorevde, ic_yonerge~, sinir_icinde, musterek~, birlikte_tamam',
    ],
    [
      'DENEME-TAM',
      'Murat Kurmaca',
      { islem: 'mal alımı', tutar: '6 milyon lira', birlikte: ['Oğuz Taslakçı'] },
      'yetkili_degil: gorevde, ic_yonerge~, sinir_asildi!',
    ],
    [
      'DENEME-TAM',
      'Oğuz Taslakçı',
      { islem: 'mal alımı', tutar: '6 milyon lira', birlikte: ['Ayşe Nur Benzeri'] },
      'yetkili: gorevde, ic_yonerge~, sinir_icinde, musterek~, birlikte_tamam',
    ],
    [
      'DENEME-TAM',
      'Murat Kurmaca',
      { islem: 'mal alımı', tutar: '1000 USD', birlikte: ['Selin Tasarım'] },
      'belirsiz: gorevde, ic_yonerge~, sinir_para_birimi?, musterek~, birlikte_eksik?',
    ],
    ['DENEME-TAM', 'Ayşe Benzeri', {}, 'belirsiz: isim_belirsiz?'],
    ['DENEME-TAM', 'Mehmet Demir', {}, 'yetkili_degil: kayit_yok!'],
    ['DENEME-TAM', 'Elif Örnekoğlu', { tarih: '2019-03-12' }, 'yetkili: gorevde, munferit, ilan_arasi~'],
    ['DENEME-TAM', 'Elif Örnekoğlu', { tarih: '2019-03-01' }, 'yetkili_degil: gorevde_degil!'],
    ['DENEME-TAM', 'Elif Örnekoğlu', { tarih: '2099-01-01' }, 'belirsiz: suresi_dolmus?, munferit'],
    ['DENEME-KISMI', 'Can Farazi', {}, 'belirsiz: gorevde, temsil_yetkisi_yok?'],
    ['DENEME-KISMI', 'Mehmet Demir', {}, 'belirsiz: kayit_yok?'],
    ['DENEME-LIMITED', 'Hasan Varsayım', {}, 'yetkili: gorevde, munferit'],
    ['DENEME-LIMITED', 'Ceren Taslakçı', {}, 'yetkili_degil: gorevde, musterek~, birlikte_eksik!'],
    ['DENEME-LIMITED', 'Ceren Taslakçı', { birlikte: ['Hasan Varsayım'] }, 'yetkili: gorevde, musterek~, birlikte_tamam'],
    ['DENEME-LIMITED', 'Zeynep Kurgusal', {}, 'yetkili_degil: gorev_bitti!'],
    ['DENEME-SURESI-DOLMUS', 'Gültekin Hayali', {}, 'belirsiz: suresi_dolmus?, munferit'],
    ['DENEME-SURESI-DOLMUS', 'Gültekin Hayali', { tarih: '2023-06-01' }, 'yetkili: gorevde, munferit'],
    ['DENEME-TASFIYE', 'Dilek Benzeri', { islem: 'araç satışı' }, 'yetkili: gorevde, sirket_tasfiyede~, munferit'],
    ['DENEME-TASFIYE', 'Dilek Benzeri', { islem: 'kredi sözleşmesi' }, 'belirsiz: gorevde, sirket_tasfiyede?, munferit'],
    ['DENEME-TASFIYE', 'Burak Tasarım', {}, 'yetkili_degil: gorevde, sirket_tasfiyede!, munferit'],
    ['DENEME-KAPALI', 'Ferit Kurmaca', {}, 'yetkili_degil: sirket_kapali!'],
    ['DENEME-KAPALI', 'Ferit Kurmaca', { tarih: '2020-01-06' }, 'yetkili: gorevde, munferit'],
    ['DENEME-IFLAS', 'Orhan Taslakçı', { islem: 'araç satışı' }, 'yetkili_degil: gorevde, iflas!, munferit'],
    ['DENEME-IFLAS', 'Orhan Taslakçı', { tarih: '2026-09-07' }, 'yetkili: gorevde, munferit'],
    ['DENEME-IFLAS', 'Orhan Taslakçı', { islem: 'iflas kararına itiraz' }, 'belirsiz: gorevde, iflas?, munferit'],
    ['DENEME-KONKORDATO', 'Tuncay Varsayım', { islem: 'mal alımı' }, 'yetkili: gorevde, konkordato~, munferit'],
    ['DENEME-KONKORDATO', 'Tuncay Varsayım', { islem: 'kefalet' }, 'belirsiz: gorevde, konkordato?, munferit'],
    ['DENEME-KONKORDATO', 'Tuncay Varsayım', { tarih: '2027-08-12', islem: 'mal alımı' }, 'belirsiz: gorevde, konkordato?, munferit'],
    ['DENEME-KONKORDATO', 'Sevgi Kurmaca', {}, 'yetkili_degil: gorevde, kapsam_disi!'],
    [
      'DENEME-DERECE',
      'Derya Kurgusal',
      { islem: 'mal alımı', tutar: '700.000 TL', birlikte: ['Onur Benzeri'] },
      'yetkili: gorevde, ic_yonerge~, sinir_icinde, musterek~, birlikte_tamam',
    ],
    [
      'DENEME-DERECE',
      'Kaan Tasarım',
      { islem: 'mal alımı', tutar: '700.000 TL', birlikte: ['Onur Benzeri'] },
      'yetkili: gorevde, ic_yonerge~, sinir_icinde, musterek~, birlikte_tamam',
    ],
    [
      'DENEME-DERECE',
      'Kaan Tasarım',
      { islem: 'mal alımı', tutar: '700.000 TL' },
      'yetkili_degil: gorevde, ic_yonerge~, sinir_icinde, musterek~, birlikte_eksik!',
    ],
    [
      'DENEME-DERECE',
      'Derya Kurgusal',
      { islem: 'mal alımı', tutar: '800.000 TL', birlikte: ['Onur Benzeri'] },
      'yetkili_degil: gorevde, ic_yonerge~, sinir_icinde, musterek~, birlikte_eksik!',
    ],
    ['DENEME-SUBE', 'Berk Taslakçı', {}, 'yetkili: gorevde, munferit, sube_disi~'],
    ['DENEME-SUBE', 'Berk Taslakçı', { islem: 'kira' }, 'belirsiz: gorevde, munferit, sube_disi?'],
    ['DENEME-SUBE', 'Berk Taslakçı', { islem: 'bu şube için kira' }, 'yetkili: gorevde, munferit, sube_disi~'],
    ['DENEME-SUBE', 'Berk Taslakçı', { islem: 'merkez için kredi' }, 'yetkili_degil: gorevde, munferit, sube_disi!'],
    ['DENEME-SUBE', 'Elif Örnekoğlu', {}, 'belirsiz: kayit_yok?'],
  ])('%s: %s %j', async (company, kisi, more, expected) => {
    expect(told(await ask(company, { kisi, tarih: DAY, ...more }))).toBe(expected)
  })

  test.each<[string, Record<string, unknown>, string, string, string]>([
    [
      'DENEME-IFLAS',
      { kisi: 'Orhan Taslakçı', islem: 'araç satışı' },
      'iflas',
      'İflas 08.09.2026 tarihinde açıldı; masaya giren mal ve haklar üzerinde yalnız iflas idaresi tasarruf eder',
      'iflasına karar',
    ],
    ['DENEME-IFLAS', { kisi: 'Orhan Taslakçı', islem: 'iflas kararına itiraz' }, 'iflas', 'Mahkeme kaydı giderir.', 'iflasına karar'],
    [
      'DENEME-KONKORDATO',
      { kisi: 'Tuncay Varsayım', islem: 'kefalet' },
      'konkordato',
      'Mahkemenin izin kararı giderir.',
      'kesin konkordato mühleti verilmiştir',
    ],
    [
      'DENEME-DERECE',
      { kisi: 'Kaan Tasarım', islem: 'mal alımı', tutar: 700000, birlikte: ['Onur Benzeri'] },
      'ic_yonerge',
      'kişi 1 imza grubundadır',
      '02.03.2026 Tarihli ve 1 Nolu Yönetim Kurulu İç Yönerge',
    ],
  ])('%s %j: %s says why, what settles it, and where it is printed', async (company, asked, code, text, quote) => {
    const found = (await ask(company, { tarih: DAY, ...asked })).gerekceler.find(({ kod }) => kod === code)
    expect(found?.metin).toContain(text)
    expect(found?.kaynak).toMatchObject({ alinti: quote, alinti_dogrulandi: true })
  })

  test('every field of an answer', async () => {
    const answer = await ask('DENEME-TAM', {
      kisi: 'kurgusal kerem',
      tarih: DAY,
      tutar: '400.000 TL',
      islem: 'mal alımı',
      birlikte: ['Işık Farazi'],
    })
    const notice = {
      ilan_id: expect.any(Number),
      ilan_tarihi: '2026-09-22',
      sayi: '55461',
      sayfa: '1107',
      ilan_turu: expect.any(String),
      alinti: expect.stringContaining('KEREM KURGUSAL'),
      alinti_dogrulandi: true,
      gazete_pdf: expect.stringMatching(/\/api\/v1\/ilanlar\/\d+\/pdf\/$/),
    }
    expect(answer).toEqual({
      sirket: { id: 'DENEME-TAM', unvan: 'DENEME TEKNOLOJİ YATIRIMLARI ANONİM ŞİRKETİ', mudurluk: 'İSTANBUL', sicil_no: '990001-5' },
      kisi: 'KEREM KURGUSAL',
      tarih: DAY,
      islem: 'mal alımı',
      islem_kodlari: ['mal_hizmet_alim'],
      islem_taninma: 'metin',
      tutar: 400000,
      para_birimi: 'TRY',
      dayanak: 'kayit',
      sonuc: 'yetkili',
      sonuc_ad: 'Yetkili',
      sonuc_en: 'Authorised',
      bicim: 'birlikte',
      bicim_ad: 'Birlikte',
      bicim_en: 'Jointly',
      gerekceler: [
        {
          kod: 'gorevde',
          etki: 'olumlu',
          metin: expect.stringContaining('görevde'),
          metin_en: expect.stringContaining('In office since'),
          kaynak: notice,
        },
        {
          kod: 'musterek',
          etki: 'bilgi',
          metin: expect.stringContaining('TTK 370/1'),
          metin_en: expect.stringContaining('TCC 370/1'),
          kaynak: notice,
        },
        { kod: 'birlikte_tamam', etki: 'olumlu', metin: expect.any(String), metin_en: expect.any(String), kaynak: notice },
      ],
      kurallar: [
        {
          kapsam: 'Genel temsil',
          bicim: 'birlikte',
          tutar_siniri: null,
          kim: 'KEREM KURGUSAL',
          madde: 'TTK 370/1, 371/3',
          birlikte_imza: ['ELİF ÖRNEKOĞLU', 'IŞIK FARAZİ'],
          alinti: notice.alinti,
          ilan: notice,
          kaynak_turu: 'ilan',
        },
      ],
      birlikte_imza: ['ELİF ÖRNEKOĞLU', 'IŞIK FARAZİ'],
      gorev_kayitlari: [
        {
          isim: 'KEREM KURGUSAL',
          sifat: 'Yönetim Kurulu Başkan Vekili',
          temsil: expect.stringContaining('müştereken'),
          baslangic: expect.any(String),
          bitis: null,
          bitis_nedeni: null,
          gorev_bitis: '2029-09-15',
          gorev_dayanak: expect.any(String),
          kaynak: notice,
          bitis_kaynak: null,
          temsil_kaynak: notice,
        },
        {
          isim: 'KEREM KURGUSAL',
          sifat: 'Yönetim Kurulu Üyesi',
          temsil: expect.stringContaining('müştereken'),
          // of the present term, which the cited notice prints
          baslangic: '2026-09-21',
          bitis: null,
          bitis_nedeni: null,
          gorev_bitis: '2029-09-15',
          gorev_dayanak: expect.any(String),
          kaynak: notice,
          bitis_kaynak: null,
          temsil_kaynak: notice,
        },
      ],
      imza_bilesimleri: expect.arrayContaining([
        ['ELİF ÖRNEKOĞLU'],
        ['IŞIK FARAZİ', 'KEREM KURGUSAL'],
        ['MURAT KURMACA', 'SELİN TASARIM'],
        ['MURAT KURMACA', 'OĞUZ TASLAKÇI'],
      ]),
      profil_hazir: true,
      sinirlar: expect.arrayContaining([expect.stringContaining('371/3')]),
      sinirlar_en: expect.arrayContaining([expect.stringContaining('371/3')]),
      uyari: expect.stringContaining('imza sirküleri'),
      uyari_en: expect.stringContaining('signature circular'),
    })
    expect(answer.sinirlar).toHaveLength(answer.sinirlar_en.length)
  })

  test('the rules of the directive stand beside a limited agent’s answer', async () => {
    const { kurallar } = await ask('DENEME-TAM', {
      kisi: 'Murat Kurmaca',
      tarih: DAY,
      tutar: 400000,
      islem: 'mal alımı',
      birlikte: ['Selin Tasarım'],
    })
    expect(
      kurallar.map(({ kapsam, bicim, tutar_siniri, kim, madde, birlikte_imza, kaynak_turu }) => [
        kapsam,
        bicim,
        tutar_siniri,
        kim,
        madde,
        birlikte_imza,
        kaynak_turu,
      ]),
    ).toEqual([
      ['İç yönergede yazılı işlemler', null, null, 'MURAT KURMACA', 'TTK 371/7', [], 'ilan'],
      [
        'Tüm mal ve hizmet satın alınması ile sözleşmelerin imzalanmasına',
        'birlikte',
        '500.000,00 TRY',
        '2. derece imza yetkililerinden ikisi birlikte',
        'TTK 371/7',
        ['2'],
        'ic_yonerge',
      ],
      [
        'Tüm mal ve hizmet satın alınması ile sözleşmelerin imzalanmasına',
        'birlikte',
        '5.000.000,00 TRY',
        '2. derece imza yetkililerinden biri ile 1. derece imza yetkililerinden biri birlikte',
        'TTK 371/7',
        ['1'],
        'ic_yonerge',
      ],
      [
        'Tüm mal ve hizmet satın alınması ile sözleşmelerin imzalanmasına',
        'birlikte',
        null,
        '1. derece imza yetkililerinden ikisi birlikte',
        'TTK 371/7',
        ['1'],
        'ic_yonerge',
      ],
    ])
  })

  test('the same question by query gives the same answer, for one database request', async () => {
    const asked = {
      kisi: 'Elif Örnekoğlu',
      tarih: DAY,
      tutar: '1,5 milyon TL',
      islem: 'mal alımı',
      birlikte: ['Işık Farazi', 'Kerem Kurgusal'],
    }
    const byBody = await ask('DENEME-TAM', asked)
    const own = asking(service, (await newAccount(service)).sandbox)
    await own('/api/v1/sirketler/DENEME-TAM/durum/')
    const query = (names: string): string =>
      `kisi=Elif%20%C3%96rneko%C4%9Flu&tarih=${DAY}&tutar=1%2C5+milyon+TL&islem=mal+al%C4%B1m%C4%B1&${names}`
    for (const names of ['birlikte=I%C5%9F%C4%B1k+Farazi&birlikte=Kerem+Kurgusal', 'birlikte=I%C5%9F%C4%B1k+Farazi,Kerem+Kurgusal']) {
      await service.standIns.neon.reset()
      expect((await own(`/api/v1/sirketler/DENEME-TAM/imza-kontrol/?${query(names)}`)).body).toEqual(byBody)
      expect((await service.standIns.neon.stats()).requests).toBe(1)
    }
    expect(byBody).toMatchObject({ tutar: 1500000, para_birimi: 'TRY', islem: 'mal alımı' })
  })

  test('a company in preparation; no day given is today', async () => {
    const added = await fetch(`${service.url}/api/v1/sirket-ekle/`, {
      method: 'POST',
      headers: { ...keys, 'content-type': 'application/json' },
      body: JSON.stringify({ mudurluk: 'İSTANBUL', sicil_no: '777777' }),
    })
    expect(added.ok).toBe(true)
    expect(await ask('DENEME-YAVAS', { kisi: 'Onur Farazi' })).toMatchObject({
      sonuc: 'belirsiz',
      profil_hazir: false,
      gerekceler: [{ kod: 'profil_hazir_degil', etki: 'belirsiz' }],
      kurallar: [],
      imza_bilesimleri: [],
    })
    const { tarih } = await ask('DENEME-TAM', { kisi: 'Elif Örnekoğlu' })
    expect(tarih).toBe(service.today)
  })
})
