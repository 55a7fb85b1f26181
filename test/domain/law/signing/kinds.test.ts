/** What kind of transaction words name: inflected, mistyped by a scan, and words that are close and mean something else. */
import { describe, expect, it } from 'vitest'
import { becomes, notice } from '../../../support/facts.ts'
import { answerTo, AYSE, board, in2023, told } from '../../../support/signing.ts'
import { askedKinds, kindsIn } from '../../../../lib/domain/law/tr/signing/kinds.ts'

// codes: phrases; `-` are phrases that name none
const TABLE = `
kredi: kredi; banka kredisi; kredi sözleşmesi; kredi kullanımı; ticari kredi kullanılması; kredi çekmek; kredi çekilmesi; krediler; kredinin kullandırılması; ödünç alma; ödünç sözleşmesi; borçlanma; borçlanmak; finansman sözleşmesi; KREDİ KULLANILMASI; genel kredi sözleşmesi imzalanması; nakdi kredi; kredi limiti artırımı; loan; bank loan; loan agreement; credit facility; borrowing money
teminat: kefalet; kefil olma; kefil olmak; müteselsil kefalet; kefaletname; şirketin kefil olması; garanti sözleşmesi; aval; aval verme; garanti verilmesi; üçüncü kişi lehine kefalet; teminat verilmesi; teminat gösterme; KEFALET VERME; surety; guarantee; corporate guarantee; teminat mektubu
rehin: rehin; hisse rehni; ticari işletme rehni; taşınır rehni; araç rehni; rehin sözleşmesi; rehnedilmesi; pay rehni; mevduat rehni; menkul rehni; pledge; share pledge; hisselerin rehnedilmesi; alacak rehni
ipotek: ipotek; ipotek tesisi; ipoteğin verilmesi; taşınmaz ipoteği; ipotek verilmesi; ipotekler; mortgage; ipotek fekki; gayrimenkul ipoteği
tasinmaz_alim: taşınmaz alımı; gayrimenkul satın alınması; gayri menkul alımı; arsa alımı; daire alımı; konut satın alma; arazi alımı; bina alımı; dükkan satın alınması; taşınmazın satın alınması; ofis satın alma; tarla alımı; purchase of land; buying real estate; fabrika binası alımı; villa alımı
tasinmaz_satis: taşınmaz satışı; gayrimenkul satışı; daire satışı; konut satışı; gayri menkul satışı; arsanın satılması; tapu devri; bina satışı; taşınmazın devri; arazi satış vaadi; arsa payı karşılığı satış; tarla satışı; sale of land; sale of real estate; TAŞINMAZ SATIŞI; taşınmazların satışı; dükkanın satışı; daire satış sözleşmesi; gayrimenkullerin satılması; bağımsız bölüm satışı
tasinir: taşınır işlemi; menkul mal işlemleri
arac: araç satışı; araç alımı; otomobil satın alma; araçların satışı; kamyon alımı; taşıt alımı; minibüs satışı; araba satışı; vehicle purchase; motorlu araç devri; iş makinesi satışı; araç ruhsat işlemleri
mal_hizmet_alim: satın alma; satın alım; mal alımı; hizmet alımı; mal ve hizmet alımı; malzeme alımı; hammadde alımı; makine alımı; tedarik sözleşmesi; satınalma; ihaleye katılım; demirbaş alımı; yazılım alımı; danışmanlık hizmeti alınması; satın alınması; purchase of goods; procurement; satın almalar; ofis malzemesi alımı; sipariş verilmesi
mal_hizmet_satis: satış; mal satışı; hurda satışı; ürün satışı; satış sözleşmesi; hizmet satışı; satılması; malların satışı; mal ve hizmet satışı; makine satışı; sale of goods; satışı yapılması; ihracat; demirbaş satışı; toplu konut malzemesi satışı; sipariş teyidi; müşteri siparişlerinin kabulü; satış siparişi onayı
kira: kira sözleşmesi; kiralama; kiraya verme; araç kiralama; ofis kiralanması; kira; finansal kiralama sözleşmesi; leasing; lease agreement; taşınmaz kiralama; kiraya verilmesi; dükkan kirası; daire kiralama; kiralanması
kira_iade: kiralananın tahliyesi; kiralananın iadesi; mecurun teslimi; kira sözleşmesinin feshi; tahliye
odeme: ödeme; ödemeler; fatura ödemesi; borç ödeme; vergi ödemesi; ödeme yapılması; tedarikçi ödemesi; payment; maaş ödemesi; ödemenin yapılması
tahsilat: tahsilat; alacak tahsili; tahsil etme; alacakların tahsili; ahzukabz; ahzu kabz; para tahsili; collection of receivables; tahsil edilmesi
banka_talimati: banka talimatı; EFT; havale; virman; banka hesabı açma; hesap açılışı; para transferi; havale talimatı; banka işlemleri; banka hesabından para çekme; hesap kapatma; money transfer; bank account opening; bankalardaki hesaplar; internet bankacılığı
cek_senet: çek; çek keşidesi; çek düzenleme; bono; senet; senet imzalama; poliçe keşidesi; çekler; kambiyo senedi; çek ve senet; senedin ciro edilmesi; çekin ciro edilmesi; emre yazılı senet; cheque; promissory note; bill of exchange; çek keşide edilmesi; bono düzenlenmesi
makbuz: makbuz; makbuz düzenleme; tahsilat makbuzu; makbuz senedi verilmesi
sigorta: sigorta; sigorta poliçesi; kasko; sigorta sözleşmesi; sigorta yaptırma; insurance
muhasebe: muhasebe; muhasebe işlemleri; fatura düzenleme; cari hesap mutabakatı; defter tutma; accounting; fatura kesilmesi
is_sozlesmesi: iş sözleşmesi; işe alım; personel işe alımı; işçi alımı; personel alımı; hizmet akdi; iş akdi imzalanması; işe alma; eleman alımı; employment contract; personel alınması; iş sözleşmesinin imzalanması
isten_cikarma: işten çıkarma; iş akdinin feshi; iş sözleşmesinin feshi; işçi çıkarma; dismissal; işten çıkarılması
dava_vekalet: dava açma; dava; icra takibi; avukata vekalet; vekaletname verilmesi; dava vekaleti; arabuluculuk; icra takibi başlatma; lawsuit; davanın takibi; avukat vekaletnamesi; dava ve icra takibi
resmi_basvuru: vergi dairesi işlemleri; SGK bildirgesi; gümrük işlemleri; resmi kurumlara başvuru; ruhsat başvurusu; beyanname verilmesi; belediye başvurusu; resmi dairelerde temsil; tax return; vergi dairesine başvuru; gümrük beyannamesi; ticaret sicili başvurusu; resmi yazışma; marka tescil başvurusu+fikri_haklar
istirak_pay: iştirak satışı; pay devri; hisse devri; hisse satışı; hisse alımı; pay satın alma; bağlı ortaklık kurulması; iştirak edilmesi; share transfer; hisselerin satışı; şirket hissesi alımı; pay alımı
devralma: işletme devralma; işletmenin devralınması; şirket satın alma; devralma; acquisition of a business; fabrika devralınması
fikri_haklar: marka satışı; marka devri; patent devri; lisans sözleşmesi; markanın satılması; patent satışı; fikri haklar; trademark sale; marka lisansı; telif hakkı devri
bagis: bağış; bağış yapılması; hibe; bağışlama; donation; bağışta bulunma
sulh_feragat: sulh; feragat; davadan feragat+dava_vekalet; ibra; sulh sözleşmesi; tahkim sözleşmesi; settlement agreement; ibraname; alacaktan feragat; ibraname verilmesi
isletme_devri: işletmenin devri; ticari işletmenin satışı; işletme satışı; şirket varlıklarının toptan satışı; toptan satış; varlıkların toplu satışı; toplu varlık satışı; varlıkların toptan satılması; malvarlığının tamamının satışı; sale of the whole business; bulk sale; fabrikanın devri; ticari işletme devri
sube: şube açılışı; şube açma; şube kapatma; şubenin kapatılması; opening a branch
genel_kurul_cagrisi: genel kurulun çağrılması; genel kurulu toplantıya çağırma; genel kurul çağrısı; genel kurula davet; calling the general assembly; olağan genel kurulun toplantıya çağrılması
kendisiyle_islem: kendisiyle işlem; kendisi ile sözleşme; kendiyle sözleşme; self-dealing
iflas_basvuru: iflas başvurusu; iflasın istenmesi; iflas talebi; iflas bildirimi; konkordato talebi
genel: genel; genel temsil; şirketin temsili; her türlü işlem; temsil ve ilzam; general representation; her konuda temsil
kira+mal_hizmet_alim: kiralama ve satın alma
kredi+ipotek: kredi ve ipotek; kredi sözleşmesi ve ipotek tesisi
ipotek+rehin: rehin ve ipotek
odeme+tahsilat: ödeme ve tahsilat; tahsilat ve ödemeler
mal_hizmet_alim+mal_hizmet_satis: alım satım; mal alım satımı; alım ve satım; mal alımı ve satışı
tasinmaz_alim+tasinmaz_satis: taşınmaz alım satımı; gayrimenkul alım satımı; taşınmaz alımı ve satışı
kredi: kred1 sözleşmesi; KREDI SOZLESMESI; krédi sözleşmesi; kredı kullanımı; kredi sözleşmesı
tasinmaz_satis: taşınmaz satışı; tasınmaz satısı; TASINMAZ SATISI; ta şınmaz satışı; gayrımenkul satışı
ipotek: ıpotek tesisi; IPOTEK; ip0tek verilmesi
teminat: kefaIet verme; kefâlet; KEFALET
cek_senet: cek keşidesi; ÇEK KESİDESİ; kambıyo senedi
-: gelecek yıl planı; çekirdek üretimi; bekleyen işler; ödenek; kiraz bahçesi; senetsepet; satırbaşı; alıç toplama; davar otlatma; davranış; rehine krizi; rehber; ipotetik; çekiliş; çekici güzellik; bonobo; bankamatik; krediyar; avalanche; sulhi bey; ibrahim; ibrani; arsalan; konutkent; kiralık kasaba adı X; dairesel hareket; kefaloni; faturasız hat yok; uzay; mutfak; bilinmeyen bir iş; xyz; 123; işlem; sözleşme; protokol imzası; anlaşma; gizlilik sözleşmesi; niyet mektubu; çeki düzen; tapulama müdürü; hibernasyon; arabesk; aracı kurum; satranç turnuvası; alıngan; kirazlı; paydaş toplantısı; markaj; patentli değil mi; sigara; vergi; toplantı; yemek; seyahat
`
const rows = TABLE.trim()
  .split('\n')
  .flatMap((line) => {
    const at = line.indexOf(':')
    const codes = line.slice(0, at)
    return line
      .slice(at + 1)
      .split(';')
      .map((phrase) => phrase.trim())
      .map((phrase): [string, string] => {
        const [words = '', more] = phrase.split(/\+(?=[a-z_]+$)/)
        return [words, (codes === '-' ? [] : [...codes.split('+'), ...(more ? [more] : [])]).sort().join(' ')]
      })
  })

