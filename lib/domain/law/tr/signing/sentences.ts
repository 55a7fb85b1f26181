/**
 * Every sentence of the signing check, by its reason and what sets its variants apart. The logic chooses one and gives what it tells of;
 * wording is changed here alone, in both languages at once.
 */
import type { Bilingual } from '../../../kernel/bilingual.ts'
import type { ReasonCode } from '../../../signing/answer.ts'
import { englishCitation } from '../statutes.ts'

/** Of a limit by amount printed beside a full power. */
const INTERNAL: Bilingual = {
  tr: 'Tutarla sınırlama iyi niyetli üçüncü kişilere karşı ileri sürülemez (TTK 371/3, TBK 549/4)',
  en: 'A limit by amount does not count against third parties in good faith (TCC 371/3, TCO 549/4)',
}
const SETTLES: Bilingual = {
  tr: 'Temsil kararının veya iç yönergenin metni giderir',
  en: 'The text of the decision or of the internal directive settles it',
}

type Sentence = Bilingual | ((...told: never[]) => Bilingual)

/** A group or a title of a directive as a sentence names it; `own` the letter or number of a group, else its title. */
const groupName = (own: string, group: string | null): Bilingual =>
  own.length > 1 ? { tr: `“${group}” unvanı`, en: `The title “${group}”` } : { tr: `${group} imza grubu`, en: `Signature group ${group}` }

/** So many of the sets that would complete a signature are named. */
const MOST_NAMED = 4

/** Any one of some sets of people: "A ile B veya C ile D"; empty where there is none. */
const anyOfSets = (sets: readonly (readonly { name: string }[])[], and: string, or: string, more: (count: number) => string): string => {
  const named = sets.slice(0, MOST_NAMED).map((set) => set.map(({ name }) => name).join(` ${and} `))
  const left = sets.length - named.length
  const last = left > 0 ? more(left) : (named.pop() ?? '')
  return named.length > 0 ? `${named.join(', ')} ${or} ${last}` : last
}

export const SENTENCES = {
  in_office: {
    organCallsMeeting: (article: string): Bilingual => ({
      tr: `Genel kurulu süresi dolmuş olsa bile organ çağırır; karar organın bütününündür (${article}).`,
      en:
        'The organ calls the general assembly even after its term; the decision is that of the organ as a whole ' +
        `(${article.replace('TTK', 'TCC')}).`,
    }),
    dayAhead: {
      tr: `Sorulan gün ileridedir; bugünkü ilanlara göre yetkili görünüyor, o güne kadar değişebilir. O gün yeniden sorunuz.`,
      en: 'The day lies ahead; by the notices of today the person appears authorised, which may change until then. Ask again on that day.',
    },
    titleEnded: {
      tr: 'Yetkinin verildiği unvan sona erdi; yetkinin sürüp sürmediğini söyleyen ilan yok. Güncel temsil kararı giderir.',
      en:
        'The title with which the power was given has ended; no notice says whether the power remains. The current ' +
        'decision on representation settles it.',
    },
    partnerHandedOver: (on: Bilingual): Bilingual => ({
      tr:
        `${on.tr} tarihinde ilan edilen devirle payını devretmiş; ortaklıktan çıkanın temsil yetkisi de biter, pay kalıp kalmadığı ` +
        `ilanda yazmıyor (TTK 218, 233). Güncel sicil kaydı giderir.`,
      en:
        `Handed shares over by the transfer published on ${on.en}; a power to represent ends with the partnership, and no notice says ` +
        `whether shares remain (TCC 218, 233). A current registry extract settles it.`,
    }),
    listAlone: {
      tr: 'Birlikte imza listesinin değiştiği ilan edilmiş; ataması ve görev süresi bilinen ilanlarda yok. Atama ilanı giderir.',
      en: 'Another list of co-signers was announced; the appointment and its term are in no known notice. The notice of appointment settles it.',
    },
    groupUnknown: {
      tr: 'Kişinin bir imza grubuna alındığı ilan edilmiş; o grubun nasıl imza atacağını söyleyen ilan yok. Güncel temsil kararı giderir.',
      en: 'The person was put into a group of signatories; no notice says how it signs. The current decision on representation settles it.',
    },
    selfDealing: {
      tr:
        'Üyenin şirketle kendi adına işlemi genel kurul izni ister; izin yoksa şirket işlemin geçersizliğini ileri ' +
        'sürebilir (TTK 395/1, 371/6).',
      en:
        'A member’s own dealing with the company needs leave of the general assembly, else the company may plead ' +
        'nullity (TCC 395/1, 371/6).',
    },
    beforeNewCode: {
      tr:
        '1 Temmuz 2012’den önce işletme konusu dışındaki işlem şirketi bağlamazdı (6762 sayılı TTK 137); işlemin ' +
        'konu içinde olduğu doğrulanmalıdır.',
      en:
        'Before 1 July 2012 an act outside the object of the company did not bind it (Law 6762, article 137); ' +
        'check that the act lies within it.',
    },
    reinstatedOrgans: {
      tr: 'Şirket yeniden tescil edildi; organlarının yetkisi yeni bir ilan olmadan bilinemez (TTK 547, TSY 89). Mahkeme kararı giderir.',
      en:
        'The company was registered again; the power of its organs is not known without a new notice (TCC 547, ' +
        'Registry Regulation 89). The court’s decision settles it.',
    },
    firstYear: {
      tr: 'Seçim ilanında süre yazmıyor; bir yıl dolmadığından sonucu etkilemez (TTK 362/1).',
      en: 'The notice of election states no term; less than a year has passed, so it makes no difference (TCC 362/1).',
    },
    coOptedUnapproved: {
      tr:
        'Boşalan üyeliğe yönetim kurulunca seçilmiş; sonra toplanan genel kurulun onayı ilanlarda görünmüyor (TTK ' +
        '363/1). Genel kurul tutanağı giderir.',
      en:
        'Chosen by the board for a vacancy; the approval of the general assembly held since is not published (TCC ' +
        '363/1). The minutes of that assembly settle it.',
    },
    coOpted: {
      tr: 'Boşalan üyeliğe seçilmiş; ilk genel kurulun onayına kadar görev yapar, selefinin süresini tamamlar (TTK 363/1).',
      en:
        'Chosen for a vacancy; serves until the next general assembly and, once approved, for the rest of the ' +
        'predecessor’s term (TCC 363/1).',
    },
    corporateRepresentative: {
      tr:
        'Tüzel kişi ortağın temsilcisi sıfatıyla 1 Temmuz 2012’den önce seçilmiş; bu üyelerin 1 Ekim 2012’ye kadar ' +
        'çekilmesi gerekiyordu, sonraki durum ilan edilmemiş (6103 sayılı Kanun 25).',
      en:
        'Elected before 1 July 2012 as the representative of a corporate shareholder; such members were to resign ' +
        'by 1 October 2012, and nothing was published since (Law 6103, article 25).',
    },
    provisional: {
      tr: 'Görevin tescili geçicidir; kesin tescil ilanına kadar sonuç verilemez (TTK 32/4).',
      en: 'The entry of the office is provisional; the final entry settles it (TCC 32/4).',
    },
    converted: (day: Bilingual): Bilingual => ({
      tr: `Şirket ${day.tr} tarihinde tür değiştirdi; yeni türün organı ilan edilmemiş (TTK 180). Yeni organın tescili giderir.`,
      en:
        `The company changed its legal form on ${day.en}; no organ of the new form was published (TCC 180). The ` +
        'entry of the new organ settles it.',
    }),
    returned: (day: Bilingual): Bilingual => ({
      tr:
        `Şirket ${day.tr} tarihinde tasfiyeden döndü; temsilcileri bundan sonra ilan edilmemiş (TTK 548, TSY 88). ` +
        'Güncel sicil kaydı giderir.',
      en:
        `The company returned from liquidation on ${day.en}; its representatives were not published since (TCC ` +
        '548, Registry Regulation 88). A current registry extract settles it.',
    }),
    termCut: {
      tr: 'İlanda yazan süre kanundaki azami süreyi aşıyor; aşan kısım dikkate alınmadı (TTK 362/1, KoopK 57).',
      en: 'The notice prints a term longer than the law allows; the excess was disregarded (TCC 362/1, Cooperatives Act 57).',
    },
    holds: (name: Bilingual, since: Bilingual): Bilingual => ({
      tr: `${name.tr} olarak ${since.tr} tarihinden beri görevde.`,
      en: `In office since ${since.en}: ${name.en}.`,
    }),
    listedAnew: {
      tr:
        'Sonraki temsil kararı imza yetkililerini yeniden sayıyor ve bu kişiyi anmıyor; yetkisinin kaldırıldığı ' +
        'yazmıyor (TTK 373; TBK 550, 554). Kararın metni giderir.',
      en:
        'A later decision lists the signatories anew and does not name this person; it does not say that the power ' +
        'was revoked (TCC 373; TCO 550, 554). The text of the decision settles it.',
    },
    actsForEntity: (name: string): Bilingual => ({
      tr: `${name} adına tescil edilmiş gerçek kişi olarak hareket eder (TTK 359/2, 623/2; TSY 70/1-c, 91/1-c).`,
      en: `Acts as the natural person registered for ${name} (TCC 359/2, 623/2; Registry Regulation 70/1-c, 91/1-c).`,
    }),
    owner: {
      tr: 'Ticari işletmenin sahibidir; adı ticaret unvanındadır (TTK 41).',
      en: 'Owner of the business, whose name is in its title (TCC 41).',
    },
    perhapsAllPartners: (name: string): Bilingual => ({
      tr:
        `Bu tarihe kadar müdür seçimi ilan edilmemiş; eski kanuna göre bütün ortaklar birlikte müdürdür (eTTK 540/1). ${name} adlı ` +
        'kişinin o gün ortak olup olmadığını kuruluş sözleşmesinin ilanı giderir.',
      en:
        'No election of a manager was published by this day; under the former law all partners together were managers (former TCC ' +
        `540/1). Whether ${name} was a partner then, the notice of the founding settles.`,
    }),
    allPartnersUnclear: {
      tr:
        'Müdür seçimi ilan edilmemiş; eski kanuna göre ortakların birlikte müdürlüğü 1 Ekim 2012’ye kadar yeni ' +
        'kanuna uydurulmalıydı (6103 sayılı Kanun 25, TTK 623). Güncel sicil kaydı giderir.',
      en:
        'No election of a manager was published; the joint management of all partners under the former law had to ' +
        'be fitted to the new one by 1 October 2012 (Law 6103, article 25; TCC 623). A current registry extract ' +
        'settles it.',
    },
  },
  joint_complete: {
    passiveReceipt: {
      tr: 'Şirkete yapılan bildirimleri birlikte imza yetkilisi tek başına da alabilir (pasif temsil).',
      en: 'A joint signatory may receive declarations made to the company alone (passive representation).',
    },
    withThoseNamed: { tr: 'Birlikte imza, adı verilenlerle tamam.', en: 'With the co-signers named the joint signature is complete.' },
    byOthersForm: {
      tr: 'Adı verilen yetkilinin tescilli imza biçimi bu kişiyi birlikte imza sahibi olarak sayıyor.',
      en: 'The registered form of the co-signer named makes this person the second signatory.',
    },
    allPartnersSign: { tr: 'Bütün ortaklar birlikte imzalıyor.', en: 'All partners sign together.' },
  },
  joint_incomplete: {
    uncertainWithThoseNamed: {
      tr:
        'Adı verilenlerle birlikte imzanın tamam olup olmadığı kesin değil: gereken imzalardan birinin sahibi veya ' +
        'imza biçimi şüpheli. Kesin görevde olan bir yetkilinin imzası giderir.',
      en:
        'Whether the joint signature is complete with those named is not certain: one of the signatories needed, ' +
        'or the form itself, is in doubt. The signature of one certainly in office settles it.',
    },
    /** `missing`: the sets of further signers of whom any one would complete it. */
    missing: (possible: boolean, article: string, alone: boolean, missing: readonly (readonly { name: string }[])[]): Bilingual => {
      const who = {
        tr: anyOfSets(missing, 'ile', 'veya', (count) => `başka ${count} seçenekten biri`),
        en: anyOfSets(missing, 'and', 'or', (count) => `one of ${count} other choices`),
      }
      return {
        tr: !alone
          ? `Adı verilenler gereken imzaları tamamlamıyor${who.tr && ` (eksik: ${who.tr})`}; eksik imza şirketi bağlamaz, şirket sonradan onaylayabilir (${article}; TBK 46).`
          : possible
            ? `Gereken diğer imza eksik${who.tr && `: ${who.tr}`}; tek imza şirketi bağlamaz, şirket sonradan onaylayabilir (${article}; TBK 46).`
            : `Birlikte imzalayabilecek görevde kimse kalmamış; yeni bir temsil kararı gerekir (${article}; TBK 46).`,
        en: !alone
          ? `Those named do not make up the signatures needed${who.en && ` (missing: ${who.en})`}; an incomplete signature does not bind the company, which may ratify the act (${englishCitation(article)}; TCO 46).`
          : possible
            ? `The other signature needed is missing${who.en && `: ${who.en}`}; one alone does not bind the company, which may ratify the act (${englishCitation(article)}; TCO 46).`
            : `Nobody is left in office who could co-sign; a new decision on representation is needed (${englishCitation(article)}; TCO 46).`,
      }
    },
    allPartnersNeeded: {
      tr: 'Bütün ortakların imzası gerekir (eTTK 540/1).',
      en: 'The signatures of all partners are needed (former TCC 540/1).',
    },
  },
  no_record: {
    nobody: {
      tr: 'Yetkililere ilişkin ilanların tamamı okundu; şirketi temsil edebilecek kimse görünmüyor (TTK 36, 365, 623).',
      en: 'All notices on officers were read; nobody who could represent the company appears in them (TCC 36, 365, 623).',
    },
    onlyInAnothersForm: {
      tr:
        'Başka bir yetkilinin imza biçiminde birlikte imzalayan olarak anılıyor, kendi görevi ise bilinen ' +
        'ilanlarda yok. Atama ilanı giderir.',
      en:
        'Named as co-signer in the form of another signatory, while no office of their own is in the known ' +
        'notices. The notice of appointment settles it.',
    },
    listNotWhole: (statedUntil: Bilingual | null): Bilingual => ({
      tr:
        'Şirketin ilan listesi resmî kaynaktan sonuna kadar alınmadı' +
        (statedUntil ? ` ve tam olduğu yalnız ${statedUntil.tr} gününe kadar beyan edildi` : '') +
        '; yetkiyi değiştiren bilinmeyen bir ilan olabilir. Listenin tamamı, getirilen ilanların o güne kadar tam olduğunun beyanı veya ' +
        'güncel sicil kaydı giderir.',
      en:
        'The list of notices was not fetched from the official source to its end' +
        (statedUntil ? ` and was stated to be complete until ${statedUntil.en} only` : '') +
        '; an unknown notice may have changed the power. The whole list, a statement that the notices brought are all until that day, or ' +
        'a current registry extract settles it.',
    }),
    qualified: {
      tr:
        'Yetkiyi veren ilanda onu sınırlayabilecek bir söz var ve okunamadı; sözün aslına bakılması ya da güncel ' +
        'yetki belgesi giderir.',
      en:
        'The notice that gives the power has words that may bound it and were not read; looking at the words ' +
        'themselves, or a current certificate of authority, settles it.',
    },
    internalBound: {
      tr:
        'Yetkiyi veren ilanda onu sınırlayabilecek, okunamayan bir söz var; imza biçiminden ve şubeden söz etmediğinden yalnız şirket içinde ' +
        'geçerli olabilir ve bilmeyen üçüncü kişiye karşı ileri sürülemez (TTK 371/3, TBK 549/4). Temsil kararının metni giderir.',
      en:
        'The notice that gives the power has words that may bound it and were not read; as they speak of neither the form of signing nor ' +
        'a branch they can bind inside the company alone and not third parties who do not know them (TCC 371/3, TCO 549/4). The text ' +
        'of the decision settles it.',
    },
    stateAnnounced: (label: string): Bilingual => ({
      tr: `Bir ilanın tescil konusu “${label}”; şirketin durumunu değiştiren içeriği okunamadı (TTK 533; İİK 191, 297). İlanın metni giderir.`,
      en:
        `A notice registers “${label}”; what it says of the state of the company could not be read (TCC 533; Enforcement and Bankruptcy ` +
        `Act 191, 297). Its text settles it.`,
    }),
    perhapsGiven: (day: Bilingual, named: boolean): Bilingual => ({
      tr: `${day.tr} tarihli ilanda ${named ? 'bu kişiyi anan' : 'imza yetkisini kişi adı vermeden düzenleyen'} ve okunamayan bir ifade var; yetki vermiş olabilir (TTK 373). İlanın metni giderir.`,
      en: `The notice of ${day.en} ${named ? 'names this person' : 'speaks of signing without naming anybody'} in words that were not understood and may have given a power (TCC 373). Its text settles it.`,
    }),
    laterUnread: (count: number, day: Bilingual): Bilingual => ({
      tr:
        `Yetkiden sonra yayımlanan ${count} ilanda yetkililerle ilgili olabilecek, okunamayan ifadeler var ` +
        `(${day.tr}). İlanın metni giderir.`,
      en:
        `${count} later ${count === 1 ? 'notice has' : 'notices have'} clauses that may concern officers and were ` +
        `not understood (${day.en}). Their text settles it.`,
    }),
    coSignerUnknown: (name: string): Bilingual => ({
      tr: `Birlikte imza için verilen “${name}” ilanlarda geçmiyor; sayılmadı.`,
      en: `The co-signer “${name}” does not occur in the notices and was not counted.`,
    }),
    moved: {
      tr: 'Merkez başka bir sicile taşındı; sonraki kayıtlar oradadır (TSY 111-115). Yeni sicildeki kayıt giderir.',
      en: 'The seat moved to another registry, where later entries are (Registry Regulation 111-115). The record there settles it.',
    },
    headOffice: {
      tr:
        'Şubenin ilanlarında bu kişi yok; merkezin temsilcileri de şube için imza atar ve merkezin kaydındadır ' +
        '(TTK 40/3, TSY 124). Merkezin kaydı giderir.',
      en:
        'The notices of the branch do not name this person; those who represent the head office sign for the ' +
        'branch too and are in its record (TCC 40/3, Registry Regulation 124). That record settles it.',
    },
    nothing: (name: string): Bilingual => ({
      tr: `${name} için görev veya temsil kaydı yok; yetkililere ilişkin ilanların tamamı okundu (TTK 36, 373).`,
      en: `No office or power of ${name} is on record; all notices on officers were read (TCC 36, 373).`,
    }),
    // Words that deny somebody a power, or say who came to a meeting, may name him.
    givenNothing: (name: string): Bilingual => ({
      tr:
        `İlanların hiçbir sözü ${name} adına görev veya temsil yetkisi vermiyor; okunamayan sözler başkalarını adlarıyla anıyor ya da ` +
        'temsil yetkisi vermiyor (TTK 36, 373).',
      en: `No word of the notices gives ${name} an office or a power; those that were not read name others or give none (TCC 36, 373).`,
    }),
    namedNowhere: (name: string): Bilingual => ({
      tr:
        `${name} için ilanların okunan sözlerinde görev veya temsil yetkisi yok; yetkililere ilişkin bazı sözler okunamadığından kaydın ` +
        'yokluğu kesin değil (TTK 36, 373). Okunamayan sözlerin aslı veya güncel sicil kaydı giderir.',
      en:
        `The words of the notices that were read give ${name} no office and no power; as some words on officers were not read, the ` +
        'absence of a record is not certain (TCC 36, 373). Those words themselves or a current registry extract settle it.',
    }),
    nothingFound: (name: string): Bilingual => ({
      tr: `${name} için görev veya temsil kaydı bulunamadı, ancak yetkililere ilişkin ilanlar tam değil. Güncel sicil kaydı giderir.`,
      en: `No office or power of ${name} was found, but the notices on officers are not complete. A current registry extract settles it.`,
    }),
  },
  no_representation: {
    entityWithoutPerson: {
      tr:
        'Tüzel kişi üye veya müdür bir gerçek kişi eliyle hareket eder; onun adına tescil edilmiş gerçek kişi ' +
        'ilanlarda yok (TTK 359/2, 623/2). Bu kişinin tescili giderir.',
      en:
        'A legal entity on the board or as manager acts through a natural person; none registered for it was found ' +
        '(TCC 359/2, 623/2). The entry of that person settles it.',
    },
    notAmongSigners: {
      tr:
        'Yayımlanan temsil kararı yetkilileri sayıyor ve bu kişiyi anmıyor; üyelik veya müdürlük tek başına temsil ' +
        'yetkisi vermez (TTK 370/2, 371/7, 629/1).',
      en:
        'The published decision on representation names those who sign and not this person; the office alone gives ' +
        'no power to sign (TCC 370/2, 371/7, 629/1).',
    },
    othersNamed: {
      tr:
        'Temsil kararı başka kişileri anıyor; bu kişinin imza yetkisi olup olmadığını söyleyen bir karar ilanlarda ' +
        'yok (TTK 370/2). Güncel temsil kararı giderir.',
      en:
        'The decision on representation names others; no published decision says whether this person signs (TCC ' +
        '370/2). The current decision on representation settles it.',
    },
    entityWithoutOffice: {
      tr:
        'Tüzel kişi adına hareket ettiği ilan edilmiş, tüzel kişinin görevi ise bilinen ilanlarda yok (TTK 359/2, ' +
        '623/2). Tüzel kişinin seçim ilanı giderir.',
      en:
        'Published as acting for a legal entity, whose own office is not in the known notices (TCC 359/2, 623/2). ' +
        'The notice of its election settles it.',
    },
    signatoryWithoutForm: {
      tr:
        'İmza yetkilisi olarak atandığı ilan edilmiş, nasıl ve hangi işlerde imza atacağı ilanda okunamadı (TTK 371/7, 373). ' +
        'Atama kararının metni giderir.',
      en:
        'Published as appointed to sign; how and in which matters could not be read in the notice (TCC 371/7, 373). The text of the ' +
        'decision settles it.',
    },
    officeAlone: (complete: boolean): Bilingual => ({
      tr: complete
        ? 'Bu görev tek başına temsil yetkisi vermez; yetki veren bir karar ilan edilmemiş (TTK 370/2, 373).'
        : 'Bu göreve temsil yetkisi veren bir karar bilinen ilanlarda yok, ilanlar tam değil (TTK 370/2, 373). ' +
          'Güncel temsil kararı giderir.',
      en: complete
        ? 'The office alone gives no power to represent; no decision giving one was published (TCC 370/2, 373).'
        : 'No decision giving this office a power to represent is in the known notices, which are not complete (TCC ' +
          '370/2, 373). The current decision settles it.',
    }),
    auditor: {
      tr: 'Denetçi şirketi temsil etmez (TTK 397, KoopK 65).',
      en: 'An auditor does not represent the company (TCC 397, Cooperatives Act 65).',
    },
    limitedPartner: {
      tr: 'Komanditer ortak bu sıfatla şirketi temsil edemez (TTK 318, 565).',
      en: 'A limited partner cannot represent the partnership as such (TCC 318, 565).',
    },
    partnerSince: {
      tr:
        'Şirkete temsil biçiminin ilanından sonra ortak olmuş; temsil yetkisini ona da veren ya da vermeyen bir söz yok ' +
        '(TTK 218, 233, 318). Güncel şirket sözleşmesi giderir.',
      en:
        'Became a partner after the form of representation was published; no word gives or denies this partner the power (TCC 218, ' +
        '233, 318). The current contract settles it.',
    },
    shareholder: {
      tr: 'Ortaklık veya pay sahipliği temsil yetkisi vermez; temsilciler ilan edilmiş ve bu kişi aralarında değil (TTK 365, 623/1).',
      en:
        'Holding shares gives no power to represent; the representatives are published and this person is not ' +
        'among them (TCC 365, 623/1).',
    },
    shareholderUnclear: {
      tr: 'Ortak olarak geçiyor, temsil yetkisi ilanlarda yok; ilanlar tam değil (TTK 365, 623/1). Güncel sicil kaydı giderir.',
      en:
        'Named as a partner, no power to represent in the notices, which are not complete (TCC 365, 623/1). A ' +
        'current registry extract settles it.',
    },
  },
  kind_unknown: {
    notInList: {
      tr: 'İşlemin türü tanınmadı; yürürlükteki kurallar türe göre ayrıldığından sonuç açık. islem alanına katalogdaki bir tür yazınız.',
      en: 'The kind of transaction was not recognised, and rules in force differ by kind. Give a kind of the catalogue in islem.',
    },
  },
  human_decision: {
    settled: (role: Bilingual, on: Bilingual): Bilingual => ({
      tr:
        `Okuyucunun açık bıraktığı bir ilan ifadesi ${role.tr} ${on.tr} tarihli kararıyla karara bağlandı; yanıt bu karara da ` +
        `dayanır. Karar ilanın kendi sözlerini gösterir, sicil kaydının yerini tutmaz.`,
      en:
        `A clause that the reader left open was settled on ${on.en} by ${role.en}; the answer rests on that decision too. It cites ` +
        `the words of the notice and is no registry record.`,
    }),
  },
  list_stated: {
    byAccount: (on: Bilingual, until: Bilingual): Bilingual => ({
      tr:
        `İlan listesi resmî kaynaktan alınmadı; hesabınız ${on.tr} gününe kadarki ilanların tamamının getirildiğini ` +
        `beyan etti, yanıt buna ` +
        `dayanır. ${until.tr} gününden sonra yayımlanan ilanlar hesaba katılmadı.`,
      en:
        `The list was not fetched from the official source; your account stated that all notices until ${on.en} were brought, and the ` +
        `answer rests on it. Notices published after ${until.en} were not taken into account.`,
    }),
  },
  conflicting_texts: {
    correctedLater: {
      tr: 'Bu ilan sonradan düzeltilmiş, düzeltmenin içeriği okunamadı; düzeltmeden önceki günlerde yayımlanan metin ile doğrusu ayrışabilir (TTK 37; TSY 13/3). Düzeltme ilanı giderir.',
      en: 'This notice was corrected later and what the correction says could not be read; on the days before it the text published and the true one may differ (TCC 37; TSY 13/3). The correction settles it.',
    },
    corrected: {
      tr:
        'Bu gün için ilan edilmiş metin ile sonradan yayımlanan düzeltme farklı sonuç veriyor; ilan edilene ' +
        'güvenen korunur (TTK 37, TSY 13/3). Sicil kaydı giderir.',
      en:
        'For this day the text then published and its later correction give different answers; reliance on what ' +
        'was published is protected (TCC 37, Registry Regulation 13/3). The register settles it.',
    },
    sameDayEnd: (day: Bilingual): Bilingual => ({
      tr: `${day.tr} tarihinde tescil edilen iki ilandan biri bu göreve seçimi, öbürü görevin bittiğini yazıyor; sıraları ilanlardan anlaşılmıyor (TTK 27, 36). Sicil kaydı giderir.`,
      en: `Of two notices registered on ${day.en} one states the election to this office and the other its end; which came first they do not tell (TCC 27, 36). The register settles it.`,
    }),
    oneNotice: {
      tr: 'Yetkiyi veren ilanda onunla bağdaşmayan ikinci bir söz var; hangisinin geçerli olduğu ilandan anlaşılmıyor (TTK 36, 371/3). Kararın metni ya da güncel yetki belgesi giderir.',
      en: 'The notice that gives the power also says something that does not go with it; which of the two holds it does not tell (TCC 36, 371/3). The text of the decision or a current certificate of authority settles it.',
    },
    sameDayForms: {
      tr: 'Aynı gün tescil edilen iki metin imza biçimini farklı yazıyor (TTK 371/3). Temsil kararının metni giderir.',
      en: 'Two texts registered on the same day print different forms of signing (TCC 371/3). The text of the decision settles it.',
    },
  },
  between_registration_and_effect: {
    decidedBefore: {
      tr: 'Karar bu günden önce alınmış, tescili sonra yapılmış (TTK 36/4). Karar tarihindeki temsil belgesi giderir.',
      en: 'The decision was taken before this day and registered after it (TCC 36/4). Evidence of the power on the day settles it.',
    },
    perhapsDecidedBefore: {
      tr:
        'Bu günden sonraki bir ay içinde tescil edilen değişikliğin karar günü ilandan anlaşılmıyor; bu günden önce alınmış olabilir ' +
        '(TTK 30, 36/4). Karar metni giderir.',
      en:
        'A change was registered within a month after this day and the notice does not tell when it was decided; that may lie before this ' +
        'day (TCC 30, 36/4). The decision settles it.',
    },
    notYetRegistered: {
      tr:
        'Atama bu gün kararlaştırılmış, ancak henüz tescil edilmemiş; üçüncü kişinin dayanacağı bir kayıt yoktu ' +
        '(TTK 36, 373). Onaylı karar örneği giderir.',
      en:
        'The appointment had been decided but not registered on this day; there was no entry to rely on (TCC 36, ' +
        '373). A certified copy of the decision settles it.',
    },
    notYetEffective: {
      tr: 'Tescil edilmiş, ancak ilanı bu gün henüz sonuç doğurmuyordu; bu gecikme üçüncü kişiyi korur, şirketi değil (TTK 36/1).',
      en: 'Registered, but its publication had no effect yet on this day; that delay protects third parties, not the company (TCC 36/1).',
    },
    changeNotYetEffective: {
      tr:
        'Değişiklik tescil edilmiş, ancak ilanı bu gün henüz sonuç doğurmuyordu; durumu bilmeyen iyi niyetli ' +
        'üçüncü kişiye karşı ileri sürülemez (TTK 36). İşlem günündeki bilgi durumu belirleyicidir.',
      en:
        'The change was registered, but its publication had no effect yet on this day; it does not count against a ' +
        'third party who did not know (TCC 36). What that party knew on the day settles it.',
    },
  },
  name_ambiguous: {
    coSignerUnclear: (name: string, names: string): Bilingual => ({
      tr: `Birlikte imza için verilen “${name}” kesin olarak belirlenemedi (${names}); sayılmadı.`,
      en: `The co-signer “${name}” could not be identified (${names}) and was not counted.`,
    }),
    similarNames: (names: string): Bilingual => ({
      tr: `Bu ad ilanlarda geçmiyor; benzer adlar: ${names}. İlandaki tam adla sorunuz.`,
      en: `This name does not occur in the notices; similar names: ${names}. Ask with the full printed name.`,
    }),
    perhapsScanned: (name: string, other: string): Bilingual => ({
      tr: `Sonraki bir ilan “${other}” diyor; “${name}” kısaltılarak veya taramada böyle yazılmış olabilir. İlanın aslı giderir.`,
      en: `A later notice says “${other}”, which may be “${name}”, shortened or damaged by a scan. The original of the notice settles it.`,
    }),
    perhapsOne: (name: string, other: string): Bilingual => ({
      tr: `“${name}” ile “${other}” bir kişi olabilir; tarama bir harfi bozmuş olabilir. İlanın aslı giderir.`,
      en: `“${name}” and “${other}” may be one person, a letter of whose name a scan has damaged. The original of the notice settles it.`,
    }),
    severalBearers: (names: string): Bilingual => ({
      tr: `Bu ad birden çok kişiye uyuyor: ${names}. Hangisi olduğunu ilanlar söylemez; sicil kaydındaki kimlik bilgisi giderir.`,
      en: `This name fits more than one person: ${names}. The notices do not tell which; the identity in the register settles it.`,
    }),
    natureUnclear: (name: string): Bilingual => ({
      tr:
        `“${name}” adının gerçek kişiye mi tüzel kişiye mi ait olduğu ilandaki addan anlaşılmıyor; tüzel kişi yalnız adına tescil edilen ` +
        'gerçek kişi eliyle imza atar (TTK 359/2, 623/2). Sicil kaydındaki kimlik bilgisi giderir.',
      en:
        `The printed name “${name}” does not tell whether a natural person or a legal entity bears it; a legal entity signs only through ` +
        'the natural person registered for it (TCC 359/2, 623/2). The identity in the register settles it.',
    }),
  },
  profile_not_ready: {
    preparing: {
      tr:
        'Şirketin profili hazır değil: ilanları hazırlanıyor ya da bu sicil numarasıyla ilan bulunmadı. Hazırlık durumu hangisi ' +
        'olduğunu söyler; hazırlık bitince yeniden sorunuz.',
      en:
        'The profile of the company is not ready: its notices are being prepared, or none was found under this registry number. The state ' +
        'of its preparation says which; ask again when that is done.',
    },
  },
  term_lapsed: {
    limitedPower: {
      tr: 'Yetki için ilanda yazan süre dolmuş görünüyor; yenileme ilanı bulunamadı. Güncel temsil kararı giderir.',
      en: 'The time printed for the power appears to be over; no renewal was published. The current decision on representation settles it.',
    },
    longerThanAllowed: (day: Bilingual, end: Bilingual): Bilingual => ({
      tr: `İlanda ${day.tr} tarihine kadar yazıyor; kanunun izin verdiği en uzun süre ${end.tr} tarihinde doldu (TTK 362/1, KoopK 57).`,
      en: `The notice says until ${day.en}; the longest term the law allows ended on ${end.en} (TCC 362/1, Cooperatives Act 57).`,
    }),
    board: (end: Bilingual, beyond: boolean): Bilingual => ({
      tr:
        `Yayımlanan görev süresi ${end.tr} tarihinde dolmuş görünüyor; yeni seçim ilanı bulunamadı. Eski kurulun ` +
        'yeni seçime kadar görevi sürdürüp sürdürmediği tartışmalıdır' +
        `${beyond ? '; kanundaki üç yıllık azami süre de geçtiğinden öğretide organın kalmadığı da savunulur' : ''} ` +
        '(TTK 362/1, 410/1, 530). Güncel genel kurul kararını isteyiniz.',
      en:
        `The published term appears to have ended on ${end.en}; no notice of a new election was found. Whether ` +
        'the former board continues until a new election is disputed' +
        `${beyond ? '; the statutory maximum of three years has passed too, and part of the doctrine holds the organ to be missing' : ''} ` +
        `` +
        '(TCC 362/1, 410/1, 530). Ask for the current general-assembly decision.',
    }),
    manager: (end: Bilingual): Bilingual => ({
      tr:
        `Müdür için yayımlanan süre ${end.tr} tarihinde dolmuş görünüyor; yenileme ilanı bulunamadı. Limited ` +
        'şirkette görevin kendiliğinden sürdüğünü söyleyen bir kural yoktur (TTK 623). Güncel genel kurul ' +
        'kararını isteyiniz.',
      en:
        `The term published for the manager appears to have ended on ${end.en}; no renewal was found. No rule ` +
        'says that a manager of a limited company continues (TCC 623). Ask for the current decision of the ' +
        'general assembly.',
    }),
    power: (end: Bilingual): Bilingual => ({
      tr:
        `Yetki için yayımlanan süre ${end.tr} tarihinde dolmuş görünüyor; uzatma veya sona erme ilanı bulunamadı ` +
        '(TBK 550, 554). Güncel yetki belgesini isteyiniz.',
      en:
        `The time published for the power appears to have ended on ${end.en}; neither an extension nor an end was ` +
        'published (TCO 550, 554). Ask for current evidence of the power.',
    }),
    unread: (end: Bilingual): Bilingual => ({
      tr:
        `Önceki bir ilanda bu kişiyi anan ve okunamayan bir ifade, görevi ${end.tr} tarihine kadar sınırlamış olabilir; görev ` +
        'bitince ona bağlı yetki de biter (TTK 362/1, 623; TBK 554). İlanın metni giderir.',
      en:
        `Words of an earlier notice that name this person and could not be read may bound the office until ${end.en}; with the ` +
        'office the power that rests on it ends (TCC 362/1, 623; TCO 554). The text of the notice settles it.',
    }),
    untold: (day: Bilingual): Bilingual => ({
      tr:
        'Seçim ilanında süre yazmıyor. Bir görüşe göre bir faaliyet dönemi, bir görüşe göre üç yıl için seçilmiş ' +
        `sayılır; ${day.tr} tarihinden bu yana bir yıl geçti (TTK 362/1). Genel kurul tutanağı giderir.`,
      en:
        'The notice of election states no term. One view reads it as one year of business, another as three ' +
        `years; a year has passed since ${day.en} (TCC 362/1). The minutes of the general assembly settle it.`,
    }),
  },
  joint: {
    otherSignerUnread: {
      tr: 'Kural birlikte imza istiyor, öteki imzanın kimin olacağı ilandan okunamadı (TTK 371/7). Yönergenin metni giderir.',
      en:
        'The rule asks for joint signatures; whose the other one is could not be read from the notice (TCC 371/7). ' +
        'The text of the directive settles it.',
    },
    byDirective: {
      tr: 'Yönerge bu işlemde birlikte imza istiyor (TTK 371/7).',
      en: 'The directive asks for joint signatures for this act (TCC 371/7).',
    },
    together: (article: string): Bilingual => ({
      tr: `Tek başına değil, başkasıyla birlikte imza atar (${article}).`,
      en: `Signs jointly with another, not alone (${englishCitation(article)}).`,
    }),
    howManyUnclear: {
      tr: 'İlan müşterek imzanın kaç kişiyle atılacağını yazmıyor; temsil kararının metni giderir.',
      en: 'The notice does not say how many sign jointly; the text of the decision settles it.',
    },
    allOrOneUnclear: {
      tr: 'İlan, adı geçenlerin hepsinin mi birinin mi birlikte imzalayacağını açıkça yazmıyor; temsil kararının metni giderir.',
      en: 'The notice does not say plainly whether all of those named sign or one of them; the text of the decision settles it.',
    },
    byLaw: (read: boolean, article: string, english: string): Bilingual => ({
      tr: read
        ? `İmza biçimi yazılmadığından kanun gereği iki kişi birlikte imzalar (${article}).`
        : `İmza biçimi ilan edilmemiş, esas sözleşme bütünüyle okunmadı; kanundaki kural çift imzadır (${article}). ` +
          'Temsil kararı veya esas sözleşme giderir.',
      en: read
        ? `As no form of signing is printed, two sign jointly by law (${english}).`
        : 'No form of signing was published and the articles were not fully read; the rule of law is two signatures ' +
          `(${english}). The decision on representation or the articles settle it.`,
    }),
    partnershipLiquidators: {
      tr: 'Şahıs şirketinde tasfiye memurları birlikte hareket eder (TTK 278).',
      en: 'The liquidators of a partnership act together (TCC 278).',
    },
    liquidatorsByLaw: {
      tr: 'Birden çok tasfiye memuru varsa, aksi kararlaştırılmadıkça iki imza gerekir (TTK 539/3).',
      en: 'Where there are several liquidators, two sign unless otherwise decided (TCC 539/3).',
    },
    allPartners: {
      tr: 'Müdür seçilmediğinden bütün ortaklar birlikte müdürdür (6762 sayılı TTK 540/1).',
      en: 'As no manager was chosen, all partners together are managers (Law 6762, article 540/1).',
    },
  },
  directive: {
    namedByTitle: (title: string): Bilingual => ({
      tr:
        `Kural imza yetkilisini unvanıyla sayıyor (${title}); bu unvanda kimin bulunduğu ilanlarda yazmıyor (TTK ` +
        '371/7). Atama kararı giderir.',
      en:
        `The rule names its signatory by title (${title}); who holds it the notices do not print (TCC 371/7). The ` +
        'decision of appointment settles it.',
    }),
    condition: (condition: string): Bilingual => ({
      tr: `Kural imzadan başka bir koşul arıyor: “${condition}” (TTK 371/7). Koşulun yerine geldiğini gösteren karar giderir.`,
      en: `The rule asks for something besides the signatures: “${condition}” (TCC 371/7). The decision that shows it met settles it.`,
    }),
    membershipEnded: {
      tr: 'Sınırlı yetkinin dayandığı üyelik sona ermiş, yetkinin geri alındığı ise ilan edilmemiş (TTK 371/7; TBK 554). Güncel atama kararı giderir.',
      en: 'The membership the limited power rested on has ended, that the power was taken back was not published (TCC 371/7; TCO 554). The current decision of appointment settles it.',
    },
    otherSeason: (season: string): Bilingual => ({
      tr: `Kural yılın başka bir dönemi için yazılmış: “${season}” (TTK 371/7).`,
      en: `The rule is written for another time of the year: “${season}” (TCC 371/7).`,
    }),
    ruleUnread: {
      tr: 'Kuralın kimin imzasını istediği ilandan okunamadı (TTK 371/7). Yönergenin metni giderir.',
      en: 'Whose signature the rule asks for could not be read from the notice (TCC 371/7). The text of the directive settles it.',
    },
    lowerDegree: {
      tr:
        'Kural daha alt derecedeki yetkilileri sayıyor; üst derecenin onların yerine imza atıp atamayacağını ' +
        'yönergenin metni söyler (TTK 371/7). Yönergenin metni giderir.',
      en:
        'The rule speaks of a lower degree; whether a higher one may sign in its place only the text of the ' +
        'directive says (TCC 371/7). That text settles it.',
    },
    notFound: {
      tr:
        'Sınırlı yetkinin dayandığı iç yönerge ilanlarda bulunamadı; yetkinin kapsamı okunamıyor (TTK 371/7). İç ' +
        'yönergenin ilanı giderir.',
      en:
        'The internal directive behind the limited power was not found among the notices; its extent cannot be ' +
        'read (TCC 371/7). The notice of the directive settles it.',
    },
    renewed: (earlier: boolean): Bilingual => ({
      tr: earlier
        ? 'Atamadan sonra yeni bir iç yönerge ilan edilmiş; eski yönergeye göre atananların yeniden atandığı ilan ' +
          'edilmemiş (TTK 371/7). Yeni atama kararı giderir.'
        : 'Atama, dayandığı iç yönergeden önce tescil edilmiş; önce yönergenin ilanı gerekir (TTK 371/7). Sonraki ' +
          'bir atama kararı giderir.',
      en: earlier
        ? 'A new directive was published after the appointment; a new appointment under it was not (TCC 371/7). A ' +
          'decision appointing anew settles it.'
        : 'The appointment was registered before the directive it rests on; the directive has to come first (TCC ' +
          '371/7). A later appointment settles it.',
    }),
    ownForm: {
      tr:
        'Bu kişi için yönergedeki kuraldan ayrı bir imza biçimi veya sınır ilan edilmiş; tek imzayla yetkili olup olmadığı belirsiz ' +
        '(TTK 371/7, 373). Temsil kararının metni giderir.',
      en:
        'A form of signature or a bound of their own was published for this person beside the rule of the directive; whether they ' +
        'may sign by it alone is open (TCC 371/7, 373). The decision on representation settles it.',
    },
    rulesUnread: {
      tr: 'İç yönergenin imza kuralları ilandan okunamadı (TTK 371/7). Yönergenin metni giderir.',
      en: 'The rules of the directive could not be read from the notice (TCC 371/7). Its text settles it.',
    },
    groupUnclear: (own: string | null, group: string | null): Bilingual => ({
      tr:
        own === null
          ? 'Kişinin hangi imza grubunda olduğu ilanda yazmıyor (TTK 371/7). Atama kararı giderir.'
          : `${groupName(own, group).tr} ilan edilen iç yönergede tanımlı değil (TTK 371/7). Yönergenin metni giderir.`,
      en:
        own === null
          ? 'The notice does not print the person’s signature group (TCC 371/7). The decision of appointment settles it.'
          : `${groupName(own, group).en} is not defined in the published directive (TCC 371/7). Its text settles it.`,
    }),
    restsOn: (number: string | null, own: string | null, group: string | null): Bilingual => ({
      tr:
        `Yetki iç yönergeye dayanır${number ? ` (${number} sayılı)` : ''}; ` +
        `${group === null ? 'yönerge kişiyi adıyla sayıyor' : own !== null && own.length > 1 ? `kişi “${group}” unvanıyla atanmıştır` : `kişi ${group} imza grubundadır`} (TTK 371/7).`,
      en:
        `The power rests on the internal directive${number ? ` no. ${number}` : ''}; ` +
        `${group === null ? 'the directive names the person' : own !== null && own.length > 1 ? `the person was appointed under the title “${group}”` : `the person is in signature group ${group}`} (TCC ` +
        '371/7).',
    }),
    namedUnread: {
      tr:
        'İç yönergenin bu işlemi adıyla anan bir kuralı okunamadı; okunan kuraldan başka imzalar isteyebilir (TTK 371/7). Yönergenin metni ' +
        'giderir.',
      en:
        'A rule of the internal directive that names this act could not be read and may ask for other signatures than the one that was ' +
        '(TCC 371/7). Its text settles it.',
    },
    gap: {
      tr: 'Yönergenin imzaya ilişkin bazı kuralları ilandan okunamadı; onlar da yetki verebilir (TTK 371/7). Yönergenin metni giderir.',
      en:
        'Some rules of the directive on signing could not be read from the notice; they may give the power too ' +
        '(TCC 371/7). Its text settles it.',
    },
    otherTitles: {
      tr: 'Yönerge bu işlem için yetkilileri unvanlarıyla da sayıyor; kişinin unvanı ilanlarda yazmıyor (TTK 371/7). Atama kararı giderir.',
      en:
        'For this act the directive names signatories by title too; the person’s title the notices do not print ' +
        '(TCC 371/7). The decision of appointment settles it.',
    },
    onlyNamed: {
      tr:
        'Ad yalnız iç yönergede geçiyor; yönerge ile atama yapılamaz, ayrı bir atama kararı tescil edilmelidir ' +
        '(TTK 371/7). Atama kararının ilanı giderir.',
      en:
        'The name stands only in the directive, which cannot appoint anybody; a decision of appointment has to be ' +
        'registered (TCC 371/7). The notice of that decision settles it.',
    },
  },
  within_limit: {
    belowPrintedBegin: (bound: Bilingual): Bilingual => ({
      tr: `Bu imza şekli ${bound.tr} üzerindeki işlemler için yazılmış; daha azı için geçerli olup olmadığını temsil kararının metni söyler.`,
      en: `This form of signing is written for acts above ${bound.en}; whether it holds for less the text of the decision says.`,
    }),
    aboveBegin: (bound: Bilingual): Bilingual => ({
      tr: `Tutar, kuralın başladığı ${bound.tr} tutarının üzerinde (TTK 371/7).`,
      en: `The amount is above ${bound.en}, where the rule begins (TCC 371/7).`,
    }),
    belowBegin: (bound: Bilingual): Bilingual => ({
      tr:
        `Kural ${bound.tr} üzerindeki işlemler için yazılmış; daha azı için de geçerli olup olmadığını yönergenin ` +
        'metni söyler. Yönergenin metni giderir.',
      en:
        `The rule is written for acts above ${bound.en}; whether it holds for less too only the text of the ` +
        'directive says. That text settles it.',
    }),
    amountNotGiven: (limit: Bilingual): Bilingual => ({
      tr: `Kural ${limit.tr} sınırına kadar geçerli; soruda tutar yok. Tutarı yazınız.`,
      en: `The rule holds up to ${limit.en}; the question gives no amount. Give the amount.`,
    }),
    exactlyAtLimit: (limit: Bilingual): Bilingual => ({
      tr: `Tutar sınırın kendisi (${limit.tr}); sınırın dahil olup olmadığı okunamadı. Yönergenin metni giderir.`,
      en: `The amount is exactly the limit (${limit.en}); whether it is included could not be read. The text of the directive settles it.`,
    }),
    withinRule: (limit: Bilingual): Bilingual => ({
      tr: `Tutar, yönergedeki ${limit.tr} sınırı içinde (TTK 371/7).`,
      en: `The amount is within the directive’s limit of ${limit.en} (TCC 371/7).`,
    }),
    withinPrinted: (printed: Bilingual): Bilingual => ({
      tr: `Tutar, ilanda yazan ${printed.tr} sınırı içinde.`,
      en: `The amount is within the printed limit of ${printed.en}.`,
    }),
  },
  limit_currency: {
    otherCurrencyAbove: (bound: Bilingual, currency: string): Bilingual => ({
      tr: `Kural ${bound.tr} üzerindeki işlemler için; sorulan tutar ${currency}. Tutarlar çevrilmez; yönergenin kur kuralı giderir.`,
      en:
        `The rule is for acts above ${bound.en}; the amount asked about is in ${currency}. Amounts are not ` +
        'converted; the directive’s rule on exchange settles it.',
    }),
    otherCurrencyOfRule: (limit: Bilingual, currency: string): Bilingual => ({
      tr: `Kuralın sınırı ${limit.tr}; sorulan tutar ${currency}. Tutarlar çevrilmez; yönergenin kur kuralı giderir.`,
      en:
        `The limit of the rule is ${limit.en}; the amount asked about is in ${currency}. Amounts are not ` +
        'converted; the directive’s rule on exchange settles it.',
    }),
    otherCurrency: (printed: Bilingual, currency: string, open: boolean): Bilingual => ({
      tr:
        `Yetkinin yanında ${printed.tr} sınırı yazıyor; sorulan tutar ${currency}. Tutarlar çevrilmez. ` +
        `${INTERNAL.tr}.${open ? ` ${SETTLES.tr}.` : ''}`,
      en:
        `A limit of ${printed.en} is printed beside the power; the amount asked about is in ${currency}. Amounts ` +
        `are not converted. ${INTERNAL.en}.${open ? ` ${SETTLES.en}.` : ''}`,
    }),
  },
  limit_exceeded: {
    aboveRule: (limit: Bilingual): Bilingual => ({
      tr: `Tutar, yönergedeki ${limit.tr} sınırını aşıyor (TTK 371/7).`,
      en: `The amount exceeds the directive’s limit of ${limit.en} (TCC 371/7).`,
    }),
    abovePrinted: (printed: Bilingual, open: boolean): Bilingual => ({
      tr:
        `Tutar, ilanda yazan ${printed.tr} sınırını aşıyor. ` +
        `${INTERNAL.tr}${open ? `; ancak bu sınırı bilen iyi niyetli sayılmaz. ${SETTLES.tr}` : ''}.`,
      en:
        `The amount exceeds the printed limit of ${printed.en}. ` +
        `${INTERNAL.en}${open ? `; but whoever knows the limit is not in good faith. ${SETTLES.en}` : ''}.`,
    }),
  },
  out_of_scope: {
    ownHeading: {
      tr: 'Bu işlem için yönergede ayrı bir kural var; genel kural ona uygulanmaz (TTK 371/7).',
      en: 'The directive has a rule of its own for this act; the general one does not apply to it (TCC 371/7).',
    },
    leftOut: (excluded: string): Bilingual => ({
      tr: `Yönerge bu işlemi yetkinin dışında bırakıyor: “${excluded}” (TTK 371/7).`,
      en: `The directive leaves this act out of the power: “${excluded}” (TCC 371/7).`,
    }),
    belowBegin: (bound: Bilingual): Bilingual => ({
      tr: `Kural ${bound.tr} altındaki işlemler için yazılmamış; onları yönerge başka yetkililere bırakıyor (TTK 371/7).`,
      en: `The rule is not written for acts below ${bound.en}; the directive leaves them to other signatories (TCC 371/7).`,
    }),
    notUnderHeading: (scope: string): Bilingual => ({
      tr: `İşlem “${scope}” başlığına girmiyor (TTK 371/7).`,
      en: `The act does not fall under “${scope}” (TCC 371/7).`,
    }),
    headingUnclear: (scope: string): Bilingual => ({
      tr: `İşlemin “${scope}” başlığına girip girmediği anlaşılmıyor (TTK 371/7). Yönergenin metni giderir.`,
      en: `Whether the act falls under “${scope}” is not clear (TCC 371/7). The text of the directive settles it.`,
    }),
    noHeading: (headings: string): Bilingual => ({
      tr: `İşlem, yönergede bu gruba yetki verilen konulara girmiyor: ${headings} (TTK 371/7).`,
      en: `The act is not among those for which the directive empowers this group: ${headings} (TCC 371/7).`,
    }),
    headingsUnclear: (headings: string): Bilingual => ({
      tr: `İşlemin şu başlıklardan birine girip girmediği anlaşılmıyor: ${headings} (TTK 371/7). Yönergenin metni giderir.`,
      en: `Whether the act falls under one of these headings is not clear: ${headings} (TCC 371/7). The text of the directive settles it.`,
    }),
    limitedAgentInGeneral: (scopes: string): Bilingual => ({
      tr:
        'Sınırlı yetkili şirketi genel olarak temsil ' +
        `edemez${scopes ? `; yönergede yetki verilen konular: ${scopes}` : ''} (TTK 371/7). Belirli bir işlem ` +
        'için islem alanını doldurunuz.',
      en:
        'A limited agent cannot represent the company in ' +
        `general${scopes ? `; the directive grants: ${scopes}` : ''} (TCC 371/7). For a given act fill in islem.`,
    }),
    printedExclusion: (excluded: string): Bilingual => ({
      tr:
        `Yetkinin dışında “${excluded}” bırakılmış. Konuyla sınırlama iyi niyetli üçüncü kişilere karşı ileri sürülemez ` +
        '(TTK 371/3); sınırı bilen iyi niyetli sayılmaz. Temsil kararının metni giderir.',
      en:
        `“${excluded}” is left out of the power. A limit by subject does not count against third parties in good faith ` +
        '(TCC 371/3); whoever knows it is not in good faith. The text of the decision settles it.',
    }),
    printedCondition: (condition: string): Bilingual => ({
      tr: `Yetki bir koşula bağlı: “${condition}”. Koşulun gerçekleştiğini ilanlar göstermez; gerçekleştiğini gösteren belge giderir.`,
      en: `The power holds under a condition: “${condition}”. Notices do not show it met; a document that does settles it.`,
    }),
    printedSubject: (scope: string): Bilingual => ({
      tr:
        `Yetkinin yanında konu olarak “${scope}” yazıyor. Konuyla sınırlama iyi niyetli üçüncü kişilere karşı ` +
        'ileri sürülemez (TTK 371/3); sınırı bilen iyi niyetli sayılmaz. Temsil kararının metni giderir.',
      en:
        `The subject “${scope}” is printed beside the power. A limit by subject does not count against third ` +
        'parties in good faith (TCC 371/3); whoever knows it is not in good faith. The text of the decision ' +
        'settles it.',
    }),
    chequeForTrader: {
      tr: 'Gerçek kişi tacir adına temsilci çek düzenleyemez (5941 sayılı Kanun 5/3).',
      en: 'A representative cannot draw cheques for a sole trader (Cheque Act 5/3).',
    },
    unusualAct: {
      tr:
        'Ticari vekil yalnız işletmenin olağan işlemlerini yapabilir (TBK 551/1); bu işlemin olağan olup olmadığı ' +
        'ilanlardan anlaşılmaz. Vekâletin kapsamı giderir.',
      en:
        'A commercial proxy may do only the usual acts of the business (TCO 551/1); the notices do not tell ' +
        'whether this act is usual. The terms of the power settle it.',
    },
    reinstatedScopeUnknown: {
      tr:
        'Ek tasfiye memuru yalnız mahkeme kararında yazılı işleri yapar; kapsam veya işlem belirtilmemiş (TTK ' +
        '547). Mahkeme kararı giderir.',
      en:
        'The liquidator of an additional liquidation does only what the court’s decision states; its scope or the ' +
        'act is not given (TCC 547). The decision settles it.',
    },
    reinstatedScopeUnclear: (scope: string): Bilingual => ({
      tr: `İşlemin “${scope}” kapsamında olup olmadığı anlaşılmıyor (TTK 547). Mahkeme kararı giderir.`,
      en: `Whether the act is within “${scope}” is not clear (TCC 547). The court’s decision settles it.`,
    }),
    reinstatedForOther: (scope: string): Bilingual => ({
      tr: `Ek tasfiye yalnız şu iş için açıldı: ${scope} (TTK 547).`,
      en: `The additional liquidation was opened for this only: ${scope} (TCC 547).`,
    }),
    trusteeForOther: (tasks: string): Bilingual => ({
      tr: `Kayyım yalnız şu iş için atandı: ${tasks} (TMK 427/4, TTK 530/2).`,
      en: `The trustee was appointed for this only: ${tasks} (Civil Code 427/4, TCC 530/2).`,
    }),
    commissionerSupervises: {
      tr: 'Konkordato komiseri gözetir; mahkeme işletmeyi ona bırakmadıkça şirketi temsil etmez (İİK 290, 297/1).',
      en:
        'A concordat commissioner supervises; unless the court entrusts the business to him he does not represent ' +
        'the company (Enforcement and Bankruptcy Act 290, 297/1).',
    },
    powerOfAttorney: {
      tr: 'Vekâletnameler tescil ve ilan edilmez; ilanlar bu yetkiyi gösteremez (TBK 40, 504). Vekâletnamenin kendisi giderir.',
      en: 'Powers of attorney are not registered; notices cannot show them (TCO 40, 504). The document itself settles it.',
    },
  },
  express_power: {
    notInDirective: (names: Bilingual): Bilingual => ({
      tr: `${names.tr} için açık yetki gerekir; yönergede böyle bir yetki okunmadı (TBK 551/2, 548/2, 504/3).`,
      en: `An express power is needed for: ${names.en}; none was read in the directive (TCO 551/2, 548/2, 504/3).`,
    }),
    perhapsInDirective: (names: Bilingual, scope: string): Bilingual => ({
      tr:
        `${names.tr} için açık yetki gerekir; “${scope}” başlığı altında ayrıca sayılıp sayılmadığını yönergenin ` +
        'metni gösterir (TBK 551/2, 548/2, 504/3).',
      en:
        `An express power is needed for: ${names.en}; the text of the directive shows whether it is listed under ` +
        `“${scope}” (TCO 551/2, 548/2, 504/3).`,
    }),
    agentWithoutExpress: (names: Bilingual, article: string, english: string): Bilingual => ({
      tr: `${names.tr} için açık yetki gerekir; ilanda böyle bir yetki yok (${article}).`,
      en: `An express power is needed for: ${names.en}; the notice shows none (${english}).`,
    }),
  },
  sole: {
    byDirective: {
      tr: 'Yönerge bu işlemde tek imzayı yeterli sayıyor (TTK 371/7).',
      en: 'The directive lets one signature do for this act (TCC 371/7).',
    },
    perhapsMoreMembers: (article: string, english: string): Bilingual => ({
      tr: `İlanlar tam değil; organın başka üyesi olabilir (${article}). Güncel sicil kaydı giderir.`,
      en: `The notices are not complete; the organ may have another member (${english}). A current registry extract settles it.`,
    }),
    othersLeft: (name: string, article: string, english: string): Bilingual => ({
      tr:
        `${name} organdan ayrıldığından geriye tek üye kalmış; organın tek kişiden oluştuğunu gösteren bir ilan olmadıkça kalan üye tek ` +
        `başına temsil etmez (${article}). Güncel temsil kararı giderir.`,
      en:
        `Since ${name} left, one member remains; unless a notice shows that the organ consists of one, the one who stays does not sign ` +
        `alone (${english}). The current decision on representation settles it.`,
    }),
    onlyMember: (article: string, english: string): Bilingual => ({
      tr: `Organın tek üyesidir; kanun gereği tek başına temsil eder (${article}).`,
      en: `Sole member of the organ; represents the company alone by law (${english}).`,
    }),
    managingPartner: (read: boolean): Bilingual => ({
      tr: read
        ? 'Sözleşme imza biçimi yazmıyor; yönetici ortaklar tek başına temsil eder (TTK 221/1).'
        : 'İmza biçimi ilan edilmemiş, sözleşme görülmedi (TTK 221/1, 233/2). Şirket sözleşmesi giderir.',
      en: read
        ? 'The contract prints no form; managing partners represent alone (TCC 221/1).'
        : 'No form of signing was published and the contract was not seen (TCC 221/1, 233/2). The contract settles it.',
    }),
    onlyLiquidator: {
      tr: 'Tek tasfiye memurudur; tek başına temsil eder (TTK 539/3).',
      en: 'Sole liquidator; represents the company alone (TCC 539/3).',
    },
    perhapsMoreLiquidators: {
      tr: 'İlanlar tam değil; başka tasfiye memuru olabilir (TTK 539/3). Güncel sicil kaydı giderir.',
      en: 'The notices are not complete; there may be another liquidator (TCC 539/3). A current registry extract settles it.',
    },
    noJointForm: {
      tr: 'Birlikte temsil kaydı tescil edilmemiş; tek başına temsil eder (TBK 549/2).',
      en: 'No joint representation is registered; represents alone (TCO 549/2).',
    },
    registered: (article: string): Bilingual => ({
      tr: `Tek başına imza yetkisi tescil ve ilan edilmiş (${article}).`,
      en: `A power to sign alone is registered and published (${englishCitation(article)}).`,
    }),
    trader: {
      tr: 'Gerçek kişi tacir işletmesi adına tek başına imza atar (TTK 39, 12).',
      en: 'A sole trader signs for the business alone (TCC 39, 12).',
    },
  },
  office_ended: {
    electionVoided: {
      tr: 'Seçimi yapan genel kurul kararının iptali tescil ve ilan edilmiş (TTK 450).',
      en: 'The annulment of the assembly’s decision that made the election was registered and published (TCC 450).',
    },
    electionStayed: {
      tr: 'Genel kurul kararının yürütmesi mahkemece geri bırakılmış; seçimin durumu belirsiz (TTK 449). Mahkeme kararı giderir.',
      en: 'A court stayed the execution of a decision of the assembly; what became of the election is open (TCC 449). The court’s order settles it.',
    },
    perhapsTold: (day: Bilingual): Bilingual => ({
      tr: `${day.tr} tarihli ilanda bu kişinin görevinin bittiğinden söz ediliyor, ancak cümle okunamadı. İlanın metni giderir.`,
      en: `The notice of ${day.en} speaks of this person's office having ended, though the sentence could not be read. Its text settles it.`,
    }),
    coSignerLeft: (name: string, office: Bilingual, day: Bilingual, why: Bilingual | null): Bilingual => ({
      tr: `Birlikte imzası gereken ${name} artık görevde değil: ${office.tr}, ${day.tr}${why ? ` (${why.tr})` : ''}.`,
      en: `${name}, whose signature is needed besides, is no longer in office: ${office.en}, ${day.en}${why ? ` (${why.en})` : ''}.`,
    }),
    lastSetGone: (set: string, name: string, office: Bilingual, day: Bilingual, why: Bilingual | null): Bilingual => ({
      tr:
        `İmza atabilen son bileşim (${set}), ${name} görevden ayrılınca bozuldu: ${office.tr}, ` +
        `${day.tr}${why ? ` (${why.tr})` : ''}; yerine geçen görünmüyor.`,
      en:
        `The last set that could sign (${set}) was broken when ${name} left office: ${office.en}, ` +
        `${day.en}${why ? ` (${why.en})` : ''}; no successor appears.`,
    }),
    powerEnded: {
      tr: 'Temsil yetkisinin sona erdiği ilan edildi; görevi yetki olmadan sürüyor (TTK 36, 373).',
      en: 'The end of the power to represent was published; the office continues without it (TCC 36, 373).',
    },
    branchClosed: { tr: 'Şube kapanmış (TSY 125).', en: 'The branch is closed (Registry Regulation 125).' },
    assetsAssigned: {
      tr: 'Malvarlığının terki suretiyle konkordato tasdik edildi; önceki imza yetkileri sona erdi (İİK 309/c).',
      en: 'A concordat by assignment of assets was approved; the former powers to sign ended (Enforcement and Bankruptcy Act 309/c).',
    },
    electedOthers: (end: Bilingual, day: Bilingual): Bilingual => ({
      tr: `Süresi ${end.tr} tarihinde doldu; ${day.tr} tarihinde tescil edilen seçim bu kişiyi anmıyor (TTK 362/1, 408).`,
      en: `The term ended on ${end.en}; the election registered on ${day.en} does not name this person (TCC 362/1, 408).`,
    }),
    perhapsPassedOver: (day: Bilingual): Bilingual => ({
      tr:
        `${day.tr} tarihinde tescil edilen seçim organı bütünüyle yeniliyor ve bu kişiyi anmıyor; üyeliğin sona ` +
        'erdiği ayrıca ilan edilmemiş (TTK 408). Genel kurul tutanağı giderir.',
      en:
        `The election registered on ${day.en} renews the whole organ and does not name this person; no end of the ` +
        'office was published (TCC 408). The minutes of the general assembly settle it.',
    }),
    leftToOthers: {
      tr: 'Sonraki karar şirketin temsilini yalnız andığı kişilere bırakıyor ve bu kişiyi anmıyor (TTK 373, TSY 29/1).',
      en: 'A later decision leaves representation to those whom it names alone and does not name this person (TCC 373, Registry Regulation 29/1).',
    },
    revoked: {
      tr: 'Sonraki temsil kararı önceki bütün yetkileri kaldırıyor ve bu kişiyi anmıyor (TTK 373, TSY 29/1).',
      en: 'A later decision on representation revokes all former powers and does not name this person (TCC 373, Registry Regulation 29/1).',
    },
    endedOn: (office: Bilingual, day: Bilingual, why: Bilingual | null): Bilingual => ({
      tr: `${office.tr}: görev ${day.tr} tarihinde sona erdi${why ? ` (${why.tr})` : ''} ve ilan edildi (TTK 36/1).`,
      en: `${office.en}: the office ended on ${day.en}${why ? ` (${why.en})` : ''}, which was published (TCC 36/1).`,
    }),
  },
  outside_branch: {
    branchFormUnclear: {
      tr:
        'Şube ilanı temsil biçimini ve yetkinin şube işleriyle sınırlı olup olmadığını yazmıyor (TSY 121/1-c). ' +
        'Şubenin temsil kararı giderir.',
      en:
        'The branch notice prints neither the form of signing nor whether the power is limited to the branch ' +
        '(Registry Regulation 121/1-c). The decision on the branch settles it.',
    },
    branchUnclear: {
      tr: 'İşlemde adı geçen şubenin bu kişinin temsil ettiği şube olup olmadığı anlaşılmıyor (TSY 121/1-c). Şubenin ilanı giderir.',
      en:
        'Whether the branch named is the one this person represents is not clear (Registry Regulation 121/1-c). ' +
        'The notice of the branch settles it.',
    },
    thisBranchOnly: {
      tr: 'Yetki yalnız bu şubenin işlerini kapsar (TTK 371/3, TBK 549/1, TSY 121/1-c).',
      en: 'The power covers the business of this branch only (TCC 371/3, TCO 549/1, Registry Regulation 121/1-c).',
    },
    branchItself: {
      tr:
        'Şubenin kapatılması, devri ve taşınmaz işlemleri şube temsilcisinin yetkisine açıkça verilmiş olmalıdır (TBK 548/2, TTK 371/3). ' +
        'Yönetim organının kararı giderir.',
      en:
        'Closing or transferring the branch and dealing in land must be given to the branch’s representative expressly (TCO 548/2, TCC ' +
        '371/3). The decision of the managing body settles it.',
    },
    branchNotGiven: {
      tr:
        'Yetki bir şubenin işleriyle sınırlıdır; işlemin hangi şubeye ilişkin olduğu soruda belirtilmemiş (TTK ' +
        '371/3, TBK 549/1). islem alanında şubeyi yazınız.',
      en:
        'The power is limited to a branch; the question does not say which branch the act concerns (TCC 371/3, TCO ' +
        '549/1). Name the branch in islem.',
    },
    foreignHeadOffice: {
      tr: 'Yabancı şirketin şube dışındaki işleri kendi hukukuna tabidir (TTK 40/4). Yabancı sicil kaydı giderir.',
      en: 'Acts of the foreign company outside the branch follow its own law (TCC 40/4). The foreign register settles it.',
    },
    notThisBranch: {
      tr: 'Yetki bir şubenin işleriyle sınırlıdır; merkezin veya başka şubenin işini kapsamaz (TTK 371/3, TBK 549/1, TSY 121/1-c).',
      en:
        'The power is limited to a branch; it covers neither the head office nor another branch (TCC 371/3, TCO ' +
        '549/1, Registry Regulation 121/1-c).',
    },
  },
  general_assembly: {
    bulkSale: {
      tr: 'Önemli miktarda şirket varlığının toptan satışı genel kurul kararı ister (TTK 408/2-f, 538/2). Genel kurul kararı giderir.',
      en:
        'The sale of important assets in bulk needs a decision of the general assembly (TCC 408/2-f, 538/2). The ' +
        'decision of the general assembly settles it.',
    },
    cooperativeLand: {
      tr: 'Kooperatifte taşınmaz alım ve satımının esaslarını genel kurul belirler (KoopK 42/6, 59/8). Genel kurul kararı giderir.',
      en:
        'In a cooperative the general assembly decides on buying and selling land (Cooperatives Act 42/6, 59/8). ' +
        'The decision of the general assembly settles it.',
    },
    afterFounding: {
      tr:
        'Kuruluştan sonra iki yıl içinde sermayenin onda birini aşan devralma ve kiralamalar genel kurul onayı ve ' +
        'tescil ister (TTK 356). Genel kurul kararı giderir.',
      en:
        'Within two years of the founding, acquisitions above a tenth of the capital need the approval of the ' +
        'general assembly and registration (TCC 356). The decision of the general assembly settles it.',
    },
  },
  company_closed: {
    perhapsRevived: {
      tr: 'Kaydı silinen şirketin yeniden tescilinden söz eden bir ilan var, kapsamı okunamadı (TTK 547). İlanın metni giderir.',
      en: 'A notice speaks of the company struck off being entered again; for which acts could not be read (TCC 547). Its text settles it.',
    },
    ended: (day: Bilingual, by: Bilingual, law: string, other: string | null): Bilingual => ({
      tr: `Şirket ${day.tr} tarihinde ${by.tr} sona erdi (${law}).${other ? ` Yerine geçen: ${other}; onun temsilcileri imzalar.` : ''}`,
      en:
        `The company ended ${by.en} on ${day.en} ` +
        `(${law.replace('TTK', 'TCC')}).${other ? ` Its successor is ${other}, whose representatives sign.` : ''}`,
    }),
    struckOff: (day: Bilingual): Bilingual => ({
      tr:
        `Şirketin kaydı ${day.tr} tarihinde sicilden silindi; yeniden tescil edilmedikçe kimse onun adına imza ` +
        'atamaz (TTK 545, 547, geçici 7).',
      en: `The company was struck off on ${day.en}; nobody signs for it unless it is registered again (TCC 545, 547, provisional 7).`,
    }),
    mergerUnclear: {
      tr: 'Birleşme veya bölünmenin bu şirketi sona erdirip erdirmediği ilandan anlaşılmıyor (TTK 136, 179). Güncel sicil kaydı giderir.',
      en:
        'The notice does not tell whether the merger or division ended this company (TCC 136, 179). A current ' +
        'registry extract settles it.',
    },
  },
  in_liquidation: {
    newBusiness: (newBusiness: boolean, acts: Bilingual): Bilingual => ({
      tr: newBusiness
        ? `Tasfiye memuru tasfiyenin gerektirmediği yeni işlem yapamaz; ${acts.tr} yeni işlem olabilir (TTK ` +
          '542/1-b, 539/2). Genel kurul veya tasfiye kararının metni giderir.'
        : 'İşlemin tasfiyenin gereği olup olmadığı sorudan anlaşılmıyor (TTK 542/1-b, 539/2). Tasfiye kararının metni giderir.',
      en: newBusiness
        ? 'A liquidator may not begin new business that the liquidation does not call for; this may be new ' +
          `business: ${acts.en} (TCC 542/1-b, 539/2). The resolution on the liquidation settles it.`
        : 'The question does not tell whether the act belongs to the liquidation (TCC 542/1-b, 539/2). The ' +
          'resolution on the liquidation settles it.',
    }),
    liquidatorInCharge: {
      tr: 'Şirket tasfiye hâlinde; tasfiye memuru tasfiye konularında temsil eder (TTK 533/2, 539).',
      en: 'The company is in liquidation; the liquidator represents it in matters of the liquidation (TCC 533/2, 539).',
    },
    noLiquidator: {
      tr:
        'Şirket tasfiye hâlinde ve tasfiye memuru ilan edilmemiş; kanun bu durumda tasfiyeyi yönetim organına ' +
        'bırakır, ancak tescilini ister (TTK 536/1-2). Güncel sicil kaydı giderir.',
      en:
        'The company is in liquidation and no liquidator was published; the law then leaves it to the managing ' +
        'organ but asks for its registration (TCC 536/1-2). A current registry extract settles it.',
    },
    liquidatorsRepresent: {
      tr: 'Şirket tasfiye hâlinde; onu tasfiye memurları temsil eder (TTK 533/2, 535/1, 539/3).',
      en: 'The company is in liquidation; the liquidators represent it (TCC 533/2, 535/1, 539/3).',
    },
    formerOrgan: {
      tr:
        'Şirket tasfiye hâlinde; tasfiye dışı işlerde eski organın temsil yetkisinin sürüp sürmediği tartışmalıdır ' +
        '(TTK 535/1, 539/3). Tasfiye memurunun imzasını isteyiniz.',
      en:
        'The company is in liquidation; whether the former organ still represents it in other matters is disputed ' +
        '(TCC 535/1, 539/3). Ask for the signature of the liquidator.',
    },
    formerPowers: {
      tr:
        'Şirket tasfiye hâlinde; önceden verilmiş yetkilerin sürüp sürmediği belirsizdir, tasfiye memurlarının ' +
        'yetkisi devredilemez (TTK 539/1). Tasfiye memurunun imzasını isteyiniz.',
      en:
        'The company is in liquidation; whether powers given before remain is uncertain, and those of liquidators ' +
        'cannot be delegated (TCC 539/1). Ask for the signature of the liquidator.',
    },
    reinstatedForThis: (scope: string): Bilingual => ({
      tr: `Şirket yalnız şu iş için yeniden tescil edildi: ${scope} (TTK 547).`,
      en: `The company was registered again for this only: ${scope} (TCC 547).`,
    }),
    belowMinimum: (tr: string, en: string): Bilingual => ({
      tr:
        'Sermaye asgari tutarın altında ve süresinde artırıldığı ilan edilmemiş; şirket kanunen infisah etmiş ' +
        `sayılabilir (${tr}). Güncel sicil kaydı giderir.`,
      en:
        'The capital is below the minimum and no increase in time was published; by law the company may be deemed ' +
        `dissolved (${en}). A current registry extract settles it.`,
    }),
    onlyInTitle: {
      tr:
        'Unvanda “tasfiye hâlinde” yazıyor, sebebi ilanlarda yok: iradi tasfiye, iflas veya ek tasfiye olabilir ' +
        '(TSY 87, 89, 137). Güncel sicil kaydı giderir.',
      en:
        'The title says “in liquidation”, the notices do not tell why: voluntary, bankruptcy or additional ' +
        'liquidation (Registry Regulation 87, 89, 137). A current registry extract settles it.',
    },
  },
  bankruptcy: {
    administrationForm: {
      tr:
        'İflas masasını iflas idaresi temsil eder; idare üyelerinin imza biçimi ilan edilmemiş (İİK 226). İflas ' +
        'dairesinin yazısı giderir.',
      en:
        'The bankruptcy administration represents the estate; how its members sign was not published (Enforcement ' +
        'and Bankruptcy Act 226). The bankruptcy office settles it.',
    },
    outsideEstate: {
      tr:
        'İflas kararına karşı kanun yolu gibi masanın dışında kalan işlerde organlar temsil yetkisini korur (TTK ' +
        '534). Mahkeme kaydı giderir.',
      en:
        'In matters outside the estate, such as contesting the bankruptcy, the organs keep their representation ' +
        '(TCC 534). The court file settles it.',
    },
    opened: (day: Bilingual): Bilingual => ({
      tr:
        `İflas ${day.tr} tarihinde açıldı; masaya giren mal ve haklar üzerinde yalnız iflas idaresi tasarruf eder ` +
        '(İİK 165, 184, 191, 226; TTK 534).',
      en:
        `Bankruptcy was opened on ${day.en}; only the bankruptcy administration disposes of the estate ` +
        '(Enforcement and Bankruptcy Act 165, 184, 191, 226; TCC 534).',
    }),
    onlyInTitle: {
      tr: 'Unvan iflası gösteriyor, iflas ilanı bulunamadı (İİK 166). Güncel sicil kaydı giderir.',
      en:
        'The title shows bankruptcy, no notice of it was found (Enforcement and Bankruptcy Act 166). A current ' +
        'registry extract settles it.',
    },
    lifted: {
      tr: 'İflas kaldırılmış; şirket devam ediyor (İİK 182, TSY 137/2).',
      en: 'The bankruptcy was lifted; the company goes on (Enforcement and Bankruptcy Act 182, Registry Regulation 137/2).',
    },
  },
  concordat: {
    commissionerRuns: {
      tr: 'Mahkeme işletmenin faaliyetine komiserin devam etmesine karar vermiş (İİK 297/1).',
      en: 'The court ordered that the commissioner carry on the business (Enforcement and Bankruptcy Act 297/1).',
    },
    commissionerRunsInstead: (runs: boolean): Bilingual => ({
      tr: runs
        ? 'Mahkeme işletmenin faaliyetine borçlu yerine komiserin devam etmesine karar vermiş (İİK 297/1).'
        : 'Mahkeme borçlunun malları üzerindeki tasarruf yetkisini kaldırmış (İİK 297/3).',
      en: runs
        ? 'The court ordered that the commissioner carry on the business in place of the debtor (Enforcement and Bankruptcy Act 297/1).'
        : 'The court lifted the debtor’s power to dispose of its assets (Enforcement and Bankruptcy Act 297/3).',
    }),
    stayOver: (end: Bilingual): Bilingual => ({
      tr:
        `Konkordato mühleti hesaba göre ${end.tr} tarihinde bitti; uzatma, tasdik veya ret ilanı bulunamadı (İİK ` +
        '287, 289). Mahkeme kararı giderir.',
      en:
        `By reckoning the concordat stay ended on ${end.en}; no extension, approval or refusal was published ` +
        '(Enforcement and Bankruptcy Act 287, 289). The court’s decision settles it.',
    }),
    void: (acts: Bilingual): Bilingual => ({
      tr: `Mühlet içinde ${acts.tr} mahkeme izni olmadan hükümsüzdür (İİK 297/2). Mahkemenin izin kararı giderir.`,
      en:
        `During the stay these are void without leave of the court: ${acts.en} (Enforcement and Bankruptcy Act ` +
        '297/2). The court’s leave settles it.',
    }),
    ordersUnknown: {
      tr: 'Mühleti veren karar ilanlarda yok; mahkemenin komisere ne bıraktığı bilinmiyor (İİK 297/1). Mühlet kararı giderir.',
      en:
        'The decision that granted the stay is in no notice; what the court left to the commissioner is not known (Enforcement and ' +
        'Bankruptcy Act 297/1). The decision settles it.',
    },
    commissionersLeave: {
      tr: 'Mahkeme işlemleri komiserin iznine bağlamış (İİK 297/1). Komiserin yazılı izni giderir.',
      en:
        'The court made acts subject to the commissioner’s leave (Enforcement and Bankruptcy Act 297/1). The ' +
        'written leave of the commissioner settles it.',
    },
    supervised: {
      tr:
        'Konkordato mühleti sürüyor; borçlu komiserin gözetiminde işlerine devam eder, rehin, kefalet, bağışlama ' +
        've taşınmaz işlemleri mahkeme izni ister (İİK 297).',
      en:
        'A concordat stay is running; the debtor goes on under the commissioner’s supervision, while pledges, ' +
        'sureties, gifts and dealings in land need leave of the court (Enforcement and Bankruptcy Act 297).',
    },
  },
  trustee: {
    ended: {
      tr: 'Kayyımlığın kaldırıldığı ilan edildi; kayyımın temsil yetkisi onunla sona erdi (CMK 133/1, TMK 427/4).',
      en: 'The end of the trusteeship was published; the trustee’s power to represent ended with it (Code of Criminal Procedure 133/1, Civil Code 427/4).',
    },
    appointedByOrder: {
      tr: 'Kayyımlık kararıyla bu göreve atanmış (CMK 133/1, 6758 sayılı Kanun 19).',
      en: 'Appointed to this office by the order on the trusteeship (Code of Criminal Procedure 133/1, Law 6758, article 19).',
    },
    appointedByTrustee: {
      tr: 'Bu göreve kayyımın veya Tasarruf Mevduatı Sigorta Fonunun kararıyla atanmış (CMK 133/1, 6758 sayılı Kanun 19).',
      en: 'Appointed to this office by the decision of the trustee or the Savings Deposit Insurance Fund (Code of Criminal Procedure 133/1, Law 6758, article 19).',
    },
    signsByOrder: {
      tr: 'Mahkeme kararının gösterdiği biçimde imza atar (TMK 427/4, TTK 630/2, CMK 133/1).',
      en: 'Signs in the form that the court’s order lays down (Civil Code 427/4, TCC 630/2, Code of Criminal Procedure 133/1).',
    },
    trusteeTogether: {
      tr: 'Kayyım kararında birden çok kişi imza atıyor; kimin kiminle imzalayacağı ilandan kesin anlaşılmıyor (TMK 427/4, CMK 133/1). Mahkeme kararı giderir.',
      en:
        'By the order on the trusteeship more than one person signs; who signs with whom cannot be told for certain from the notice (Civil ' +
        'Code 427/4, Code of Criminal Procedure 133/1). The court’s order settles it.',
    },
    trusteeScope: {
      tr: 'Kayyımın yetkisi atama kararıyla sınırlıdır; ilandan kapsamı anlaşılmıyor (TMK 427, CMK 133). Mahkeme kararı giderir.',
      en:
        'The trustee’s power is limited to the order; the notice does not tell how far it goes (Civil Code 427, ' +
        'Code of Criminal Procedure 133). The court’s order settles it.',
    },
    appointedAfter: {
      tr:
        'Yönetim organının yetkileri kayyıma geçtikten sonra bu göreve gelmiş; kayyımın veya Fonun atadığı kişiyse şirketi temsil eder ' +
        '(CMK 133/1, 6758 sayılı Kanun 19). Atama kararı giderir.',
      en:
        'Came into this office after the powers of the organ passed to a trustee; whoever the trustee or the Fund appoints represents ' +
        'the company (Code of Criminal Procedure 133/1, Law 6758, article 19). The decision that appointed him settles it.',
    },
    trusteeInstead: {
      tr: 'Yönetim organının yetkileri kayyıma geçmiş (CMK 133/1, 6758 sayılı Kanun 19).',
      en: 'The powers of the managing organ passed to a trustee (Code of Criminal Procedure 133/1, Law 6758, article 19).',
    },
    trusteeBeside: (approves: boolean): Bilingual => ({
      tr: approves
        ? 'Yönetim organının işlemleri kayyımın onayına bağlanmış (CMK 133/1). Kayyımın onayı giderir.'
        : 'Şirkete kayyım atanmış; yetkisinin kapsamı ilandan anlaşılmıyor (CMK 133, TMK 427/4). Mahkeme kararı giderir.',
      en: approves
        ? 'Acts of the managing organ need the trustee’s approval (Code of Criminal Procedure 133/1). That approval settles it.'
        : 'A trustee was appointed; the notice does not tell how far the power goes (Code of Criminal Procedure 133, ' +
          'Civil Code 427/4). The court’s order settles it.',
    }),
  },
  not_in_office: {
    beginsLater: (day: Bilingual): Bilingual => ({
      tr: `Görev ${day.tr} tarihinde başlıyor; bu gün görevde değildi (TTK 36, 373).`,
      en: `The office begins on ${day.en}; it was not held on this day (TCC 36, 373).`,
    }),
    businessNotYet: {
      tr: 'Ticari işletme bu gün henüz tescil edilmemişti (TTK 40/1, TSY 49-51).',
      en: 'The business was not yet registered on this day (TCC 40/1, Registry Regulation 49-51).',
    },
    companyNotYet: {
      tr: 'Şirket bu gün henüz tescil edilmemişti (TTK 355, 588).',
      en: 'The company was not yet registered on this day (TCC 355, 588).',
    },
    appointedLater: (day: Bilingual): Bilingual => ({
      tr: `İlk ataması ${day.tr} tarihinde tescil edildi; bu gün görevde değildi (TTK 36, 373).`,
      en: `First appointed by an entry of ${day.en}; not in office on this day (TCC 36, 373).`,
    }),
    namedByCorrection: (day: Bilingual): Bilingual => ({
      tr: `Adı ilk kez ${day.tr} tarihinde tescil edilen düzeltmede geçiyor; düzeltilen tescil daha eskidir (TTK 37; TSY 13/3). Düzeltilen ilan giderir.`,
      en: `First named by a correction of ${day.en}; what it sets right was entered earlier (TCC 37; Registry Regulation 13/3). The corrected notice settles it.`,
    }),
    decidedUnknown: (day: Bilingual): Bilingual => ({
      tr: `İlk ataması ${day.tr} tarihinde tescil edildi; karar günü ilandan anlaşılmıyor, bu günden önce seçilmiş olabilir (TTK 30, 36). Atama kararı giderir.`,
      en: `First appointed by an entry of ${day.en}; the notice does not tell the day of the decision, which may lie before this day (TCC 30, 36). The decision settles it.`,
    }),
    perhapsAppointedLater: (day: Bilingual): Bilingual => ({
      tr:
        `Bilinen ilk ataması ${day.tr} tarihinde tescil edildi; ilanlar tam olmadığından daha önceki bir atama ` +
        'bilinmiyor olabilir. Sicil kaydı giderir.',
      en:
        `The first known appointment was registered on ${day.en}; as the notices are not complete there may be an ` +
        'earlier one. The register settles it.',
    }),
  },
} as const satisfies Partial<Record<ReasonCode, Readonly<Record<string, Sentence>>>>