describe('kinds of transaction', () => {
  it('has a table of at least 250 phrases', () => expect(rows.length).toBeGreaterThanOrEqual(250))
  it.each(rows)('%s: %s', (phrase, codes) => expect([...kindsIn(phrase)].sort().join(' ')).toBe(codes))
})

describe('a kind that was asked', () => {
  it.each<[string | null, ReturnType<typeof askedKinds>]>([
    ['tasinmaz_satis', { kinds: ['tasinmaz_satis'], recognised: 'code' }],
    ['banka kredisi', { kinds: ['kredi'], recognised: 'words' }],
    ['bilinmeyen bir iş', { kinds: [], recognised: 'unknown' }],
    [null, { kinds: ['genel'], recognised: 'code' }],
  ])('%j', (transaction, asked) => expect(askedKinds(transaction)).toEqual(asked))

  it('and is not in the list is no ordinary business in a concordat stay', () => {
    const stay = notice('2024-01-10', [becomes('CONCORDAT_FINAL')])
    const sole = in2023(...board(AYSE))
    expect(told(answerTo([sole, stay], { transaction: 'bilinmeyen bir iş' }))).toContain('kind_unknown?')
    expect(told(answerTo([sole], { transaction: 'bilinmeyen bir iş' }))).toBe('yes: in_office, sole')
  })
})