/** What an answer does not show, and what third parties may rely on. */
export const LIMITS = {
  againstThirdParties: {
    tr:
      'Üçüncü kişilere karşı temsil yetkisi yalnız merkezin veya bir şubenin işlerine ya da birlikte imzaya ' +
      'özgülenerek sınırlanabilir; tutar, konu ve kişi sınırları iyi niyetli üçüncü kişilere karşı ileri ' +
      'sürülemez (TTK 371/3, 629/1). İç yönergeyle verilen sınırlı yetki bundan ayrıdır (TTK 371/7).',
    en:
      'Towards third parties a power to represent can be limited only to the business of the head office or a ' +
      'branch, or to joint signature; limits by amount, subject or person do not count against those in good ' +
      'faith (TCC 371/3, 629/1). Limited powers under an internal directive are another matter (TCC 371/7).',
  },
  outsideObject: {
    tr: 'İşletme konusu dışındaki işlem de şirketi bağlar; meğer ki üçüncü kişi bunu bilsin veya bilmesi gereksin (TTK 371/2).',
    en: 'An act outside the object binds the company too, unless the third party knew it or had to know it (TCC 371/2).',
  },
  reliance: {
    tr:
      'Tescil edilen ile ilan edilen farklıysa ilan edilene güven korunur; ilan edilen, izleyen iş gününden ' +
      'sonra bilinmediği ileri sürülemeyecek bir olgudur (TTK 36/1, 36/3, 37).',
    en:
      'Where register and publication differ, reliance on the publication is protected; from the next business ' +
      'day nobody can plead ignorance of what was published (TCC 36/1, 36/3, 37).',
  },
  endedUnpublished: {
    tr: 'Ölüm, iflas veya ehliyetsizlik üyeliği ilan edilmeden de sona erdirir (TTK 363/2); ilan edilmedikçe burada görünmez.',
    en: 'Death, bankruptcy or incapacity end a membership without publication (TCC 363/2); until published they do not show here.',
  },
  cheques: {
    tr: 'Çek düzenleme yasakları gazetede ilan edilmez; bankadan veya Risk Merkezinden sorulmalıdır (5941 sayılı Kanun 5).',
    en: 'Bans from drawing cheques are not published in the gazette; ask the bank or the Risk Centre (Cheque Act 5).',
  },
  directiveText: {
    tr:
      'İç yönergeden konu başlıkları, imza grupları ve tutar sınırları okunur; başlıkların altında sayılan ' +
      'işlemler için yönergenin metnine bakınız.',
    en: 'Of an internal directive the headings, signature groups and amounts are read; for the acts listed under a heading see its text.',
  },
  dayAhead: {
    tr: 'Sorulan gün ileridedir; sonuç bugünkü ilanlara göredir.',
    en: 'The day lies ahead; the answer is by the notices of today.',
  },
  formerCode: {
    tr: 'Bu gün 6762 sayılı Ticaret Kanunu yürürlükteydi (6103 sayılı Kanun 2-4).',
    en: 'On this day the former Commercial Code, Law 6762, was in force (Law 6103, articles 2-4).',
  },
  moreSets: (most: number): Bilingual => ({
    tr: `İmza bileşimlerinin ilk ${most} tanesi gösterildi.`,
    en: `The first ${most} sets of signers are shown.`,
  }),
} as const

/** Scopes of powers and names that the record of a person shows. */
export const SCOPES = {
  directive: { tr: 'Yönergedeki işlemler', en: 'Acts of the directive' },
  limited: { tr: 'İç yönergede yazılı işlemler', en: 'Acts stated in the internal directive' },
  general: { tr: 'Genel temsil', en: 'Representation in general' },
} as const
