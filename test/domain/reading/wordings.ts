/**
 * Made-up decisions, each idea in many wordings, and what each states of people. One line a wording: `words => facts`, facts between
 * semicolons: `+role Name` an election, `-role Name` an end, `S Names` / `J Names` a power alone or together (`> Names` who co-signs, `* `
 * anybody), `aud Name`, `hold Name amount/shares`, `xfer A > B amount/shares`, `only Name`; `[y=3 u=2028-01-01 of=… g=A l=500 f=500 x i=… any]`
 * are further fields. `⏎` is the end of a line; `told` asks that the clause is told and nothing is read of it.
 */
/** `first` of the wordings were read whole before any rule knew of them, at least `read` are now. */
export type Idea = {
  name: string
  first: number
  read: number
  form: 'company' | 'limited' | 'cooperative' | 'branch' | 'trader'
  lines: string
}

export const IDEAS: Idea[] = [
  {
    name: 'an election in free prose',
    first: 13,
    read: 37,
    form: 'limited',
    lines: `
Müdürümüz Rıza Tozlu'dur. => +mg Rıza Tozlu
Şirketin müdürü ortaklardan Meral Akpınarcı'dır. => +mg Meral Akpınarcı
Halit Bozduman şirket müdürüdür. => +mg Halit Bozduman
Rıza Tozlu ile Meral Akpınarcı şirketin müdürleridir. => +mg Rıza Tozlu; +mg Meral Akpınarcı
Şirket müdürleri Rıza Tozlu ve Meral Akpınarcı'dır. => +mg Rıza Tozlu; +mg Meral Akpınarcı
Yönetim kurulu başkanı Sezgin Yağcıoğlu, başkan vekili Nermin Ulusarı'dır. => +bc Sezgin Yağcıoğlu; +bv Nermin Ulusarı
Bundan böyle müdürlük görevini Bora Kestanelik yerine getirecektir. => +mg Bora Kestanelik
Müdürlük vazifesini beş yıl müddetle Bora Kestanelik deruhte edecektir. => +mg Bora Kestanelik [y=5]
Rıza Tozlu on yıllığına müdürlük yapacaktır. => +mg Rıza Tozlu [y=10]
Meral Akpınarcı müdür sıfatıyla göreve başlamıştır. => +mg Meral Akpınarcı
Ortaklar, müdürlüğe oybirliğiyle Halit Bozduman'ı seçmiştir. => +mg Halit Bozduman
Ortaklar kurulu müdürlük için Halit Bozduman'ı uygun görmüştür. => +mg Halit Bozduman
Kurul, başkanlığa Sezgin Yağcıoğlu'nu, başkan vekilliğine Nermin Ulusarı'yı seçmiştir. => +bc Sezgin Yağcıoğlu; +bv Nermin Ulusarı
Üyeler aralarında Sezgin Yağcıoğlu'nu başkan, Nermin Ulusarı'yı başkan vekili olarak seçtiler. => +bc Sezgin Yağcıoğlu; +bv Nermin Ulusarı
Yönetim kurulu üyeliklerine Sezgin Yağcıoğlu (Başkan), Nermin Ulusarı (Başkan Vekili) ve Bora Kestanelik (Üye) seçilmişlerdir. => +bm Sezgin Yağcıoğlu; +bc Sezgin Yağcıoğlu; +bm Nermin Ulusarı; +bv Nermin Ulusarı; +bm Bora Kestanelik
Yönetim kuruluna üç yıl süreyle Sezgin Yağcıoğlu (başkan), Nermin Ulusarı (başkan yardımcısı), Bora Kestanelik (muhasip üye) getirilmiştir. => +bm Sezgin Yağcıoğlu [y=3]; +bc Sezgin Yağcıoğlu [y=3]; +bm Nermin Ulusarı [y=3]; +bv Nermin Ulusarı [y=3]; +bm Bora Kestanelik [y=3]
Sezgin Yağcıoğlu Başkan, Nermin Ulusarı Başkan Vekili olmuşlardır. => +bc Sezgin Yağcıoğlu; +bv Nermin Ulusarı
Sezgin Yağcıoğlu Başkan, Nermin Ulusarı Başkan Vekili, Bora Kestanelik ise üye olarak görev alacaktır. => +bc Sezgin Yağcıoğlu; +bv Nermin Ulusarı; +bm Bora Kestanelik
Başkan: Sezgin Yağcıoğlu, Başkan Vekili: Nermin Ulusarı, Üye: Bora Kestanelik şeklinde görev taksimi yapılmıştır. => +bc Sezgin Yağcıoğlu; +bv Nermin Ulusarı; +bm Bora Kestanelik
Yapılan görev bölümünde başkanlık Sezgin Yağcıoğlu'na, başkan vekilliği Nermin Ulusarı'ya verilmiştir. => +bc Sezgin Yağcıoğlu; +bv Nermin Ulusarı
Yönetim kurulu üyeliklerine 1) Sezgin Yağcıoğlu 2) Nermin Ulusarı 3) Bora Kestanelik seçilmiştir. => +bm Sezgin Yağcıoğlu; +bm Nermin Ulusarı; +bm Bora Kestanelik
Yönetim Kurulu Üyeleri: 1) Sezgin Yağcıoğlu 2) Nermin Ulusarı 3) Bora Kestanelik olarak belirlenmiştir. => +bm Sezgin Yağcıoğlu; +bm Nermin Ulusarı; +bm Bora Kestanelik
Müdürlüğe seçilen Rıza Tozlu görevi kabul etmiştir. => +mg Rıza Tozlu
Müdür olarak Rıza Tozlu'nun görev yapması kabul edilmiştir. => +mg Rıza Tozlu
Müdürlük görevine ortak Rıza Tozlu'nun getirilmesi oybirliğiyle kararlaştırılmıştır. => +mg Rıza Tozlu
Rıza Tozlu'nun yeniden ve 5 yıl için müdür tayini kabul edildi. => +mg Rıza Tozlu [y=5]
Rıza Tozlu, 12.05.2030 tarihine kadar müdür tayin olunmuştur. => +mg Rıza Tozlu [u=2030-05-12]
Müdür tayin edilen Rıza Tozlu'nun görev süresi 12.05.2030 tarihinde sona erecektir. => +mg Rıza Tozlu [u=2030-05-12]
Genel müdürlüğe, emekli olan Halit Bozduman'ın yerine Bora Kestanelik'in tayinine karar verildi. => +gm Bora Kestanelik; -gm Halit Bozduman
Genel müdür olarak Bora Kestanelik göreve getirilmiştir. => +gm Bora Kestanelik
Boşalan üyeliğe ilk genel kurula kadar Bora Kestanelik getirilmiştir. => +bm Bora Kestanelik
Mevcut müdür Rıza Tozlu'nun yanına ikinci müdür olarak Meral Akpınarcı da seçilmiştir. => +mg Meral Akpınarcı
Kurucu ortak Rıza Tozlu kendisini on yıl için müdür tayin etmiştir. => +mg Rıza Tozlu [y=10]
Şirket ortağı Rıza Tozlu 7.8.2011 tarihinden itibaren 5 yıl süreyle müdür sıfatıyla görev yapacaktır. => +mg Rıza Tozlu [y=5]
Görevi süresi biten Rıza Tozlu tekrar müdür atanmıştır. => +mg Rıza Tozlu
Müdür Rıza Tozlu'nun görevine aynen devamı kararlaştırılmıştır. => +mg Rıza Tozlu
Müdür Rıza Tozlu görevini sürdürecektir. => +mg Rıza Tozlu
Şirketi idare etmek üzere müdür olarak dışarıdan Bora Kestanelik vazifelendirilmiştir. => +mg Bora Kestanelik
Müdür sayısının ikiye çıkarılmasına ve ikinci müdürlüğe Bora Kestanelik'in atanmasına karar verilmiştir. => +mg Bora Kestanelik
Tasfiye memuru Rıza Tozlu'dur. => +lq Rıza Tozlu
Tasfiye işlemlerini yürütmek üzere tasfiye memurluğuna Rıza Tozlu layık görülmüştür. => +lq Rıza Tozlu
Tasfiye işlerini memur sıfatıyla Rıza Tozlu yürütecektir. => +lq Rıza Tozlu
`,
  },
  {
    name: 'an office that ends in free prose',
    first: 19,
    read: 38,
    form: 'limited',
    lines: `
Müdür Rıza Tozlu görevinden çekilmiştir. => -mg Rıza Tozlu [r=resignation]
Rıza Tozlu müdürlük görevini bırakmıştır. => -mg Rıza Tozlu
Rıza Tozlu müdürlükten ayrılmış bulunmaktadır. => -mg Rıza Tozlu
Rıza Tozlu müdürlükten istifaen ayrılmıştır. => -mg Rıza Tozlu [r=resignation]
Müdür Rıza Tozlu görevden alınmıştır. => -mg Rıza Tozlu [r=dismissal]
Müdürler Rıza Tozlu ile Meral Akpınarcı görevden alınmıştır. => -mg Rıza Tozlu [r=dismissal]; -mg Meral Akpınarcı [r=dismissal]
Yönetim kurulu üyeleri Sezgin Yağcıoğlu ve Nermin Ulusarı azledilmiştir. => -bm Sezgin Yağcıoğlu [r=dismissal]; -bm Nermin Ulusarı [r=dismissal]
Rıza Tozlu'nun müdürlüğü düşmüştür. => -mg Rıza Tozlu
Müdür Rıza Tozlu'nun müdürlüğüne nihayet verilmiştir. => -mg Rıza Tozlu
Müdür Rıza Tozlu vefat ettiğinden görevi sona ermiştir. => -mg Rıza Tozlu [r=death]
Müdürümüz Rıza Tozlu 3.4.2015 tarihinde vefat etmiştir. => -mg Rıza Tozlu [r=death]
Müdür Rıza Tozlu'nun vefatı dolayısıyla müdürlük boşalmıştır. => -mg Rıza Tozlu [r=death]
Rıza Tozlu'nun ölümü nedeniyle müdürlük kaydının silinmesine karar verilmiştir. => -mg Rıza Tozlu [r=death]
Üyelerden Nermin Ulusarı istifa ettiğinden üyeliği sona ermiştir. => -bm Nermin Ulusarı [r=resignation]
Yönetim kurulu üyelerinden Nermin Ulusarı 12.4.2010 tarihli dilekçesiyle istifa etmiş olup istifası kabul edilmiştir. => -bm Nermin Ulusarı [r=resignation]
Yönetim kurulundan istifa eden Nermin Ulusarı'nın istifası kabul edilmiştir. => -bm Nermin Ulusarı [r=resignation]
Nermin Ulusarı yönetim kurulundan çekilmiştir. => -bm Nermin Ulusarı [r=resignation]
Yönetim kurulundan ayrılan Nermin Ulusarı'dan boşalan üyeliğe Bora Kestanelik seçilmiştir. => -bm Nermin Ulusarı; +bm Bora Kestanelik
Nermin Ulusarı'nın yönetim kurulu üyeliği 5.6.2012 itibarıyla sona ermiştir. => -bm Nermin Ulusarı
Görev süresi dolan Nermin Ulusarı yeniden seçilmemiştir. => told
Görev süresi sona eren yönetim kurulu üyesi Nermin Ulusarı'ya teşekkür edilmiştir. => -bm Nermin Ulusarı [r=term_end]
Müdürlükten Rıza Tozlu'nun azline karar verilmiştir. => -mg Rıza Tozlu [r=dismissal]
Rıza Tozlu'nun müdürlükten azli oybirliğiyle kabul edildi. => -mg Rıza Tozlu [r=dismissal]
Müdür Rıza Tozlu'nun istifasının kabulüne karar verildi. => -mg Rıza Tozlu [r=resignation]
Müdür Rıza Tozlu'nun müdürlük görevinden istifası kabul olundu. => -mg Rıza Tozlu [r=resignation]
Müdürlerden Rıza Tozlu'nun müdürlüğünün iptaline karar verilmiştir. => -mg Rıza Tozlu [r=dismissal]
Eski müdür Rıza Tozlu'nun temsil yetkisi kaldırılmıştır. => -mg Rıza Tozlu [r=dismissal]
Rıza Tozlu'ya verilmiş olan imza yetkisi geri alınmıştır. => -as Rıza Tozlu [r=dismissal]
Rıza Tozlu'nun evvelce verilmiş imza yetkisinin kaldırılmasına karar verilmiştir. => -as Rıza Tozlu [r=dismissal]
İmza yetkilisi Rıza Tozlu'nun yetkisi iptal edilmiştir. => -as Rıza Tozlu [r=dismissal]
Hissesini devreden müdür Rıza Tozlu'nun müdürlük görevi sona ermiştir. => -mg Rıza Tozlu
Ortaklıktan ayrılan Rıza Tozlu'nun müdürlük görevine son verilmiştir. => -mg Rıza Tozlu
Tasfiye memuru Rıza Tozlu görevini tamamlayarak ayrılmıştır. => -lq Rıza Tozlu
Tasfiye memurluğundan Rıza Tozlu'nun alınmasına karar verilmiştir. => -lq Rıza Tozlu [r=dismissal]
Yönetim kurulu başkanlığından Sezgin Yağcıoğlu, üyelikten Nermin Ulusarı istifa etmiştir. => -bc Sezgin Yağcıoğlu [r=resignation]; -bm Nermin Ulusarı [r=resignation]
Genel müdür Halit Bozduman emekliye ayrıldığından görevi son bulmuştur. => -gm Halit Bozduman
Sezgin Yağcıoğlu başkanlık görevinden affını istemiş, bu isteği kabul edilmiştir. => -bc Sezgin Yağcıoğlu [r=resignation]
Ticari vekil Halit Bozduman'ın vekilliği kaldırılmıştır. => -px Halit Bozduman [r=dismissal]
Şirket müdürü Rıza Tozlu ile yollar ayrılmış, müdürlük görevi sonlandırılmıştır. => -mg Rıza Tozlu
Müdür Rıza Tozlu azlolunmuştur. => -mg Rıza Tozlu [r=dismissal]
`,
  },
  {
    name: 'a power in free prose',
    first: 20,
    read: 24,
    form: 'limited',
    lines: `
Şirket müdürlüğüne Rıza Tozlu'nun seçilmesine, kendisinin şirketi münferiden temsil etmesine karar verilmiştir. => +mg Rıza Tozlu; S Rıza Tozlu
Müdürlüğe Rıza Tozlu atanmış olup kendisi tek imza ile şirketi temsil edecektir. => +mg Rıza Tozlu; S Rıza Tozlu
Rıza Tozlu müdür seçilmiş, şirketi tek başına temsil etmesi kararlaştırılmıştır. => +mg Rıza Tozlu; S Rıza Tozlu
Müdür Rıza Tozlu şirketi her konuda tek imzasıyla temsil eder. => S Rıza Tozlu
Müdür Rıza Tozlu'nun imzası şirketi ilzam eder. => S Rıza Tozlu
Rıza Tozlu'nun tek imzası şirketi bağlar. => S Rıza Tozlu
Şirketi temsilde Rıza Tozlu'nun imzası yeterlidir. => S Rıza Tozlu
Şirketi temsil ve ilzam için Rıza Tozlu'nun münferit imzası kâfidir. => S Rıza Tozlu
Temsil ve ilzam yetkisi münferiden Rıza Tozlu'ya aittir. => S Rıza Tozlu
Temsil yetkisi münferiden kullanılmak üzere Rıza Tozlu'ya verilmiştir. => S Rıza Tozlu
Münferiden temsile yetkili olmak üzere Rıza Tozlu müdür tayin edilmiştir. => +mg Rıza Tozlu; S Rıza Tozlu
Şirket Rıza Tozlu'nun vereceği münferit imza ile temsil olunur. => S Rıza Tozlu
Rıza Tozlu ve Meral Akpınarcı müdür seçilmiş olup şirketi birlikte temsil edeceklerdir. => +mg Rıza Tozlu; +mg Meral Akpınarcı; J Rıza Tozlu, Meral Akpınarcı
Şirketin temsili için Rıza Tozlu ile Meral Akpınarcı'nın çift imzası aranacaktır. => J Rıza Tozlu, Meral Akpınarcı
Şirket, müdürler Rıza Tozlu ve Meral Akpınarcı'nın ortak imzasıyla temsil edilir. => J Rıza Tozlu, Meral Akpınarcı
Temsil ve ilzamda Rıza Tozlu ile Meral Akpınarcı'nın müşterek imzaları şarttır. => J Rıza Tozlu, Meral Akpınarcı
Rıza Tozlu ile Meral Akpınarcı'nın müştereken atacakları imzalar şirketi bağlar. => J Rıza Tozlu, Meral Akpınarcı
Müdürlüğe Rıza Tozlu ve Meral Akpınarcı seçilmiştir. Şirket her konuda müdürlerin ortak imzasıyla temsil edilir. => +mg Rıza Tozlu; +mg Meral Akpınarcı; J Rıza Tozlu, Meral Akpınarcı
Rıza Tozlu ve Meral Akpınarcı müdürdürler. Müdürlerden her biri tek başına imzası ile şirketi temsile mezundur. => +mg Rıza Tozlu; +mg Meral Akpınarcı; T Müdür
Rıza Tozlu, Meral Akpınarcı ve Halit Bozduman müdürlüğe seçilmişlerdir. Şirket bu üç kişiden herhangi ikisinin müşterek imzası ile temsil edilir. => +mg Rıza Tozlu; +mg Meral Akpınarcı; +mg Halit Bozduman; J Rıza Tozlu, Meral Akpınarcı, Halit Bozduman [any]
Tasfiye kuruluna Rıza Tozlu, Meral Akpınarcı ve Halit Bozduman seçilmiş olup bunlardan herhangi ikisinin müşterek imzası tasfiye halindeki şirketi ilzam eder. => +lq Rıza Tozlu; +lq Meral Akpınarcı; +lq Halit Bozduman; J Rıza Tozlu, Meral Akpınarcı, Halit Bozduman [any]
Rıza Tozlu'nun 50.000,00 TL'ye kadar işlerde tek başına imza atmasına, bu tutarı aşan işlerde Meral Akpınarcı ile birlikte imza atmasına karar verilmiştir. => S Rıza Tozlu [l=50000.00]; J Rıza Tozlu > Meral Akpınarcı [f=50000.00]
Müdür Rıza Tozlu'nun yetkisi 300.000,00 TL'yi geçmeyen işlemlerde münferit olup bu tutarın üzerindeki işlemlerde Meral Akpınarcı'nın da imzası zorunludur. => S Rıza Tozlu [l=300000.00]; J Rıza Tozlu > Meral Akpınarcı [f=300000.00]
Rıza Tozlu sadece 100.000 TL'ye kadar olan işlerde tek başına imzaya yetkilidir. => S Rıza Tozlu [l=100000.00]
Gayrimenkul alım ve satımında Rıza Tozlu ile Meral Akpınarcı'nın birlikte imzası gerekir. => J Rıza Tozlu, Meral Akpınarcı [s=Gayrimenkul alım ve satımında]
Rıza Tozlu'nun çek keşidesi hariç olmak üzere şirketi münferiden temsil etmesine karar verilmiştir. => S Rıza Tozlu [x]
Taşınmaz satışı dışındaki bütün işlemlerde Rıza Tozlu şirketi münferiden temsile yetkilidir. => S Rıza Tozlu [x]
Bankalardan kredi kullanılmasında Rıza Tozlu ile Meral Akpınarcı'nın birlikte atacakları müşterek imza ile şirketin temsil edilmesine karar verilmiştir. => J Rıza Tozlu, Meral Akpınarcı [s=Bankalardan kredi kullanılmasında]
50.000 TL'yi aşmayan satın alma işlemlerinde Rıza Tozlu şirketi tek imza ile temsile yetkilidir. => S Rıza Tozlu [l=50000.00 s=satın alma işlemlerinde]
Araç alım satımında Rıza Tozlu'nun münferit imzası ile şirketin temsil edilmesine karar verilmiştir. => S Rıza Tozlu [s=Araç alım satımında]
Rıza Tozlu'nun münferit olan yetkisinin, Meral Akpınarcı ile müşterek olarak değiştirilmesine karar verilmiştir. => J Rıza Tozlu > Meral Akpınarcı
Rıza Tozlu'nun müşterek olan imza yetkisinin münferit olarak değiştirilmesine karar verilmiştir. => S Rıza Tozlu
Müdür Rıza Tozlu'nun münferit temsil yetkisinin aynen devamına karar verilmiştir. => S Rıza Tozlu
Rıza Tozlu'nun müşterek yetkisi münferit yetkiye çevrilmiştir. => S Rıza Tozlu
Müdür Rıza Tozlu'nun tek başına, Meral Akpınarcı'nın ise Rıza Tozlu ile birlikte atacağı imzalar şirketi temsil ve ilzam eder. => S Rıza Tozlu; J Meral Akpınarcı > Rıza Tozlu
Meral Akpınarcı'nın da diğer müdür Rıza Tozlu ile birlikte imza etmek kaydıyla müdürlüğe tayinine karar verilmiştir. => +mg Meral Akpınarcı; J Meral Akpınarcı > Rıza Tozlu
İmza yetkisi: Rıza Tozlu münferiden, Meral Akpınarcı münferiden. => S Rıza Tozlu; S Meral Akpınarcı
Rıza Tozlu, şirketin imza yetkilisi olarak tek başına hareket edebilecektir. => S Rıza Tozlu
Şirketi temsil ve ilzama Rıza Tozlu veya Meral Akpınarcı münferiden yetkilidir. => S Rıza Tozlu, Meral Akpınarcı
Şirketi, Rıza Tozlu'nun yanında Meral Akpınarcı veya Halit Bozduman'dan birinin imzası bulunmak şartıyla müştereken temsil eder. => J Rıza Tozlu > Meral Akpınarcı, Halit Bozduman [any]; J Meral Akpınarcı > Rıza Tozlu; J Halit Bozduman > Rıza Tozlu
Rıza Tozlu'nun satın alma işlemlerinde ve uygun görülecek diğer hallerde Meral Akpınarcı'nın onayı alınmak kaydıyla imza atmasına karar verilmiştir. => told
`,
  },
  {
    name: 'signature grades of a branch in prose',
    first: 12,
    read: 23,
    form: 'branch',
    lines: `
Bankamız şubesinde Şube Müdürü Rıza Tozlu'ya birinci derece, Servis Şefi Meral Akpınarcı'ya ikinci derece imza yetkisi verilmesine karar verilmiştir. => +br Rıza Tozlu; +as Meral Akpınarcı
Rıza Tozlu'ya 1. derece imza yetkisi verilmesine karar verilmiştir. => +as Rıza Tozlu
Rıza Tozlu'ya (A) grubu imza yetkisi verilmesine karar verilmiştir. => +as Rıza Tozlu
Operasyon Yetkilisi Halit Bozduman'a ikinci derece imza yetkisi tanınmasına karar verilmiştir. => +as Halit Bozduman
Şube Müdürü Rıza Tozlu'ya A grubu, Müdür Yardımcısı Meral Akpınarcı'ya B grubu imza yetkisi verilmiştir. => +br Rıza Tozlu; +as Meral Akpınarcı
Şube müdürlüğüne atanan Rıza Tozlu'ya 1. derece imza yetkisi verilmesine karar verilmiştir. => +br Rıza Tozlu
Şubemiz müdürlüğüne tayin edilen Rıza Tozlu'ya birinci derecede imza yetkisi verilmiştir. => +br Rıza Tozlu
1- Şube Müdürü Rıza Tozlu'ya 1. derece, 2- Operasyon Yetkilisi Meral Akpınarcı'ya 2. derece, 3- Gişe Yetkilisi Halit Bozduman'a 3. derece imza yetkisi verilmesine karar verilmiştir. => +br Rıza Tozlu; +as Meral Akpınarcı; +as Halit Bozduman
Rıza Tozlu'ya 1. derece imza yetkisi verilmesine ve bu yetkisini herhangi bir imza yetkilisi ile birlikte müştereken kullanmasına karar verilmiştir. => +as Rıza Tozlu; J Rıza Tozlu > * [g=1]
Rıza Tozlu'ya 1. derece, Meral Akpınarcı'ya 2. derece imza yetkisi verilmesine ve adı geçenlerin bu yetkilerini herhangi bir imza yetkilisi ile birlikte müştereken kullanmalarına karar verilmiştir. => +as Rıza Tozlu; J Rıza Tozlu > * [g=1]; +as Meral Akpınarcı; J Meral Akpınarcı > * [g=2]
Herhangi bir imza yetkilisi ile birlikte müştereken kullanılmak üzere Rıza Tozlu'ya 2. derece imza yetkisi verilmesine karar verilmiştir. => +as Rıza Tozlu; J Rıza Tozlu > * [g=2]
İkinci derecede imza yetkisini haiz Meral Akpınarcı'nın imza yetkisinin iptaline karar verilmiştir. => -as Meral Akpınarcı [r=dismissal]
2. derece imza yetkilisi Meral Akpınarcı'nın istifası nedeniyle yetkisinin kaldırılmasına karar verilmiştir. => -as Meral Akpınarcı [r=resignation]
Başka şubeye nakledilen Şube Müdürü Halit Bozduman'ın imza yetkisinin kaldırılmasına karar verilmiştir. => -br Halit Bozduman
1. derece imza yetkilisi Şube Müdürü Halit Bozduman'ın Kurgu Şubesi'ne atanması sebebiyle şubemizdeki imza yetkisinin iptaline karar verilmiştir. => -br Halit Bozduman
Emekliye ayrılan Şef Halit Bozduman'ın evvelce verilmiş A grubu imza yetkisinin kaldırılmasına karar verilmiştir. => -as Halit Bozduman
Şubemiz personelinden Rıza Tozlu'nun A grubu, Meral Akpınarcı'nın B grubu imza yetkisi ile teçhizine karar verilmiştir. => +as Rıza Tozlu; +as Meral Akpınarcı
Şube Müdürü Rıza Tozlu A grubu imza yetkisi ile yetkilendirilmiştir. => +br Rıza Tozlu
Rıza Tozlu'nun şube müdürü olarak atanmasına ve kendisine birinci derece imza yetkisi verilmesine karar verilmiştir. => +br Rıza Tozlu
Kurgu şubesi müdürü Rıza Tozlu'nun şubemiz müdürlüğüne atanmasına karar verilmiştir. => +br Rıza Tozlu
Şube müdürlüğüne Rıza Tozlu getirilmiş, şubeyi 1. derece imza yetkisiyle ve herhangi bir imza yetkilisiyle müştereken temsil edecektir. => +br Rıza Tozlu; J Rıza Tozlu > * [g=1]
Adı Soyadı: Rıza Tozlu Görevi: Şube Müdürü İmza Derecesi: 1 => +br Rıza Tozlu
Ünvanı: Şube Müdürü Adı Soyadı: Rıza Tozlu İmza Derecesi: Birinci derece => +br Rıza Tozlu
Şubemizi birinci derece imza yetkilisi Rıza Tozlu ile ikinci derece imza yetkilisi Meral Akpınarcı müştereken temsil ve ilzam edeceklerdir. => J Rıza Tozlu, Meral Akpınarcı
Rıza Tozlu'nun (A) ve (B) grubu imza yetkilerinin kaldırılmasına karar verilmiştir. => -as Rıza Tozlu [r=dismissal]
Şubemizde görevli Meral Akpınarcı'ya verilen 2. derece imza yetkisi 1. dereceye yükseltilmiştir. => told
Meral Akpınarcı'nın 3. derece olan imza yetkisinin 2. derece olarak değiştirilmesine karar verilmiştir. => told
`,
  },
  {
    name: 'elections of a cooperative',
    first: 8,
    read: 26,
    form: 'cooperative',
    lines: `
Yönetim kurulu asil üyeliklerine 48 oyla Rıza Tozlu, 44 oyla Meral Akpınarcı, 41 oyla Halit Bozduman seçilmişlerdir. => +bm Rıza Tozlu; +bm Meral Akpınarcı; +bm Halit Bozduman
Dört yıllığına yönetim kurulu asil üyeliğine Rıza Tozlu 61, Meral Akpınarcı 58, Halit Bozduman 57 oyla seçilmiştir. => +bm Rıza Tozlu [y=4]; +bm Meral Akpınarcı [y=4]; +bm Halit Bozduman [y=4]
Yapılan gizli oylama sonucunda yönetim kurulu asil üyeliklerine Rıza Tozlu (52 oy), Meral Akpınarcı (50 oy) ve Halit Bozduman (49 oy) seçildi. => +bm Rıza Tozlu; +bm Meral Akpınarcı; +bm Halit Bozduman
Yönetim kurulu asil üyeliklerine Rıza Tozlu, Meral Akpınarcı, Halit Bozduman; yedek üyeliklere Nil Örnek, Kaya Deneme seçildiler. => +bm Rıza Tozlu; +bm Meral Akpınarcı; +bm Halit Bozduman
Yönetim kurulu asil üyeliklerine Rıza Tozlu ve Meral Akpınarcı, yedeklerine Nil Örnek ve Kaya Deneme, denetim kurulu asil üyeliğine Bora Kestanelik, yedeğine Tunç Düş seçilmişlerdir. => +bm Rıza Tozlu; +bm Meral Akpınarcı; aud Bora Kestanelik
Denetim kurulu asil üyeliklerine Rıza Tozlu ve Meral Akpınarcı seçilmişlerdir. => aud Rıza Tozlu; aud Meral Akpınarcı
Denetim kurulu asil üyelerini Rıza Tozlu ve Meral Akpınarcı oluşturmuştur. => aud Rıza Tozlu; aud Meral Akpınarcı
Denetim kurulu üyeleri Rıza Tozlu ve Meral Akpınarcı'dır. => aud Rıza Tozlu; aud Meral Akpınarcı
Yönetim kurulu üyeleri Rıza Tozlu, Meral Akpınarcı ve Halit Bozduman'dır. => +bm Rıza Tozlu; +bm Meral Akpınarcı; +bm Halit Bozduman
Yönetim Kurulu Asil Üyeler: 1- Rıza Tozlu 2- Meral Akpınarcı 3- Halit Bozduman Yönetim Kurulu Yedek Üyeler: 1- Nil Örnek 2- Kaya Deneme Denetim Kurulu Asil Üyeler: 1- Bora Kestanelik 2- Tunç Düş seçilmişlerdir. => +bm Rıza Tozlu; +bm Meral Akpınarcı; +bm Halit Bozduman; aud Bora Kestanelik; aud Tunç Düş
Yönetim Kurulu Asil⏎1. Rıza Tozlu⏎2. Meral Akpınarcı⏎3. Halit Bozduman⏎Yönetim Kurulu Yedek⏎1. Nil Örnek⏎2. Kaya Deneme⏎Denetim Kurulu Asil⏎1. Bora Kestanelik⏎2. Tunç Düş⏎Denetim Kurulu Yedek⏎1. Sevda Hayal⏎seçilmişlerdir. => +bm Rıza Tozlu; +bm Meral Akpınarcı; +bm Halit Bozduman; aud Bora Kestanelik; aud Tunç Düş
YÖNETİM KURULU ASİL ÜYELİĞİNE:⏎1- Rıza Tozlu⏎2- Meral Akpınarcı⏎3- Halit Bozduman⏎YEDEK ÜYELİĞİNE:⏎1- Nil Örnek⏎2- Kaya Deneme⏎oybirliğiyle seçilmişlerdir. => +bm Rıza Tozlu; +bm Meral Akpınarcı; +bm Halit Bozduman
Asil üyeler: Rıza Tozlu, Meral Akpınarcı, Halit Bozduman olmak üzere yönetim kurulu iki yıl için seçilmiştir. => +bm Rıza Tozlu [y=2]; +bm Meral Akpınarcı [y=2]; +bm Halit Bozduman [y=2]
Görev bölümü sonucunda Başkan: Rıza Tozlu, Başkan Yardımcısı: Meral Akpınarcı, Muhasip Üye: Halit Bozduman olmuştur. => +bc Rıza Tozlu; +bv Meral Akpınarcı; +bm Halit Bozduman
Yönetim kurulu kendi arasında görev taksimi yaparak başkanlığa Rıza Tozlu'yu, ikinci başkanlığa Meral Akpınarcı'yı, muhasipliğe Halit Bozduman'ı seçmiştir. => +bc Rıza Tozlu; +bv Meral Akpınarcı
Başkanlığa Rıza Tozlu'nun, Başkan Yardımcılığına Meral Akpınarcı'nın, muhasip üyeliğe Halit Bozduman'ın getirilmesine karar verilmiştir. => +bc Rıza Tozlu; +bv Meral Akpınarcı; +bm Halit Bozduman
Görev taksimi neticesinde Rıza Tozlu başkan, Meral Akpınarcı başkan yardımcısı, Halit Bozduman muhasip üye olmuşlardır. => +bc Rıza Tozlu; +bv Meral Akpınarcı; +bm Halit Bozduman
Başkan Rıza Tozlu, Başkan Yardımcısı Meral Akpınarcı, Üye Halit Bozduman olarak görev dağılımı yapıldı. => +bc Rıza Tozlu; +bv Meral Akpınarcı; +bm Halit Bozduman
Kooperatifi Başkan Rıza Tozlu ile Başkan Yardımcısı Meral Akpınarcı'nın müştereken atacakları imzalar temsil ve ilzam eder. => J Rıza Tozlu, Meral Akpınarcı
Yönetim kuruluna Rıza Tozlu, Meral Akpınarcı ve Halit Bozduman seçilmiştir. Bu üç üyeden herhangi ikisinin müşterek imzası kooperatifi bağlar. => +bm Rıza Tozlu; +bm Meral Akpınarcı; +bm Halit Bozduman; J Rıza Tozlu, Meral Akpınarcı, Halit Bozduman [any]
Yönetim kuruluna Rıza Tozlu (Başkan), Meral Akpınarcı (Başkan Yardımcısı) ve Halit Bozduman (Muhasip Üye) tayin edilmişlerdir. Kooperatifi başkan ile muhasip üyenin müşterek imzaları temsil ve ilzam eder. => +bm Rıza Tozlu; +bc Rıza Tozlu; +bm Meral Akpınarcı; +bv Meral Akpınarcı; +bm Halit Bozduman; J Rıza Tozlu, Halit Bozduman
Gerçek usulde yapılan seçimde yönetim kuruluna asil olarak Rıza Tozlu, Meral Akpınarcı, Halit Bozduman, yedek olarak Nil Örnek, Kaya Deneme seçilmiştir. => +bm Rıza Tozlu; +bm Meral Akpınarcı; +bm Halit Bozduman
Yönetim kurulu asıl üyeliklerini 3 yıl süreyle Rıza Tozlu, Meral Akpınarcı ve Halit Bozduman kazanmıştır. => +bm Rıza Tozlu [y=3]; +bm Meral Akpınarcı [y=3]; +bm Halit Bozduman [y=3]
Yönetim kurulunu oluşturacak asil üyeler Rıza Tozlu, Meral Akpınarcı ve Halit Bozduman olarak belirlenmiştir. => +bm Rıza Tozlu; +bm Meral Akpınarcı; +bm Halit Bozduman
Tasfiye kuruluna asil olarak Rıza Tozlu, Meral Akpınarcı ve Halit Bozduman, yedek olarak Nil Örnek seçilmişlerdir. => +lq Rıza Tozlu; +lq Meral Akpınarcı; +lq Halit Bozduman
Murakıplığa Bora Kestanelik seçilmiştir. => aud Bora Kestanelik
Denetçiliklere Bora Kestanelik ve Tunç Düş getirildi. => aud Bora Kestanelik; aud Tunç Düş
Divan başkanlığına Nil Örnek, kâtipliğe Kaya Deneme seçildi. =>
`,
  },
  {
    name: 'auditors',
    first: 18,
    read: 26,
    form: 'company',
    lines: `
Şirketin 2020 hesap dönemi bağımsız denetiminin Kurgu Ölçüt Bağımsız Denetim Anonim Şirketi'ne yaptırılması kabul edildi. => aud Kurgu Ölçüt Bağımsız Denetim Anonim Şirketi
2021 yılı için bağımsız denetçi olarak Kurgu Ölçüt Bağımsız Denetim Anonim Şirketi seçilmiştir. => aud Kurgu Ölçüt Bağımsız Denetim Anonim Şirketi
Bağımsız denetim kuruluşu olarak KURGU ÖLÇÜT BAĞIMSIZ DENETİM VE DANIŞMANLIK ANONİM ŞİRKETİ'nin seçilmesine karar verilmiştir. => aud KURGU ÖLÇÜT BAĞIMSIZ DENETİM VE DANIŞMANLIK ANONİM ŞİRKETİ
Kurgu Ölçüt Bağımsız Denetim A.Ş.'nin denetçi seçimi onaylandı. => aud Kurgu Ölçüt Bağımsız Denetim A.Ş.
Denetçiliğe Kurgu Ölçüt Serbest Muhasebeci Mali Müşavirlik Limited Şirketi'nin getirilmesi oybirliğiyle kabul edilmiştir. => aud Kurgu Ölçüt Serbest Muhasebeci Mali Müşavirlik Limited Şirketi
2022 faaliyet yılı hesaplarının denetimi için Kurgu Ölçüt Bağımsız Denetim Anonim Şirketi bir yıllığına denetçi olarak görevlendirilmiştir. => aud Kurgu Ölçüt Bağımsız Denetim Anonim Şirketi
Yönetim kurulunca önerilen Kurgu Ölçüt Bağımsız Denetim Anonim Şirketi'nin 2023 yılı bağımsız denetçisi olarak seçilmesi kabul edildi. => aud Kurgu Ölçüt Bağımsız Denetim Anonim Şirketi
Denetçi: Kurgu Ölçüt Bağımsız Denetim Anonim Şirketi (01.01.2022 - 31.12.2022) => aud Kurgu Ölçüt Bağımsız Denetim Anonim Şirketi
Murakıp olarak Bora Kestanelik'in bir yıl süreyle seçilmesine karar verildi. => aud Bora Kestanelik
Murakıplığa bir yıl için Bora Kestanelik seçildi. => aud Bora Kestanelik
Denetçiliğe Bora Kestanelik ve Tunç Düş seçilmişlerdir. => aud Bora Kestanelik; aud Tunç Düş
Denetçi olarak üç yıl için Bora Kestanelik seçilmiştir. => aud Bora Kestanelik
Denetçiliklere Bora Kestanelik ile Tunç Düş'ün seçilmelerine karar verilmiştir. => aud Bora Kestanelik; aud Tunç Düş
Şirket murakıbı Bora Kestanelik'tir. => aud Bora Kestanelik
İlk murakıp olarak Bora Kestanelik seçilmiştir. => aud Bora Kestanelik
Murakıplar: Bora Kestanelik, Tunç Düş seçilmişlerdir. => aud Bora Kestanelik; aud Tunç Düş
Yönetim kuruluna Rıza Tozlu, Meral Akpınarcı ve Halit Bozduman, murakıplığa Bora Kestanelik üç yıl için seçilmişlerdir. => +bm Rıza Tozlu; +bm Meral Akpınarcı; +bm Halit Bozduman; aud Bora Kestanelik
Denetim kurulu üyeliğine bir yıl müddetle Bora Kestanelik tayin edilmiştir. => aud Bora Kestanelik
Denetçi Bora Kestanelik'in istifası üzerine yerine Tunç Düş'ün denetçi olarak atanmasına karar verilmiştir. => -au Bora Kestanelik [r=resignation]; aud Tunç Düş
Murakıp Bora Kestanelik'in görev süresi sona ermiştir. => -au Bora Kestanelik
Denetçi Kurgu Ölçüt Bağımsız Denetim Anonim Şirketi görevinden istifa etmiştir. => -au Kurgu Ölçüt Bağımsız Denetim Anonim Şirketi [r=resignation]
Önceki denetçi Kurgu Ölçüt Bağımsız Denetim Anonim Şirketi'nin görevi sona ermiştir. => -au Kurgu Ölçüt Bağımsız Denetim Anonim Şirketi
Şirketimizin bağımsız denetimini 2024 yılında Kurgu Ölçüt Bağımsız Denetim Anonim Şirketi yapacaktır. => aud Kurgu Ölçüt Bağımsız Denetim Anonim Şirketi
Topluluk denetçisi olarak Kurgu Ölçüt Bağımsız Denetim Anonim Şirketi belirlenmiştir. => aud Kurgu Ölçüt Bağımsız Denetim Anonim Şirketi
İşlem denetçisi raporu okunmuştur. =>
Denetçi raporu okundu ve kabul edildi. =>
Denetçinin ibrasına oybirliğiyle karar verildi. =>
Denetim kuruluna Bora Kestanelik ve Tunç Düş ücretsiz olarak ve bir yıl süre ile seçildiler. => aud Bora Kestanelik; aud Tunç Düş
Yıl içinde boşalan murakıplığa Tunç Düş'ün getirilmesi onaylanmıştır. => aud Tunç Düş
Denetçi seçimine geçildi; yapılan oylama sonucunda Bora Kestanelik denetçi seçildi. => aud Bora Kestanelik
`,
  },
  {
    name: 'who acts for a legal entity',
    first: 4,
    read: 19,
    form: 'company',
    lines: `
Yönetim kurulu üyeliğine Kurgu Holding Anonim Şirketi seçilmiş olup tüzel kişi adına Rıza Tozlu hareket edecektir. => +bm Kurgu Holding Anonim Şirketi; +re Rıza Tozlu [of=Kurgu Holding Anonim Şirketi]
Yönetim kurulu üyesi Kurgu Holding Anonim Şirketi'nin gerçek kişi temsilcisi olarak Rıza Tozlu belirlenmiştir. => +re Rıza Tozlu [of=Kurgu Holding Anonim Şirketi]
Kurgu Holding Anonim Şirketi adına gerçek kişi temsilcisi sıfatıyla Rıza Tozlu tescil edilmiştir. => +re Rıza Tozlu [of=Kurgu Holding Anonim Şirketi]
Kurgu Holding Anonim Şirketi'nin temsilcisi Rıza Tozlu'nun görevi sona ermiş, yerine Meral Akpınarcı'nın gerçek kişi temsilcisi olarak belirlenmesine karar verilmiştir. => -re Rıza Tozlu; +re Meral Akpınarcı
Kurgu Holding Anonim Şirketi'ni temsilen görev yapan Rıza Tozlu'nun temsilciliği sona ermiştir. => -re Rıza Tozlu
Tüzel kişi üye Kurgu Holding Anonim Şirketi adına bundan böyle Meral Akpınarcı hareket edecektir. => +re Meral Akpınarcı [of=Kurgu Holding Anonim Şirketi]
Kurgu Holding Anonim Şirketi adına hareket eden Rıza Tozlu'nun yerine Meral Akpınarcı hareket edecektir. => -re Rıza Tozlu; +re Meral Akpınarcı [of=Kurgu Holding Anonim Şirketi]
Kurgu Holding Anonim Şirketi, kendisini temsilen Rıza Tozlu'yu belirlemiştir. => +re Rıza Tozlu [of=Kurgu Holding Anonim Şirketi]
Kurgu Holding Anonim Şirketi'nin şirketimizdeki temsilcisi Rıza Tozlu'dur. => +re Rıza Tozlu [of=Kurgu Holding Anonim Şirketi]
Yönetim kurulu üyeliğine Kurgu Holding Anonim Şirketi (gerçek kişi temsilcisi: Rıza Tozlu) seçilmiştir. => +bm Kurgu Holding Anonim Şirketi; +re Rıza Tozlu [of=Kurgu Holding Anonim Şirketi]
Yönetim kurulu üyeliğine Kurgu Holding Anonim Şirketi seçilmiştir. Bu tüzel kişi adına Rıza Tozlu görev yapacaktır. => +bm Kurgu Holding Anonim Şirketi; +re Rıza Tozlu [of=Kurgu Holding Anonim Şirketi]
Müdürlüğe Kurgu Tarım Limited Şirketi seçilmiştir. Bu tüzel kişi adına müdürlük görevini Rıza Tozlu yerine getirecektir. => +mg Kurgu Tarım Limited Şirketi; +re Rıza Tozlu [of=Kurgu Tarım Limited Şirketi]
Tüzel kişi üyemiz Kurgu Holding Anonim Şirketi adına tescil edilen gerçek kişi Rıza Tozlu'nun Meral Akpınarcı olarak değiştirilmesine karar verilmiştir. => -re Rıza Tozlu; +re Meral Akpınarcı
Kurgu Holding Anonim Şirketi'ni temsil etmek üzere Rıza Tozlu'nun gerçek kişi temsilci olarak tescil ve ilanına karar verilmiştir. => +re Rıza Tozlu [of=Kurgu Holding Anonim Şirketi]
Kurgu Holding Anonim Şirketi'nin temsilcisi olarak Rıza Tozlu atanmıştır. => +re Rıza Tozlu [of=Kurgu Holding Anonim Şirketi]
Kurgu Holding Anonim Şirketi'nin temsilciliğine Rıza Tozlu getirilmiştir. => +re Rıza Tozlu [of=Kurgu Holding Anonim Şirketi]
Kurgu Holding Anonim Şirketi'ni şirketimiz yönetim kurulunda Rıza Tozlu temsil edecektir. => +re Rıza Tozlu [of=Kurgu Holding Anonim Şirketi]
Kurgu Holding Anonim Şirketi'ni temsilen Rıza Tozlu yönetim kurulu üyeliğine seçilmiştir. => +bm Rıza Tozlu [of=Kurgu Holding Anonim Şirketi]
Kurgu Holding A.Ş. adına hareket etmek üzere Rıza Tozlu görevlendirilmiştir. => +re Rıza Tozlu [of=Kurgu Holding A.Ş.]
Kurgu Holding A.Ş.'yi temsil eden Rıza Tozlu bu görevinden ayrılmıştır. => -re Rıza Tozlu
Tüzel kişi temsilcisi Rıza Tozlu istifa etmiştir. => -re Rıza Tozlu [r=resignation]
`,
  },
  {
    name: 'a sole trader, an enterprise, a branch',
    first: 12,
    read: 15,
    form: 'trader',
    lines: `
İşletmeyi kendi imzası ile temsil edeceği beyan edilmiştir. => told
İşletme sahibi Rıza Tozlu işletmeyi kendi imzası ile temsil edecektir. => S Rıza Tozlu
Rıza Tozlu işletmeyi münferiden temsil ve ilzama yetkilidir. => S Rıza Tozlu
Ticari mümessil olarak Meral Akpınarcı atanmıştır. => +px Meral Akpınarcı
Kardeşi Meral Akpınarcı'yı 3 yıl müddetle ticari mümessil tayin etmiştir. => +px Meral Akpınarcı [y=3]
İşletmeye ticari vekil olarak Meral Akpınarcı'yı tayin ettiği beyan edilmiştir. => +px Meral Akpınarcı
Ticari vekil Meral Akpınarcı münferiden imzaya yetkilidir. => S Meral Akpınarcı
Meral Akpınarcı'nın ticari mümessilliği sona ermiştir. => -px Meral Akpınarcı
Ticari mümessil Meral Akpınarcı azledilmiştir. => -px Meral Akpınarcı [r=dismissal]
İşletme müdürlüğüne Meral Akpınarcı atanmış ve işletmeyi münferiden temsile yetkili kılınmıştır. => +as Meral Akpınarcı; S Meral Akpınarcı
Meral Akpınarcı'nın ticari temsilci olarak tayinine karar verilmiştir. => +px Meral Akpınarcı
Ticari mümessilliğe Meral Akpınarcı'nın atanmasına ve münferit imzası ile işletmeyi temsil etmesine karar verilmiştir. => +px Meral Akpınarcı; S Meral Akpınarcı
Adı Soyadı | İkametgahı | Görevi | Temsil Şekli | Süresi⏎Meral Akpınarcı | Ordu / Gölköy | Ticari Mümessil | Münferiden Temsile Yetkilidir. | 5.12.2027 tarihine kadar => +px Meral Akpınarcı [u=2027-12-05]; S Meral Akpınarcı
İşletmenin temsilcisi Rıza Tozlu'dur. => +as Rıza Tozlu
İşletmeyi temsile Rıza Tozlu münferiden yetkili kılınmıştır. => S Rıza Tozlu
İşletme, sahibi Rıza Tozlu tarafından münferit imza ile temsil edilir. => S Rıza Tozlu
`,
  },
  {
    name: 'who holds and who hands over shares',
    first: 17,
    read: 22,
    form: 'limited',
    lines: `
20.000,00 TL sermayenin tamamını oluşturan 200 adet hisse Rıza Tozlu'ya ait olup şirketimiz tek ortaklı limited şirket olarak faaliyetini sürdürecektir. => hold Rıza Tozlu 20000.00/200; only Rıza Tozlu
50.000,00 TL sermayenin tamamı 2.000 hisse ile Rıza Tozlu'ya ait hale gelmiş olup şirketin tek ortaklı limited şirket olarak devamına karar verilmiştir. => hold Rıza Tozlu 50000.00/2000; only Rıza Tozlu
Şirketin tek ortağı Rıza Tozlu'dur. => only Rıza Tozlu
Şirketin bütün payları Rıza Tozlu'da toplandığından şirket tek ortaklı hale gelmiştir. => only Rıza Tozlu
Rıza Tozlu'nun tek pay sahibi olduğu anlaşılmıştır. => only Rıza Tozlu
Rıza Tozlu 50 hissesini 5.000,00 TL bedelle Meral Akpınarcı'ya devretmiştir. => xfer Rıza Tozlu > Meral Akpınarcı */50
Rıza Tozlu'nun şirketteki 50 adet hissesini Meral Akpınarcı'ya devretmesine karar verilmiştir. => xfer Rıza Tozlu > Meral Akpınarcı */50
Meral Akpınarcı, Rıza Tozlu'nun 50 adet hissesini devralmıştır. => xfer Rıza Tozlu > Meral Akpınarcı */50
Rıza Tozlu'ya ait 50 hissenin Meral Akpınarcı tarafından devralınmasına karar verilmiştir. => xfer Rıza Tozlu > Meral Akpınarcı */50
Rıza Tozlu'ya ait 50 adet hisse Meral Akpınarcı'ya devredilmiştir. => xfer Rıza Tozlu > Meral Akpınarcı */50
Devreden: Rıza Tozlu Devralan: Meral Akpınarcı Pay Adedi: 50 Tutarı: 5.000,00 TL => xfer Rıza Tozlu > Meral Akpınarcı 5000.00/50
Devreden Ortak: Rıza Tozlu, Devir Alan Ortak: Meral Akpınarcı, Devredilen Pay: 50 adet => xfer Rıza Tozlu > Meral Akpınarcı */50
Devir Eden | Devir Alan | Pay Adedi | Tutarı⏎Rıza Tozlu | Meral Akpınarcı | 50 | 5.000,00 TL => xfer Rıza Tozlu > Meral Akpınarcı 5000.00/50
Devir Eden Devir Alan Pay Adedi Tutarı⏎RIZA TOZLU MERAL AKPINARCI 50 5.000,00 TL => told
Rıza Tozlu 60 hisse karşılığı 6.000,00 TL, Meral Akpınarcı 40 hisse karşılığı 4.000,00 TL. => hold Rıza Tozlu 6000.00/60; hold Meral Akpınarcı 4000.00/40
60 hisse karşılığı 6.000,00 TL Rıza Tozlu, 40 hisse karşılığı 4.000,00 TL Meral Akpınarcı. => hold Rıza Tozlu 6000.00/60; hold Meral Akpınarcı 4000.00/40
Rıza Tozlu: 60 pay - 6.000,00 TL⏎Meral Akpınarcı: 40 pay - 4.000,00 TL => hold Rıza Tozlu 6000.00/60; hold Meral Akpınarcı 4000.00/40
Rıza Tozlu 60 pay 6.000,00 TL⏎Meral Akpınarcı 40 pay 4.000,00 TL => hold Rıza Tozlu 6000.00/60; hold Meral Akpınarcı 4000.00/40
Ortakların hisse durumu: Rıza Tozlu 6.000,00 TL (60 hisse), Meral Akpınarcı 4.000,00 TL (40 hisse) şeklinde olmuştur. => hold Rıza Tozlu 6000.00/60; hold Meral Akpınarcı 4000.00/40
Ortaklar | Pay Adedi | Sermaye Tutarı⏎Rıza Tozlu | 60 | 6.000,00 TL⏎Meral Akpınarcı | 40 | 4.000,00 TL => hold Rıza Tozlu 6000.00/60; hold Meral Akpınarcı 4000.00/40
Beheri 100,00 TL değerinde 60 paya karşılık 6.000,00 TL'si Rıza Tozlu'ya, 40 paya karşılık 4.000,00 TL'si Meral Akpınarcı'ya aittir. => hold Rıza Tozlu 6000.00/60; hold Meral Akpınarcı 4000.00/40
Sermayenin 6.000,00 TL'lik kısmı 60 pay karşılığı Rıza Tozlu'ya, 4.000,00 TL'lik kısmı 40 pay karşılığı Meral Akpınarcı'ya aittir. => hold Rıza Tozlu 6000.00/60; hold Meral Akpınarcı 4000.00/40
Sermaye, beheri 500,00 TL'lik 4000 paydan oluşur; tamamı şirketin tek ortağı Rıza Tozlu'ya aittir. => hold Rıza Tozlu 2000000.00/4000; only Rıza Tozlu
Şirketin 2.000.000 TL sermayesini temsil eden 20.000 adet payın tamamı Rıza Tozlu'nun mülkiyetine geçmiştir. => hold Rıza Tozlu 2000000.00/20000
Ortak Rıza Tozlu'nun vefatı ile 100 payı mirasçısı Meral Akpınarcı'ya intikal etmiştir. => xfer Rıza Tozlu > Meral Akpınarcı */100
Müteveffa Rıza Tozlu'nun 100 hissesinden 50 hisse eşi Meral Akpınarcı'ya, 50 hisse oğlu Halit Bozduman'a intikal etmiştir. => xfer Rıza Tozlu > Meral Akpınarcı */50; xfer Rıza Tozlu > Halit Bozduman */50
Rıza Tozlu'nun 100 payının 60'ı Meral Akpınarcı'ya, 40'ı Halit Bozduman'a devredilmiştir. => xfer Rıza Tozlu > Meral Akpınarcı */60; xfer Rıza Tozlu > Halit Bozduman */40
Rıza Tozlu hisselerinin tamamını Meral Akpınarcı'ya satarak ortaklıktan ayrılmıştır. => xfer Rıza Tozlu > Meral Akpınarcı */*
Ortaklarımızdan Rıza Tozlu, 50 adet payını noter senedi ile Meral Akpınarcı'ya satmış ve devretmiştir. => xfer Rıza Tozlu > Meral Akpınarcı */50
Rıza Tozlu'nun 30 payı Meral Akpınarcı, 20 payı Halit Bozduman tarafından satın alınmıştır. => xfer Rıza Tozlu > Meral Akpınarcı */30; xfer Rıza Tozlu > Halit Bozduman */20
`,
  },
  {
    name: 'tables and labelled records',
    first: 8,
    read: 12,
    form: 'company',
    lines: `
Adı Soyadı | Görevi | Görev Süresi | Temsil Şekli⏎Rıza Tozlu | Yönetim Kurulu Başkanı | 3 Yıl | Münferiden => +bc Rıza Tozlu [y=3]; S Rıza Tozlu
Adı Soyadı Görevi Süresi Yetki Şekli⏎RIZA TOZLU YÖNETİM KURULU BAŞKANI 3 YIL MÜNFERİDEN⏎MERAL AKPINARCI YÖNETİM KURULU ÜYESİ 3 YIL MÜNFERİDEN => +bc RIZA TOZLU [y=3]; S RIZA TOZLU; +bm MERAL AKPINARCI [y=3]; S MERAL AKPINARCI
Ad Soyad: Rıza Tozlu⏎Görev: Yönetim Kurulu Üyesi⏎Süre: 3 yıl⏎Yetki: Münferiden => +bm Rıza Tozlu [y=3]; S Rıza Tozlu
Adı ve Soyadı: Rıza Tozlu, Görevi: Müdür, Görev Süresi: 10 Yıl, Temsil Şekli: Münferiden => +mg Rıza Tozlu [y=10]; S Rıza Tozlu
Seçilen üyenin adı soyadı: Rıza Tozlu Görevi: Yönetim Kurulu Üyesi Görev süresi: 01.01.2028 tarihine kadar => +bm Rıza Tozlu [u=2028-01-01]
Görevi: Yönetim Kurulu Başkanı Adı Soyadı: Rıza Tozlu Temsil Şekli: Münferiden => +bc Rıza Tozlu; S Rıza Tozlu
Yönetim Kurulu Başkanı: Rıza Tozlu⏎Yönetim Kurulu Başkan Vekili: Meral Akpınarcı⏎Yönetim Kurulu Üyesi: Halit Bozduman => +bc Rıza Tozlu; +bv Meral Akpınarcı; +bm Halit Bozduman
YÖNETİM KURULU:⏎Başkan : Rıza Tozlu⏎Başkan Vekili : Meral Akpınarcı⏎Üye : Halit Bozduman => +bc Rıza Tozlu; +bv Meral Akpınarcı; +bm Halit Bozduman
Yönetim kurulu görev dağılımı:⏎Rıza Tozlu - Başkan⏎Meral Akpınarcı - Başkan Vekili⏎Halit Bozduman - Üye => +bc Rıza Tozlu; +bv Meral Akpınarcı; +bm Halit Bozduman
Yönetim Kurulu Üyeleri⏎1- Rıza Tozlu (Başkan)⏎2- Meral Akpınarcı (Başkan Vekili)⏎3- Halit Bozduman (Üye) => +bm Rıza Tozlu; +bm Meral Akpınarcı; +bc Rıza Tozlu; +bv Meral Akpınarcı; +bm Halit Bozduman
Görevi sona eren üyenin adı soyadı: Rıza Tozlu Görevi: Yönetim Kurulu Üyesi Ayrılma sebebi: İstifa => -bm Rıza Tozlu [r=resignation]
Ayrılan: Rıza Tozlu (Yönetim Kurulu Üyesi)⏎Seçilen: Meral Akpınarcı (Yönetim Kurulu Üyesi) => -bm Rıza Tozlu; +bm Meral Akpınarcı
TEMSİL YETKİSİ SONA ERENLER Daha önceden Müdür görevi olan Rıza Tozlu'nun bu görevi sona ermiştir. => -mg Rıza Tozlu
TEMSİL YETKİSİ SONA ERENLER – Daha önceden Yönetim Kurulu Üyesi görevi olan Rıza Tozlu'nun önceki bu görevi sona ermiştir. => -bm Rıza Tozlu
Görevden Ayrılanlar: Rıza Tozlu - Yönetim Kurulu Üyesi => -bm Rıza Tozlu
Yeni Müdür: Meral Akpınarcı⏎Eski Müdür: Rıza Tozlu => +mg Meral Akpınarcı; -mg Rıza Tozlu
Sıra | Adı Soyadı | Ünvanı | İmza Yetkisi⏎1 | Rıza Tozlu | Genel Müdür | Münferiden⏎2 | Meral Akpınarcı | Mali İşler Müdürü | Müştereken => +gm Rıza Tozlu; S Rıza Tozlu; +as Meral Akpınarcı; J Meral Akpınarcı
Şirket Müdürü Rıza Tozlu Münferiden Temsile Yetkilidir. => S Rıza Tozlu
`,
  },
  {
    name: 'elections of a cooperative by votes and lists',
    first: 14,
    read: 18,
    form: 'cooperative',
    lines: `
Yapılan gizli oylama sonucunda yönetim kurulu asil üyeliklerine Hasan Kırçiçek 42 oyla, Osman Taşlıdere 40 oyla, Ayten Yolbulan 39 oyla seçilmişlerdir. => +bm Hasan Kırçiçek; +bm Osman Taşlıdere; +bm Ayten Yolbulan
Yönetim kurulu asil üyeliklerine Hasan Kırçiçek (42 oy), Osman Taşlıdere (40 oy), Ayten Yolbulan (39 oy); yedek üyeliklere Kenan Sarpkaya (12 oy), Metin Dağdelen (10 oy) seçildiler. => +bm Hasan Kırçiçek; +bm Osman Taşlıdere; +bm Ayten Yolbulan
YÖNETİM KURULU ASIL ÜYELER⏎1- Hasan Kırçiçek⏎2- Osman Taşlıdere⏎3- Ayten Yolbulan⏎YEDEK ÜYELER⏎1- Kenan Sarpkaya⏎2- Metin Dağdelen⏎3 yıl süre ile görev yapmak üzere oybirliği ile seçilmişlerdir. => +bm Hasan Kırçiçek; +bm Osman Taşlıdere; +bm Ayten Yolbulan
Yönetim Kurulu Asil Üyeliğine⏎1- Hasan Kırçiçek (Ali oğlu)⏎2- Osman Taşlıdere (Veli oğlu)⏎3- Ayten Yolbulan (Musa kızı)⏎oy çokluğu ile seçildiler. => +bm Hasan Kırçiçek; +bm Osman Taşlıdere; +bm Ayten Yolbulan
Denetim Kurulu Asil Üyeliğine⏎1- Cemal Gürgenli⏎2- Fikret Uzunoluk⏎Denetim Kurulu Yedek Üyeliğine⏎1- Nadir Karabaşlı⏎2- Emin Sazlıdere⏎oybirliğiyle seçildiler. => aud Cemal Gürgenli; aud Fikret Uzunoluk
Denetim kurulu asil üyeliklerine bir yıl için Cemal Gürgenli ve Fikret Uzunoluk, yedeklerine Nadir Karabaşlı ve Emin Sazlıdere seçilmişlerdir. => aud Cemal Gürgenli; aud Fikret Uzunoluk
Denetçiliklere asil olarak Cemal Gürgenli ile Fikret Uzunoluk, yedek olarak Nadir Karabaşlı seçilmiştir. => aud Cemal Gürgenli; aud Fikret Uzunoluk
Kooperatif denetçiliğine Cemal Gürgenli, yedek denetçiliğe Nadir Karabaşlı iki yıl süreyle seçildi. => aud Cemal Gürgenli
Yapılan seçim sonunda yönetim kurulu asil üyeliğine Hasan Kırçiçek, Osman Taşlıdere, Ayten Yolbulan, Seyfi Gökdemir ve Tahsin Bozbey'in dört yıllığına seçildikleri anlaşıldı. => +bm Hasan Kırçiçek [y=4]; +bm Osman Taşlıdere [y=4]; +bm Ayten Yolbulan [y=4]; +bm Seyfi Gökdemir [y=4]; +bm Tahsin Bozbey [y=4]
Yönetim kurulu asil üyelerinin Hasan Kırçiçek, Osman Taşlıdere ve Ayten Yolbulan, yedek üyelerinin Kenan Sarpkaya ve Metin Dağdelen'den oluşmasına oybirliği ile karar verildi. => +bm Hasan Kırçiçek; +bm Osman Taşlıdere; +bm Ayten Yolbulan
Tek liste halinde yapılan oylamada yönetim kuruluna asil olarak Hasan Kırçiçek, Osman Taşlıdere, Ayten Yolbulan seçilmiştir. => +bm Hasan Kırçiçek; +bm Osman Taşlıdere; +bm Ayten Yolbulan
Yönetim Kurulu Asil: Hasan Kırçiçek, Osman Taşlıdere, Ayten Yolbulan. Yönetim Kurulu Yedek: Kenan Sarpkaya, Metin Dağdelen. Denetim Kurulu Asil: Cemal Gürgenli, Fikret Uzunoluk. Denetim Kurulu Yedek: Nadir Karabaşlı. Adı geçenler oybirliğiyle seçilmişlerdir. => +bm Hasan Kırçiçek; +bm Osman Taşlıdere; +bm Ayten Yolbulan; aud Cemal Gürgenli; aud Fikret Uzunoluk
Yönetim Kurulu Asil Üyeler: 1. Hasan Kırçiçek 2. Osman Taşlıdere 3. Ayten Yolbulan; Yedek Üyeler: 1. Kenan Sarpkaya 2. Metin Dağdelen olarak belirlendi. => +bm Hasan Kırçiçek; +bm Osman Taşlıdere; +bm Ayten Yolbulan
Kullanılan 61 oyun tamamını alan Hasan Kırçiçek, Osman Taşlıdere ve Ayten Yolbulan yönetim kurulu asil üyeliklerine seçildi. => +bm Hasan Kırçiçek; +bm Osman Taşlıdere; +bm Ayten Yolbulan
Verilen önerge üzerine yönetim kurulu üyeliklerine 01.06.2012 tarihine kadar Hasan Kırçiçek, Osman Taşlıdere ve Ayten Yolbulan'ın seçilmelerine karar verildi. => +bm Hasan Kırçiçek [u=2012-06-01]; +bm Osman Taşlıdere [u=2012-06-01]; +bm Ayten Yolbulan [u=2012-06-01]
Seçim sonucu: Hasan Kırçiçek 55, Osman Taşlıdere 54, Ayten Yolbulan 51 oy alarak yönetim kurulu asil üyesi olmuşlardır. => +bm Hasan Kırçiçek; +bm Osman Taşlıdere; +bm Ayten Yolbulan
Yönetim kurulu ve denetçilerin ibrasına geçildi; yönetim kurulu ve denetçiler oybirliğiyle ibra edildiler. => 
Yönetim kurulu üyelerinden Hasan Kırçiçek, Osman Taşlıdere ve Ayten Yolbulan ayrı ayrı ibra edildiler. => 
Divan başkanlığına Rahmi Turgutlu, katip üyeliğe Şenol Beyazıt, oy toplama memurluğuna Arif Kuzucuoğlu seçildiler. => 
Üst birlik temsilciliğine Hasan Kırçiçek, yedeğine Osman Taşlıdere seçildi. => told
`,
  },
  {
    name: 'duties that a board shares out',
    first: 11,
    read: 15,
    form: 'cooperative',
    lines: `
Yönetim kurulu kendi arasında görev bölümü yaparak Hasan Kırçiçek başkanlığa, Osman Taşlıdere başkan yardımcılığına, Ayten Yolbulan muhasip üyeliğe getirilmiştir. => +bc Hasan Kırçiçek; +bv Osman Taşlıdere; +bm Ayten Yolbulan
Yönetim Kurulu Başkanlığına: Hasan Kırçiçek⏎Yönetim Kurulu Başkan Yardımcılığına: Osman Taşlıdere⏎Muhasip Üyeliğe: Ayten Yolbulan⏎getirilmesine oybirliğiyle karar verildi. => +bc Hasan Kırçiçek; +bv Osman Taşlıdere; +bm Ayten Yolbulan
Başkan: Hasan Kırçiçek⏎Başkan Yardımcısı: Osman Taşlıdere⏎Muhasip Üye: Ayten Yolbulan => +bc Hasan Kırçiçek; +bv Osman Taşlıdere; +bm Ayten Yolbulan
Hasan Kırçiçek : Başkan⏎Osman Taşlıdere : Başkan Vekili⏎Ayten Yolbulan : Muhasip Üye⏎Seyfi Gökdemir : Üye => +bc Hasan Kırçiçek; +bv Osman Taşlıdere; +bm Ayten Yolbulan; +bm Seyfi Gökdemir
Yönetim kurulu üyeleri arasında yapılan iş bölümünde Hasan Kırçiçek yönetim kurulu başkanı, Osman Taşlıdere yönetim kurulu ikinci başkanı, Ayten Yolbulan muhasip üye seçildi. => +bc Hasan Kırçiçek; +bv Osman Taşlıdere; +bm Ayten Yolbulan
Başkanlığa Hasan Kırçiçek'in, başkan yardımcılığına Osman Taşlıdere'nin, muhasip üyeliğe Ayten Yolbulan'ın seçilmelerine karar verilmiştir. => +bc Hasan Kırçiçek; +bv Osman Taşlıdere; +bm Ayten Yolbulan
Hasan Kırçiçek'in yönetim kurulu başkanı, Osman Taşlıdere'nin başkan vekili, Ayten Yolbulan'ın ise muhasip üye olarak görev yapmalarına karar verildi. => +bc Hasan Kırçiçek; +bv Osman Taşlıdere; +bm Ayten Yolbulan
Görev dağılımı: Hasan Kırçiçek (Başkan), Osman Taşlıdere (Başkan Yrd.), Ayten Yolbulan (Muhasip), Seyfi Gökdemir (Üye). => +bc Hasan Kırçiçek; +bv Osman Taşlıdere; +bm Ayten Yolbulan; +bm Seyfi Gökdemir
Yönetim kurulu toplanarak aralarından Hasan Kırçiçek'i başkan, Osman Taşlıdere'yi başkan yardımcısı, Ayten Yolbulan'ı muhasip üye olarak seçmişlerdir. => +bc Hasan Kırçiçek; +bv Osman Taşlıdere; +bm Ayten Yolbulan
1) Hasan Kırçiçek Başkan⏎2) Osman Taşlıdere Başkan Vekili⏎3) Ayten Yolbulan Sekreter Üye⏎olarak görev bölümü yapmışlardır. => +bc Hasan Kırçiçek; +bv Osman Taşlıdere; +bm Ayten Yolbulan
Boşalan başkanlığa Osman Taşlıdere'nin, başkan yardımcılığına ise Seyfi Gökdemir'in getirilmelerine karar verilmiştir. => +bc Osman Taşlıdere; +bv Seyfi Gökdemir
İstifa eden muhasip üye Ayten Yolbulan'ın yerine birinci yedek üye Kenan Sarpkaya'nın asil üyeliğe çağrılmasına karar verildi. => -bm Ayten Yolbulan; +bm Kenan Sarpkaya
Vefat eden yönetim kurulu üyesi Osman Taşlıdere'nin yerine yedek üye Metin Dağdelen göreve getirilmiştir. => -bm Osman Taşlıdere [r=death]; +bm Metin Dağdelen
Yönetim kurulu üyeliğinden istifa eden Seyfi Gökdemir yerine ilk yedek üye Kenan Sarpkaya davet edilmiş olup görevi kabul etmiştir. => -bm Seyfi Gökdemir [r=resignation]; +bm Kenan Sarpkaya
Yönetim kurulunun görev bölümünün Hasan Kırçiçek Başkan, Osman Taşlıdere Başkan Yardımcısı, Ayten Yolbulan Muhasip Üye şeklinde yapılmasına karar verildi. => +bc Hasan Kırçiçek; +bv Osman Taşlıdere; +bm Ayten Yolbulan
Kooperatif müdürlüğüne Vedat Akyamaç atanmıştır. => +mg Vedat Akyamaç
Tasfiye kurulu üyeliklerine Hasan Kırçiçek, Osman Taşlıdere ve Ayten Yolbulan seçilmişlerdir. => +lq Hasan Kırçiçek; +lq Osman Taşlıdere; +lq Ayten Yolbulan
Kooperatifin tasfiye memurluklarına Cemal Gürgenli ve Nadir Karabaşlı getirildi. => +lq Cemal Gürgenli; +lq Nadir Karabaşlı
`,
  },
  {
    name: 'managers and signatories of a branch',
    first: 9,
    read: 13,
    form: 'branch',
    lines: `
Şubemiz müdürlüğüne Barış Kocatürk atanmıştır. => +br Barış Kocatürk
Şube Müdürü Levent Saygıner başka bir göreve atandığından yerine Barış Kocatürk şube müdürü olarak atanmıştır. => +br Barış Kocatürk; -br Levent Saygıner
Şube müdürlüğüne Levent Saygıner'in yerine Barış Kocatürk getirilmiştir. => +br Barış Kocatürk; -br Levent Saygıner
Levent Saygıner'in şube müdürlüğü görevi 12.02.2010 tarihi itibariyle sona ermiş, yerine Barış Kocatürk tayin edilmiştir. => -br Levent Saygıner; +br Barış Kocatürk
Şubede I. derece imza yetkisi ile Barış Kocatürk (Müdür) ve II. derece imza yetkisi ile Sinem Aldemir (Yönetici) görevlendirilmiştir. => +br Barış Kocatürk; +as Sinem Aldemir
A grubu imza yetkilileri: Barış Kocatürk, Sinem Aldemir. B grubu imza yetkilileri: Tolga Bekiroğlu, Zerrin Çamlıbel. => +as Barış Kocatürk; +as Sinem Aldemir; +as Tolga Bekiroğlu; +as Zerrin Çamlıbel
Şubemizde görevli 2. derece imza yetkilisi Tolga Bekiroğlu'nun imza yetkisi iptal edilmiştir. => -as Tolga Bekiroğlu [r=dismissal]
Banka yönetim kurulunun kararıyla Sinem Aldemir'e şubede ikinci derecede imza yetkisi verilmiştir. => +as Sinem Aldemir
Şubemizden ayrılan Tolga Bekiroğlu ile Zerrin Çamlıbel'in imza yetkileri kaldırılmıştır. => -as Tolga Bekiroğlu; -as Zerrin Çamlıbel
Şube Müdürlüğü'ne Barış Kocatürk'ün, Şube Müdür Yardımcılığı'na Sinem Aldemir'in atanmalarına karar verilmiştir. => +br Barış Kocatürk; +as Sinem Aldemir
Şubeyi temsil etmek üzere Barış Kocatürk şube müdürü, Sinem Aldemir müdür yardımcısı olarak tayin edildi. => +br Barış Kocatürk; +as Sinem Aldemir
Barış Kocatürk Kurgu Şubesi Müdürlüğünden alınarak yerine Şule Tekindor atanmıştır. => -br Barış Kocatürk; +br Şule Tekindor
Emekliye ayrılan şube müdürü Levent Saygıner'in yerine Şule Tekindor'un şube müdürü olarak atanmasına karar verildi. => -br Levent Saygıner; +br Şule Tekindor
Barış Kocatürk⏎(A) Grubu⏎Sinem Aldemir⏎(B) Grubu⏎imza yetkilisi olarak atanmışlardır. => +as Barış Kocatürk; +as Sinem Aldemir
Şube yetkilisi olarak Barış Kocatürk atanmıştır. => +as Barış Kocatürk
Levent Saygıner'in şube müdürlüğünden azledilmesine ve Şule Tekindor'un şube müdürlüğüne tayinine karar verilmiştir. => -br Levent Saygıner; +br Şule Tekindor
Adı geçen şubenin müdürü Barış Kocatürk'tür. => +br Barış Kocatürk
Şube müdürü olarak görev yapan Levent Saygıner görevinden ayrılmış olup yerine Şule Tekindor şube müdürlüğüne getirilmiştir. => -br Levent Saygıner; +br Şule Tekindor
`,
  },
  {
    name: 'first managers and what founders hold',
    first: 9,
    read: 10,
    form: 'limited',
    lines: `
Şirketin ilk müdürü on yıl için ortaklardan Mustafa Alkoçlar seçilmiştir. => +mg Mustafa Alkoçlar [y=10]
İlk 5 yıl için şirket müdürlüğüne Mustafa Alkoçlar seçilmiştir. => +mg Mustafa Alkoçlar [y=5]
İlk on yıl için Mustafa Alkoçlar ve Sevda Kılıçarslanlı şirket müdürü seçilmişlerdir. => +mg Mustafa Alkoçlar [y=10]; +mg Sevda Kılıçarslanlı [y=10]
Şirket işlerini yürütmek üzere ilk üç sene için kuruculardan Sevda Kılıçarslanlı müdür olarak seçilmiştir. => +mg Sevda Kılıçarslanlı [y=3]
Şirketin idaresi müdürlere aittir. İlk yirmi yıl için müdür olarak Mustafa Alkoçlar atanmıştır. => +mg Mustafa Alkoçlar [y=20]
KURUCULAR⏎Sıra No | Kurucu | Adres | Uyruk⏎1 | Mustafa Alkoçlar | Hayal Mah. No: 4 Konak/İzmir | T.C.⏎2 | Sevda Kılıçarslanlı | Kurgu Cad. No: 8 Bornova/İzmir | T.C. => 
Mustafa Alkoçlar 200 paya karşılık 5.000,00 TL, Sevda Kılıçarslanlı 200 paya karşılık 5.000,00 TL nakden taahhüt etmiştir. => hold Mustafa Alkoçlar 5000.00/200; hold Sevda Kılıçarslanlı 5000.00/200
Bu sermayenin 5.000,00 TL'si Mustafa Alkoçlar, 5.000,00 TL'si Sevda Kılıçarslanlı tarafından taahhüt edilmiştir. => hold Mustafa Alkoçlar 5000.00/*; hold Sevda Kılıçarslanlı 5000.00/*
Aksi karar alınıncaya kadar Mustafa Alkoçlar şirket müdürü seçilmiştir. => +mg Mustafa Alkoçlar
Şirketin müdürlüğüne kuruluştan itibaren 10 yıl müddetle Mustafa Alkoçlar tayin edilmiştir. => +mg Mustafa Alkoçlar [y=10]
`,
  },
  {
    name: 'first boards',
    first: 5,
    read: 6,
    form: 'company',
    lines: `
İlk Yönetim Kurulu Üyesi olarak 3 yıllığına aşağıdakiler seçilmiştir; *********** T.C. Kimlik No'lu, Çankaya/Ankara adresinde ikamet eden, Erol Dizdaroğlu Yönetim Kurulu Üyesi olarak, *********** T.C. Kimlik No'lu, Çankaya/Ankara adresinde ikamet eden, Nalan Ekincigil Yönetim Kurulu Üyesi olarak, Görev süresi sona eren Yönetim Kurulu Üyeleri yeniden seçilebilirler. => +bm Erol Dizdaroğlu [y=3]; +bm Nalan Ekincigil [y=3]
İlk üç yıl için yönetim kurulu üyeliklerine aşağıdakiler seçilmiştir: Erol Dizdaroğlu, Nalan Ekincigil, Suat Pehlivanlı. => +bm Erol Dizdaroğlu [y=3]; +bm Nalan Ekincigil [y=3]; +bm Suat Pehlivanlı [y=3]
İlk yönetim kurulu üyeleri 1 yıl için Erol Dizdaroğlu, Nalan Ekincigil ve Suat Pehlivanlı'dır. => +bm Erol Dizdaroğlu [y=1]; +bm Nalan Ekincigil [y=1]; +bm Suat Pehlivanlı [y=1]
İlk yıl için denetçiliğe Perihan Yurdatapan seçilmiştir. => aud Perihan Yurdatapan
İlk 3 yıl için denetçi olarak Perihan Yurdatapan seçilmiştir. => aud Perihan Yurdatapan
İlk yönetim kurulu üyesi olarak 3 yıl süre ile⏎1) Erol Dizdaroğlu⏎2) Nalan Ekincigil⏎3) Suat Pehlivanlı⏎seçilmişlerdir. => +bm Erol Dizdaroğlu [y=3]; +bm Nalan Ekincigil [y=3]; +bm Suat Pehlivanlı [y=3]
`,
  },
  {
    name: 'a manager of another name or nationality',
    first: 2,
    read: 10,
    form: 'limited',
    lines: `
Şirket müdürü Selin Karataşoğlu'nun soyadı evlilik nedeniyle Selin Demirezer olarak değişmiştir. => +mg Selin Demirezer [c was=Selin Karataşoğlu]
Müdür Selin Karataşoğlu'nun soyadının Demirezer olarak değiştiği tescil edilmiştir. => +mg Selin Demirezer [c was=Selin Karataşoğlu]
Şirket müdürü Selin Karataşoğlu soyadını Demirezer olarak değiştirmiştir. => +mg Selin Demirezer [c was=Selin Karataşoğlu]
Müdürümüz Selin Karataşoğlu evlenmiş olup yeni soyadı Demirezer'dir. => +mg Selin Demirezer [c was=Selin Karataşoğlu]
Kişi Bilgileri Değişikliği: Müdür Selin Karataşoğlu'nun adı soyadı Selin Demirezer olarak değiştirilmiştir. => +mg Selin Demirezer [c was=Selin Karataşoğlu]
Müdür Selin Karataşoğlu'nun isminin Selin Demirezer olarak düzeltilmesine karar verilmiştir. => +mg Selin Demirezer [c was=Selin Karataşoğlu]
Ortaklardan Selin Karataşoğlu'nun soyadı mahkeme kararıyla Demirezer olmuştur. => told
Müdür Ivan Petroviç'in Türk vatandaşlığına geçtiği tescil edilmiştir. => +mg Ivan Petroviç [c]
Şirket müdürü Ivan Petroviç'in uyruğu Türkiye Cumhuriyeti olarak değişmiştir. => +mg Ivan Petroviç [c]
Selin Karataşoğlu'nun soyadı Demirezer olarak değişmiştir. => told
`,
  },
  {
    name: 'a member of the board of another name',
    first: 0,
    read: 4,
    form: 'company',
    lines: `
Yönetim kurulu başkanı Aylin Saruhanlı'nın soyadı boşanma sebebiyle Tamergil olarak değişmiştir. => +bc Aylin Tamergil [c was=Aylin Saruhanlı]
Yönetim kurulu üyesi Aylin Saruhanlı'nın soyadının evlenme nedeniyle "Tamergil" olarak değiştirilmesine karar verilmiştir. => +bm Aylin Tamergil [c was=Aylin Saruhanlı]
Yönetim Kurulu üyelerimizden Aylin Saruhanlı'nın yeni soyadı Tamergil olmuştur. => +bm Aylin Tamergil [c was=Aylin Saruhanlı]
Aylin Saruhanlı olan yönetim kurulu üyemizin adı ve soyadı Aylin Tamergil olarak değişmiştir. => +bm Aylin Tamergil [c was=Aylin Saruhanlı]
`,
  },
  {
    name: 'how somebody signed until now, beside how he signs',
    first: 5,
    read: 14,
    form: 'limited',
    lines: `
Müdür Cüneyt Öykü'nün münferit imza yetkisinin kaldırılmasına, kendisinin bundan böyle Selin Karataşoğlu ile birlikte imzaya yetkili olmasına karar verilmiştir. => -as Cüneyt Öykü; J Cüneyt Öykü > Selin Karataşoğlu
Evvelce müştereken imza yetkisine sahip müdürler Selin Karataşoğlu ve Cüneyt Öykü bundan böyle şirketi münferiden temsil ve ilzam edeceklerdir. => S Selin Karataşoğlu, Cüneyt Öykü
Halen münferiden temsile yetkili olan müdür Cüneyt Öykü, bundan böyle Selin Karataşoğlu ile birlikte müştereken temsile yetkilidir. => J Cüneyt Öykü > Selin Karataşoğlu
Müdür Selin Karataşoğlu'nun münferit olan temsil yetkisinin, Cüneyt Öykü ile müşterek olarak değiştirilmesine karar verilmiştir. => J Selin Karataşoğlu > Cüneyt Öykü
Müşterek imza ile temsil olunan şirketin, bundan sonra müdürlerden Selin Karataşoğlu'nun tek imzası ile temsil ve ilzam edilmesine karar verilmiştir. => S Selin Karataşoğlu
Bundan böyle şirket, müdürler Selin Karataşoğlu ile Cüneyt Öykü'nün müştereken atacakları imzalarla temsil ve ilzam olunacaktır. Müdürlerin münferiden imza yetkisi kaldırılmıştır. => J Selin Karataşoğlu, Cüneyt Öykü
Bugüne kadar verilmiş bulunan tüm imza yetkileri iptal edilmiştir. Müdür Selin Karataşoğlu şirketi münferiden temsil ve ilzama yetkilidir. => S Selin Karataşoğlu
Müdürler Selin Karataşoğlu ve Cüneyt Öykü'nün münferit olan imza yetkileri müştereken olarak değiştirilmiştir. => J Selin Karataşoğlu, Cüneyt Öykü
Müdürün münferiden temsile yetkili olan imzası değiştirilmiştir. => told
Müdür Selin Karataşoğlu şirketi münferiden temsile yetkilidir. Müdürlerin münferiden imza yetkisi kaldırılmıştır. => S Selin Karataşoğlu
Müdürlerin münferiden imza yetkisi kaldırılmıştır. => told
Cüneyt Öykü'nün şirket müdürlüğüne 5 yıl süre ile seçilmesine, diğer müdür Selin Karataşoğlu'nun görev ve yetkilerinde bir değişiklik yapılmamasına karar verilmiştir. => +mg Cüneyt Öykü [y=5]
Şirketi Selin Karataşoğlu, Cüneyt Öykü, Vedat Kırçiçek ve Selin Karataşoğlu müştereken temsil ve ilzam ederler. => J Selin Karataşoğlu, Cüneyt Öykü, Vedat Kırçiçek
Önceki imza şeklinin değiştirilmesi hususu görüşülmüş, değişiklik yapılmamasına karar verilmiştir. => told
`,
  },
  {
    name: 'names set right',
    first: 0,
    read: 5,
    form: 'company',
    lines: `
12.03.2010 tarih ve 7520 sayılı gazetede yönetim kurulu üyesi olarak "Erol Dizdar" sehven yazılmış olup doğrusu "Erol Dizdaroğlu" dur. => +bm Erol Dizdaroğlu; corr Erol Dizdar > Erol Dizdaroğlu
12.03.2010 tarih ve 7520 sayılı Ticaret Sicili Gazetesinde yayımlanan ilanda yönetim kurulu üyesi Erol Dizdaroğlu'nun ismi sehven Erol Dizdar olarak yazılmış olup, doğrusu Erol Dizdaroğlu'dur. => +bm Erol Dizdaroğlu; corr Erol Dizdar > Erol Dizdaroğlu
12.03.2010 tarih ve 7520 sayılı gazetede müdür Erol Dizdar olarak sehven ilan edilmiştir. Doğrusu: Müdür Erol Dizdaroğlu'dur. => +mg Erol Dizdaroğlu; corr Erol Dizdar > Erol Dizdaroğlu
Düzeltme: 12.03.2010 tarihli ve 7520 sayılı gazetede yayınlanan ilanda yönetim kurulu başkanının adı yanlışlıkla Nalan Ekinci yazılmıştır. Doğrusu Nalan Ekincigil'dir. => +bc Nalan Ekincigil; corr Nalan Ekinci > Nalan Ekincigil
12.03.2010 tarih 7520 sayılı gazetede çıkan ilanımızda başkan vekili olarak "Suat Pehlivan" yazılmış ise de doğrusu "Suat Pehlivanlı" olacaktır. Düzeltilir. => +bv Suat Pehlivanlı; corr Suat Pehlivan > Suat Pehlivanlı
`,
  },
  {
    name: 'decisions behind the head of their minutes',
    first: 4,
    read: 4,
    form: 'limited',
    lines: `
Karar Tarihi: 02.03.2010 Karar No: 4 Katılanlar: Halit Bozduman, Meral Akpınarcı Gündem: Müdür seçimi. Şirket müdürlüğüne beş yıllığına Bora Kestanelik'in seçilmesine oybirliğiyle karar verilmiştir. => +mg Bora Kestanelik [y=5]
Karar No: 7⏎Karar Tarihi: 01.03.2010⏎Toplantıya Katılanlar: Halit Bozduman - Meral Akpınarcı⏎Ortaklar kurulu toplanarak Müdür Halit Bozduman'ın istifasının kabulüne, yerine Bora Kestanelik'in müdür olarak atanmasına karar vermiştir. => -mg Halit Bozduman [r=resignation]; +mg Bora Kestanelik
Toplantıda hazır bulunanlar: Halit Bozduman, Meral Akpınarcı. Şirket ortakları aşağıdaki kararı almışlardır. Meral Akpınarcı müdürlüğe seçilmiştir. => +mg Meral Akpınarcı
Şirket ortakları Halit Bozduman ve Meral Akpınarcı bir araya gelerek müdürlüğe Bora Kestanelik'i seçmişlerdir. => +mg Bora Kestanelik
`,
  },
  {
    name: 'boards in further prose',
    first: 15,
    read: 23,
    form: 'company',
    lines: `
1) Erol Dizdaroğlu 2) Nalan Ekincigil 3) Suat Pehlivanlı yönetim kurulu üyeliklerine seçilmişlerdir. => +bm Erol Dizdaroğlu; +bm Nalan Ekincigil; +bm Suat Pehlivanlı
Yönetim Kurulu:⏎Başkan: Erol Dizdaroğlu⏎Üyeler: Nalan Ekincigil, Suat Pehlivanlı => +bc Erol Dizdaroğlu; +bm Nalan Ekincigil; +bm Suat Pehlivanlı
Yönetim Kurulu Başkanı : Erol Dizdaroğlu⏎Yönetim Kurulu Başkan Vekili : Nalan Ekincigil⏎Yönetim Kurulu Üyesi : Suat Pehlivanlı => +bc Erol Dizdaroğlu; +bv Nalan Ekincigil; +bm Suat Pehlivanlı
Yönetim kurulu üyeliklerine Güler Konaklıoğlu ve Denizlikaya Yatırım A.Ş. temsilcisi Sabri Kemerlibel seçilmişlerdir. => +bm Güler Konaklıoğlu; +bm Sabri Kemerlibel
Yönetim kurulu üyeliğine seçilen Denizlikaya Yatırım Anonim Şirketi adına gerçek kişi olarak Sabri Kemerlibel belirlenmiştir. => +bm Denizlikaya Yatırım Anonim Şirketi; +re Sabri Kemerlibel [of=Denizlikaya Yatırım Anonim Şirketi]
Denizlikaya Yatırım Anonim Şirketi adına hareket eden gerçek kişi değişmiş olup yerine Handan Urlacıklı hareket edecektir. => +re Handan Urlacıklı [of=Denizlikaya Yatırım Anonim Şirketi]
Tüzel kişi yönetim kurulu üyesi Denizlikaya Yatırım Anonim Şirketi'nin temsilcisi Sabri Kemerlibel'in yerine Handan Urlacıklı atanmıştır. => +re Handan Urlacıklı [of=Denizlikaya Yatırım Anonim Şirketi]; -re Sabri Kemerlibel
Yönetim kurulu başkanı Erol Dizdaroğlu vefat ettiğinden başkanlığa Nalan Ekincigil seçilmiştir. => -bc Erol Dizdaroğlu [r=death]; +bc Nalan Ekincigil
Yönetim kurulu üyesi Suat Pehlivanlı azledilmiş olup yerine Perihan Yurdatapan seçilmiştir. => -bm Suat Pehlivanlı [r=dismissal]; +bm Perihan Yurdatapan
Suat Pehlivanlı yerine yönetim kurulu üyeliğine Perihan Yurdatapan getirilmiştir. => -bm Suat Pehlivanlı; +bm Perihan Yurdatapan
01.04.2010 tarihinden geçerli olmak üzere Perihan Yurdatapan yönetim kurulu üyeliğine seçilmiştir. => +bm Perihan Yurdatapan [s=2010-04-01]
01.04.2010 tarihinde başlamak üzere üç yıl süreyle Perihan Yurdatapan yönetim kurulu üyesi seçilmiştir. => +bm Perihan Yurdatapan [s=2010-04-01 y=3]
Genel müdür Yavuz Sancaktepe'nin görevi 31.03.2010 itibarıyla sona ermiş ve genel müdürlüğe Meltem Ovacıklı atanmıştır. => -gm Yavuz Sancaktepe; +gm Meltem Ovacıklı
Yönetim kurulunun Erol Dizdaroğlu, Nalan Ekincigil ve Suat Pehlivanlı'dan teşekkül etmesine karar verilmiştir. => +bm Erol Dizdaroğlu; +bm Nalan Ekincigil; +bm Suat Pehlivanlı
Yönetim kurulu Erol Dizdaroğlu (Başkan), Nalan Ekincigil (Başkan Vekili) ve Suat Pehlivanlı'dan (Üye) oluşmuştur. => +bc Erol Dizdaroğlu; +bv Nalan Ekincigil; +bm Suat Pehlivanlı
Yönetim kurulu üyelerinin sayısının üç olmasına ve üyeliklere Erol Dizdaroğlu, Nalan Ekincigil, Suat Pehlivanlı'nın üç yıl için seçilmelerine karar verildi. => +bm Erol Dizdaroğlu [y=3]; +bm Nalan Ekincigil [y=3]; +bm Suat Pehlivanlı [y=3]
Murakıplığa bir yıl için Perihan Yurdatapan seçildi. => aud Perihan Yurdatapan
Murakıp Perihan Yurdatapan'ın istifası ile boşalan murakıplığa Meltem Ovacıklı seçilmiştir. => aud Meltem Ovacıklı; -au Perihan Yurdatapan
Denetçiliğe üç yıl süreyle seçilen Perihan Yurdatapan görevi kabul ettiğini beyan etmiştir. => aud Perihan Yurdatapan
İdare meclisi reisliğine Erol Dizdaroğlu, reis vekilliğine Nalan Ekincigil seçildiler. => +bc Erol Dizdaroğlu; +bv Nalan Ekincigil
Erol Dizdaroğlu yönetim kurulu başkanlığından ayrılmış, yerine Nalan Ekincigil başkan olmuştur. => -bc Erol Dizdaroğlu; +bc Nalan Ekincigil
Yönetim kurulu başkanı Erol Dizdaroğlu'nun görevinden alınmasına, yönetim kurulu başkanlığı görevinin Nalan Ekincigil tarafından yürütülmesine karar verilmiştir. => -bc Erol Dizdaroğlu; +bc Nalan Ekincigil
Erol Dizdaroğlu ve Nalan Ekincigil yönetim kurulu üyeliklerinden istifa etmiş olup, istifaları kabul edilmiştir. => -bm Erol Dizdaroğlu [r=resignation]; -bm Nalan Ekincigil [r=resignation]
Yönetim kurulunda bulunan Erol Dizdaroğlu'nun vefatı sebebiyle boşalan üyeliğe Türk Ticaret Kanununun 363. maddesi uyarınca Perihan Yurdatapan seçilmiştir. => -bm Erol Dizdaroğlu [r=death]; +bm Perihan Yurdatapan
Görev süreleri sona eren yönetim kurulu üyelerinin yerine Erol Dizdaroğlu, Nalan Ekincigil, Suat Pehlivanlı seçilmiştir. => +bm Erol Dizdaroğlu; +bm Nalan Ekincigil; +bm Suat Pehlivanlı
Yönetim kurulu üyeliklerine yeniden Erol Dizdaroğlu ve Nalan Ekincigil ile yeni olarak Perihan Yurdatapan seçilmiştir. => +bm Erol Dizdaroğlu; +bm Nalan Ekincigil; +bm Perihan Yurdatapan
Murahhas azalığa Erol Dizdaroğlu seçilmiştir. => +bm Erol Dizdaroğlu
Murahhas aza Erol Dizdaroğlu görevinden ayrılmıştır. => -bm Erol Dizdaroğlu
`,
  },
  {
    name: 'managers in further prose',
    first: 12,
    read: 13,
    form: 'limited',
    lines: `
Müdürler Kurulu Başkanı Mustafa Alkoçlar'dır. => +mc Mustafa Alkoçlar
Müdürler kurulu başkanlığına Mustafa Alkoçlar, müdürlüğe Sevda Kılıçarslanlı seçilmiştir. => +mc Mustafa Alkoçlar; +mg Sevda Kılıçarslanlı
Şirketimiz müdürlerinden Mustafa Alkoçlar'ın müdürlüğü kaldırılmıştır. => -mg Mustafa Alkoçlar
Mustafa Alkoçlar şirket müdürlüğünden affedilmiş, yerine Sevda Kılıçarslanlı tayin edilmiştir. => -mg Mustafa Alkoçlar; +mg Sevda Kılıçarslanlı
Hisselerini devreden Mustafa Alkoçlar'ın müdürlük görevi de sona ermiştir. => -mg Mustafa Alkoçlar
Mustafa Alkoçlar'ın müdürlükten ayrılması ile müdürlüğe Sevda Kılıçarslanlı getirilmiş ve kendisine 10 yıl süre verilmiştir. => -mg Mustafa Alkoçlar; +mg Sevda Kılıçarslanlı
Eski müdür Mustafa Alkoçlar'ın müdürlük yetkisinin iptaline, yeni müdür olarak Sevda Kılıçarslanlı'nın atanmasına karar verilmiştir. => -mg Mustafa Alkoçlar [r=dismissal]; +mg Sevda Kılıçarslanlı
Bundan sonra şirketi müdür sıfatıyla Sevda Kılıçarslanlı idare edecektir. => +mg Sevda Kılıçarslanlı
Şirket müdürü Mustafa Alkoçlar'ın görev süresi 5 yıl uzatılmıştır. => +mg Mustafa Alkoçlar [y=5]
Şirket dışından Barlas Yücesoylu müdür olarak atanmıştır. => +mg Barlas Yücesoylu
Mustafa Alkoçlar müdür sıfatını kaybetmiştir. => -mg Mustafa Alkoçlar
Müdür Mustafa Alkoçlar istifaen ayrıldığından müdürlüğe Barlas Yücesoylu'nun getirilmesi uygun görülmüştür. => -mg Mustafa Alkoçlar [r=resignation]; +mg Barlas Yücesoylu
Sevda Kılıçarslanlı ve Barlas Yücesoylu'nun müdür olarak atanmalarına, Mustafa Alkoçlar'ın müdürlüğünün sona erdirilmesine karar verildi. => +mg Sevda Kılıçarslanlı; +mg Barlas Yücesoylu; -mg Mustafa Alkoçlar
Müdür: Sevda Kılıçarslanlı (10 yıl) => +mg Sevda Kılıçarslanlı [y=10]
Şirket Müdürleri: Mustafa Alkoçlar, Sevda Kılıçarslanlı => +mg Mustafa Alkoçlar; +mg Sevda Kılıçarslanlı
Tasfiye memuru olarak Mustafa Alkoçlar atanmıştır. => +lq Mustafa Alkoçlar
Tasfiye memuru Mustafa Alkoçlar'ın görevine son verilmiş, yerine Barlas Yücesoylu atanmıştır. => -lq Mustafa Alkoçlar; +lq Barlas Yücesoylu
Tasfiye memurluğuna ortaklardan Mustafa Alkoçlar'ın seçilmesine oybirliğiyle karar verildi. => +lq Mustafa Alkoçlar
`,
  },
  {
    name: 'shares that change hands and who holds them then',
    first: 6,
    read: 7,
    form: 'limited',
    lines: `
Mustafa Alkoçlar sahip olduğu 100 adet payının tamamını 2.500,00 TL bedelle Sevda Kılıçarslanlı'ya devretmiştir. => xfer Mustafa Alkoçlar > Sevda Kılıçarslanlı */100
Ortaklardan Mustafa Alkoçlar'ın 2.500,00 TL'lik hissesinin Barlas Yücesoylu'ya devrine karar verilmiştir. => xfer Mustafa Alkoçlar > Barlas Yücesoylu 2500.00/*
Barlas Yücesoylu, Mustafa Alkoçlar'a ait 100 payı devralmıştır. => xfer Mustafa Alkoçlar > Barlas Yücesoylu */100
Mustafa Alkoçlar hissesinin 1.000,00 TL'lik kısmını Sevda Kılıçarslanlı'ya, 1.500,00 TL'lik kısmını Barlas Yücesoylu'ya devretmiştir. => xfer Mustafa Alkoçlar > Sevda Kılıçarslanlı 1000.00/*; xfer Mustafa Alkoçlar > Barlas Yücesoylu 1500.00/*
Devir sonrası ortaklar: Sevda Kılıçarslanlı 300 pay 7.500,00 TL; Barlas Yücesoylu 100 pay 2.500,00 TL. => hold Sevda Kılıçarslanlı 7500.00/300; hold Barlas Yücesoylu 2500.00/100
Şirketin yeni ortaklık yapısı; Sevda Kılıçarslanlı 7.500,00 TL, Barlas Yücesoylu 2.500,00 TL şeklindedir. => hold Sevda Kılıçarslanlı 7500.00/*; hold Barlas Yücesoylu 2500.00/*
Mustafa Alkoçlar ile Sevda Kılıçarslanlı paylarını Barlas Yücesoylu'ya devrederek ortaklıktan ayrılmışlardır. => xfer Mustafa Alkoçlar > Barlas Yücesoylu */*; xfer Sevda Kılıçarslanlı > Barlas Yücesoylu */*
Şirketin tek ortağı Barlas Yücesoylu olmuştur. => only Barlas Yücesoylu
`,
  },
  {
    name: 'cooperatives in further prose',
    first: 7,
    read: 11,
    form: 'cooperative',
    lines: `
Yönetim kurulu asil üyeliğine Hasan Kırçiçek, Osman Taşlıdere, Ayten Yolbulan; yönetim kurulu yedek üyeliğine Kenan Sarpkaya, Metin Dağdelen, Rıfat Ilgınlı; denetleme kurulu asil üyeliğine Cemal Gürgenli, Fikret Uzunoluk; denetleme kurulu yedek üyeliğine Nadir Karabaşlı seçilmişlerdir. => +bm Hasan Kırçiçek; +bm Osman Taşlıdere; +bm Ayten Yolbulan; aud Cemal Gürgenli; aud Fikret Uzunoluk
Asil üyeliklere: Hasan Kırçiçek - Osman Taşlıdere - Ayten Yolbulan, yedek üyeliklere: Kenan Sarpkaya - Metin Dağdelen yönetim kurulu için üç yıllığına seçilmiştir. => +bm Hasan Kırçiçek [y=3]; +bm Osman Taşlıdere [y=3]; +bm Ayten Yolbulan [y=3]
Açık oylama ile yapılan seçimde Hasan Kırçiçek, Osman Taşlıdere ve Ayten Yolbulan yönetim kurulu asil üyesi, Cemal Gürgenli ile Fikret Uzunoluk denetim kurulu asil üyesi olarak seçildiler. => +bm Hasan Kırçiçek; +bm Osman Taşlıdere; +bm Ayten Yolbulan; aud Cemal Gürgenli; aud Fikret Uzunoluk
Kooperatifimizin yönetim kurulu başkanı Hasan Kırçiçek olup başkan yardımcısı Osman Taşlıdere'dir. => +bc Hasan Kırçiçek; +bv Osman Taşlıdere
Yönetim kuruluna seçilenler:⏎Hasan Kırçiçek - 88 oy⏎Osman Taşlıdere - 86 oy⏎Ayten Yolbulan - 85 oy => +bm Hasan Kırçiçek; +bm Osman Taşlıdere; +bm Ayten Yolbulan
Denetim kuruluna seçilenler:⏎Cemal Gürgenli - 80 oy⏎Fikret Uzunoluk - 79 oy => aud Cemal Gürgenli; aud Fikret Uzunoluk
Madde 8- Yönetim kurulu asil üyeliklerine; Hasan Kırçiçek, Osman Taşlıdere, Ayten Yolbulan oybirliği ile seçildiler. => +bm Hasan Kırçiçek; +bm Osman Taşlıdere; +bm Ayten Yolbulan
9- Dilek ve temenniler bölümünde ortaklardan Kenan Sarpkaya söz alarak yönetim kuruluna teşekkür etti. => 
Yönetim kurulu başkanlığına Sn. Hasan Kırçiçek, Başkan vekilliğine Sn. Osman Taşlıdere seçilmişlerdir. => +bc Hasan Kırçiçek; +bv Osman Taşlıdere
Başkan Hasan Kırçiçek'in görevden alınmasına, yeni başkanın Osman Taşlıdere olmasına karar verildi. => -bc Hasan Kırçiçek; +bc Osman Taşlıdere
Yönetim kurulu asil üyeliğine; Hasan KIRÇİÇEK (TC 12345678910), Osman TAŞLIDERE (TC 12345678911) ve Ayten YOLBULAN (TC 12345678912) 3 yıllığına seçildi. => +bm Hasan KIRÇİÇEK [y=3]; +bm Osman TAŞLIDERE [y=3]; +bm Ayten YOLBULAN [y=3]
Yönetim kurulu üyeliklerinden ayrılan Hasan Kırçiçek ve Osman Taşlıdere'nin yerlerine yedek üyelerden Kenan Sarpkaya ile Metin Dağdelen'in getirilmelerine karar verilmiştir. => -bm Hasan Kırçiçek; -bm Osman Taşlıdere; +bm Kenan Sarpkaya; +bm Metin Dağdelen
`,
  },
  {
    name: 'tables, labels and auditors',
    first: 4,
    read: 15,
    form: 'company',
    lines: `
Adı Soyadı⏎Görevi⏎Erol Dizdaroğlu | Yönetim Kurulu Başkanı⏎Nalan Ekincigil | Yönetim Kurulu Üyesi => +bc Erol Dizdaroğlu; +bm Nalan Ekincigil
Adı Soyadı | Görevi⏎Erol Dizdaroğlu | Başkan⏎Nalan Ekincigil | Başkan Yardımcısı⏎Suat Pehlivanlı | Üye => +bc Erol Dizdaroğlu; +bv Nalan Ekincigil; +bm Suat Pehlivanlı
Sıra | Ad Soyad | Görev | Başlangıç | Bitiş⏎1 | Erol Dizdaroğlu | YK Başkanı | 04.03.2010 | 04.03.2013⏎2 | Nalan Ekincigil | YK Üyesi | 04.03.2010 | 04.03.2011 => +bc Erol Dizdaroğlu [s=2010-03-04 u=2013-03-04]; +bm Nalan Ekincigil [s=2010-03-04 u=2011-03-04]
YÖNETİM KURULU⏎Adı Soyadı | Görevi | Görev Süresi Bitişi⏎Erol Dizdaroğlu | Başkan | 31.12.2012⏎Nalan Ekincigil | Başkan Yrd. | 31.12.2012 => +bc Erol Dizdaroğlu [u=2012-12-31]; +bv Nalan Ekincigil [u=2012-12-31]
Adı Soyadı | Unvanı | Görev Süresi⏎Erol Dizdaroğlu | Yön. Kur. Başkanı | 3 yıl⏎Nalan Ekincigil | Yön. Kur. Üyesi | 3 yıl => +bc Erol Dizdaroğlu [y=3]; +bm Nalan Ekincigil [y=3]
Üç yıl süreyle vazife görecek yönetim kurulumuzun teşekkül tarzı aşağıda gösterilmiştir.⏎Erol Dizdaroğlu, Başkan⏎Nalan Ekincigil, Başkan Vekili⏎Suat Pehlivanlı, Üye => +bc Erol Dizdaroğlu [y=3]; +bv Nalan Ekincigil [y=3]; +bm Suat Pehlivanlı [y=3]
Görev dağılımı: yönetim kurulu başkanlığı: Kantar Gıda Pazarlama A.Ş. (adına Erol Dizdaroğlu), başkan yardımcılığı: Nalan Ekincigil, üyelik: Suat Pehlivanlı. => +bc Kantar Gıda Pazarlama A.Ş.; +re Erol Dizdaroğlu [of=Kantar Gıda Pazarlama A.Ş.]; +bv Nalan Ekincigil; +bm Suat Pehlivanlı
Başkan: Erol Dizdaroğlu⏎Başkan Vekili: Nalan Ekincigil⏎Üye: Suat Pehlivanlı⏎Görev süresi: 3 yıl => +bc Erol Dizdaroğlu [y=3]; +bv Nalan Ekincigil [y=3]; +bm Suat Pehlivanlı [y=3]
Kantar Gıda Holding A.Ş. (gerçek kişi temsilcisi Erol Dizdaroğlu) ve Nalan Ekincigil yönetim kurulu üyeliklerine üç yıl süreyle seçilmişlerdir. => +bm Kantar Gıda Holding A.Ş. [y=3]; +re Erol Dizdaroğlu [of=Kantar Gıda Holding A.Ş.]; +bm Nalan Ekincigil [y=3]
Yönetim Kurulu Başkanlığına Erol Dizdaroğlu seçilmiştir. İmza: Birlikte. => +bc Erol Dizdaroğlu
Ayrılan üye: ---⏎Seçilen üye: Erol Dizdaroğlu⏎Üyelik bitiş tarihi: 20.5.2012 => +bm Erol Dizdaroğlu [u=2012-05-20]
Yönetim Kurulu Başkanı: Erol Dizdaroğlu (3 yıl)⏎Yönetim Kurulu Üyesi: Nalan Ekincigil (1 yıl) => +bc Erol Dizdaroğlu [y=3]; +bm Nalan Ekincigil [y=1]
YÖNETİM KURULU ÜYELERİ⏎Erol Dizdaroğlu | Başkan⏎Nalan Ekincigil | Başkan Yardımcısı⏎Suat Pehlivanlı | Üye => +bc Erol Dizdaroğlu; +bv Nalan Ekincigil; +bm Suat Pehlivanlı
Başkan Erol Dizdaroğlu⏎Başkan Vekili Nalan Ekincigil⏎Üye Suat Pehlivanlı => +bc Erol Dizdaroğlu; +bv Nalan Ekincigil; +bm Suat Pehlivanlı
Yönetim Kurulu Başkanı - Erol Dizdaroğlu⏎Başkan Vekili - Nalan Ekincigil⏎Üye - Suat Pehlivanlı => +bc Erol Dizdaroğlu; +bv Nalan Ekincigil; +bm Suat Pehlivanlı
Yönetim kurulu üyelerinin görev dağılımı aşağıdaki gibidir:⏎Erol Dizdaroğlu - Yönetim Kurulu Başkanı⏎Nalan Ekincigil - Yönetim Kurulu Başkan Vekili⏎Suat Pehlivanlı - Yönetim Kurulu Üyesi => +bc Erol Dizdaroğlu; +bv Nalan Ekincigil; +bm Suat Pehlivanlı
Erol Dizdaroğlu'nun Yönetim Kurulu Başkanı, Nalan Ekincigil'in Yönetim Kurulu Başkan Vekili, Suat Pehlivanlı'nın Yönetim Kurulu Üyesi olarak belirlenmelerine karar verildi. => +bc Erol Dizdaroğlu; +bv Nalan Ekincigil; +bm Suat Pehlivanlı
DENETÇİ⏎Unvanı: Doğruluk Bağımsız Denetim Anonim Şirketi⏎Görev Süresi: 1 yıl => aud Doğruluk Bağımsız Denetim Anonim Şirketi
2010 yılı hesap dönemi için bağımsız denetçi olarak Doğruluk Bağımsız Denetim A.Ş. seçilmiştir. => aud Doğruluk Bağımsız Denetim A.Ş.
Denetçi Doğruluk Bağımsız Denetim A.Ş.'nin görevinin sona ermesine, yerine Kantar Bağımsız Denetim A.Ş.'nin seçilmesine karar verildi. => aud Kantar Bağımsız Denetim A.Ş.; -au Doğruluk Bağımsız Denetim A.Ş.
Bağımsız denetimin Kantar Bağımsız Denetim A.Ş. tarafından yapılmasına karar verildi. => aud Kantar Bağımsız Denetim A.Ş.
Şirket denetçiliğine, SMMM Perihan Yurdatapan bir yıl süre ile seçilmiştir. => aud Perihan Yurdatapan
`,
  },
  {
    name: 'delegates of legal entities in further prose',
    first: 6,
    read: 8,
    form: 'company',
    lines: `
Denizlikaya Yatırım A.Ş.'yi temsilen yönetim kurulunda Handan Urlacıklı görev yapacaktır. => +re Handan Urlacıklı [of=Denizlikaya Yatırım A.Ş.]
Yönetim kurulu üyesi Denizlikaya Yatırım A.Ş., gerçek kişi temsilci olarak Handan Urlacıklı'yı belirlemiştir. => +re Handan Urlacıklı [of=Denizlikaya Yatırım A.Ş.]
Tüzel kişi üye Denizlikaya Yatırım A.Ş. adına tescil ve ilan edilen gerçek kişi Sabri Kemerlibel değiştirilerek yerine Handan Urlacıklı belirlenmiştir. => +re Handan Urlacıklı [of=Denizlikaya Yatırım A.Ş.]; -re Sabri Kemerlibel
Yönetim kurulu üyeliğine Denizlikaya Yatırım A.Ş.'nin seçilmesine, adına Sabri Kemerlibel'in hareket etmesine karar verildi. => +bm Denizlikaya Yatırım A.Ş.; +re Sabri Kemerlibel [of=Denizlikaya Yatırım A.Ş.]
Yönetim kurulu üyeliğine Denizlikaya Yatırım A.Ş. (temsilcisi: Sabri Kemerlibel) seçilmiştir. => +bm Denizlikaya Yatırım A.Ş.; +re Sabri Kemerlibel [of=Denizlikaya Yatırım A.Ş.]
Denizlikaya Yatırım A.Ş.'nin yönetim kurulundaki temsilcisi Sabri Kemerlibel'in temsilciliği sona ermiştir. => -re Sabri Kemerlibel
Yönetim kurulu başkanlığına Denizlikaya Yatırım A.Ş.'yi temsilen Sabri Kemerlibel, başkan vekilliğine Nalan Ekincigil seçilmişlerdir. => +bc Sabri Kemerlibel; +bv Nalan Ekincigil
Denizlikaya Yatırım A.Ş. adına hareket etmek üzere Handan Urlacıklı'nın gerçek kişi temsilcisi olarak atanmasına karar verilmiştir. => +re Handan Urlacıklı [of=Denizlikaya Yatırım A.Ş.]
`,
  },
  {
    name: 'offices that end in further prose',
    first: 9,
    read: 11,
    form: 'company',
    lines: `
Erol Dizdaroğlu'nun istifası nedeniyle yönetim kurulu üyeliği sona ermiştir. => -bm Erol Dizdaroğlu [r=resignation]
Yönetim kurulu üyemiz Erol Dizdaroğlu 05.02.2010 tarihinde vefat etmiştir. => -bm Erol Dizdaroğlu [r=death]
Merhum Erol Dizdaroğlu'ndan boşalan yönetim kurulu başkanlığına oğlu Suat Dizdaroğlu seçilmiştir. => +bc Suat Dizdaroğlu; -bc Erol Dizdaroğlu [r=death]
Yönetim kurulu üyelerinden Erol Dizdaroğlu ile Suat Pehlivanlı'nın görevlerinden istifaları kabul edilmiştir. => -bm Erol Dizdaroğlu [r=resignation]; -bm Suat Pehlivanlı [r=resignation]
Genel müdür yardımcısı Yavuz Sancaktepe görevden ayrılmıştır. => -as Yavuz Sancaktepe
Genel müdürlük görevini yürüten Yavuz Sancaktepe'nin bu görevinden azline karar verildi. => -gm Yavuz Sancaktepe [r=dismissal]
Suat Pehlivanlı'nın yönetim kurulu üyeliği görevinden ayrılma talebi kabul edilmiştir. => -bm Suat Pehlivanlı
Suat Pehlivanlı'nın yönetim kurulu üyeliğinden istifa talebi reddedilmiştir. => told
Yönetim kurulu üyeliği düşen Suat Pehlivanlı'nın yerine Perihan Yurdatapan seçilmiştir. => -bm Suat Pehlivanlı; +bm Perihan Yurdatapan
Murahhas üyelik görevi sona eren Nalan Ekincigil yönetim kurulu üyesi olarak göreve devam edecektir. => told
Yönetim kurulu üyeleri Erol Dizdaroğlu, Nalan Ekincigil ve Suat Pehlivanlı'nın görevleri sona ermiştir. => -bm Erol Dizdaroğlu; -bm Nalan Ekincigil; -bm Suat Pehlivanlı
Genel kurul, yönetim kurulu başkanı Erol Dizdaroğlu'nu görevden almıştır. => -bc Erol Dizdaroğlu [r=dismissal]
`,
  },
  {
    name: "partners' lists in every order",
    first: 2,
    read: 8,
    form: 'limited',
    lines: `
Sermayenin dağılımı: Mustafa Alkoçlar: 60 pay / 6.000,00 TL - Sevda Kılıçarslanlı: 40 pay / 4.000,00 TL => hold Mustafa Alkoçlar 6000.00/60; hold Sevda Kılıçarslanlı 4000.00/40
Şirketin sermayesi 10.000,00 TL olup; 6.000,00 TL'si Mustafa Alkoçlar'a, 4.000,00 TL'si Sevda Kılıçarslanlı'ya aittir. => hold Mustafa Alkoçlar 6000.00/*; hold Sevda Kılıçarslanlı 4000.00/*
60 hissesi Mustafa Alkoçlar'a, 40 hissesi Sevda Kılıçarslanlı'ya aittir. => hold Mustafa Alkoçlar */60; hold Sevda Kılıçarslanlı */40
60 hisse karşılığı 6.000,00 TL Mustafa Alkoçlar, 40 hisse karşılığı 4.000,00 TL Sevda Kılıçarslanlı => hold Mustafa Alkoçlar 6000.00/60; hold Sevda Kılıçarslanlı 4000.00/40
Ortağın Adı Soyadı | Hisse Adedi | Sermaye Tutarı⏎Mustafa Alkoçlar | 60 | 6.000,00 TL⏎Sevda Kılıçarslanlı | 40 | 4.000,00 TL => hold Mustafa Alkoçlar 6000.00/60; hold Sevda Kılıçarslanlı 4000.00/40
Mustafa Alkoçlar : 6.000,00 TL⏎Sevda Kılıçarslanlı : 4.000,00 TL⏎olmak üzere sermaye taahhüt edilmiştir. => hold Mustafa Alkoçlar 6000.00/*; hold Sevda Kılıçarslanlı 4000.00/*
Mustafa Alkoçlar 6.000,00 TL sermaye ile 60 hisseye, Sevda Kılıçarslanlı 4.000,00 TL sermaye ile 40 hisseye sahiptir. => hold Mustafa Alkoçlar 6000.00/60; hold Sevda Kılıçarslanlı 4000.00/40
Ortaklarımızdan Mustafa Alkoçlar 60 payını noter satış sözleşmesi ile Barlas Yücesoylu'ya satmıştır. => xfer Mustafa Alkoçlar > Barlas Yücesoylu */60
Devreden: Mustafa Alkoçlar⏎Devralan: Barlas Yücesoylu⏎Pay Adedi: 60⏎Tutarı: 6.000,00 TL => xfer Mustafa Alkoçlar > Barlas Yücesoylu 6000.00/60
Mustafa Alkoçlar, 6.000,00 TL'lik 60 hissesini, Sevda Kılıçarslanlı da 4.000,00 TL'lik 40 hissesini Barlas Yücesoylu'ya devretmiş ve ortaklıktan ayrılmışlardır. => xfer Mustafa Alkoçlar > Barlas Yücesoylu 6000.00/60; xfer Sevda Kılıçarslanlı > Barlas Yücesoylu 4000.00/40
`,
  },
  {
    name: 'managers of partnerships and others',
    first: 13,
    read: 14,
    form: 'limited',
    lines: `
Şirket müdürlüğünü ilk on yıl süre ile Mustafa Alkoçlar yapacaktır. => +mg Mustafa Alkoçlar [y=10]
Komandite ortaklardan Hikmet Tarhancı ve Kamil Aslantürk müdür olarak görevlerine devam edeceklerdir. => +mg Hikmet Tarhancı; +mg Kamil Aslantürk
Şirket müdürü Hikmet Tarhancı'nın vefatı nedeniyle şirket müdürlüğüne Leyla Göksuvarlı atanmıştır. => -mg Hikmet Tarhancı [r=death]; +mg Leyla Göksuvarlı
Kollektif şirketin idaresi Hikmet Tarhancı'dan alınarak müdürlüğe Kamil Aslantürk getirilmiştir. => +mg Kamil Aslantürk
Mustafa Alkoçlar'ın 01.01.2015 tarihine kadar müdürlüğe devamına karar verildi. => +mg Mustafa Alkoçlar
Müdürlük süresi dolan Mustafa Alkoçlar'ın müdürlüğünün 10 yıl daha uzatılmasına karar verilmiştir. => +mg Mustafa Alkoçlar [y=10]
Mustafa Alkoçlar, Sevda Kılıçarslanlı ve Barlas Yücesoylu şirkete müdür olarak atanmış, Mustafa Alkoçlar Müdürler Kurulu Başkanı seçilmiştir. => +mg Mustafa Alkoçlar; +mg Sevda Kılıçarslanlı; +mg Barlas Yücesoylu; +mc Mustafa Alkoçlar
Mustafa Alkoçlar müdürler kurulu başkanlığından ayrılmış, müdürlük görevi devam etmektedir. => -mc Mustafa Alkoçlar; +mg Mustafa Alkoçlar
Şirket müdürü Sevda Kılıçarslanlı görevinin başındadır. => told
Müdürlük görevi, ortaklardan Mustafa Alkoçlar'a verilmiştir. => +mg Mustafa Alkoçlar
Ticari mümessilliğe Barlas Yücesoylu atanmıştır. => +px Barlas Yücesoylu
Ticari vekil olarak atanan Barlas Yücesoylu'nun görevi sona ermiştir. => -px Barlas Yücesoylu
Şirketimizin Ankara Şubesi müdürlüğüne Barlas Yücesoylu tayin edilmiştir. => +br Barlas Yücesoylu
Ankara Şubesi müdürü Barlas Yücesoylu görevinden alınmıştır. => -br Barlas Yücesoylu
Şirket müdürü olarak Mustafa Alkoçlar'ın seçilmesi teklif edilmiş, teklif kabul edilmemiştir. => told
Şirket müdürlüğüne Mustafa Alkoçlar seçildi, şirket müdürü 5 yıl görev yapacaktır. => +mg Mustafa Alkoçlar [y=5]
Dışarıdan müdür tayin edilen Barlas Yücesoylu'nun görevine son verilerek yerine ortak Sevda Kılıçarslanlı geçmiştir. => -mg Barlas Yücesoylu; +mg Sevda Kılıçarslanlı
`,
  },
  {
    name: 'agents, powers and ends beside words that say something else',
    first: 11,
    read: 30,
    form: 'limited',
    lines: `
Ticari temsilcimiz olarak Derya Kurgulu'nun atanmasına karar verilmiştir. => +px Derya Kurgulu
Şirket ticari temsilcisi Derya Kurgulu'nun görevinden alınmasına karar verilmiştir. => -px Derya Kurgulu
Şirketin ticari mümessili Derya Kurgulu'nun bu görevine son verilmiştir. => -px Derya Kurgulu
Müdür olarak süresiz Nil Örnekli seçilmiş, münferiden yetkili kılınmıştır. => +mg Nil Örnekli; S Nil Örnekli
Müdürlüğe Nil Örnekli seçildi ve kendisine münferit imza yetkisi verildi. => +mg Nil Örnekli; S Nil Örnekli
Ortaklardan Nil Örnekli ve Kaya Denemeci müdür olarak seçilmişler ve şirketi münferiden temsil ve ilzam etmeye yetkili kılınmışlardır. => +mg Nil Örnekli; +mg Kaya Denemeci; S Nil Örnekli, Kaya Denemeci
Müdür Nil Örnekli ise Kaya Denemeci ile müştereken temsile devam edecektir. => J Nil Örnekli > Kaya Denemeci
Şirket müdürü Nil Örnekli ile müdür Kaya Denemeci'nin müştereken yetkili olmalarına karar verilmiştir. => J Nil Örnekli, Kaya Denemeci
Şirketin temsil şekli değiştirilerek bundan böyle Nil Örnekli ile Kaya Denemeci'nin müşterek imzaları ile temsil ve ilzam olunmasına karar verilmiştir. => J Nil Örnekli, Kaya Denemeci
Şirketin her türlü işlerinde Nil Örnekli münferit imza ile yetkilidir. => S Nil Örnekli
Şirketin Nil Örnekli ve Kaya Denemeci'nin müşterek imzaları ile temsiline, daha önce verilen tüm imza yetkilerinin iptaline karar verilmiştir. => J Nil Örnekli, Kaya Denemeci
Nil Örnekli'nin münferit imzası ile şirketi 250.000,00 TL'ye kadar temsil ve ilzam etmesine karar verilmiştir. => S Nil Örnekli [l=250000.00]
Nil Örnekli ve Kaya Denemeci görev süreleri boyunca münferiden temsile yetkilidir. => S Nil Örnekli, Kaya Denemeci
Nil Örnekli ile Kaya Denemeci; üyelik süreleri içinde müştereken temsile yetkili olarak seçilmişlerdir. => J Nil Örnekli, Kaya Denemeci
Karar Tarihi: 02.05.2006 Katılanlar: Nil Örnekli, Meral Akpınarcı Şirket müdürlüğüne 10 yıl süre ile Nil Örnekli'nin seçilmesine karar verilmiştir. => +mg Nil Örnekli [y=10]
Nil Örnekli Müdürlük görevinden azledilmiş olup temsil yetkisi kaldırılmıştır. => -mg Nil Örnekli
Şirket müdürü Nil Örnekli 14.4.2009 tarihinde vefat ettiğinden müdürlük görevi sona ermiştir. => -mg Nil Örnekli [r=death]
Aksi karar alınıncaya kadar müdürlüklere; 1) Ortaklardan Nil Örnekli (Müdürler Kurulu Başkanı), 2) Ortaklardan Kaya Denemeci, 3) Ortaklar dışından Meral Akpınarcı seçilmişlerdir. => +mc Nil Örnekli; +mg Kaya Denemeci; +mg Meral Akpınarcı
İşletme sahibi Kaya Denemeci, Nil Örnekli'yi ticari temsilci olarak atamıştır. => +px Nil Örnekli
Müdürlüğe Hans-Dieter Örnekli'nin seçilmesine karar verilmiştir. => +mg Hans-Dieter Örnekli
Nil Örnekli'nin ticari temsilciliği sona ermiş değildir. => told
Nil Örnekli'nin ticari mümessil olarak atanması gelecek toplantıda görüşülecektir. => told
Ticari mümessil adayı Nil Örnekli'nin müracaatı görüşüldü. => told
Nil Örnekli'nin kefalet işlemlerinde münferiden yetkili olmasına karar verilmiştir. => S Nil Örnekli [s=kefalet işlemlerinde]
Nil Örnekli'nin iç yönerge gereğince 10.000,00 TL'ye kadar münferiden temsil edeceği belirtilmiştir. => told
Nil Örnekli'nin münferiden yetkili kılınması teklif edilmiştir. => told
Nil Örnekli ile Kaya Denemeci'nin müştereken yetkili olmaları 01.01.2030 tarihinden itibaren geçerlidir. => told
Banka hesaplarından para çekmeye Nil Örnekli münferiden yetkilidir. => told
Nil Örnekli'nin müdürlükten istifa edeceği bildirilmiştir. => told
Nil Örnekli'nin müşterek yetkisinin münferit olarak değiştirilmesi talebi reddedilmiştir. => told
`,
  },
  {
    name: 'who comes to and leaves the offices of a company, of all eras',
    first: 92,
    read: 116,
    form: 'company',
    lines: `
Riyasete Nadir Sungurtekin, riyaset vekilliğine Behice Okyaylı intihap olunmuşlardır. => +bc Nadir Sungurtekin; +bv Behice Okyaylı
Reisliğe Kadri Ulubaşlı, ikinci reisliğe Saffet Denktürk seçilmişlerdir. => +bc Kadri Ulubaşlı; +bv Saffet Denktürk
Meclisi idare azalıklarına Kadri Ulubaşlı, Saffet Denktürk ve Behice Okyaylı üç sene müddetle intihap edilmişlerdir. => +bm Kadri Ulubaşlı [y=3]; +bm Saffet Denktürk [y=3]; +bm Behice Okyaylı [y=3]
İdare meclisi reisliğine Nadir Sungurtekin'in, reis vekilliğine Behice Okyaylı'nın intihabına karar verildi. => +bc Nadir Sungurtekin; +bv Behice Okyaylı
Umum müdürlüğe Fethi Karaoymak tayin kılınmıştır. => +gm Fethi Karaoymak
Müdür-i umumiliğe Fethi Karaoymak'ın tayinine karar verildi. => +gm Fethi Karaoymak
Müdür-ü umumi Fethi Karaoymak'ın vazifesine nihayet verilmiştir. => -gm Fethi Karaoymak
Umumi müdür Cevat Solmazgül'ün istifası kabul edilmiştir. => -gm Cevat Solmazgül [r=resignation]
Murahhas azalığa Behice Okyaylı'nın seçilmesine karar verilmiştir. => +bm Behice Okyaylı
Azalıklardan Saffet Denktürk istifa etmiş, yerine Mualla Bozkaplan azalığa intihap edilmiştir. => -bm Saffet Denktürk [r=resignation]; +bm Mualla Bozkaplan
Münhal bulunan azalığa Mualla Bozkaplan'ın getirilmesine karar verildi. => +bm Mualla Bozkaplan
Murakıplığa Rüknettin Peltekoğlu intihap edilmiştir. => aud Rüknettin Peltekoğlu
Yönetim kuruluna üç yıl süreyle görev yapmak üzere seçilen Ece Tamyürek, Onur Balkanlı ve Tülay Esenkal görevi kabul etmişlerdir. => +bm Ece Tamyürek [y=3]; +bm Onur Balkanlı [y=3]; +bm Tülay Esenkal [y=3]
3 yıl için yönetim kuruluna seçilen Ece Tamyürek ve Onur Balkanlı. => +bm Ece Tamyürek [y=3]; +bm Onur Balkanlı [y=3]
Yönetim kurulu üyeliğine iki yıllığına seçilen Ece Tamyürek'in ikametgahı Ankara'dır. => +bm Ece Tamyürek [y=2]
12 Mayıs 2009 tarihli genel kurulda üç yıl süreyle yönetim kuruluna Ece Tamyürek, Onur Balkanlı ve Tülay Esenkal seçilmiştir. => +bm Ece Tamyürek [y=3]; +bm Onur Balkanlı [y=3]; +bm Tülay Esenkal [y=3]
Genel kurulca 3 (üç) yıl süre ile Yönetim Kuruluna Ece Tamyürek, Onur Balkanlı ve Poyraz Yatırım Anonim Şirketi (gerçek kişi temsilcisi Tülay Esenkal) seçilmişlerdir. => +bm Ece Tamyürek [y=3]; +bm Onur Balkanlı [y=3]; +bm Poyraz Yatırım Anonim Şirketi [y=3]; +re Tülay Esenkal [of=Poyraz Yatırım Anonim Şirketi]
Yönetim kurulu üyeliğine Poyraz Yatırım Anonim Şirketi seçilmiş olup şirketi gerçek kişi temsilcisi olarak Tülay Esenkal temsil edecektir. => +bm Poyraz Yatırım Anonim Şirketi; +re Tülay Esenkal [of=Poyraz Yatırım Anonim Şirketi]
Tüzel kişi yönetim kurulu üyesi Poyraz Yatırım Anonim Şirketi adına Tülay Esenkal hareket edecektir. => +re Tülay Esenkal [of=Poyraz Yatırım Anonim Şirketi]
Tüzel kişi üye Poyraz Yatırım Anonim Şirketi'nin gerçek kişi temsilciliğine Tülay Esenkal atanmıştır. => +re Tülay Esenkal [of=Poyraz Yatırım Anonim Şirketi]
Ece Tamyürek'in yönetim kurulu üyeliği görevi 15.02.2010 tarihi itibariyle sona ermiştir. => -bm Ece Tamyürek
Yönetim kurulu üyesi Onur Balkanlı'nın bu görevi sona ermiştir. => -bm Onur Balkanlı
Onur Balkanlı yönetim kurulu üyeliğinden ibra edilerek ayrılmıştır. => -bm Onur Balkanlı
Yönetim kurulu üyelerinden Onur Balkanlı ibra edilmiş ve üyelikten ayrılmıştır. => -bm Onur Balkanlı
Onur Balkanlı'nın yeniden seçilmemesi sebebiyle yönetim kurulu üyeliğinin sona erdiğinin tespitine karar verilmiştir. => -bm Onur Balkanlı
Süresi dolan yönetim kurulu üyesi Tülay Esenkal yeniden aday olmamış ve görevi sona ermiştir. => -bm Tülay Esenkal
Yönetim kurulu üyeliklerinden Onur Balkanlı azledilmiş, yerine Şermin Topaklı seçilmiştir. => -bm Onur Balkanlı [r=dismissal]; +bm Şermin Topaklı
Genel kurul kararıyla Onur Balkanlı ve Tülay Esenkal yönetim kurulu üyeliklerinden azledilmişlerdir. => -bm Onur Balkanlı [r=dismissal]; -bm Tülay Esenkal [r=dismissal]
Yönetim Kurulu Başkanı Ece Tamyürek ile yönetim kurulu üyesi Onur Balkanlı'nın verdikleri istifa dilekçelerinin kabulüne karar verildi. => -bc Ece Tamyürek [r=resignation]; -bm Onur Balkanlı [r=resignation]
Yönetim kurulu üyesi Onur Balkanlı'nın 03.02.2010 tarihli istifa dilekçesi görüşülerek kabul edilmiştir. => -bm Onur Balkanlı [r=resignation]
Onur Balkanlı'nın sunduğu istifa mektubu üzerine yönetim kurulu üyeliğinden ayrılmasına karar verilmiştir. => -bm Onur Balkanlı [r=resignation]
Birinci yedek üye Nuran Çelikbaş'ın asil üye olarak göreve başlatılmasına karar verilmiştir. => +bm Nuran Çelikbaş
İstifa nedeniyle boşalan yönetim kurulu üyeliğine birinci yedek üye Nuran Çelikbaş çağrılmıştır. => +bm Nuran Çelikbaş
Yedek üyelerden Nuran Çelikbaş'ın yönetim kurulu asil üyeliğine alınmasına karar verildi. => +bm Nuran Çelikbaş
Boşalan yönetim kurulu üyeliğine TTK'nın 363. maddesi uyarınca ilk genel kurulun onayına sunulmak üzere Nuran Çelikbaş seçilmiştir. => +bm Nuran Çelikbaş
Türk Ticaret Kanununun 315. maddesi gereğince istifa eden Onur Balkanlı'nın yerine Nuran Çelikbaş'ın yönetim kurulu üyeliğine getirilmesine karar verildi. => -bm Onur Balkanlı [r=resignation]; +bm Nuran Çelikbaş
Vefat eden yönetim kurulu başkanı Ece Tamyürek'ten boşalan başkanlığa Onur Balkanlı seçilmiştir. => -bc Ece Tamyürek [r=death]; +bc Onur Balkanlı
Yönetim kurulu başkanımız Ece Tamyürek 12.12.2009 tarihinde vefat etmiştir. => -bc Ece Tamyürek [r=death]
Yönetim kurulu kendi arasında görev taksimi yaparak başkanlığa Ece Tamyürek'i, başkan yardımcılığına Onur Balkanlı'yı getirmiştir. => +bc Ece Tamyürek; +bv Onur Balkanlı
Görev bölümü neticesinde Ece Tamyürek yönetim kurulu başkanı, Onur Balkanlı ise başkan vekili olmuştur. => +bc Ece Tamyürek; +bv Onur Balkanlı
Görev dağılımı: Başkan Ece Tamyürek, Başkan Vekili Onur Balkanlı, Üye Tülay Esenkal. => +bc Ece Tamyürek; +bv Onur Balkanlı; +bm Tülay Esenkal
İlk 3 yıl için aşağıdaki kişiler Yönetim Kurulu Üyesi olarak seçilmiştir: Ece Tamyürek, Onur Balkanlı. => +bm Ece Tamyürek [y=3]; +bm Onur Balkanlı [y=3]
Yönetim kurulu üyeleri şunlardır: 1) Ece Tamyürek 2) Onur Balkanlı 3) Tülay Esenkal => +bm Ece Tamyürek; +bm Onur Balkanlı; +bm Tülay Esenkal
Yönetim kurulu aşağıdaki kişilerden oluşmuştur:⏎Ece Tamyürek (Başkan)⏎Onur Balkanlı (Başkan Vekili)⏎Tülay Esenkal (Üye) => +bc Ece Tamyürek; +bv Onur Balkanlı; +bm Tülay Esenkal
Yönetim kurulunun Ece Tamyürek, Onur Balkanlı ve Tülay Esenkal'dan teşekkülüne karar verildi. => +bm Ece Tamyürek; +bm Onur Balkanlı; +bm Tülay Esenkal
Genel müdürlük görevine 01.03.2010 tarihinden itibaren Cevat Solmazgül atanmıştır. => +gm Cevat Solmazgül
Genel Müdür Cevat Solmazgül'ün iş akdi feshedildiğinden genel müdürlük görevi sona ermiştir. => -gm Cevat Solmazgül
Genel müdürlük görevini yürüten Cevat Solmazgül emekliye ayrılmış olup yerine Fethi Karaoymak atanmıştır. => -gm Cevat Solmazgül; +gm Fethi Karaoymak
Cevat Solmazgül'ün genel müdürlük görevinden alınmasına, yerine Fethi Karaoymak'ın atanmasına karar verilmiştir. => -gm Cevat Solmazgül [r=dismissal]; +gm Fethi Karaoymak
Tasfiye memurluğuna getirilen Sabri Yelkenkaya görevi kabul etmiştir. => +lq Sabri Yelkenkaya
Şirketin tasfiyesine ve tasfiye memuru olarak Sabri Yelkenkaya'nın seçilmesine oy birliği ile karar verildi. => +lq Sabri Yelkenkaya
Tasfiye Memuru Sabri Yelkenkaya'nın istifası ile boşalan tasfiye memurluğuna Dürdane Akpolat atanmıştır. => -lq Sabri Yelkenkaya [r=resignation]; +lq Dürdane Akpolat
Mahkemece tasfiye memuru Sabri Yelkenkaya azledilerek yerine Dürdane Akpolat tayin edilmiştir. => -lq Sabri Yelkenkaya [r=dismissal]; +lq Dürdane Akpolat
Tasfiyenin kapanması nedeniyle tasfiye memuru Sabri Yelkenkaya'nın görevi sona ermiştir. => -lq Sabri Yelkenkaya
Ece Tamyürek, 3 yıl müddetle Yönetim Kurulu Başkanlığına yeniden seçilmiştir. => +bc Ece Tamyürek [y=3]
Yönetim Kurulu üyesi ve Başkan Vekili Onur Balkanlı'nın görevlerinden istifa ettiği görülmüştür. => -bm Onur Balkanlı [r=resignation]; -bv Onur Balkanlı [r=resignation]
Onur Balkanlı'nın istifası neticesinde boşalan üyeliğe Şermin Topaklı'nın, kalan süreyi tamamlamak üzere seçilmesine karar verildi. => -bm Onur Balkanlı [r=resignation]; +bm Şermin Topaklı
Onur Balkanlı, hisselerini devrettiğinden yönetim kurulu üyeliği düşmüştür. => -bm Onur Balkanlı
Adı Soyadı: Ece Tamyürek Görevi: Yönetim Kurulu Başkanı Görev Süresi: 3 yıl => +bc Ece Tamyürek [y=3]
Adı Soyadı : Ece Tamyürek⏎Görevi : Yönetim Kurulu Üyesi⏎Görev Süresi : 12.10.2013 tarihine kadar => +bm Ece Tamyürek [u=2013-10-12]
Ad Soyad - Onur Balkanlı, Unvan - Yönetim Kurulu Başkan Vekili, Seçilme Tarihi - 05.02.2010 => +bv Onur Balkanlı
ADI SOYADI GÖREVİ SÜRESİ⏎Ece Tamyürek Yönetim Kurulu Başkanı 3 yıl⏎Onur Balkanlı Yönetim Kurulu Üyesi 3 yıl => +bc Ece Tamyürek [y=3]; +bm Onur Balkanlı [y=3]
ECE TAMYÜREK Yönetim Kurulu Başkanı⏎ONUR BALKANLI Yönetim Kurulu Başkan Vekili⏎TÜLAY ESENKAL Yönetim Kurulu Üyesi⏎olarak seçilmişlerdir. => +bc ECE TAMYÜREK; +bv ONUR BALKANLI; +bm TÜLAY ESENKAL
Yönetim kurulu üyelerinin görev süreleri dolduğundan, yerlerine 3 yıl süre ile Ece Tamyürek, Onur Balkanlı seçilmişlerdir. => +bm Ece Tamyürek [y=3]; +bm Onur Balkanlı [y=3]
Yapılan oylama sonucunda Ece Tamyürek 120 oyla, Onur Balkanlı 115 oyla yönetim kurulu üyeliklerine seçildiler. => +bm Ece Tamyürek; +bm Onur Balkanlı
Ece Tamyürek ve Onur Balkanlı oybirliği ile bir dahaki olağan genel kurula kadar yönetim kurulu üyesi seçilmişlerdir. => +bm Ece Tamyürek; +bm Onur Balkanlı
Yönetim kurulu üyeliklerine eski üyelerden Ece Tamyürek ile hariçten Onur Balkanlı'nın seçilmelerine karar verilmiştir. => +bm Ece Tamyürek; +bm Onur Balkanlı
Bağımsız yönetim kurulu üyesi olarak Doç. Dr. Şermin Topaklı atanmıştır. => +bm Şermin Topaklı
Ece Tamyürek'in Yönetim Kurulu Başkanı, Onur Balkanlı'nın Yönetim Kurulu Başkan Yardımcısı olarak görev yapmalarına karar verilmiştir. => +bc Ece Tamyürek; +bv Onur Balkanlı
Yönetim kurulu başkanlığını bundan sonra Ece Tamyürek yürütecektir. => +bc Ece Tamyürek
Yönetim kurulu başkanlığı görevinden çekilen Ece Tamyürek'in yerine Onur Balkanlı geçmiştir. => -bc Ece Tamyürek [r=resignation]; +bc Onur Balkanlı
Önceki yönetim kurulu üyeleri Ece Tamyürek ve Onur Balkanlı'nın görevlerine son verilmiştir. => -bm Ece Tamyürek; -bm Onur Balkanlı
Yönetim kurulu üyesi seçilen Ece Tamyürek 2 yıl, Onur Balkanlı 1 yıl süreyle görev yapacaktır. => +bm Ece Tamyürek [y=2]; +bm Onur Balkanlı [y=1]
Onur Balkanlı'nın üyeliğinin, devamsızlığı sebebiyle düştüğüne karar verildi. => -bm Onur Balkanlı
Yönetim kurulu üyesi iken vefat eden Onur Balkanlı'nın yerine oğlu Kaan Balkanlı seçilmiştir. => -bm Onur Balkanlı [r=death]; +bm Kaan Balkanlı
Ticari mümessilliğe Kaan Balkanlı'nın atanmasına karar verildi. => +px Kaan Balkanlı
Kaan Balkanlı'ya verilmiş olan ticari mümessillik geri alınmıştır. => -px Kaan Balkanlı
Ticari vekil Kaan Balkanlı'nın vekaletten azline karar verilmiştir. => -px Kaan Balkanlı [r=dismissal]
Kaan Balkanlı'nın ticari vekil olarak tayin edilmesine karar verildi. => +px Kaan Balkanlı
Yönetim kurulu üyesi Ece Tamyiirek'in görevi sona ermiştir. => -bm Ece Tamyiirek
Yonetim kurulu iiyesi Onur Balkanlı'nın gorevi sona ermiştir. => -bm Onur Balkanlı
Yönetim kurulu üyesi Onur Balkanlının görevi sona ermiştir. Onur Balkanlı bu karara katılmıştır. => -bm Onur Balkanlı
Yönetim kurulu üyeliğine Ece Tamyürekin seçilmesine karar verilmiştir. Ece Tamyürek görevi kabul etmiştir. => +bm Ece Tamyürek
Yönetim kumlu üyeliğine Ece Tamyürek'in seçilmesine karar verilmiştir. => +bm Ece Tamyürek
Ece Tamyürek'in yönetim kurulu üyeliğine seçilrnesine karar verilmiştir. => +bm Ece Tamyürek
Yönetim kurulu üyeliğine Ece Tamyürek'in secilmesine karar verilmistir => +bm Ece Tamyürek
Riyaset makamına Hulki Tandoğan getirilmiştir. => +bc Hulki Tandoğan
Reis muavinliğine Samime Erbuğ intihap edilmiştir. => +bv Samime Erbuğ
Heyeti idare azalıklarına Hulki Tandoğan ile Samime Erbuğ'un intihapları tasvip olunmuştur. => +bm Hulki Tandoğan; +bm Samime Erbuğ
Müdürü umumi Rıfkı Çamlıbel'in istifası kabul edilmiştir. => -gm Rıfkı Çamlıbel [r=resignation]
Umum müdür muavinliğine Rıfkı Çamlıbel tayin edilmiştir. => +as Rıfkı Çamlıbel
Üç sene için idare meclisine seçilen Hulki Tandoğan, Samime Erbuğ ve Rıfkı Çamlıbel. => +bm Hulki Tandoğan [y=3]; +bm Samime Erbuğ [y=3]; +bm Rıfkı Çamlıbel [y=3]
Yönetim kuruluna 2 yıl süreyle seçilen Selva Korugan ve Bilge Metal Sanayi Anonim Şirketi (temsilcisi Orçun Palas) kendi aralarında görev taksimi yapmışlardır. => +bm Selva Korugan [y=2]; +bm Bilge Metal Sanayi Anonim Şirketi [y=2]; +re Orçun Palas [of=Bilge Metal Sanayi Anonim Şirketi]
Selva Korugan'ın yeniden seçilmemesi nedeniyle üyeliğinin sona erdiği tespit edilmiştir. => -bm Selva Korugan
Yönetim kurulu üyesi Orçun Palas ibra edilmiş ve görevine son verilmiştir. => -bm Orçun Palas
Evvelki üyelerden Orçun Palas'ın istifasının kabulüne karar verildi. => -bm Orçun Palas [r=resignation]
Orçun Palas'ın verdiği istifa dilekçesi kabul edilmiş olup yönetim kurulu üyeliği sona ermiştir. => -bm Orçun Palas [r=resignation]
Yönetim kurulu üyesi Orçun Palas'ın görevden alınarak yerine Defne Sayılgan'ın atanmasına karar verilmiştir. => -bm Orçun Palas [r=dismissal]; +bm Defne Sayılgan
Boşalan üyeliğe birinci yedek üye Defne Sayılgan'ın çağrılmasına karar verildi. => +bm Defne Sayılgan
Yönetim kurulu Selva Korugan, Orçun Palas ve Defne Sayılgan'dan oluşmuştur. => +bm Selva Korugan; +bm Orçun Palas; +bm Defne Sayılgan
Yönetim kurulunun Selva Korugan, Orçun Palas'tan teşekkül etmesine karar verildi. => +bm Selva Korugan; +bm Orçun Palas
Yönetim kurulu üyeliklerine Selva Korugan ve Orçun Palas seçilmiştir. Görev süreleri iki yıldır. => +bm Selva Korugan [y=2]; +bm Orçun Palas [y=2]
Selva Korugan üç yıl, Orçun Palas bir yıl için yönetim kurulu üyeliğine seçilmiştir. => +bm Selva Korugan [y=3]; +bm Orçun Palas [y=1]
Yönetim kurulu başkanımız Selva Korugan görevinden istifa etmiştir. => -bc Selva Korugan [r=resignation]
Yönetim kurulu üyesi ve başkan vekili Orçun Palas'ın istifası kabul edilmiştir. => -bm Orçun Palas [r=resignation]; -bv Orçun Palas [r=resignation]
Genel müdür Defne Sayılgan emekliye ayrılmıştır. => -gm Defne Sayılgan
Genel müdürlük Defne Sayılgan tarafından deruhte edilecektir. => +gm Defne Sayılgan
Başkanlıktan çekilen Selva Korugan'ın yerine Orçun Palas başkan seçilmiştir. => -bc Selva Korugan [r=resignation]; +bc Orçun Palas
Yönetim kurulu üyeliği sona eren Orçun Palas'a teşekkür edilmiştir. => -bm Orçun Palas
Yönetim kurulu üyeliği sona eren Orçun Palas ibra edilmiştir. => -bm Orçun Palas
Yönetim kurulu üyelerinden Orçun Palas'ın 05.01.2010 tarihinde istifa ettiği görülmüştür. => -bm Orçun Palas [r=resignation]
Üst üste dört toplantıya katılmadığı için Orçun Palas'ın yönetim kurulu üyeliğinden çıkarılmasına karar verildi. => -bm Orçun Palas [r=dismissal]
Yönetim kurulu üyeliği düşen Orçun Palas'ın yerine Defne Sayılgan getirilmiştir. => -bm Orçun Palas; +bm Defne Sayılgan
Tasfiye memuru Orçun Palas'ın görevinin hitama erdiği anlaşılmıştır. => -lq Orçun Palas
Likidatör olarak Defne Sayılgan tayin olunmuştur. => +lq Defne Sayılgan
Likidatörlüğe Defne Sayılgan'ın getirilmesine karar verilmiştir. => +lq Defne Sayılgan
Tasfiye memurluğundan istifa eden Orçun Palas'ın yerine Defne Sayılgan atanmıştır. => -lq Orçun Palas [r=resignation]; +lq Defne Sayılgan
Yönetim kurulu üyesi Orçun Palas'ın vefatı ile boşalan üyeliğe Defne Sayılgan'ın getirilmesine karar verildi. => -bm Orçun Palas [r=death]; +bm Defne Sayılgan
Yönetim kurulu üyesi Orçun Tunçbilekin bu görevi sona ermiştir. => -bm Orçun Tunçbilek
Selva Korugan başkan, Orçun Palas başkan vekili, Defne Sayılgan üye olarak görev yapacaklardır. => +bc Selva Korugan; +bv Orçun Palas; +bm Defne Sayılgan
Selva Korugan'a ticari vekillik görevi verilmiştir. => +px Selva Korugan
Ticari mümessil Orçun Palas'ın yetkileri kaldırılmış ve görevi sona ermiştir. => -px Orçun Palas
İlk üç yıl için Selva Korugan, Orçun Palas ve Defne Sayılgan yönetim kurulu üyesi olarak seçilmişlerdir. => +bm Selva Korugan [y=3]; +bm Orçun Palas [y=3]; +bm Defne Sayılgan [y=3]
Denetçiliğe bir yıl müddetle Orçun Palas seçildi. => aud Orçun Palas
Adı Soyadı : Selva Korugan Görevi : Yönetim Kurulu Başkanı Süresi : 2 yıl => +bc Selva Korugan [y=2]
Bağımsız üyeliğe Defne Sayılgan'ın atanması kararlaştırılmıştır. => +bm Defne Sayılgan
Yönetim kurulu başkan yardımcılığını Orçun Palas yürütecektir. => +bv Orçun Palas
Yönetim kurulu üyesi Defne Sayılgan'ın murahhas üye olarak tayinine karar verildi. => +bm Defne Sayılgan
Bilge Metal Sanayi Anonim Şirketi'nin gerçek kişi temsilcisi olarak Orçun Palas belirlenmiştir. => +re Orçun Palas [of=Bilge Metal Sanayi Anonim Şirketi]
Bilge Metal Sanayi Anonim Şirketi'ni temsilen Orçun Palas yönetim kurulu üyeliğine seçilmiştir. => +bm Orçun Palas
Bağımsız denetçi olarak Mizan Denetim Anonim Şirketi'nin seçilmesine karar verilmiştir. => aud Mizan Denetim Anonim Şirketi
Yönetim kurulu üyesi Ece Tamyürek 100 payını Onur Balkanlı'ya devretmiştir. => xfer Ece Tamyürek > Onur Balkanlı */100
Ece Tamyürek'in üyelik sıfatı devam etmektedir. => told
`,
  },
  {
    name: 'who comes to and leaves the offices of a limited company, of all eras',
    first: 68,
    read: 83,
    form: 'limited',
    lines: `
Müdürlükten ayrılan Vahit Kuşçubaşı'nın yerine Sermin Altıntop müdür olmuştur. => -mg Vahit Kuşçubaşı; +mg Sermin Altıntop
Evvelce müdür olan Vahit Kuşçubaşı ibra edilmiş ve görevinden ayrılmıştır. => -mg Vahit Kuşçubaşı
Eski müdür Vahit Kuşçubaşı ibra edilerek görevine son verilmiştir. => -mg Vahit Kuşçubaşı
Halen müdür bulunan Vahit Kuşçubaşı'nın görevi hitama ermiştir. => -mg Vahit Kuşçubaşı
Daha önce müdür seçilen Vahit Kuşçubaşı'nın müdürlüğü kaldırılmıştır. => -mg Vahit Kuşçubaşı
Vahit Kuşçubaşı'nın müdürlük sıfatının kaldırılmasına karar verilmiştir. => -mg Vahit Kuşçubaşı
Vahit Kuşçubaşı'nın müdürlük yetkisinin sona erdirilmesine, şirket müdürlüğüne Sermin Altıntop'un atanmasına karar verilmiştir. => -mg Vahit Kuşçubaşı; +mg Sermin Altıntop
Şirket müdürlüğünden istifa eden Vahit Kuşçubaşı'nın istifasının kabulüne ve ibrasına karar verildi. => -mg Vahit Kuşçubaşı [r=resignation]
Vahit Kuşçubaşı hissesinin tamamını devrederek ortaklıktan ve müdürlükten ayrılmıştır. => -mg Vahit Kuşçubaşı
Hisselerini devreden müdür Vahit Kuşçubaşı'nın müdürlük görevi de bitmiştir. => -mg Vahit Kuşçubaşı
Şirket müdürlüğü, 10 yıl müddetle ortaklardan Sermin Altıntop'a verilmiştir. => +mg Sermin Altıntop [y=10]
Şirket müdürlüğüne aksi karar alınıncaya kadar ortak Sermin Altıntop seçilmiştir. => +mg Sermin Altıntop
Müdür olarak süresiz ortaklardan Sermin Altıntop ile ortak olmayan Vahit Kuşçubaşı belirlenmiştir. => +mg Sermin Altıntop; +mg Vahit Kuşçubaşı
Sermin Altıntop beş seneliğine şirketimiz müdürü olarak vazifelendirilmiştir. => +mg Sermin Altıntop [y=5]
Ortaklar kurulu, Sermin Altıntop'u müdür olarak tayin etmiştir. => +mg Sermin Altıntop
Müdürlüğe seçilen Sermin Altıntop bu görevi 31.12.2015 tarihine kadar yürütecektir. => +mg Sermin Altıntop [u=2015-12-31]
Müdürler: Sermin Altıntop ve Vahit Kuşçubaşı olarak belirlenmiştir. => +mg Sermin Altıntop; +mg Vahit Kuşçubaşı
Şirket müdürü değişmiş olup yeni müdür Sermin Altıntop'tur. => +mg Sermin Altıntop
Yeni müdürümüz Sermin Altıntop olarak tescil edilmiştir. => +mg Sermin Altıntop
Müdür değişikliği: Eski müdür Vahit Kuşçubaşı, yeni müdür Sermin Altıntop. => -mg Vahit Kuşçubaşı; +mg Sermin Altıntop
Vahit Kuşçubaşı'nın müdürlükten istifası kabul edilerek şirket müdürlüğüne Sermin Altıntop 5 yıllığına seçildi. => -mg Vahit Kuşçubaşı [r=resignation]; +mg Sermin Altıntop [y=5]
Şirket müdürü Vahit Kuşçubaşı'nın vefatı sebebi ile yerine varislerinden Sermin Kuşçubaşı müdür tayin edilmiştir. => -mg Vahit Kuşçubaşı [r=death]; +mg Sermin Kuşçubaşı
Müdür Vahit Kuşçubaşı'nın 06.01.2010 tarihinde ölümü ile müdürlük görevi sona ermiştir. => -mg Vahit Kuşçubaşı [r=death]
Merhum Vahit Kuşçubaşı'dan boşalan müdürlüğe Sermin Altıntop getirilmiştir. => -mg Vahit Kuşçubaşı [r=death]; +mg Sermin Altıntop
Sermin Altıntop'un şirket müdürlüğü 5 yıl daha uzatılmıştır. => +mg Sermin Altıntop [y=5]
Görev süresi biten müdür Sermin Altıntop'un müdürlüğe aynen devamına karar verilmiştir. => +mg Sermin Altıntop
Müdür Sermin Altıntop'un görev süresinin 31.12.2014 tarihine kadar uzatılmasına karar verildi. => +mg Sermin Altıntop [u=2014-12-31]
Müdürler Sermin Altıntop ve Vahit Kuşçubaşı'nın müdürlük görevlerine devam etmelerine karar verildi. => +mg Sermin Altıntop; +mg Vahit Kuşçubaşı
Müdürler kurulunun başkanlığına Sermin Altıntop getirilmiş olup diğer müdür Vahit Kuşçubaşı'dır. => +mc Sermin Altıntop; +mg Vahit Kuşçubaşı
Müdürler kurulu Sermin Altıntop (Başkan) ve Vahit Kuşçubaşı'ndan (Müdür) oluşmaktadır. => +mc Sermin Altıntop; +mg Vahit Kuşçubaşı
Müdürler arasından Sermin Altıntop müdürler kurulu başkanı seçilmiştir. => +mc Sermin Altıntop
Sermin Altıntop müdür ve müdürler kurulu başkanı olarak seçildi. => +mc Sermin Altıntop
Vahit Kuşçubaşı kendi isteği ile müdürlükten çekilmiştir. => -mg Vahit Kuşçubaşı [r=resignation]
Vahit Kuşçubaşı müdürlük görevinden affını istemiş ve bu talebi kabul edilmiştir. => -mg Vahit Kuşçubaşı [r=resignation]
Müdür Vahit Kuşçubaşı görevi bırakmış, yerine Sermin Altıntop göreve başlamıştır. => -mg Vahit Kuşçubaşı [r=resignation]; +mg Sermin Altıntop
Vahit Kuşçubaşı'nın istifa dilekçesi kabul edilerek müdürlük görevinden ayrılmasına izin verilmiştir. => -mg Vahit Kuşçubaşı [r=resignation]
Müdürlerden Vahit Kuşçubaşı'nın müdürlüğü sona ermiş olup diğer müdür Sermin Altıntop görevine devam etmektedir. => -mg Vahit Kuşçubaşı; +mg Sermin Altıntop
Müdür olan Sermin Altıntop'un münferiden temsile devam etmesine karar verilmiştir. => S Sermin Altıntop
Müdür Sermin Altıntop'un şirketi münferiden temsil ve ilzama devam etmesine karar verildi. => S Sermin Altıntop
Şirket müdürü olarak dışarıdan Sermin Altıntop görevlendirilmiş, kendisi de kabul etmiştir. => +mg Sermin Altıntop
Şirketi idare ve temsil etmek üzere Sermin Altıntop müdür nasbedilmiştir. => +mg Sermin Altıntop
Sermin Altıntop'un müdürlükteki görevine 28.02.2010 itibariyle son verilmesi kararlaştırılmıştır. => -mg Sermin Altıntop
Sermin Altıntop müdürlük görevinden uzaklaştırılmıştır. => -mg Sermin Altıntop [r=dismissal]
Vahit Kuşçubaşı ile Mine Dorukhan'ın müdürlük görevlerine son verilerek yerlerine Sermin Altıntop müdür olarak atanmıştır. => -mg Vahit Kuşçubaşı [r=dismissal]; -mg Mine Dorukhan [r=dismissal]; +mg Sermin Altıntop
Müdür Vahit Kuşçubaşının görevi sona erdi, Sermin Altıntop müdür seçildi. => -mg Vahit Kuşçubaşı; +mg Sermin Altıntop
Tek ortak Sermin Altıntop kendisini müdür olarak atamıştır. => +mg Sermin Altıntop
Şirketin kurucu müdürü Sermin Altıntop'tur. => +mg Sermin Altıntop
Kurucular ilk on yıl için Sermin Altıntop'u şirket müdürü olarak seçmişlerdir. => +mg Sermin Altıntop [y=10]
İlk 10 yıl için Sermin Altıntop Müdür olarak seçilmiştir. => +mg Sermin Altıntop [y=10]
Şirketin müdürlük işlerini Vahit Kuşçubaşı'nın yerine Sermin Altıntop üstlenecektir. => -mg Vahit Kuşçubaşı; +mg Sermin Altıntop
Vahit Kuşçubaşı'nın müdürlüğü 01.01.2010'dan itibaren geçersizdir; müdürlüğe Sermin Altıntop atanmıştır. => -mg Vahit Kuşçubaşı; +mg Sermin Altıntop
Müdürlük süresi sona eren Vahit Kuşçubaşı yeniden seçilmemiş, müdürlüğe Sermin Altıntop seçilmiştir. => -mg Vahit Kuşçubaşı [r=term_end]; +mg Sermin Altıntop
Ortaklar kurulu kararı ile müdürlüğe atanmış bulunan Sermin Altıntop, şirketin müdürüdür. => +mg Sermin Altıntop
Şirkete ortak sıfatıyla katılan Sermin Altıntop aynı zamanda müdür olarak atanmıştır. => +mg Sermin Altıntop
Şirkete müdür olarak Yıldız Grup İnşaat Limited Şirketi atanmış olup adına Mine Dorukhan hareket edecektir. => +mg Yıldız Grup İnşaat Limited Şirketi; +re Mine Dorukhan [of=Yıldız Grup İnşaat Limited Şirketi]
Müdür Yıldız Grup İnşaat Limited Şirketi'nin gerçek kişi temsilcisi Mine Dorukhan olmuştur. => +re Mine Dorukhan [of=Yıldız Grup İnşaat Limited Şirketi]
Yıldız Grup İnşaat Limited Şirketi adına hareket eden gerçek kişi Mine Dorukhan'ın temsilciliği sona ermiş, yerine Vahit Kuşçubaşı belirlenmiştir. => -re Mine Dorukhan; +re Vahit Kuşçubaşı [of=Yıldız Grup İnşaat Limited Şirketi]
Şirketin müdürlerinden Vahit Kuşçubaşı'nın, 10.02.2010 tarihli noter ihtarnamesi ile istifa ettiği anlaşıldığından görevinin sona erdiğinin tesciline karar verilmiştir. => -mg Vahit Kuşçubaşı [r=resignation]
Müdür Vahit Kuşçubaşı'nın azline, Sermin Altıntop'un müdür tayinine karar verilmiştir. => -mg Vahit Kuşçubaşı [r=dismissal]; +mg Sermin Altıntop
Şirkete beş yıl süre ile Sermin Altıntop ve Mine Dorukhan'ın müdür atanmaları kabul edilmiştir. => +mg Sermin Altıntop [y=5]; +mg Mine Dorukhan [y=5]
Adı Soyadı: Sermin Altıntop, Görevi: Müdür, Süresi: 10 yıl olarak seçilmiştir. => +mg Sermin Altıntop [y=10]
Ayrılan: Vahit Kuşçubaşı (Müdür) Atanan: Sermin Altıntop (Müdür) => -mg Vahit Kuşçubaşı; +mg Sermin Altıntop
Görevi Sona Eren : Vahit Kuşçubaşı - Müdür⏎Yeni Atanan : Sermin Altıntop - Müdür => -mg Vahit Kuşçubaşı; +mg Sermin Altıntop
Şirketin tasfiye haline girmesi ile müdürlük görevi sona eren Vahit Kuşçubaşı tasfiye memuru olarak seçilmiştir. => -mg Vahit Kuşçubaşı; +lq Vahit Kuşçubaşı
Tasfiye memurluğuna şirket müdürü Vahit Kuşçubaşı'nın seçilmesine karar verildi. => +lq Vahit Kuşçubaşı
Tasfiye işlemlerini yapmak üzere Vahit Kuşçubaşı tasfiye memuru olarak görevlendirilmiştir. => +lq Vahit Kuşçubaşı
Likidatörlüğe Vahit Kuşçubaşı seçilmiştir. => +lq Vahit Kuşçubaşı
Tasfiye memurları Vahit Kuşçubaşı ve Mine Dorukhan'dır. => +lq Vahit Kuşçubaşı; +lq Mine Dorukhan
Müdür yardımcılığına Mine Dorukhan atanmıştır. => +as Mine Dorukhan
Vahit Kuşçubaşı nm müdürlük görevi sona ermiştir. => -mg Vahit Kuşçubaşı
Müdürlüğe Sermin Altmtop'un seçilmesine karar verildi. => +mg Sermin Altmtop
Şirket müdiirlüğüne Sermin Altıntop'un atanmasına karar verilmiştir. => +mg Sermin Altıntop
Şirket miidürü Vahit Kuşçubaşı'nın görevi sona ermiştir. => -mg Vahit Kuşçubaşı
Vahit Kuşçubaşı şirket müdürlüğünden istifa etmiş bulunmaktadır. => -mg Vahit Kuşçubaşı [r=resignation]
Vahit Kuşçubaşı artık şirket müdürü değildir. => -mg Vahit Kuşçubaşı
Vahit Kuşçubaşı'nın müdürlük ile ilişiği kesilmiştir. => -mg Vahit Kuşçubaşı
Müdür Vahit Kuşçubaşı'nın yetkileri alınmış, müdürlüğü iptal edilmiştir. => -mg Vahit Kuşçubaşı
Müdür Vahit Kuşçubaşı'nın görevden alınarak yerine 3 yıl süreyle Sermin Altıntop'un getirilmesi oybirliği ile kabul edildi. => -mg Vahit Kuşçubaşı [r=dismissal]; +mg Sermin Altıntop [y=3]
Bundan böyle müdürlük Sermin Altıntop tarafından yürütülecektir. => +mg Sermin Altıntop
Müdürlük görevi Sermin Altıntop tarafından ifa edilecektir. => +mg Sermin Altıntop
Şirketin idaresi müdür sıfatıyla Sermin Altıntop'a bırakılmıştır. => +mg Sermin Altıntop
Ortaklardan Vahit Kuşçubaşı'nın şirket müdürlüğünden ayrılma isteğinin kabulüne karar verildi. => -mg Vahit Kuşçubaşı
Vahit Kuşçubaşı'nın müdürlükten ayrıldığının, Sermin Altıntop'un müdür seçildiğinin tesciline karar verilmiştir. => -mg Vahit Kuşçubaşı; +mg Sermin Altıntop
Şirket müdürlüğünden kendi isteği ile ayrılan Ferit Kozalak'ın yerine Ayça Dinçkal getirilmiştir. => -mg Ferit Kozalak; +mg Ayça Dinçkal
Ferit Kozalak hissesini devrederek müdürlükten ayrılmıştır. => -mg Ferit Kozalak
Ferit Kozalak'ın şirket müdürlüğü görevinden ayrılma talebinin kabulüne karar verildi. => -mg Ferit Kozalak
Önceki müdür Ferit Kozalak'ın görevine son verilmiş, müdürlüğe Ayça Dinçkal seçilmiştir. => -mg Ferit Kozalak; +mg Ayça Dinçkal
Halen müdür olan Ferit Kozalak ibra edilmiş olup müdürlükten ayrılmıştır. => -mg Ferit Kozalak
Ferit Kozalak'ın müdürlükten azledildiğinin ve Ayça Dinçkal'ın müdür seçildiğinin tesciline karar verilmiştir. => -mg Ferit Kozalak [r=dismissal]; +mg Ayça Dinçkal
Ferit Kozalak müdürlükten istifa etmiş bulunduğundan yerine Ayça Dinçkal atanmıştır. => -mg Ferit Kozalak [r=resignation]; +mg Ayça Dinçkal
Müdürler kurulunun başkanlığına Ayça Dinçkal'ın seçilmesine karar verilmiştir. => +mc Ayça Dinçkal
Müdürlük görevi Ayça Dinçkal'a tevdi edilmiştir. => +mg Ayça Dinçkal
Müdürlüğe beş seneliğine Ayça Dinçkal tayin edilmiştir. => +mg Ayça Dinçkal [y=5]
Ayça Dinçkal on yıl süreyle müdürlük yapmak üzere seçilmiştir. => +mg Ayça Dinçkal [y=10]
Şirket müdürü Ferit Kozalak'ın ölümü üzerine müdürlüğe eşi Ayça Kozalak getirilmiştir. => -mg Ferit Kozalak [r=death]; +mg Ayça Kozalak
Müdürlük görevine seçilen Ayça Dinçkal bu görevi kabul etmiştir. => +mg Ayça Dinçkal
Ferit Kozalak'ın müdürlük görevi 31.12.2009 tarihi itibariyle hitama ermiştir. => -mg Ferit Kozalak
Ferit Kozalak'ın müdürlüğü son bulmuş, Ayça Dinçkal müdür olmuştur. => -mg Ferit Kozalak; +mg Ayça Dinçkal
Müdür Ferit Kozalak'ın noter kanalıyla gönderdiği istifa yazısı üzerine görevi sona ermiştir. => -mg Ferit Kozalak [r=resignation]
Şirketin yeni müdürü Ayça Dinçkal'dır. => +mg Ayça Dinçkal
Ayça Dinçkal ve Ferit Kozalak ayrı ayrı müdür seçilmişlerdir. => +mg Ayça Dinçkal; +mg Ferit Kozalak
Müdür Ferit Kozalak'ın müdürlüğünün 3 yıl daha uzatılmasına karar verildi. => +mg Ferit Kozalak [y=3]
Ferit Kozalak'ın müdür olarak görevine devam etmesine karar verilmiştir. => +mg Ferit Kozalak
Şirket müdürü Vahit Kuşçubaşı hissesinin tamamını Sermin Altıntop'a devretmiştir. => xfer Vahit Kuşçubaşı > Sermin Altıntop */*
Ortaklığı sona eren Vahit Kuşçubaşı'nın payı Sermin Altıntop'a geçmiştir. => xfer Vahit Kuşçubaşı > Sermin Altıntop */*
Müdür Vahit Kuşçubaşı'nın görevinin devam ettiği bilinmektedir. => told
Müdür tayini hususunda ortaklardan Sermin Altıntop'a yetki verilmiştir. => told
`,
  },
  {
    name: 'who comes to and leaves the offices of a cooperative, of all eras',
    first: 21,
    read: 29,
    form: 'cooperative',
    lines: `
Genel kurulda yönetim kurulu asil üyeliklerine Hamdi Sazakoğlu, Zehra Yurtbilir, Kemal Ocakdan seçilmişlerdir. => +bm Hamdi Sazakoğlu; +bm Zehra Yurtbilir; +bm Kemal Ocakdan
Yönetim kurulu asil üyeliğine 4 yıl süreyle Hamdi Sazakoğlu, Zehra Yurtbilir; yedek üyeliklere Kemal Ocakdan, Sevil Tarhanacı seçilmiştir. => +bm Hamdi Sazakoğlu [y=4]; +bm Zehra Yurtbilir [y=4]
Yönetim kurulu üyeliklerine 1- Hamdi Sazakoğlu 2- Zehra Yurtbilir 3- Kemal Ocakdan; denetim kurulu üyeliklerine 1- Sevil Tarhanacı 2- Aslı Gökmenoğlu seçilmişlerdir. => +bm Hamdi Sazakoğlu; +bm Zehra Yurtbilir; +bm Kemal Ocakdan; aud Sevil Tarhanacı; aud Aslı Gökmenoğlu
Yapılan görev bölümünde Başkanlığa Hamdi Sazakoğlu, 2. Başkanlığa Zehra Yurtbilir, Muhasip Üyeliğe Kemal Ocakdan getirilmiştir. => +bc Hamdi Sazakoğlu; +bv Zehra Yurtbilir; +bm Kemal Ocakdan
Kooperatif başkanlığına Hamdi Sazakoğlu, başkan yardımcılığına Zehra Yurtbilir ve muhasipliğe Kemal Ocakdan seçildiler. => +bc Hamdi Sazakoğlu; +bv Zehra Yurtbilir
Başkan Hamdi Sazakoğlu ile muhasip üye Kemal Ocakdanın verdikleri istifa dilekçelerinin kabulüne karar verildi. Kemal Ocakdan toplantıya katılmadı. => -bc Hamdi Sazakoğlu [r=resignation]; -bm Kemal Ocakdan [r=resignation]
Birinci yedek Sevil Tarhanacı ve ikinci yedek Aslı Gökmenoğlu'nun davet edilerek asil üye olarak göreve başlatılmalarına karar verildi. => +bm Sevil Tarhanacı; +bm Aslı Gökmenoğlu
İstifa eden üye Kemal Ocakdan'ın yerine birinci yedek üye Sevil Tarhanacı göreve çağrılmıştır. => -bm Kemal Ocakdan [r=resignation]; +bm Sevil Tarhanacı
Kemal Ocakdan'dan boşalan üyeliğe sırada bulunan yedek üye Sevil Tarhanacı'nın getirilmesine karar verilmiştir. => -bm Kemal Ocakdan; +bm Sevil Tarhanacı
Yedek üye Sevil Tarhanacı asil üyeliğe çağrılmış ve kabul etmiştir. => +bm Sevil Tarhanacı
Denetim kuruluna yedek denetçi Aslı Gökmenoğlu çağrılmıştır. => aud Aslı Gökmenoğlu
Yönetim kurulu üyeliği sona eren Kemal Ocakdan ibra edilmiştir. => -bm Kemal Ocakdan
Üç ay üst üste toplantılara katılmayan Kemal Ocakdan'ın yönetim kurulu üyeliğinin düşmesine karar verildi. => -bm Kemal Ocakdan
Yönetim kurulu başkanı Hamdi Sazakoğlu'nun başkanlıktan istifa ettiği, üye olarak devam edeceği görüldü. => -bc Hamdi Sazakoğlu [r=resignation]
Kooperatifimiz yönetim kurulu: Başkan Hamdi Sazakoğlu, Başkan Yardımcısı Zehra Yurtbilir, Üye Kemal Ocakdan'dan teşekkül etmiştir. => +bc Hamdi Sazakoğlu; +bv Zehra Yurtbilir; +bm Kemal Ocakdan
Yönetim Kurulu Asil Üyeleri: Hamdi Sazakoğlu - Zehra Yurtbilir - Kemal Ocakdan⏎Yönetim Kurulu Yedek Üyeleri: Sevil Tarhanacı - Aslı Gökmenoğlu => +bm Hamdi Sazakoğlu; +bm Zehra Yurtbilir; +bm Kemal Ocakdan
Yönetim Kuruluna; Asil olarak Hamdi Sazakoğlu, Zehra Yurtbilir, yedek olarak Sevil Tarhanacı seçilmişlerdir. => +bm Hamdi Sazakoğlu; +bm Zehra Yurtbilir
Yönetim kurulu üyeliklerine iki yıl için açık oyla Hamdi Sazakoğlu, Zehra Yurtbilir ve Kemal Ocakdan seçilmiş olup başkan Hamdi Sazakoğlu'dur. => +bm Hamdi Sazakoğlu [y=2]; +bm Zehra Yurtbilir [y=2]; +bm Kemal Ocakdan [y=2]; +bc Hamdi Sazakoğlu
Başkan Hamdi Sazakoğlu, 2. Başkan Zehra Yurtbilir, Muhasip Kemal Ocakdan olarak görev dağılımı yapılmıştır. => +bc Hamdi Sazakoğlu; +bv Zehra Yurtbilir; +bm Kemal Ocakdan
Yönetim kurulundan Kemal Ocakdan'ın çıkarılmasına, yerine Sevil Tarhanacı'nın alınmasına karar verildi. => -bm Kemal Ocakdan [r=dismissal]; +bm Sevil Tarhanacı
Vefat eden yönetim kurulu üyesi Kemal Ocakdan yerine yedek üye Sevil Tarhanacı getirilmiştir. => -bm Kemal Ocakdan [r=death]; +bm Sevil Tarhanacı
Kooperatif müdürlüğüne Aslı Gökmenoğlu atanmıştır. => +mg Aslı Gökmenoğlu
Genel kurulca seçilen yönetim kurulu asil üyeleri Hamdi Sazakoğlu, Zehra Yurtbilir ve Kemal Ocakdan'dır. => +bm Hamdi Sazakoğlu; +bm Zehra Yurtbilir; +bm Kemal Ocakdan
Denetim kurulu asil üyeliklerine Sevil Tarhanacı ve Aslı Gökmenoğlu bir yıl için seçildiler. => aud Sevil Tarhanacı; aud Aslı Gökmenoğlu
Yönetim kurulu ve denetim kurulu üyeliklerine sırasıyla Hamdi Sazakoğlu ve Sevil Tarhanacı seçilmiştir. => told
Asil üyeliklere Yunus Ekşioğlu, Hatun Şenbayrak ve Duran Kızıltepe; yedeklere Meliha Uğurlu ve Satı Kepenek seçilmiştir. => +bm Yunus Ekşioğlu; +bm Hatun Şenbayrak; +bm Duran Kızıltepe
Yönetim kurulu asil üyeliklerine Yunus Ekşioğlu (40 oy), Hatun Şenbayrak (38 oy) seçildi. Görev süreleri dört yıldır. => +bm Yunus Ekşioğlu [y=4]; +bm Hatun Şenbayrak [y=4]
Başkanlığa Yunus Ekşioğlu, ikinci başkanlığa Hatun Şenbayrak, muhasip üyeliğe Duran Kızıltepe seçilmiştir. => +bc Yunus Ekşioğlu; +bv Hatun Şenbayrak; +bm Duran Kızıltepe
İstifa eden Duran Kızıltepe'nin yerine birinci yedek üye Meliha Uğurlu asil üyeliğe çağrılmıştır. => -bm Duran Kızıltepe [r=resignation]; +bm Meliha Uğurlu
Yedek üye Meliha Uğurlu'nun asil üye olarak göreve davet edilmesine karar verildi. => +bm Meliha Uğurlu
Duran Kızıltepe'nin istifa dilekçesi görüşülerek yönetim kurulu üyeliğinden ayrılması kabul edilmiştir. => -bm Duran Kızıltepe [r=resignation]
Yönetim kurulu üyeliğinden istifa eden Duran Kızıltepe'nin istifasının kabulüne karar verildi. => -bm Duran Kızıltepe [r=resignation]
Başkan Yunus Ekşioğlu ve muhasip üye Duran Kızıltepe'nin istifalarının kabulüne karar verilmiştir. => -bc Yunus Ekşioğlu [r=resignation]; -bm Duran Kızıltepe [r=resignation]
`,
  },
  {
    name: 'who comes to and leaves the offices of a branch, of all eras',
    first: 10,
    read: 12,
    form: 'branch',
    lines: `
Tekin Bulduklunun önceki bu görevi sona ermiştir. => told
Şube müdürü Tekin Bulduklu'nun önceki bu görevi sona ermiştir. => -br Tekin Bulduklu
Şube müdürlüğüne Arzu Derebeyli'nin tayin edilmesine karar verilmiştir. => +br Arzu Derebeyli
Şubemiz müdürü Tekin Bulduklu başka bir şubeye tayin edildiğinden yerine Arzu Derebeyli şube müdürü olarak atanmıştır. => -br Tekin Bulduklu; +br Arzu Derebeyli
Şube Müdürü Tekin Bulduklu'nun Genel Müdürlük emrine alınması nedeniyle şubedeki görevi sona ermiştir. => -br Tekin Bulduklu
Şubede görevli ikinci müdür Tekin Bulduklu'nun görevi sona ermiştir. => -as Tekin Bulduklu
Şube müdürlüğü görevine Arzu Derebeyli vekaleten bakacaktır. => +br Arzu Derebeyli
Şubenin müdürlüğünü Arzu Derebeyli yapacaktır. => +br Arzu Derebeyli
ADI SOYADI | ADRESİ | GÖREVİ⏎ARZU DEREBEYLİ | İSTANBUL / MALTEPE | Şube Müdürü => +br ARZU DEREBEYLİ
ADI | ADRES | GÖREVİ | YETKİ ŞEKLİ⏎ARZU DEREBEYLİ | İSTANBUL / MALTEPE | Ticari Mümessil | Münferiden Temsile Yetkilidir. => +px ARZU DEREBEYLİ; S ARZU DEREBEYLİ
Şubeyi temsil etmek üzere şube müdürü sıfatıyla Arzu Derebeyli görevlendirilmiştir. => +br Arzu Derebeyli
Şube müdürümüz Tekin Bulduklu görevinden ayrılmış, şube müdürlüğüne Arzu Derebeyli getirilmiştir. => -br Tekin Bulduklu; +br Arzu Derebeyli
Şubenin ticari mümessilliğine Arzu Derebeyli atanmıştır. => +px Arzu Derebeyli
Şube müdürü olarak görev yapmakta olan Tekin Bulduklu'nun görevden alınmasına karar verildi. => -br Tekin Bulduklu [r=dismissal]
Şube müdürlüğünden emekliye ayrılan Tekin Bulduklu'nun yerine Arzu Derebeyli tayin edilmiştir. => -br Tekin Bulduklu; +br Arzu Derebeyli
Tekin Bulduklu'nun şube müdürlüğü görevinin nakli sebebiyle sona erdiği ve Arzu Derebeyli'nin şube müdürlüğüne atandığı. => -br Tekin Bulduklu; +br Arzu Derebeyli
Şube müdürü Nevzat Çağlak'ın görevinden ayrılması nedeniyle şube müdürlüğüne Pınar Ortaköy atanmıştır. => -br Nevzat Çağlak; +br Pınar Ortaköy
Şube müdürlüğünden istifa eden Nevzat Çağlak'ın yerine Pınar Ortaköy getirilmiştir. => -br Nevzat Çağlak [r=resignation]; +br Pınar Ortaköy
Nevzat Çağlak'ın şube müdürlüğü görevinin sona erdiğinin tesciline karar verilmiştir. => -br Nevzat Çağlak
Şube müdürlüğü görevine Pınar Ortaköy tayin kılınmıştır. => +br Pınar Ortaköy
Şubemizin müdürü Pınar Ortaköy'dür. => +br Pınar Ortaköy
`,
  },
  {
    name: 'who neither comes to nor leaves an office of a limited company',
    first: 32,
    read: 36,
    form: 'limited',
    lines: `
Ayça Dinçkal, iştirakimiz Kurgu Boya Anonim Şirketi'nin müdürlüğüne seçilmiştir. =>
Ferit Kozalak'ın müdürlüğe seçilmesi kararı geri alınmıştır. =>
Müdürlüğe seçilmiş olan Ferit Kozalak toplantıya başkanlık etmiştir. =>
Müdür Ferit Kozalak'a huzur hakkı verilmiştir. =>
Ferit Kozalak'ın Kurgu Boya Anonim Şirketi'ndeki müdürlük görevi sona ermiştir. =>
Ferit Kozalak, Kurgu Boya Anonim Şirketi bünyesindeki genel müdürlük görevine getirilmiştir. =>
Müdür Ferit Kozalak'ın istifa talebi reddedilmiştir. =>
Müdür Ferit Kozalak istifa dilekçesini geri almıştır. =>
Müdürlüğe aday gösterilen Ayça Dinçkal seçilememiştir. =>
Yönetim kurulu yedek üyeliğine Ayça Dinçkal çağrılmıştır. =>
Müdür Ferit Kozalak genel kurulu toplantıya çağırmıştır. =>
Müdürler, Ferit Kozalak ve Ayça Dinçkal'dan oluşan hesap komisyonunu seçmiştir. =>
Müdür Ferit Kozalak'ın görev süresi sona ermemiştir. =>
Ferit Kozalak'ın müdürlükten ayrılacağı öğrenilmiştir. =>
Şirket sermayesi Ferit Kozalak ve Ayça Dinçkal'ın paylarından oluşmaktadır. =>
Müdür Ferit Kozalak yedek anahtarı göreve çağrılan bekçiye vermiştir. =>
Müdür Vahit Kuşçubaşı'nın istifa etmesi durumunda yerine Sermin Altıntop atanacaktır. =>
Müdür seçilecek olan Sermin Altıntop'un kabul beyanı beklenmektedir. =>
Vahit Kuşçubaşı'nın müdürlükten azli için dava açılmıştır. =>
Müdür Vahit Kuşçubaşı'nın müdürlük süresinin dolmasına iki ay kalmıştır. =>
Şirket ortağı Vahit Kuşçubaşı ortaklıktan ayrılmıştır. =>
Muhasebe müdürü Mine Dorukhan'a maaş zammı yapılmıştır. =>
Vahit Kuşçubaşı'nın müdürlüğe seçilmesi teklif edilmiş, kendisi bu görevi kabul etmeyeceğini bildirmiştir. =>
Müdürlüğe seçilmiş bulunan Vahit Kuşçubaşı göreve başlamamış, seçimi hükümsüz kalmıştır. =>
Müdürler kurulu, müdür Vahit Kuşçubaşı'nın istifasını reddetmiştir. =>
Sermin Altıntop'un müdürlüğüne itiraz edilmiştir. =>
Sermin Altıntop müdür olduğu Yıldız Grup İnşaat Limited Şirketi'nden istifa etmiştir. =>
Sermin Altıntop'un müdürlüğünü yaptığı Yıldız Grup İnşaat Limited Şirketi kapanmıştır. =>
Müdür Vahit Kuşçubaşı imza sirküleri çıkarmıştır. =>
Müdür Vahit Kuşçubaşı'na ait eski imza sirkülerinin iptaline karar verilmiştir. =>
Vahit Kuşçubaşı, müdür Sermin Altıntop tarafından işten çıkarılmıştır. =>
Müdürlük için Sermin Altıntop ve Mine Dorukhan adaylıklarını koymuşlardır. =>
Vahit Kuşçubaşı'nın önce müdürlükten azledildiği, sonra bu karardan dönüldüğü görülmüştür. =>
Müdür Vahit Kuşçubaşı'ya vekaleten Sermin Altıntop toplantıya katılmıştır. =>
Müdür Sermin Altıntop'un adresi İzmir olarak değişmiştir. =>
Şirket müdürlüğüne kimlerin seçileceği görüşülmüş, Sermin Altıntop söz almıştır. =>
`,
  },
  {
    name: 'who neither comes to nor leaves an office of a company',
    first: 36,
    read: 41,
    form: 'company',
    lines: `
Yönetim kurulu üyeliğine Ece Tamyürek aday gösterilmiştir. =>
Yönetim kurulu üyeliği için Onur Balkanlı önerilmiş, ancak öneri oy çokluğuyla reddedilmiştir. =>
Onur Balkanlı, kendisine teklif edilen yönetim kurulu üyeliğini kabul etmemiştir. =>
Toplantı başkanlığına Ece Tamyürek, oy toplama memurluğuna Onur Balkanlı seçilmiştir. =>
Divan başkanlığına Ece Tamyürek'in, katipliğe Onur Balkanlı'nın seçilmesine karar verildi. =>
Yönetim kurulu üyesi Ece Tamyürek'in 2008 yılı faaliyetlerinden dolayı ibrasına karar verilmiştir. =>
Yönetim kurulu başkanı Ece Tamyürek toplantıyı açmıştır. =>
Yönetim kurulu yedek üyeliklerine Ece Tamyürek ve Onur Balkanlı seçilmişlerdir. =>
Yönetim kurulu başkanı Ece Tamyürek'e aylık 5.000 TL ücret ödenmesine karar verilmiştir. =>
Yönetim kurulu üyesi Ece Tamyürek'e Türk Ticaret Kanununun 334 ve 335. maddelerinde belirtilen izin verilmiştir. =>
İştirakimiz Poyraz Yatırım Anonim Şirketi'nin yönetim kurulu üyeliğine Ece Tamyürek seçilmiştir. =>
Ece Tamyürek, Poyraz Yatırım Anonim Şirketi'ndeki yönetim kurulu üyeliğinden istifa etmiştir. =>
2005 yılında yönetim kurulu üyeliğine seçilmiş olan Ece Tamyürek bu toplantıya katılmıştır. =>
Yönetim kurulu üyelerinin istifa etmesi halinde yerine geçici üye seçilir. =>
Genel kurul, yönetim kurulu üyelerini her zaman azledebilir. =>
Onur Balkanlı'nın yönetim kurulu üyeliğinden azli gündeme alınmış, görüşülmesi ertelenmiştir. =>
Onur Balkanlı'nın azli talebi yeterli oyu alamadığından kabul edilmemiştir. =>
Onur Balkanlı'nın istifası işleme konulmamıştır. =>
Onur Balkanlı'nın istifasını geri aldığı anlaşılmıştır. =>
Onur Balkanlı'nın görev süresi 31.12.2012 tarihinde sona erecektir. =>
Murakıp Rüknettin Peltekoğlu'nun raporu okundu ve müzakere edildi. =>
Yönetim kurulu üyeliğinin Onur Balkanlı'ya ait olduğu iddiasıyla açılan dava reddedilmiştir. =>
Noter huzurunda yönetim kurulu başkanı Ece Tamyürek'in imzası tasdik edilmiştir. =>
Onur Balkanlı'nın yönetim kurulu üyeliğine seçilmemesine karar verilmiştir. =>
Onur Balkanlı yönetim kurulu üyeliğine yeniden seçilmeyecektir. =>
Ece Tamyürek'in yönetim kurulu üyeliğine seçilmesi hususu bir sonraki toplantıya bırakılmıştır. =>
Yönetim kurulu üyeliği için Ece Tamyürek 40, Onur Balkanlı 35 oy almıştır. =>
Önceki genel kurulda seçilen yönetim kurulu üyeleri Ece Tamyürek ve Onur Balkanlı toplantıda hazır bulunmuştur. =>
Gerekirse genel müdür olarak Fethi Karaoymak atanabilecektir. =>
Yönetim kurulu üyesi Ece Tamyürek'in oğlu Kaan Balkanlı toplantıya katılmıştır. =>
Toplantı tutanağını yazmak üzere Ece Tamyürek görevlendirilmiştir. =>
Tescil işlemlerini takip etmek üzere Ece Tamyürek'in yetkili kılınmasına karar verilmiştir. =>
Genel kurul toplantısında Bakanlık temsilcisi olarak Fethi Karaoymak görevlendirilmiştir. =>
Azlığın temsilcisi Ece Tamyürek yönetim kuruluna muhalefet şerhi düşmüştür. =>
Yönetim kurulu başkanlığı seçimi yapılamamıştır. =>
Sermaye artırımına ilişkin raporu düzenlemek üzere Serbest Muhasebeci Mali Müşavir Sabri Yelkenkaya atanmıştır. =>
Ayni sermayenin tespiti için bilirkişi olarak Sabri Yelkenkaya görevlendirilmiştir. =>
Tasfiye memuru Sabri Yelkenkaya alacaklıların alacaklarını bildirmelerini ilan eder. =>
Tasfiye memuru Sabri Yelkenkaya tarafından hazırlanan tasfiye bilançosu kabul edilmiştir. =>
Onur Balkanlı'nın yönetim kurulu üyeliğine atanması kararı mahkemece iptal edilmiştir. =>
Onur Balkanlı'nın yönetim kurulu üyeliğine seçimine ilişkin karar yok hükmündedir. =>
`,
  },
  {
    name: 'who neither comes to nor leaves an office of a cooperative',
    first: 8,
    read: 8,
    form: 'cooperative',
    lines: `
Hesap tetkik komisyonuna Hamdi Sazakoğlu ve Zehra Yurtbilir seçilmiştir. =>
Üst birlik temsilciliğine Hamdi Sazakoğlu seçilmiştir. =>
Kooperatif ortaklığına Kemal Ocakdan'ın kabulüne karar verilmiştir. =>
Kooperatif üyeliğinden istifa eden Kemal Ocakdan'ın ödemeleri iade edilecektir. =>
Üyelikten ihraç edilen Kemal Ocakdan'ın itirazı reddedilmiştir. =>
Denetim kurulu üyesi Sevil Tarhanacı'nın raporu okunmuştur. =>
Tasnif heyetine Sevil Tarhanacı seçildi. =>
Yönetim kurulu yedek üyesi Sevil Tarhanacı istifa etmiştir. =>
`,
  },
  {
    name: 'who neither comes to nor leaves an office of a branch',
    first: 2,
    read: 3,
    form: 'branch',
    lines: `
Şube müdürü Tekin Bulduklu'ya yıllık izin verilmiştir. =>
Şubenin bağlı olduğu bölge müdürü Arzu Derebeyli açılışa katılmıştır. =>
Tekin Bulduklu'nun şube müdürü olarak atanması uygun görülmemiştir. =>
`,
  },
  {
    name: 'a sole trader who acts himself',
    first: 23,
    read: 30,
    form: 'trader',
    lines: `
Tacir DEMET KURGUSAL, ticari işletmesini KURGU BAHARAT TİCARET ünvanı altında atacağı imzası ile münferiden temsil eder. => S DEMET KURGUSAL
KURGU TUHAFİYE ticaret unvanı altında açılan işletmeyi işletme sahibi Rıza Hayali bizzat kendisi temsil ve ilzam eder. => S Rıza Hayali
İşbu ticari işletme tacirin kendisi tarafından temsil edilecektir. => told
İşletmenin sahibi Nazlı Örnekçi olup, işletmeyi münferit imzası ile temsile yetkilidir. => S Nazlı Örnekçi
Ticari işletmeyi, işletme sahibi Nazlı Örnekçi ünvan altına koyacağı imza ile temsil ve ilzam edecektir. => S Nazlı Örnekçi
Tacir Rıza Hayali'nin kiracısı Nazlı Örnekçi olup iş yerini tek başına kullanır. =>
Rıza Hayali'nin ticareti terk ettiği tespit edilmiştir. =>
İşletme sahibi Rıza Hayali işletmeyi eşi ile birlikte temsil eder. =>
İşletme sahibi Rıza Hayali'nin işletmeyi temsil yetkisi oğluna aittir. =>
İşletme sahibi Rıza Hayali işletmeyi vekili eliyle temsil eder. =>
Tacir Rıza Hayali işletmeyi 10.000 TL'ye kadar temsil eder. =>
İşletme sahibi Rıza Hayali ölmüş olup işletmeyi mirasçıları temsil eder. =>
İşletme sahibi Rıza Hayali, işletmeyi ticari vekili Nazlı Örnekçi ile temsil eder. =>
İşletme sahibi Rıza Hayali adına işletmeyi vasisi temsil eder. =>
İşletme sahibi Rıza Hayali işletmeyi temsil ederken vefat etmiştir. =>
Tacirin Adı Soyadı: Rıza Hayali. İşletmeyi tacirin kendisi münferiden temsil eder. => S Rıza Hayali
Tacirin Adı Soyadı: Rıza Hayali. KURGU TUHAFİYE ticaret unvanı altında açılan işletmeyi tacirin kendisi temsil ve ilzam eder. => S Rıza Hayali
İşletme sahibi Rıza Hayali ticarete başlamıştır. İşletme tacirin bizzat kendisi tarafından temsil edilecektir. => S Rıza Hayali
İşletme sahibi Rıza Hayali ticarete başlamıştır. İşletme tacirin kendisi tarafından temsil edilmeyecektir. =>
Ticaret unvanı HAYAL MOBİLYA olan işletmenin sahibi Sedat Kurmaca işletmeyi her hususta münferit imzasıyla temsile yetkilidir. => S Sedat Kurmaca
İşletme, sahibi Sedat Kurmaca tarafından atılacak münferit imza ile temsil ve ilzam olunur. => S Sedat Kurmaca
HAYAL MOBİLYA ünvanlı işletmeyi tacir Sedat Kurmaca münferiden temsil ve ilzama yetkilidir. => S Sedat Kurmaca
Ticari mümessil olarak tayin edilen Nurgül Yazmaz işletmeyi münferiden temsile yetkilidir. => +px Nurgül Yazmaz; S Nurgül Yazmaz
HAYAL MOBİLYA ünvanlı işletme devredilmiş olup Sedat Kurmaca temsil yetkisini kaybetmiştir. =>
İşletme sahibi Sedat Kurmaca'nın işletmeyi kendisi temsil edemeyeceği anlaşılmıştır. =>
İşletmeyi tacirin kendisi değil vekili temsil eder. =>
İşletme sahibi Şebnem Uydurma, işletmeyi tek başına temsil eder; ticari vekil atanmamıştır. => S Şebnem Uydurma
YALIN KIRTASİYE ticari unvanı altında tescil edilen işletmeyi temsile, sahibi Şebnem Uydurma münferiden yetkilidir. => S Şebnem Uydurma
İşletmeye ait her türlü evrakı işletme sahibi Şebnem Uydurma tek imza ile imzalamaya yetkilidir. => S Şebnem Uydurma
İşletme sahibi Şebnem Uydurma işletmeyi temsil eden vekilini azletmiştir. =>
YALIN KIRTASİYE ünvanı altında faaliyet gösteren Şebnem Uydurma işletmesini kapatmıştır. =>
`,
  },
  {
    name: 'managers told by the way, by labels, by their terms',
    first: 36,
    read: 44,
    form: 'limited',
    lines: `
Şirketin müdürü Kadir Varsayım'dır. Görev süresi 5 yıldır. => +mg Kadir Varsayım [y=5]
Müdür Meral Sanal ile Kadir Varsayım'dan müteşekkil müdürler kuruluna Tarık Sanal katılmıştır. => told
Ortaklardan Meral Sanal on yıl süre ile şirket müdürüdür. => +mg Meral Sanal [y=10]
Şirketi temsile yetkili müdür Meral Sanal olup şirketi münferiden temsil ve ilzam eder. => +mg Meral Sanal; S Meral Sanal
Meral Sanal ve Kadir Varsayım şirket müdürleridir. => +mg Meral Sanal; +mg Kadir Varsayım
Şirket müdürü Meral Sanal'ın görev süresinin 31.12.2015 tarihine kadar uzatılmasına karar verilmiştir. => +mg Meral Sanal [u=2015-12-31]
Şirket müdürlüğüne 10 yıl müddetle Meral Sanal'ın devamına karar verildi. => +mg Meral Sanal [y=10]
Ayrılan: Meral Sanal (Müdür)⏎Atanan: Kadir Varsayım (Müdür) => -mg Meral Sanal; +mg Kadir Varsayım
Ayrılan Müdür : Meral Sanal⏎Atanan Müdür : Kadir Varsayım => -mg Meral Sanal; +mg Kadir Varsayım
Müdür Meral Sanal bu görevinden affını istemiş olup yerine Kadir Varsayım'ın müdür olarak atanması kararlaştırıldı. => -mg Meral Sanal [r=resignation]; +mg Kadir Varsayım
Meral Sanal'ın müdürlük görevinin 04.03.2010 tarihi itibariyle sonlandırılmasına, müdürlüğe 3 yıllığına Kadir Varsayım'ın getirilmesine karar verildi. => -mg Meral Sanal; +mg Kadir Varsayım [y=3]
Şirket müdürlüğüne Meral Sanal'ın seçilmesi önerilmiş, öneri kabul edilmemiştir. =>
Şirket müdürüdür ibaresinin kaldırılmasına Meral Sanal'ın imzasıyla karar verilmiştir. =>
Meral Sanal'ın müdürlüğe atanmasına ilişkin 05.02.2009 tarihli kararın iptaline karar verilmiştir. =>
Eski müdür Meral Sanal'ın dönemine ait hesaplar incelenmiş ve ibra edilmiştir. =>
Müdür Meral Sanal'ın görev süresi 31.12.2009 tarihinde dolacaktır. =>
Ayrılan ortak Meral Sanal'ın alacağı Kadir Varsayım'a ödenmiştir. =>
Şirketi ortaklardan Meral Sanal veya Kadir Varsayım'dan herhangi birinin imzası temsil ve ilzam eder. => S Meral Sanal, Kadir Varsayım
İstifa Eden Müdür: Meral Sanal. Yeni Müdür: Kadir Varsayım. => -mg Meral Sanal [r=resignation]; +mg Kadir Varsayım
Eski müdür: Meral Sanal Yeni müdür: Kadir Varsayım => -mg Meral Sanal; +mg Kadir Varsayım
Müdürlükten ayrılan: Meral Sanal⏎Müdürlüğe atanan: Kadir Varsayım => -mg Meral Sanal; +mg Kadir Varsayım
Ayrılan Ortak: Meral Sanal⏎Yeni Ortak: Kadir Varsayım =>
Yeni müdür: Kadir Varsayım atanması teklifi reddedilmiştir. =>
Yeni Müdür: genel kurul tarafından Kadir Varsayım'ın yerine seçilecektir. =>
Azledilen vekil: Meral Sanal. =>
Toplantıda seçilen başkan: Meral Sanal, katip: Kadir Varsayım. =>
Şirketin müdürlüğünü ortaklardan Sedat Kurmaca yapacak olup, şirketi münferiden temsil ve ilzam eder. => +mg Sedat Kurmaca; S Sedat Kurmaca
Şirketimizin müdürleri Sedat Kurmaca ile Nurgül Yazmaz olup müştereken temsil ve ilzama yetkilidirler. => +mg Sedat Kurmaca; +mg Nurgül Yazmaz; J Sedat Kurmaca,Nurgül Yazmaz
Halen görevde olan müdür Sedat Kurmaca'nın müdürlük yetkisinin 01.01.2020 tarihine kadar temdidine karar verilmiştir. => +mg Sedat Kurmaca [u=2020-01-01]
Müdür Sedat Kurmaca'nın vefatı üzerine yerine eşi Nurgül Yazmaz müdür tayin olunmuştur. => -mg Sedat Kurmaca [r=death]; +mg Nurgül Yazmaz
Müdürlüğe Atanan : NURGÜL YAZMAZ => +mg NURGÜL YAZMAZ
Şirket müdürü Sedat Kurmaca olup görevine son verilmesi istenmiştir. =>
Ayrılan müdürün yerine yeni müdür: daha sonra belirlenecektir. =>
Şirket müdürlüğünü on yıl süreyle ortak Ozan Yalancı yürütecektir. => +mg Ozan Yalancı [y=10]
Ozan Yalancı, 15.03.2031 tarihine kadar şirket müdürüdür. => +mg Ozan Yalancı [u=2031-03-15]
Şirketin müdürlüğüne Ozan Yalancı ve Şebnem Uydurma seçilmiş olup, her ikisi de şirketi ayrı ayrı temsil ve ilzama yetkilidir. => +mg Ozan Yalancı; +mg Şebnem Uydurma; S Ozan Yalancı, Şebnem Uydurma
Müdür Ozan Yalancı müdürlük görevinden istifa etmiş, istifası ortaklar kurulunca kabul edilmiştir. => -mg Ozan Yalancı [r=resignation]
Ozan Yalancı'nın müdürlük görev süresi 5 yıl daha uzatılmıştır. => +mg Ozan Yalancı [y=5]
Önceki müdür Ozan Yalancı'nın görevi sona ermiş, müdürlüğe Şebnem Uydurma getirilmiştir. => -mg Ozan Yalancı; +mg Şebnem Uydurma
Görevi Sona Eren Müdürler: OZAN YALANCI, ŞEBNEM UYDURMA => -mg OZAN YALANCI; -mg ŞEBNEM UYDURMA
Yeni Atanan Müdürler⏎1- Ozan Yalancı⏎2- Şebnem Uydurma => +mg Ozan Yalancı; +mg Şebnem Uydurma
Ozan Yalancı müdürümüz değildir. =>
Müdürümüz Ozan Yalancı olsaydı karar alınabilirdi. =>
Şirket müdürü Ozan Yalancı olup olmadığı tespit edilememiştir. =>
Yeni müdür adayları: Ozan Yalancı, Şebnem Uydurma =>
Eski müdür Ozan Yalancı hakkında açılan sorumluluk davası reddedilmiştir. =>
Ayrılan personel: Ozan Yalancı =>
`,
  },
  {
    name: 'boards, delegates and powers by title',
    first: 40,
    read: 51,
    form: 'company',
    lines: `
Yönetim kurulu başkanı Hale Örnekoğlu, başkan vekili Tarık Sanal'dır. => +bc Hale Örnekoğlu; +bv Tarık Sanal
Yönetim kurulu üyeleri Hale Örnekoğlu (Başkan), Tarık Sanal (Başkan Vekili) ve Pelin Kurmaca'nın (Muhasip Üye) üç yıl için seçilmelerine karar verilmiştir. => +bc Hale Örnekoğlu [y=3]; +bv Tarık Sanal [y=3]; +bm Pelin Kurmaca [y=3]
Şirketin, yönetim kurulu başkanı veya başkan vekilinden birinin imzası bulunmak kaydıyla iki üyenin müşterek imzasıyla temsiline karar verilmiştir. => told
Şirketi yönetim kurulu başkanı tek başına, başkan vekili ile bir üye müştereken temsil ve ilzam eder. => T Yönetim Kurulu Başkanı; T Yönetim Kurulu Başkan Vekili,Yönetim Kurulu Üyesi
Yönetim kurulu üyesi Orhan Deneme hariç olmak üzere diğer üyeler Hale Örnekoğlu ve Tarık Sanal şirketi münferiden temsil ve ilzama yetkilidir. => S Hale Örnekoğlu; S Tarık Sanal
Tüzel kişi yönetim kurulu üyesi Kurgu Yatırım Anonim Şirketi adına gerçek kişi temsilci olarak Tarık Sanal tescil edilmiştir. => +re Tarık Sanal [of=Kurgu Yatırım Anonim Şirketi]
Yönetim kurulu üyesi Kurgu Yatırım Anonim Şirketi'nin gerçek kişi temsilcisi Tarık Sanal değişmiş, yerine Pelin Kurmaca temsilci olarak belirlenmiştir. => -re Tarık Sanal; +re Pelin Kurmaca
Yönetim kurulu üyeliğine Kurgu Yatırım A.Ş. seçilmiş, tüzel kişi adına Tarık Sanal belirlenmiştir. => +bm Kurgu Yatırım A.Ş.; +re Tarık Sanal
Komandite ortaklar Hale Örnekoğlu ve Tarık Sanal şirketi ayrı ayrı temsil ve ilzama yetkilidirler. => S Hale Örnekoğlu; S Tarık Sanal
Kollektif şirketin idaresi ve temsili ortaklardan Tarık Sanal'a aittir, münferit imzası ile şirketi ilzam eder. => S Tarık Sanal
İdare meclisi reisliğine Hale Örnekoğlu'nun, reis vekilliğine Tarık Sanal'ın ve murahhas azalığa Pelin Kurmaca'nın intihabına ittifakla karar verildi. => +bc Hale Örnekoğlu; +bv Tarık Sanal; +bm Pelin Kurmaca
Noterlikçe tasdikli imza sirkülerine göre şirketi Hale Örnekoğlu ile Tarık Sanal müşterek imzaları ile temsil ve ilzama yetkilidirler. => J Hale Örnekoğlu,Tarık Sanal
Genel müdürlüğe vekaleten bakmakta olan Tarık Sanal'ın genel müdürlüğe asaleten atanmasına karar verildi. => +gm Tarık Sanal
Hale Örnekoğlu, Kurgu Holding Anonim Şirketi'nin yönetim kurulu başkanıdır. =>
Toplantı başkanlığına Hale Örnekoğlu, oy toplayıcılığına Tarık Sanal, katipliğe Pelin Kurmaca seçildiler. =>
Yönetim kurulu üyesi Orhan Deneme hariç şirketi diğer üyeler münferiden temsil eder. =>
Hale Örnekoğlu'nun genel müdürlüğe aday gösterilmesine karar verilmiştir. =>
Kadir Varsayım şirketin avukatıdır ve davalarda şirketi tek başına temsil eder. =>
Komanditer ortak Pelin Kurmaca'nın temsil yetkisi yoktur. =>
Şirketi yönetim kurulu başkanı veya başkan vekili münferit imzaları ile temsil ve ilzam ederler. => T Yönetim Kurulu Başkanı; T Yönetim Kurulu Başkan Vekili
Şirketi yönetim kurulu başkanı tek başına, başkan vekili ile bir üye müştereken temsil ve ilzam eder. => T Yönetim Kurulu Başkanı; T Yönetim Kurulu Başkan Vekili,Yönetim Kurulu Üyesi
Şirketi yönetim kurulu başkanı ile başkan vekili veya bir üye müştereken temsil ve ilzam eder. => T Yönetim Kurulu Başkanı,Yönetim Kurulu Başkan Vekili; T Yönetim Kurulu Başkanı,Yönetim Kurulu Üyesi
Şirketi başkan veya vekilinin müşterek imzaları temsil ve ilzam eder. => told
Şirketin yönetim kurulu başkanı ile üyelerden birinin müşterek imzaları ile temsil ve ilzam edilmesine karar verilmiştir. => T Yönetim Kurulu Başkanı,Yönetim Kurulu Üyesi
Başkan veya vekilinin teklifi ile üyelerden birinin müşterek imzası kaldırılmıştır. =>
Yönetim kurulu üyesi Orhan Deneme hariç olmak üzere diğer üyeler Hale Örnekoğlu ve Tarık Sanal şirketi münferiden temsil ve ilzama yetkilidir. => S Hale Örnekoğlu, Tarık Sanal
Yönetim kurulu üyesi Orhan Deneme hariç olmak üzere üyeler şirketi münferiden temsil ve ilzama yetkilidir. =>
Görevden Ayrılan Yönetim Kurulu Üyeleri: Hale Örnekoğlu, Tarık Sanal⏎Atanan Yönetim Kurulu Üyeleri: Pelin Kurmaca, Orhan Deneme => -bm Hale Örnekoğlu; -bm Tarık Sanal; +bm Pelin Kurmaca; +bm Orhan Deneme
Eski adres: Kurgu Mah. Ahmet Deneme Cad. No: 3 Yeni adres: Hayal Mah. =>
Yönetim Kurulu: Sedat Kurmaca - Başkan, Nurgül Yazmaz - Başkan Vekili, İlker Sözde - Üye olarak görev bölümü yapmıştır. => +bc Sedat Kurmaca; +bv Nurgül Yazmaz; +bm İlker Sözde
Yönetim kurulu üyesi İlker Sözde hariç, Sedat Kurmaca ile Nurgül Yazmaz müştereken şirketi temsil ve ilzam ederler. => J Sedat Kurmaca,Nurgül Yazmaz
Şirketi Sedat Kurmaca veya Nurgül Yazmaz'dan birinin İlker Sözde ile birlikte atacakları çift imza temsil ve ilzam eder. => J İlker Sözde > Sedat Kurmaca,Nurgül Yazmaz [any]; J Sedat Kurmaca > İlker Sözde; J Nurgül Yazmaz > İlker Sözde
İstifa eden yönetim kurulu üyesi İlker Sözde'nin yerine kalan süreyi tamamlamak üzere Sedat Kurmaca seçilmiştir. => -bm İlker Sözde [r=resignation]; +bm Sedat Kurmaca
Meclisi idare azasından İlker Sözde'nin istifasının kabulüne ve yerine Sedat Kurmaca'nın nasbına karar verildi. => -bm İlker Sözde [r=resignation]; +bm Sedat Kurmaca
Kurgu Holding A.Ş.'yi temsilen yönetim kurulunda görev yapan İlker Sözde'nin yerine Sedat Kurmaca'nın görevlendirilmesine karar verilmiştir. => -re İlker Sözde; +re Sedat Kurmaca [of=Kurgu Holding A.Ş.]
Tüzel kişi üye Kurgu Holding A.Ş.'nin temsilcisi olarak Sedat Kurmaca tescil ve ilan edilmiştir. => +re Sedat Kurmaca [of=Kurgu Holding A.Ş.]
Komandite ortak Sedat Kurmaca şirketi yalnız başına temsil ve ilzama yetkilidir; komanditer ortak Nurgül Yazmaz'ın temsil yetkisi yoktur. => S Sedat Kurmaca
Sedat Kurmaca'nın (Genel Müdür) şirketi münferiden temsil etmesine karar verilmiştir. => S Sedat Kurmaca
Yönetim kurulu üyesi İlker Sözde hariç üyelerin ibrasına karar verilmiştir. =>
Başkan veya vekilinin imzası ile üyelere tebligat yapılır. =>
Sedat Kurmaca'nın azline 300 oya karşı 200 oyla karar verilemedi. =>
Sedat Kurmaca'nın genel müdürlüğe getirilmesi muvafık görülmedi. =>
Yönetim kurulu üyeliğinden istifa ettiğini bildirmiş olan Sedat Kurmaca istifasını geri almıştır. =>
Yönetim Kurulu Başkanı: Ozan Yalancı⏎Yönetim Kurulu Başkan Vekili: Şebnem Uydurma⏎Yönetim Kurulu Üyesi: Mert Farazi olarak görev taksimi yapılmıştır. => +bc Ozan Yalancı; +bv Şebnem Uydurma; +bm Mert Farazi
Yönetim kurulunun; Ozan Yalancı (Başkan), Şebnem Uydurma (Başkan V.), Mert Farazi'den (Üye) teşekkülüne karar verilmiştir. => +bc Ozan Yalancı; +bv Şebnem Uydurma; +bm Mert Farazi
Şirketi Ozan Yalancı'nın münferit, Şebnem Uydurma ile Mert Farazi'nin ise müşterek imzaları temsil ve ilzam eder. => S Ozan Yalancı; J Şebnem Uydurma,Mert Farazi
Yönetim kurulu başkanı Ozan Yalancı'nın imzası mutlaka bulunmak kaydıyla Şebnem Uydurma veya Mert Farazi'nin müşterek imzaları ile şirketin temsil ve ilzamına karar verilmiştir. => J Ozan Yalancı > Şebnem Uydurma, Mert Farazi [any]; J Şebnem Uydurma > Ozan Yalancı; J Mert Farazi > Ozan Yalancı
Şirket, yönetim kurulu başkan ve vekilinin müşterek imzaları ile temsil ve ilzam olunur. => T Yönetim Kurulu Başkanı,Yönetim Kurulu Başkan Vekili
Şirketi, Yönetim Kurulu Başkanı veya Genel Müdürün münferit imzası ile temsil ve ilzam etmesine karar verilmiştir. => T Yönetim Kurulu Başkanı; T Genel Müdür
Murahhas aza Ozan Yalancı'nın murahhaslık sıfatının kaldırılmasına, yerine murahhas aza olarak Mert Farazi'nin tayinine karar verildi. => +bm Mert Farazi
Farazi Yatırım A.Ş. adına yönetim kurulunda görev yapmak üzere Mert Farazi belirlenmiş, önceki temsilci Ozan Yalancı'nın görevi sona ermiştir. => +re Mert Farazi [of=Farazi Yatırım A.Ş.]; -re Ozan Yalancı
Kollektif ortaklardan Ozan Yalancı ve Şebnem Uydurma şirketi münferiden temsil ve ilzama mezundurlar. => S Ozan Yalancı, Şebnem Uydurma
Yönetim Kurulu: Ozan Yalancı ve Şebnem Uydurma'nın katılımıyla toplanmıştır. =>
Şirketi başkan veya vekilinin münferit imzası temsil etmez. =>
Ozan Yalancı'nın murahhas azalığa getirilmesi gelecek toplantıda görüşülecektir. =>
`,
  },
  {
    name: 'grades and managers of a branch, of a foreign company too',
    first: 12,
    read: 18,
    form: 'branch',
    lines: `
Servis Yetkilisi Hale Örnekoğlu'na Kurgu Şubesi adına 2. derece imza yetkisi verilmesine karar verilmiştir. => +as Hale Örnekoğlu
Şubemiz yönetmeni Tarık Sanal'a birinci derece, memur Pelin Kurmaca'ya ikinci derece imza yetkisi verilmiştir. => +as Tarık Sanal; +as Pelin Kurmaca
Şube müdürü Hale Örnekoğlu'nun birinci derece imza yetkisinin kaldırılmasına, yerine müdür olarak atanan Tarık Sanal'a birinci derece imza yetkisi verilmesine karar verilmiştir. => -br Hale Örnekoğlu; +br Tarık Sanal
Hale Örnekoğlu'nun 2. derece olan imza yetkisinin 1. dereceye yükseltilmesine karar verilmiştir. => told
Merkezi Almanya'da bulunan Kurgu GmbH'nin Türkiye şubesi temsilciliğine Hans Beispiel'in münferit imza ile atanmasına karar verilmiştir. => +as Hans Beispiel; S Hans Beispiel
Hale Örnekoğlu'na imza yetkisi verilmesi hususunda genel müdürlüğe teklifte bulunulmasına karar verilmiştir. =>
Tarık Sanal'ın birinci derece imza yetkisi bulunmamaktadır. =>
Hakan Deneme'ye Kurgu Şubesi Müdürü sıfatıyla birinci derece imza yetkisi verilmesine karar verilmiştir. => +br Hakan Deneme
Ankara Şubemiz adına Sedat Kurmaca'ya (B) grubu, Nurgül Yazmaz'a (C) grubu imza yetkisi verilmiştir. => +as Sedat Kurmaca; +as Nurgül Yazmaz
Sedat Kurmaca'ya Kurgu Şubesi nezdinde kullanılmak üzere II. derece imza yetkisi verilmesine karar verilmiştir. => +as Sedat Kurmaca
Kurgu Şubesi Müdürlüğüne Sedat Kurmaca'nın atanmasına, kendisine birinci derece imza yetkisi verilmesine karar verilmiştir. => +br Sedat Kurmaca
Şubemiz yetkilisi Nurgül Yazmaz'ın imza yetkisinin iptal edilmesine karar verilmiştir. => -as Nurgül Yazmaz
Sedat Kurmaca'ya birinci derece imza yetkisi verilmesi talebinin reddine karar verilmiştir. =>
Sedat Kurmaca'ya Kurgu Şubesi adına birinci derece imza yetkisi verildiği iddia edilmiştir. =>
Şubemizde görevli şef Mert Farazi'ye 3. derece imza yetkisi tanınmıştır. => +as Mert Farazi
Şube yöneticisi Ozan Yalancı'nın başka şubeye nakli nedeniyle imza yetkisinin iptaline, yerine Mert Farazi'nin şube müdürü olarak atanmasına karar verilmiştir. => +br Mert Farazi; -as Ozan Yalancı
Almanya'da mukim Farazi GmbH'nin Türkiye Şubesi müdürlüğüne Mert Farazi atanmış olup şubeyi münferiden temsil eder. => +br Mert Farazi; S Mert Farazi
Farazi GmbH'nin Ankara şubesine ait kira sözleşmesini Mert Farazi imzalamıştır. =>
`,
  },
  {
    name: "a cooperative's ballots and signatures",
    first: 11,
    read: 15,
    form: 'cooperative',
    lines: `
Yapılan oylamada Hale Örnekoğlu 42 oy, Tarık Sanal 40 oy ve Pelin Kurmaca 38 oy alarak yönetim kurulu asil üyeliklerine, Orhan Deneme 12 oy alarak yedek üyeliğe seçilmişlerdir. => +bm Hale Örnekoğlu; +bm Tarık Sanal; +bm Pelin Kurmaca
Yönetim kurulu asil üyeliklerine Hale Örnekoğlu, Tarık Sanal, Pelin Kurmaca; yedek üyeliklere Orhan Deneme, Salim Misal, Yonca Taslak oy çokluğu ile seçildiler. => +bm Hale Örnekoğlu; +bm Tarık Sanal; +bm Pelin Kurmaca
Kooperatifi, başkan Hale Örnekoğlu ile ikinci başkan Tarık Sanal'dan birinin, muhasip üye Pelin Kurmaca ile birlikte atacakları müşterek imzalar temsil ve ilzam eder. => J Pelin Kurmaca > Hale Örnekoğlu,Tarık Sanal [any]; J Hale Örnekoğlu > Pelin Kurmaca; J Tarık Sanal > Pelin Kurmaca
Yönetim kurulu yedek üyeliklerine Orhan Deneme 12 oyla, Salim Misal 9 oyla seçilmişlerdir. =>
Kooperatifimizi başkan veya başkan vekilinin, üyelerden biri ile müşterek imzası temsil ve ilzam eder. => T Yönetim Kurulu Başkanı,Yönetim Kurulu Üyesi; T Yönetim Kurulu Başkan Vekili,Yönetim Kurulu Üyesi
Kooperatifimizi başkan veya vekilinin, üyelerden biri ile müşterek imzası temsil ve ilzam eder. => T Yönetim Kurulu Başkanı,Yönetim Kurulu Üyesi; T Yönetim Kurulu Başkan Vekili,Yönetim Kurulu Üyesi
Kooperatif yönetim kurulu üyelerinden herhangi ikisinin kooperatif unvanı altında atacakları müşterek imza ile temsil ve ilzam edilmesine karar verilmiştir. => T Yönetim Kurulu Üyesi
Yerine birinci yedek üye İbrahim Deneme çağrılmış ve üyeliğe alınmıştır. => told
Seçilen yedek üyeler: Meral Sanal, Kadir Varsayım =>
Yönetim kurulu asil üyeliklerine Sedat Kurmaca (58 oy), Nurgül Yazmaz (55 oy), İlker Sözde (51 oy), yedek üyeliklere Tan Düzmece (20 oy) seçilmişlerdir. => +bm Sedat Kurmaca; +bm Nurgül Yazmaz; +bm İlker Sözde
Kooperatif başkanlığına Sedat Kurmaca, ikinci başkanlığa Nurgül Yazmaz, muhasip üyeliğe İlker Sözde getirilmişlerdir. => +bc Sedat Kurmaca; +bv Nurgül Yazmaz; +bm İlker Sözde
Kooperatif, yönetim kurulu başkanı veya başkan yardımcısından birinin muhasip üye ile müşterek imzası ile temsil edilir. => told
Asil üye Sedat Kurmaca'nın istifası nedeniyle birinci yedek üye Tan Düzmece asil üyeliğe çağrılmıştır. => -bm Sedat Kurmaca [r=resignation]; +bm Tan Düzmece
Yönetim kurulu asıl üyeliklerine: Ozan Yalancı 61 oy, Şebnem Uydurma 59 oy, Mert Farazi 57 oy; yedek üyeliklere: Can Hayalet 21 oy, Su Gölge 19 oy. => +bm Ozan Yalancı; +bm Şebnem Uydurma; +bm Mert Farazi
Kooperatif imza sirküleri gereğince başkan Ozan Yalancı ile muhasip üye Mert Farazi müşterek imzaları ile kooperatifi temsil ve ilzama yetkilidirler. => J Ozan Yalancı,Mert Farazi
Denetçiliğe asil olarak Can Hayalet, yedek olarak Su Gölge seçilmiştir. => aud Can Hayalet
Yedek üye Can Hayalet toplantıya katılmıştır. =>
`,
  },
  {
    name: 'managers of whom a sentence says more than one thing',
    first: 5,
    read: 8,
    form: 'limited',
    lines: `
Kurucu ortak Zehra Masal ilk on yıl için şirket müdürü olup şirketi münferit imzası ile temsil ve ilzam edecektir. => +mg Zehra Masal [y=10]; S Zehra Masal
Müdürlük görevi Cüneyt Öykü'den alınarak Zehra Masal'a verilmiştir. => -mg Cüneyt Öykü; +mg Zehra Masal
Müdür Cüneyt Öykü görevinden ayrıldığından yerine Zehra Masal atanmıştır. => -mg Cüneyt Öykü; +mg Zehra Masal
Görev süresi 05.06.2018'de sona eren müdürler Cüneyt Öykü ile Zehra Masal'ın yeniden üç yıl için müdür seçilmelerine karar verilmiştir. => +mg Cüneyt Öykü [y=3]; +mg Zehra Masal [y=3]; -mg Cüneyt Öykü [r=term_end]; -mg Zehra Masal [r=term_end]
İstifa eden müdür: Cüneyt Öykü, yerine atanan müdür: Zehra Masal => -mg Cüneyt Öykü; +mg Zehra Masal
Müdürlük görevi Cüneyt Öykü'den alınarak ortaklar kuruluna bırakılmıştır. => -mg Cüneyt Öykü
Şirket müdürü Cüneyt Öykü olup, hakkında temsil yetkisinin kaldırılması davası açılmıştır. =>
Yeni müdür: genel kurulca ayrıca seçilecektir; Zehra Masal görevi kabul etmemiştir. =>
Atanan bilirkişi: Zehra Masal =>
Atanan kayyım: Zehra Masal görevini kabul etmemiştir. =>
`,
  },
  {
    name: 'delegates who follow one another, titles with an or',
    first: 6,
    read: 11,
    form: 'company',
    lines: `
Yönetim kurulu başkanlığına Zehra Masal'ı, genel müdürlüğe Cüneyt Öykü'yü atadık. => +bc Zehra Masal; +gm Cüneyt Öykü
Zehra Masal'ın yönetim kurulu üyeliğine seçilmesine 5.000 ret oyuna karşılık 95.000 kabul oyu ile karar verilmiştir. => +bm Zehra Masal
Masal Yatırım A.Ş.'nin yönetim kurulundaki temsilcisi Cüneyt Öykü değişmiş olup, yerine Zehra Masal belirlenmiştir. => -re Cüneyt Öykü; +re Zehra Masal [of=Masal Yatırım A.Ş.]
Şirketi başkan veya vekili münferiden temsil ve ilzam eder. => T Yönetim Kurulu Başkanı; T Yönetim Kurulu Başkan Vekili
Şirket, yönetim kurulu başkanı veya yardımcısının üyelerden biri ile birlikte atacağı imza ile temsil edilir. => T Yönetim Kurulu Başkanı,Yönetim Kurulu Üyesi; T Yönetim Kurulu Başkan Vekili,Yönetim Kurulu Üyesi
Başkan Zehra Masal'ın imzası bulunmak kaydıyla Cüneyt Öykü veya Tolga Hikaye'den birinin imzası ile şirketin temsil ve ilzamına karar verilmiştir. => J Zehra Masal > Cüneyt Öykü, Tolga Hikaye [any]
Şirketi başkan veya vekilinin teklif ettiği kişi münferiden temsil eder. =>
Başkan Zehra Masal'ın imzası bulunmadıkça Cüneyt Öykü veya Tolga Hikaye'den birinin imzası şirketi bağlamaz. =>
Yönetim kurulu üyesi Tolga Hikaye hariç, müdürlerin münferiden temsil yetkisi kaldırılmıştır. =>
Genel kurulda Zehra Masal başkan, Tolga Hikaye katip olup şirket genel kurulda temsil edilmiştir. =>
Masal Yatırım A.Ş. adına genel kurula katılan Tolga Hikaye belirlenmiştir. =>
`,
  },
  {
    name: 'who comes to and leaves a branch, by its tables, by its bank and by what was reported of it',
    first: 1,
    read: 9,
    form: 'branch',
    lines: `
İMZA YETKİSİ KALDIRILANLAR⏎Sicili Adı Soyadı Unvanı⏎40117 Rıza Tozlu Şube Müdürü⏎51220 Meral Akpınarcı Uzman Yardımcısı => -br Rıza Tozlu; -as Meral Akpınarcı
İMZA YETKİSİ VERİLENLER⏎Sicili Adı Soyadı Unvanı İmza Grubu⏎40117 Rıza Tozlu Şube Müdürü I. Grup => +br Rıza Tozlu
Şube müdürlüğüne Rıza Tozlu'nun, müdür muavinliğine Meral Akpınarcı'nın tayinlerine karar verilmiştir. => +br Rıza Tozlu; +as Meral Akpınarcı
Şubenin tam yetkili temsilcisi Rıza Tozlu'nun bu görevinden ayrılmasına karar verilmiştir. => -as Rıza Tozlu
Ingrid Maria Solberg 12.05.2030 tarihine kadar Tam Yetkili Temsilci olarak atanmıştır. => +as Ingrid Maria Solberg [u=2030-05-12]
Şube müdürü Rıza Tozlu'nun imza yetkisinin kaldırıldığı, yerine Meral Akpınarcı'nın şube müdürü olarak atandığı yönetim kurulu kararından anlaşılmış ve keyfiyetin Türk Ticaret Kanunu hükümlerine uygun olarak tescil edildiği ilan olunur. => -br Rıza Tozlu; +br Meral Akpınarcı
Şube müdürlüğüne Meral Akpınarcı'nın atandığı iddia edilmiş, kararın iptali için dava açıldığı anlaşılmış ve keyfiyetin Türk Ticaret Kanunu hükümlerine uygun olarak tescil edildiği ilan olunur. => told
Rıza Tozlu'nun umumi vekil olarak tayinine karar verilmiştir. => +as Rıza Tozlu
Rıza Tozlu'nun şubeyi 250.000 TL ile sınırlı olarak münferiden temsil etmesine karar verilmiştir. => S Rıza Tozlu [l=250000.00]
`,
  },
  {
    name: 'the offices of a cooperative, by its tables and lists',
    first: 1,
    read: 9,
    form: 'cooperative',
    lines: `
GÖREVİ SONA ERENLER⏎Adı Soyadı | Eski Görevi | Ayrılış Nedeni⏎Rıza Tozlu | Yönetim Kurulu Üyesi | İstifa => -bm Rıza Tozlu [r=resignation]
DENETİM KURULU⏎Adı Soyadı | Kimlik No | Görev Süresi⏎Rıza Tozlu | 655******20 | 26.3.2027⏎Meral Akpınarcı | 312******06 | 26.3.2027 => aud Rıza Tozlu; aud Meral Akpınarcı
TEMSİLE YETKİLİLER⏎Adı Soyadı | Temsil Şekli⏎Rıza Tozlu | Münferiden Temsile Yetkilidir. => +as Rıza Tozlu; S Rıza Tozlu
Görev bölümü aşağıdaki şekilde yapılmıştır.⏎Başkan : Rıza Tozlu⏎II. Başkan : Meral Akpınarcı⏎Muhasip : Bora Kestanelik⏎Üye : Halit Bozduman => +bc Rıza Tozlu; +bv Meral Akpınarcı; +bm Bora Kestanelik; +bm Halit Bozduman
Yönetim Kurulu (Asıl)⏎1. Rıza Tozlu (Başkan)⏎2. Bora Kestanelik (Üye-Muhasip)⏎3. Halit Bozduman (Üye)⏎seçilmişlerdir. => +bc Rıza Tozlu; +bm Bora Kestanelik; +bm Halit Bozduman
YÖNETİM KURULU ASİL⏎Rıza Tozlu⏎Meral Akpınarcı⏎Bora Kestanelik⏎DENETLEME KURULU ASİL⏎Halit Bozduman⏎Nermin Ulusarı⏎4 yıl süre ile seçilmişlerdir. => +bm Rıza Tozlu [y=4]; +bm Meral Akpınarcı [y=4]; +bm Bora Kestanelik [y=4]; aud Halit Bozduman; aud Nermin Ulusarı
Tasfiye memurları Rıza Tozlu ve Meral Akpınarcı ibra edilerek görevleri sona ermiştir. => -lq Rıza Tozlu; -lq Meral Akpınarcı
Görevi | Adı Soyadı | Görev Bitiş Tarihi | Temsil Yetkisi⏎Başkan | Rıza Tozlu | 01.03.2030 | Müşterek⏎Üye | Meral Akpınarcı | 01.03.2030 | - => told
Yönetim kurulunun görev bölümü:⏎Görevi | Adı Soyadı | Görev Bitiş Tarihi | Temsil Yetkisi⏎Başkan | Rıza Tozlu | 01.03.2030 | Münferit⏎Üye | Meral Akpınarcı | 01.03.2030 | - => +bc Rıza Tozlu [u=2030-03-01]; S Rıza Tozlu [u=2030-03-01]; +bm Meral Akpınarcı [u=2030-03-01]
`,
  },
  {
    name: 'records and reports of who goes, partners of firms',
    first: 0,
    read: 11,
    form: 'company',
    lines: `
Görevi Sona Eren Üyeler⏎Ad Soyad: Rıza Tozlu⏎Sona Erme Nedeni: Süre Bitimi⏎Ad Soyad: Meral Akpınarcı⏎Sona Erme Nedeni: Vefat => -bm Rıza Tozlu [r=term_end]; -bm Meral Akpınarcı [r=death]
Ad Soyad / Unvan: Masal Yatırım Anonim Şirketi⏎Tüzel Kişi Adına Hareket Edecek Gerçek Kişi: Rıza Tozlu⏎Görevi: Yönetim Kurulu Üyesi⏎Görev Bitiş Tarihi: 08.06.2029 => +bm Masal Yatırım Anonim Şirketi [u=2029-06-08]; +re Rıza Tozlu [of=Masal Yatırım Anonim Şirketi]
Sermayesi 90.000.000 liradır. Bunun 60 milyon lirasını Rıza Tozlu, 30 milyon lirasını Meral Akpınarcı koymuşlardır. => hold Rıza Tozlu 60000000.00/*; hold Meral Akpınarcı 30000000.00/*
Böylece sermayenin; komandite ortak Rıza Tozlu 50.000 YTL, komandite ortak Bora Kestanelik 20.000 YTL, komanditer ortak Meral Akpınarcı 30.000 YTL şeklinde olduğu kabul edilmiştir. => hold Rıza Tozlu 50000.00/*; hold Bora Kestanelik 20000.00/*; hold Meral Akpınarcı 30000.00/*
Rıza Tozlu'nun ölümü nedeniyle şirketin tasfiyesine, tasfiye memurluğuna ortaklar Orhan Tozlu ve Erhan Tozlu'nun seçilmelerine karar verilmiştir. => +lq Orhan Tozlu; +lq Erhan Tozlu
Rıza Tozlu'nun şirketi temsil salahiyeti kalmamıştır. => -as Rıza Tozlu
Rıza Tozlu'nun temsil görevine son verilmiştir. => -as Rıza Tozlu [r=dismissal]
Nüfus Müdürlüğü'nün 20.9.2021 tarihli yazısı ile Rıza Tozlu'nun 4.7.2021 tarihinde vefat ettiği bildirilmiştir. => told
Rıza Tozlu'nun payının Bora Kestanelik'e devrine, şirket müdürlüğünün Meral Akpınarcı tarafından yürütülmesine karar verilmiştir. => xfer Rıza Tozlu > Bora Kestanelik */*; +mg Meral Akpınarcı
Rıza Tozlu'nun 50 adet payının tamamının Bora Kestanelik'e satışına ve müdürlüğe Meral Akpınarcı'nın seçilmesine karar verilmiştir. => xfer Rıza Tozlu > Bora Kestanelik */50; +mg Meral Akpınarcı
Ortaklardan Rıza Tozlu'nun şirketten çıkmasına, müdürlüğün Meral Akpınarcı tarafından yürütülmesine karar verilmiştir. => +mg Meral Akpınarcı
`,
  },
  {
    name: 'agents whom a trader declares',
    first: 0,
    read: 3,
    form: 'trader',
    lines: `
İşletme sahibi Rıza Tozlu, ticari vekili Bora Kestanelik'i azlettiğini, Meral Akpınarcı'yı ticari vekil tayin ettiğini beyanla tescilini istemiş olmakla keyfiyet Türk Ticaret Kanunu hükümlerine uygun olarak tescil edildiği ilan olunur. => -px Bora Kestanelik [r=dismissal]; +px Meral Akpınarcı
Rıza Tozlu ticari vekili Bora Kestanelik'i 3.2.2010 tarihli azilname ile bu görevinden azlettiğini bildirmiş ve keyfiyet Türk Ticaret Kanunu hükümlerine uygun olarak tescil edildiği ilan olunur. => -px Bora Kestanelik [r=dismissal]
Adı Soyadı | Görev | Temsil Yetkisinin Kapsamı⏎Rıza Tozlu | İşletme Sahibi | Münferiden Temsile Yetkilidir. => +as Rıza Tozlu; S Rıza Tozlu
`,
  },
  {
    name: 'grades of a branch that an earlier notice gave to others, powers of a branch alone',
    first: 0,
    read: 7,
    form: 'branch',
    lines: `
Kurgu Şubemizde Müdür olarak görev yapan Hale Örnekoğlu'na 1. derece, Yönetici Tarık Sanal ile Yetkili Pelin Kurmaca'ya 2. derece imza yetkisi tanınmasına, şubenin 1. derece imza yetkilisi ile 2. derece imza yetkilisinin müştereken atacakları imzalar ile temsil ve ilzam edilmesine, bu yetkilerin Kurgu Şubesi işleri ile sınırlı olmasına karar verilmiştir. => +br Hale Örnekoğlu; +as Tarık Sanal; +as Pelin Kurmaca; J Hale Örnekoğlu > 2 [g=1 s]; J Tarık Sanal, Pelin Kurmaca > 1 [g=2 s]
Şubeye yeni tayin edilen Bireysel Müşteri Temsilcisi Tarık Sanal'a 2. derece imza yetkisi verilmiş olup adı geçen, şube işleri ile sınırlı olmak üzere 1. derece imza yetkililerinden biriyle müştereken temsile yetkilidir. => +as Tarık Sanal; J Tarık Sanal > 1 [g=2 s]
Sedat Kurmaca 1. derece imza yetkisiyle Kurgu Şubesi Müdürü olarak atanmıştır. Sedat Kurmaca şubeyi, Kurgu Şubesi işleriyle sınırlı olarak, 2. derece imza yetkililerinden herhangi biri ile birlikte temsil ve ilzam edecektir. => +br Sedat Kurmaca; J Sedat Kurmaca > 2 [g=1 s]
Şube işlemleri ile sınırlı olmak ve herhangi bir şube imza yetkilisi ile birlikte müştereken kullanılmak üzere; Şube Müdürü Hale Örnekoğlu'na 1. derece, Operasyon Yönetmeni Tarık Sanal'a 2. derece imza yetkisi verilmesine karar verildi. => +br Hale Örnekoğlu; +as Tarık Sanal; J Hale Örnekoğlu > * [g=1 s]; J Tarık Sanal > * [g=2 s]
Kurgu Şubesi Müdürlüğüne Sedat Kurmaca'nın atanmasına, şube işlemleri ile sınırlı olmak ve herhangi bir şube imza yetkilisi ile birlikte müştereken kullanılmak üzere Sedat Kurmaca'ya 1. derece imza yetkisi verilmesine karar verildi. => +br Sedat Kurmaca; J Sedat Kurmaca > * [g=1 s]
Maria Örnek (Malta uyruklu, pasaport no: 1******4, İstanbul'da mukim) ile Ozan Yalancı şubenin ticari mümessilleri olarak atanmış olup, şubeyi müşterek imzalarıyla temsil edeceklerdir. => +px Maria Örnek; +px Ozan Yalancı; J Maria Örnek, Ozan Yalancı
Kurgu Şube Müdürlüğüne Hale Örnekoğlu'nun atanması teklifi Genel Müdürlükçe uygun görülmemiştir. =>
Kurgu Şubemiz Müdürlüğüne Hale Örnekoğlu'nun, Şube Müdür Yardımcılığına Tarık Sanal'ın tayin edilmelerine ve adı geçenlerin Kurgu Şubesinin işlerine münhasıran şubeyi birlikte imza etmek suretiyle temsil ve ilzam etmelerine karar verilmiştir. => +br Hale Örnekoğlu; +as Tarık Sanal; J Hale Örnekoğlu, Tarık Sanal [s]
`,
  },
  {
    name: 'what a trader declares of his agents',
    first: 0,
    read: 7,
    form: 'trader',
    lines: `
İşletme sahibi Rıza Tozlu, işletmesine oğlu Bora Tozlu'yu (kimlik no 386******10) ticari mümessil olarak tayin ettiğini ve adı geçenin işletmeyi münferit imzası ile her hususta temsil ve ilzam edeceğini 09.02.2010 tarihli dilekçesiyle beyan etmiştir. => +px Bora Tozlu; S Bora Tozlu
İşletme sahibi Rıza Tozlu, ticari mümessili Bora Kestanelik'i bu görevinden azlettiğini bildirmiştir. => -px Bora Kestanelik [r=dismissal]
İşletme sahibi Rıza Tozlu, Bora Kestanelik ile Meral Akpınarcı'yı işletmesine ticari temsilci atamış olup, işletmeyi müştereken temsil edeceklerdir. => +px Bora Kestanelik; +px Meral Akpınarcı; J Bora Kestanelik, Meral Akpınarcı
İşletme sahibi Rıza Tozlu, oğlu Bora Tozlu'yu ileride ticari mümessil tayin etme hakkını saklı tuttuğunu beyan etmiştir. =>
Bora Kestanelik, işletmeyi münferiden temsil edeceğini beyan etmiştir. =>
İşletmenin temsilcisi olarak Bora Kestanelik atanmış; adı geçene un, şeker ve ambalaj malzemesi alımı ile satış bedellerinin tahsili konularıyla sınırlı olarak münferit temsil yetkisi verilmiştir. Bunların dışında kalan işler için yetkisi bulunmamaktadır. => +as Bora Kestanelik; S Bora Kestanelik [s]
Temsilci Bora Kestanelik'in temsilcilik görevine 08.11.2010 tarihi itibarıyla son verilmiştir. => -as Bora Kestanelik
`,
  },
  {
    name: 'enterprises of associations, liquidators, and whose power a court takes',
    first: 2,
    read: 7,
    form: 'limited',
    lines: `
Örnekköy Spor Kulübü Derneği yönetim kurulunun 12.02.2010 tarihli kararı ile kurulan iktisadi işletmenin müdürlüğüne Rıza Tozlu atanmıştır. => +mg Rıza Tozlu
İktisadi İşletme Müdürü Rıza Tozlu'nun görevden alınmasına karar verilmiştir. => -mg Rıza Tozlu [r=dismissal]
Tasfiye memuru Rıza Tozlu'nun istifasının kabulüne, tasfiyenin bundan sonra Meral Akpınarcı tarafından tek başına yürütülmesine, şirketin tasfiye halinde adı geçenin münferit imzası ile temsil edilmesine karar verilmiştir. => -lq Rıza Tozlu [r=resignation]; +lq Meral Akpınarcı; S Meral Akpınarcı
Örnek 2. Asliye Hukuk Mahkemesinin 2009/310 esas sayılı dosyasında verilen 06.01.2010 tarihli ihtiyati tedbir kararı gereğince; müdür Rıza Tozlu'nun temsil ve idare yetkisinin yargılama sonuna kadar kaldırılmasına, diğer müdür Meral Akpınarcı'nın yetkisinin aynen devamına karar verilmiştir. => -mg Rıza Tozlu [r=other]; +mg Meral Akpınarcı [c]
Müdür Rıza Tozlu'nun temsil yetkisi aynen devam etmektedir. => +mg Rıza Tozlu [c]
12.03.2010 tarih ve 7520 sayılı Ticaret Sicili Gazetesinde yayınlanan ilanda müdür "Esin Taşkıran"ın soyadı sehven "Taşkıran" olarak yazılmıştır. Doğrusu "Taşkaran" olacaktır. => corr Esin Taşkıran > Esin Taşkaran; +mg Esin Taşkaran
Müdür Rıza Tozlu'nun temsil yetkisinin tedbiren kaldırılması talebinin reddine, dosyanın bilirkişiye tevdiine karar verilmiştir. =>
İşletmenin temsil ve ilzamına, Vakıf Yönetim Kurulu Başkanı Rıza Tozlu ile Vakıf Genel Sekreteri Meral Akpınarcı'nın müştereken yetkili oldukları tescil edilmiştir. => J Rıza Tozlu, Meral Akpınarcı
12.03.2010 tarih ve 7520 sayılı gazetede ilan edilen kararda "Filiz Bozkurt" olarak geçen ismin doğrusu "Filiz Bozkurtoğlu" dur. Düzeltilerek ilan olunur. => corr Filiz Bozkurt > Filiz Bozkurtoğlu
12.03.2010 tarih ve 7520 sayılı gazetede ilan edilen kararda "Filiz Bozkurt" olarak geçen ismin doğrusu "Filiz Bozkurtoğlu" olup görev süresi 5 yıldır. Düzeltilerek ilan olunur. => corr Filiz Bozkurt > Filiz Bozkurtoğlu
Tasfiye memuru Meral Akpınarcı'nın istifa dilekçesi genel kurulca işleme konulmamıştır. =>
`,
  },
  {
    name: 'a cooperative whose chair must sign, a reserve who begins',
    first: 1,
    read: 3,
    form: 'cooperative',
    lines: `
Yönetim kurulu üyesi Nermin Ulusarı'nın vefatı nedeniyle boşalan üyeliğe birinci yedek üye Bora Kestanelik çağrılmış ve göreve başlamıştır. => -bm Nermin Ulusarı [r=death]; +bm Bora Kestanelik
Başkanlığa Sezgin Yağcıoğlu'nun, başkan vekilliğine Nermin Ulusarı'nın, muhasip üyeliğe Bora Kestanelik'in getirilmelerine, kooperatifin ünvanı altında başkan Sezgin Yağcıoğlu'nun imzası ile birlikte diğer iki üyeden herhangi birinin imzasının bulunması şartıyla müştereken temsil ve ilzam edilmesine oybirliği ile karar verildi. => +bc Sezgin Yağcıoğlu; +bv Nermin Ulusarı; +bm Bora Kestanelik; J Sezgin Yağcıoğlu > Nermin Ulusarı, Bora Kestanelik [any]; J Nermin Ulusarı > Sezgin Yağcıoğlu; J Bora Kestanelik > Sezgin Yağcıoğlu
Başkanlığa Sezgin Yağcıoğlu'nun, başkan vekilliğine Nermin Ulusarı'nın getirilmelerine, kooperatifin ünvanı altında başkan Sezgin Yağcıoğlu'nun imzası ile birlikte diğer iki üyeden herhangi birinin imzasının bulunması şartıyla müştereken temsil ve ilzam edilmesine karar verildi. => +bc Sezgin Yağcıoğlu; +bv Nermin Ulusarı
Yönetim kurulu başkanlığına aday gösterilen Sezgin Yağcıoğlu 40 oy, Nermin Ulusarı 40 oy almış; oylar eşit çıktığından seçim bir sonraki toplantıya bırakılmıştır. =>
Denetim Kurulu Üyeliklerine; Asıl Üyeler: Nermin Ulusarı, Bora Kestanelik Yedek Üyeler: Rıza Tozlu, Meral Akpınarcı seçilmişlerdir. => aud Nermin Ulusarı; aud Bora Kestanelik
Yönetim kurulu üyelerinden Nermin Ulusarı'nın istifası kabul edilerek yerine yedek üye Bora Kestanelik göreve çağrılmıştır. => -bm Nermin Ulusarı [r=resignation]; +bm Bora Kestanelik
`,
  },
  {
    name: 'powers of a limited company, bounded and joined',
    first: 4,
    read: 9,
    form: 'limited',
    lines: `
Şirketin 10 yıl süreyle müdürlüklerine Rıza Tozlu ile Meral Akpınarcı'nın seçilmelerine, müdürlerin her birinin şirket unvanı altına koyacakları münferit imzalarıyla şirketi her hususta temsil ve ilzam etmelerine oybirliğiyle karar verildi. => +mg Rıza Tozlu [y=10]; +mg Meral Akpınarcı [y=10]; S Rıza Tozlu,Meral Akpınarcı
Müdür Nermin Ulusarı'nın işlem bedeli 150.000 TL'yi geçmediği takdirde münferiden, geçtiği takdirde diğer müdür Rıza Tozlu ile müştereken şirketi temsil ve ilzam etmesine karar verilmiştir. => S Nermin Ulusarı [l=150000.00]; J Nermin Ulusarı > Rıza Tozlu [f=150000.00]
Meral Akpınarcı'nın 200.000 TL'yi aşmamak kaydıyla tek başına, bu tutarı aşan işlemlerde ise Halit Bozduman ile birlikte imza atmaya yetkili kılınmasına, => S Meral Akpınarcı [l=200000.00]; J Meral Akpınarcı > Halit Bozduman [f=200000.00]
Rıza Tozlu veya Meral Akpınarcı'dan birinin, Bora Kestanelik ile birlikte atacağı imzanın şirketi bağlamasına, => J Bora Kestanelik > Rıza Tozlu,Meral Akpınarcı [any]; J Rıza Tozlu > Bora Kestanelik; J Meral Akpınarcı > Bora Kestanelik
Umum müdür Meral Akpınarcı'ya on milyon liraya kadar (10.000.000.-TL) münferiden, fazlası için reis Halit Bozduman ile müştereken imza salahiyeti verilmiştir. => S Meral Akpınarcı [l=10000000.00]; J Meral Akpınarcı > Halit Bozduman [f=10000000.00]
Şirket müdürü Rıza Tozlu'nun yetkisinin, şirketi her konuda münferiden temsil ve ilzam edecek şekilde genişletilmesine, => S Rıza Tozlu
Bundan böyle şirketin Rıza Tozlu'nun münferit imzası veya Meral Akpınarcı ile Bora Kestanelik'in müşterek imzaları ile temsiline, => S Rıza Tozlu; J Meral Akpınarcı,Bora Kestanelik
Müdürlerden Rıza Tozlu 250.000 Türk Lirasına kadar olan işlemlerde münferiden, 250.000 Türk Lirasını aşan işlemlerde müdürlerden Bora Kestanelik'in da imzasıyla müştereken şirketi temsil eder. => S Rıza Tozlu [l=250000.00]; J Rıza Tozlu > Bora Kestanelik [f=250000.00]
Halit Bozduman'ın imza yetkisinin kaldırılarak, şirketin bundan sonra Nermin Ulusarı'nın tek imzası ile temsil ve ilzam olunmasına; keyfiyetin tescil ve ilanına, => -as Halit Bozduman; S Nermin Ulusarı
Rıza Tozlu'nun, yeterli teminat göstermesi halinde münferiden temsile yetkili kılınmasına, => told
Şirketin temsili hususunda Nermin Ulusarı ve Rıza Tozlu'nun müşterek imzalarının yeterli olup olmadığı görüşüldü. => told
`,
  },
  {
    name: 'powers of a company, by groups, matters and amounts',
    first: 1,
    read: 6,
    form: 'company',
    lines: `
Yönetim kurulu başkanlığına Halit Bozduman'ın, başkan vekilliğine Nermin Ulusarı'nın seçilmelerine; başkan ve başkan vekilinden her birinin münferit imzası ile şirketin temsil ve ilzam edilmesine karar verilmiştir. => +bc Halit Bozduman; +bv Nermin Ulusarı; S Halit Bozduman,Nermin Ulusarı
A grubu imza yetkilileri: Rıza Tozlu, Nermin Ulusarı; B grubu imza yetkilileri: Halit Bozduman, Meral Akpınarcı. Şirketimiz, A grubu imza yetkililerinden birinin B grubu imza yetkililerinden biri ile müştereken atacakları imzalar ile temsil ve ilzam olunur. => J Rıza Tozlu,Nermin Ulusarı > B [g=A]; J Halit Bozduman,Meral Akpınarcı > A [g=B]
Şirketi her türlü banka işlemlerinde Rıza Tozlu ile Nermin Ulusarı müştereken, resmi dairelerdeki işlemlerde ise Rıza Tozlu münferiden temsil eder. => J Rıza Tozlu,Nermin Ulusarı [s]; S Rıza Tozlu [s]
500.000 TL ve üzerindeki işlemlerde yönetim kurulu üyelerinden Rıza Tozlu ve Nermin Ulusarı'nın müşterek imzaları, 500.000 TL'nin altındaki işlemlerde ise bunlardan birinin imzası aranır. => J Rıza Tozlu,Nermin Ulusarı [f=500000.00]; S Rıza Tozlu,Nermin Ulusarı [l=500000.00]
Şirketin; a) Bankalardan kredi kullanımı, ipotek tesisi ve kefalet verilmesi işlemlerinde Rıza Tozlu ile Nermin Ulusarı'nın müşterek imzası, b) bunun dışındaki tüm işlemlerde Rıza Tozlu'nun münferit imzası ile temsil ve ilzamına, => J Rıza Tozlu,Nermin Ulusarı [s]; S Rıza Tozlu [s]
Şirketimiz yönetim kurulu başkanı Halit Bozduman ya da başkan vekili Nermin Ulusarı'nın imzasına, üyelerden Rıza Tozlu veya Meral Akpınarcı'nın imzasının eklenmesi suretiyle temsil olunur. => J Halit Bozduman > Rıza Tozlu,Meral Akpınarcı [any]; J Nermin Ulusarı > Rıza Tozlu,Meral Akpınarcı [any]; J Rıza Tozlu > Halit Bozduman,Nermin Ulusarı [any]; J Meral Akpınarcı > Halit Bozduman,Nermin Ulusarı [any]
Rıza Tozlu, Meral Akpınarcı'nın yazılı muvafakatiyle münferiden temsile yetkilidir. => told
Halit Bozduman ve Nermin Ulusarı'ya müştereken temsil yetkisi verilip verilmeyeceği yönetim kurulunun takdirine bırakılmıştır. => told
`,
  },
  {
    name: 'offices that pass from one to another, and what was put to the vote',
    first: 3,
    read: 20,
    form: 'company',
    lines: `
Üç kişilik yönetim kurulunun başkanlığına Rıza Tozlu, başkan vekilliğine Meral Akpınarcı 2.4.2031 tarihine kadar hizmet görmek üzere seçilmişlerdir. => +bc Rıza Tozlu [u=2031-04-02]; +bv Meral Akpınarcı [u=2031-04-02]
Başkanlığa Rıza Tozlu seçilmiş, boşalan vekilliğe Meral Akpınarcı getirilmiştir. => +bc Rıza Tozlu; +bv Meral Akpınarcı
Yönetim kurulu üyesi Rıza Tozlu'nun, üyelik görevi uhdesinde kalmak üzere başkanlığı da üstlenmesine karar verilmiştir. => +bc Rıza Tozlu
Yönetim kurulu başkanı Rıza Tozlu'nun başkanlıktan ayrılarak üye sıfatıyla görevine devam etmesine, başkanlığa Meral Akpınarcı'nın seçilmesine karar verilmiştir. => -bc Rıza Tozlu; +bm Rıza Tozlu; +bc Meral Akpınarcı
Masal Yatırım Limited Şirketi, kendisini Rıza Tozlu temsil etmek üzere yönetim kurulu üyeliğine üç yıllığına seçilmiştir. => +bm Masal Yatırım Limited Şirketi [y=3]; +re Rıza Tozlu [of=Masal Yatırım Limited Şirketi]
Masal Yatırım Limited Şirketi'ni kurulda temsil eden Rıza Tozlu'nun bu görevi sona ermiştir; adı geçen şirketin üyeliği sürmektedir. => -re Rıza Tozlu
Yönetim kurulu üyesi Meral Akpınarcı evlenerek Meral Tozlu soyadını almış olup görevini bu adla sürdürecektir. => +bm Meral Tozlu [c was=Meral Akpınarcı]
Yönetim kurulu üyeliğine 5.6.2022 - 4.6.2025 tarihleri arasında vazife ifa etmek üzere Rıza Tozlu seçilmiştir. => +bm Rıza Tozlu [s=2022-06-05 u=2025-06-04]
Süreleri dolan yönetim kurulu üyeleri Rıza Tozlu ile Meral Akpınarcı'nın iki yıl süreyle tekrar, ayrılan Bora Kestanelik'in yerine ise Halit Bozduman'ın seçilmesine karar verildi. => +bm Rıza Tozlu [y=2]; +bm Meral Akpınarcı [y=2]
Genel müdürümüz Rıza Tozlu emekliye ayrıldığından bu makama Meral Akpınarcı atanmıştır. => -gm Rıza Tozlu; +gm Meral Akpınarcı
Merhum Rıza Tozlu'dan boşalan yönetim kurulu üyeliğine Meral Akpınarcı'nın seçilmesi tasdik edilmiştir. => -bm Rıza Tozlu [r=death]; +bm Meral Akpınarcı
Yönetim kurulunca geçici olarak seçilen Rıza Tozlu'nun üyeliği genel kurulun tasvibine sunulmuş ve onaylanmıştır. => +bm Rıza Tozlu
Yönetim kurulunca geçici olarak seçilen Rıza Tozlu'nun üyeliği genel kurulun tasvibine sunulmuş ve görüşülmüştür. => told
Rıza Tozlu'nun üyeliğe seçilmesine dair önerge oylandı, kabul edildi. => +bm Rıza Tozlu
Rıza Tozlu'nun üyeliğe seçilmesine dair önerge oylandı, kabul edilmedi. => told
Rıza Tozlu'nun genel müdürlük yapmasına ve bu görevinin 3.3.2029 tarihine kadar sürmesine karar verildi. => +gm Rıza Tozlu [u=2029-03-03]
Geçen dönem yönetim kurulu üyeleri Rıza Tozlu ve Meral Akpınarcı'nın aynen tekrar seçilmeleri oya konuldu; oybirliğiyle kabul edildi. => +bm Rıza Tozlu; +bm Meral Akpınarcı
İki yıllığına yönetim kurulu üyeliklerine seçilenler aşağıdadır: 1- Rıza Tozlu 2- Meral Akpınarcı => +bm Rıza Tozlu [y=2]; +bm Meral Akpınarcı [y=2]
Evvelce genel müdür seçilen Rıza Tozlu'nun maaşının aylık net 900 TL olarak tayinine, => told
Rıza Tozlu yönetim kurulu üyeliğine seçilmiş ise de görevi kabul etmediğini bildirdiğinden seçim hükümsüz kalmıştır. => told
Yönetim kurulu üyesi Rıza Tozlu'nun istifa talebi geri çevrilmiştir. => told
Yönetim kurulu üyeliğinden çekilen Rıza Tozlu ile Meral Akpınarcı'nın yerlerine Bora Kestanelik ve Halit Bozduman getirilmiştir. => -bm Rıza Tozlu [r=resignation]; -bm Meral Akpınarcı [r=resignation]; +bm Bora Kestanelik; +bm Halit Bozduman
`,
  },
  {
    name: 'managers who go, stay and come',
    first: 1,
    read: 11,
    form: 'limited',
    lines: `
Müdürler bir araya gelerek başkanlığa Rıza Tozlu'yu seçmişlerdir. => +mc Rıza Tozlu
Müdürler kurulu başkanı Rıza Tozlu görevinden azledilmiş olup yeni başkan Meral Akpınarcı'dır. => -mc Rıza Tozlu [r=dismissal]; +mc Meral Akpınarcı
Müdür Rıza Tozlu'nun süresi dolduğundan, ortaklar görevine on yıl daha devam etmesini kabul etmişlerdir. => +mg Rıza Tozlu [y=10]
Şirket müdürünün Rıza Tozlu olmasına, müdürlük süresinin on beş (15) yıl olarak tayinine, => +mg Rıza Tozlu [y=15]
Müdür Rıza Tozlu'nun görevine devamına ve görev süresinin beş yıl daha temdidine karar verildi. => +mg Rıza Tozlu
Müdürlük vazifesinin ortak Rıza Tozlu'nun uhdesine tevdiine ittifakla karar verildi. => +mg Rıza Tozlu
Şirkete ikinci bir müdür daha atanmasına ve bu göreve Rıza Tozlu'nun getirilmesine karar verildi. => +mg Rıza Tozlu
Şirketi temsile yetkili müdür Rıza Tozlu bu vazifeden uzaklaştırılmıştır. => -mg Rıza Tozlu [r=dismissal]
Şirketi temsile yetkili müdürlerden Rıza Tozlu azledilerek yerine Meral Akpınarcı tayin olunmuştur. => -mg Rıza Tozlu [r=dismissal]; +mg Meral Akpınarcı
Asliye hukuk mahkemesinin kesinleşen kararıyla Rıza Tozlu müdürlükten azledilmiştir. => -mg Rıza Tozlu [r=dismissal]
Rıza Tozlu'nun müdürlüğü 3.4.2011 itibarıyla hitama ermiş, bu makama Meral Akpınarcı atanmıştır. => -mg Rıza Tozlu; +mg Meral Akpınarcı
Müdürlerin sayısının bire indirilmesi nedeniyle müdür Rıza Tozlu'nun müdürlüğü sona ermiştir. => -mg Rıza Tozlu [r=other]
`,
  },
  {
    name: 'elections put to a vote, places that became free, boards in older words',
    first: 6,
    read: 22,
    form: 'company',
    lines: `
Yapılan oylama sonunda 2 yıl süreyle görev yapmak üzere aşağıda isimleri yazılı kişiler yönetim kurulu üyeliğine seçilmişlerdir.⏎Ad Soyad: Rıza Tozlu⏎Ad Soyad: Meral Akpınarcı => +bm Rıza Tozlu [y=2]; +bm Meral Akpınarcı [y=2]
Yıl içinde boşalan yönetim kurulu üyeliğine TTK 363 gereği seçilen Rıza Tozlu'nun üyeliğinin onaylanmasına karar verildi. => +bm Rıza Tozlu
Yönetim kurulu üyeliğine getirilen Rıza Tozlu'nun atanması oylandı ve 310.000 kabul oyu ile onaylandı. => +bm Rıza Tozlu
B Grubu pay sahiplerini temsilen Rıza Tozlu ile Meral Akpınarcı, C Grubu pay sahiplerini temsilen Bora Kestanelik 2 yıl süre ile yönetim kurulu üyeliklerine seçilmişlerdir. => +bm Rıza Tozlu [y=2]; +bm Meral Akpınarcı [y=2]; +bm Bora Kestanelik [y=2]
İdare meclisi azalıklarına iki sene müddetle intihap olunan Rıza Tozlu, Meral Akpınarcı ve Bora Kestanelik aralarında vazife taksimi yaparak reisliğe Meral Akpınarcı'yı intihap etmişlerdir. => +bm Rıza Tozlu [y=2]; +bm Meral Akpınarcı [y=2]; +bm Bora Kestanelik [y=2]; +bc Meral Akpınarcı
Müteveffa idare meclisi azası Rıza Tozlu'dan inhilal eden azalığa Meral Akpınarcı'nın seçilmesi heyeti umumiyece tasvip edildi. => -bm Rıza Tozlu [r=death]; +bm Meral Akpınarcı
İdare Meclisi Azalarından Rıza Tozlu'nun istifasiyle inhilal eden azalığa Meral Akpınarcı'nın tayinine karar verildi. => -bm Rıza Tozlu [r=resignation]; +bm Meral Akpınarcı
Yönetim kurulunun iki üyeden teşkiline, üyeliklere Rıza Tozlu ve Meral Akpınarcı'nın getirilmelerine, görev müddetlerinin iki yıl olarak tayinine ittifakla karar verilmiştir. => +bm Rıza Tozlu [y=2]; +bm Meral Akpınarcı [y=2]
Yönetim kurulu üyeleri Rıza Tozlu ve Meral Akpınarcı olmak üzere iki kişiden oluşmakta olup 1.2.2030 tarihine kadar görevlidirler. => +bm Rıza Tozlu [u=2030-02-01]; +bm Meral Akpınarcı [u=2030-02-01]
BAŞKAN: Rıza Tozlu⏎2. BAŞKAN: Meral Akpınarcı⏎MUHASİP ÜYE: Bora Kestanelik⏎olarak görevlendirilmişlerdir. => +bc Rıza Tozlu; +bv Meral Akpınarcı; +bm Bora Kestanelik
Yönetim kurulu başkanı Rıza Tozlu'nun istifa etmesi üzerine yapılan görev bölümünde başkanlığa Meral Akpınarcı, boşalan başkan yardımcılığına Bora Kestanelik seçilmiş, birinci yedek üye Halit Bozduman asil üyeliğe alınmıştır. => -bc Rıza Tozlu [r=resignation]; +bc Meral Akpınarcı; +bv Bora Kestanelik; +bm Halit Bozduman
Masal Yatırım Limited Şirketi'ni yönetim kurulunda temsil etmekte olan Rıza Tozlu'nun görevinden alınarak yerine gerçek kişi temsilci olarak Meral Akpınarcı'nın atanmasına karar verildi. => -re Rıza Tozlu [r=dismissal]; +re Meral Akpınarcı [of=Masal Yatırım Limited Şirketi]
Masal Yatırım Limited Şirketi'nin gerçek kişi temsilcisi Rıza Tozlu'nun görevi sona ermiş, yeni temsilci olarak Meral Akpınarcı bildirilmiştir. => -re Rıza Tozlu; +re Meral Akpınarcı [of=Masal Yatırım Limited Şirketi]
Boşalan yönetim kurulu üyeliğine Rıza Tozlu'nun seçilmesine ve kendisinin başkan vekilliğine getirilmesine karar verildi. => +bm Rıza Tozlu; +bv Rıza Tozlu
2.3.1999 tarihinde yönetim kurulu üyeliği ve başkan vekilliğinden istifa eden Rıza Tozlu'nun istifasının kabulüne, => -bm Rıza Tozlu [r=resignation]; -bv Rıza Tozlu [r=resignation]
Yönetim kurulu başkanı Rıza Tozlu'nun 2.3.2020 tarihinde vefatı üzerine boşalan yönetim kurulu üyeliğine, en çok oyu almış bulunan yedek üye Meral Akpınarcı'nın çağrılmasına karar verildi. => -bc Rıza Tozlu [r=death]; -bm Rıza Tozlu [r=death]; +bm Meral Akpınarcı
Üyelerimizden merhum Rıza Tozlu 2.3.2020 tarihinde vefat etmiş, üyeliği bu sebeple kendiliğinden son bulmuştur. => -bm Rıza Tozlu [r=death]
Yeni seçilen kurul başkanlığa Rıza Tozlu'yu, başkan vekilliğine Meral Akpınarcı'yı ayırmış; mühürlerin yenilenmesini ittifakla kabul etmiştir. => +bc Rıza Tozlu; +bv Meral Akpınarcı
Yönetim kurulu üyesi Rıza Tozlu'nun şirket ortaklığından ihracı nedeniyle üyeliği düşmüş, yerine yedek üye Meral Akpınarcı'nın çağrılmasına karar verilmiştir. => -bm Rıza Tozlu; +bm Meral Akpınarcı
Rıza Tozlu ve Meral Akpınarcı'nın yönetim kurulu üyeliklerinin devamına, görev sürelerinin 2.3.2031 tarihine kadar uzatılmasına karar verildi. => +bm Rıza Tozlu [u=2031-03-02]; +bm Meral Akpınarcı [u=2031-03-02]
Yönetim kurulu üyesi Rıza Tozlu, Masal Yatırım Limited Şirketi'nin müdürler kurulu başkanlığına seçildiğini bildirmiştir. => told
Yönetim kurulu üyesi Rıza Tozlu'nun istifası halinde üyeliğin Meral Akpınarcı tarafından yürütülmesi kararlaştırılmıştır. => told
Başkanlığa Rıza Tozlu'yu, başkan vekilliğine Meral Akpınarcı'yı ayırmış; ancak bu seçim mühürlenmeden hükümsüz kalmıştır. => told
`,
  },
  {
    name: 'a manager whose term is renewed, and a branch whose manager goes elsewhere',
    first: 0,
    read: 3,
    form: 'limited',
    lines: `
Şirket müdürlerinden Rıza Tozlu'nun görev süresi dolduğundan 10 yıl süre ile tekrar müdür seçilmesine karar verildi. => +mg Rıza Tozlu [y=10]
Daha önce şirket müdürlüğüne atanmış bulunan Rıza Tozlu müdürlükten azledilmiş, ortak Meral Akpınarcı münferit imza ile temsil ve ilzama yetkili müdür olarak atanmıştır. => -mg Rıza Tozlu [r=dismissal]; +mg Meral Akpınarcı; S Meral Akpınarcı
Müdürlerden Rıza Tozlu ve Meral Akpınarcı görevlerinden alınmış, Bora Kestanelik ise yeniden müdür seçilmiştir. => -mg Rıza Tozlu [r=dismissal]; -mg Meral Akpınarcı [r=dismissal]; +mg Bora Kestanelik
`,
  },
  {
    name: 'what is taken back, left to others or open, and terms that begin anew',
    first: 6,
    read: 14,
    form: 'company',
    lines: `
Yönetim kurulu üyeliğine Rıza Tozlu'nun seçilmesine ilişkin 2.4.2014 tarihli kararın geri alınmasına karar verildi. => told
Genel müdürlüğe Rıza Tozlu'nun atanması hususunda yönetim kuruluna yetki verilmiştir. => told
Rıza Tozlu'nun genel müdürlük görevinin devam edip etmeyeceği yönetim kurulunca ayrıca karara bağlanacaktır. => told
Yönetim kurulu üyeliğine Rıza Tozlu seçilmiş sayılamayacağından yeniden seçim yapılmasına karar verilmiştir. => told
Yönetim kurulu üyelerimizin imza yetkileri aşağıdaki şekilde belirlenmiştir:⏎1) Rıza Tozlu⏎2) Meral Akpınarcı => told
Genel müdür Rıza Tozlu'nun görev süresi sona erdiğinden, genel müdürlüğe tekrar Rıza Tozlu'nun 2 yıl için seçilmesine karar verildi. => +gm Rıza Tozlu [y=2]
Genel müdürlüğe vekalet eden Rıza Tozlu'nun bu görevinin sona ermesine, genel müdürlüğe asaleten Meral Akpınarcı'nın atanmasına karar verilmiştir. => +gm Meral Akpınarcı
Genel müdür Rıza Tozlu'nun görevine 3.2.2017 itibariyle son verilmiş, genel müdürlüğe vekaleten Meral Akpınarcı atanmıştır. => -gm Rıza Tozlu
Genel müdür olarak görev yapmakta olan Rıza Tozlu'nun görevden affına ve genel müdürlük görevini Meral Akpınarcı'nın deruhte etmesine karar verilmiştir. => -gm Rıza Tozlu; +gm Meral Akpınarcı
Yönetim Kurulu Üyeliklerine aşağıdaki isimlerin 3 yıl süreyle seçilmelerine karar verildi.⏎a) Rıza Tozlu⏎b) Meral Akpınarcı => +bm Rıza Tozlu [y=3]; +bm Meral Akpınarcı [y=3]
Rıza Tozlu'nun yönetim kurulu üyeliğinden 4.1.2016 tarihinde istifa ettiği, yerine aynı tarihte Meral Akpınarcı'nın seçildiği görülmüştür. => -bm Rıza Tozlu [r=resignation]; +bm Meral Akpınarcı
Rıza Tozlu'nun yönetim kurulu üyeliğinin ve başkanlığının kendi isteğiyle sona ermesine karar verildi. => -bm Rıza Tozlu; -bc Rıza Tozlu
Rıza Tozlu'nun yönetim kurulu başkanlığı görevinin sona erdirilmesine, yönetim kurulu üyesi olarak devam etmesine karar verilmiştir. => -bc Rıza Tozlu; +bm Rıza Tozlu
Kooperatif kurulu başkanlığına Rıza Tozlu'yu, ikinci başkanlığa Meral Akpınarcı'yı seçmiştir; seçim, verilen önerge reddedilerek iptal edilmiştir. => told
`,
  },
  {
    name: 'powers that change, and what takes a second signature',
    first: 2,
    read: 7,
    form: 'limited',
    lines: `
Müdür Rıza Tozlu'nun 15.3.2007 tarihli kararla verilmiş bulunan müşterek temsil yetkisinin kaldırılarak kendisine münferiden temsil ve ilzam yetkisi verilmesine karar verilmiştir. => -as Rıza Tozlu; S Rıza Tozlu
Şirket müdürü Halit Bozduman'ın 750.000,00 (yediyüzellibin) TL'ye kadar (bu tutar dahil) yapılacak işlemlerde münferiden; bu tutarı geçen işlemlerde diğer müdür Meral Akpınarcı ile müştereken temsil ve ilzama yetkili kılınmasına, => S Halit Bozduman [l=750000.00]; J Halit Bozduman > Meral Akpınarcı [f=750000.00]
Meral Akpınarcı'nın şirketi vergi dairesi ve Sosyal Güvenlik Kurumu nezdindeki işlerde münferiden, diğer tüm işlerde Rıza Tozlu ile müştereken temsil etmesine karar verildi. => S Meral Akpınarcı [s]; J Meral Akpınarcı > Rıza Tozlu [s]
Şirketin her türlü taahhüt altına sokulabilmesi için müdürler Rıza Tozlu ile Nermin Ulusarı'nın şirket kaşesi altında birlikte imzalarının bulunması gerekir. => J Rıza Tozlu,Nermin Ulusarı
Gayrimenkul alımı, satımı ve ipotek verilmesi konularında Rıza Tozlu ile Meral Akpınarcı'nın müştereken; bunlar dışındaki bütün konularda ise her birinin münferiden şirketi temsil ve ilzam etmesine karar verilmiştir. => J Rıza Tozlu,Meral Akpınarcı [s]; S Rıza Tozlu,Meral Akpınarcı [s]
Şirketi 50.000 YTL.ye kadar Halit Bozduman münferit imza ile, 50.000 YTL.den yukarı işlemlerde ise Halit Bozduman ile Rıza Tozlu müşterek imza ile temsil ederler. => S Halit Bozduman [l=50000.00]; J Halit Bozduman,Rıza Tozlu [f=50000.00]
Müdürler Rıza Tozlu, Meral Akpınarcı ve Halit Bozduman; şirketi, birisi mutlaka Rıza Tozlu olmak üzere herhangi ikisinin müşterek imzasıyla temsil ve ilzam eder. => J Rıza Tozlu,Meral Akpınarcı,Halit Bozduman [any]
Meral Akpınarcı'nın ileride müdür olması halinde şirketi münferiden temsil etmesi düşünülmektedir. => told
Rıza Tozlu münferiden temsile yetkili olmadığı hususunda ihtar edilmiştir. => told
`,
  },
  {
    name: 'powers by matters and by one of each side',
    first: 0,
    read: 3,
    form: 'company',
    lines: `
Şirket, (A) grubu imza yetkilileri Rıza Tozlu ve Halit Bozduman'dan birinin, (B) grubu imza yetkilileri Meral Akpınarcı ve Nermin Ulusarı'dan biri ile müşterek imzası ile temsil edilir. => J Rıza Tozlu > Meral Akpınarcı,Nermin Ulusarı [any]; J Halit Bozduman > Meral Akpınarcı,Nermin Ulusarı [any]; J Meral Akpınarcı > Rıza Tozlu,Halit Bozduman [any]; J Nermin Ulusarı > Rıza Tozlu,Halit Bozduman [any]
Şirketin temsil şeklinin değiştirilmesine, bundan sonra şirketi Rıza Tozlu ve Meral Akpınarcı'dan herhangi birinin münferit imzası ile temsil ve ilzam etmesine karar verilmiştir. => S Rıza Tozlu,Meral Akpınarcı
Bankalarla yapılacak her türlü kredi ve kefalet işlemlerinde Rıza Tozlu'nun imzasının yanında Meral Akpınarcı veya Halit Bozduman'dan birinin imzası aranır. => J Rıza Tozlu > Meral Akpınarcı,Halit Bozduman [s any]; J Meral Akpınarcı > Rıza Tozlu [s]; J Halit Bozduman > Rıza Tozlu [s]
Şirketimizin ortağı olduğu Masal Tarım Limited Şirketi'nin ortaklar kurulunda Rıza Tozlu tarafından münferiden temsil edilmesine karar verilmiştir. => told
Toplantı tutanağının Rıza Tozlu ve Meral Akpınarcı tarafından müştereken imzalanmasına yetki verildi. => told
`,
  },
  {
    name: 'who signs for a cooperative beside its chair',
    first: 0,
    read: 2,
    form: 'cooperative',
    lines: `
Kooperatif, başkan Rıza Tozlu ile başkan yardımcısı Halit Bozduman veya muhasip Meral Akpınarcı'dan birinin müşterek imzası ile temsil edilir ve borçlandırılır. => J Rıza Tozlu > Halit Bozduman,Meral Akpınarcı [any]; J Halit Bozduman > Rıza Tozlu; J Meral Akpınarcı > Rıza Tozlu
Kooperatifi ilzam edecek bütün evrakta başkan Rıza Tozlu'nun imzası şart olup, ikinci imza olarak üyeler Halit Bozduman ve Nermin Ulusarı'dan herhangi birinin imzası yeterlidir. => J Rıza Tozlu > Halit Bozduman,Nermin Ulusarı [any]; J Halit Bozduman > Rıza Tozlu; J Nermin Ulusarı > Rıza Tozlu
`,
  },
  {
    name: 'powers with one of others, and what almost gives one',
    first: 2,
    read: 4,
    form: 'limited',
    lines: `
Rıza Tozlu'nun 300.000 TL'yi aşmayan işlemlerde münferiden, aşan işlemlerde ise Meral Akpınarcı veya Halit Bozduman'dan herhangi biri ile müştereken şirketi temsil etmesine karar verilmiştir. => S Rıza Tozlu [l=300000.00]; J Rıza Tozlu > Meral Akpınarcı,Halit Bozduman [any f=300000.00]
Müdürlerin imza yetkilerinin münferitten müştereke çevrilmesine, şirketin bundan böyle müdürler Rıza Tozlu ile Meral Akpınarcı'nın birlikte atacakları imzalar ile temsil edilmesine karar verilmiştir. => J Rıza Tozlu,Meral Akpınarcı
Müdür Bora Kestanelik'in yetkisi, 100.000 TL'ye kadar münferit, üzeri için Rıza Tozlu ile müşterek olarak yeniden belirlenmiştir. => S Bora Kestanelik [l=100000.00]; J Bora Kestanelik > Rıza Tozlu [f=100000.00]
Rıza Tozlu'nun yalnızca Meral Akpınarcı ile müştereken temsil edebilmesine; Bora Kestanelik'na ise münferit temsil yetkisi tanınmasına karar verilmiştir. => J Rıza Tozlu > Meral Akpınarcı; S Bora Kestanelik
Halit Bozduman'ın münferit imzası ile 12.3.2009 tarihinde akdedilen sözleşmenin onaylanmasına karar verilmiştir. => told
Rıza Tozlu'nun imza yetkisi müşterek olup münferiden imza atması halinde işlem şirketi bağlamaz. => told
Meral Akpınarcı'nın, müdür Rıza Tozlu'nun vereceği vekâletname kapsamında şirketi tek başına temsil edebileceği görüşülmüştür. => told
`,
  },
  {
    name: 'signatures that need more, or bind nobody',
    first: 1,
    read: 1,
    form: 'company',
    lines: `
Halit Bozduman, Nermin Ulusarı ve Rıza Tozlu'dan ikisinin imzası ile alınan karar şirketi bağlar. => told
Önceki yönetim kurulu döneminde Halit Bozduman ile Nermin Ulusarı'nın müşterek imzaları aranmakta idi. => told
Nermin Ulusarı'nın imzasına Halit Bozduman'ın onayının eklenmesi suretiyle şirket temsil olunur. => told
Şirketi Halit Bozduman'ın imzası veya Nermin Ulusarı ile Rıza Tozlu'nun imzaları bağlar. => S Halit Bozduman; J Nermin Ulusarı,Rıza Tozlu
`,
  },
  {
    name: 'a term of each, whom shares and offices pass to, and who met before',
    first: 3,
    read: 12,
    form: 'limited',
    lines: `
Rıza Tozlu'nun aksi karar alınıncaya kadar müdür, Meral Akpınarcı'nın 5 yıl süre ile müdür olarak seçilmelerine karar verildi. => +mg Rıza Tozlu; +mg Meral Akpınarcı [y=5]
Rıza Tozlu'nun on yıl, Meral Akpınarcı'nın beş yıl süre ile müdür olarak seçilmelerine karar verildi. => +mg Rıza Tozlu [y=10]; +mg Meral Akpınarcı [y=5]
Müdürlüğe 5 yıl süre ile Meral Akpınarcı'nın, aksi karar alınıncaya kadar Rıza Tozlu'nun seçilmelerine karar verildi. => +mg Meral Akpınarcı [y=5]; +mg Rıza Tozlu
Rıza Tozlu müddetsiz, Meral Akpınarcı beş yıl için müdür seçilmişlerdir. => +mg Rıza Tozlu; +mg Meral Akpınarcı [y=5]
Ortaklar kurulu toplanarak, Rıza Tozlu ve Meral Akpınarcı'nın on yıl süre ile müdürlüğe seçilmelerine, şirketin resmi daireler, bankalar, mahkemeler nezdinde şirket kaşesi altına atacakları müşterek imzaları ile temsil ve ilzam edilmesine oybirliği ile karar verilmiştir. => +mg Rıza Tozlu [y=10]; +mg Meral Akpınarcı [y=10]; J Rıza Tozlu,Meral Akpınarcı
Gündem: Müdür tayini hakkında Şirketimiz ortakları gündemi görüşerek; Rıza Tozlu'nun müdür seçilmesine, şirketi münferit imzasıyla temsil etmesine karar vermişlerdir. => +mg Rıza Tozlu; S Rıza Tozlu
Şirket ortağı Halit Bozduman şirketteki 400 hissesinin tamamını 10.000.000 TL. bedelle Bora Kestanelik'e devrederek ortaklıktan ayrılmasına, müdürlük görevinden istifasının kabulüne, yerine Bora Kestanelik'in müdür olarak seçilmesine karar verildi. => xfer Halit Bozduman > Bora Kestanelik */400; -mg Halit Bozduman [x=resignation]; +mg Bora Kestanelik
Ortaklardan Halit Bozduman'ın 90 paya karşılık 9.000,00 YTL. tutarındaki hissesinin tamamını, noterce düzenlenen hisse devri sözleşmesi ile Bora Kestanelik'e devretmesinin kabulüne ve pay defterine işlenmesine, müdürlük görevinden istifasının kabulüne karar verildi. => xfer Halit Bozduman > Bora Kestanelik 9000.00/90; -mg Halit Bozduman [x=resignation]
Ortak Halit Bozduman'ın 400 hissesini Bora Kestanelik'e devrine, müdürlük görevinin sona ermesine, müdürlüğe Nermin Ulusarı'nın seçilmesine karar verildi. => xfer Halit Bozduman > Bora Kestanelik */400; -mg Halit Bozduman [x=transfer]; +mg Nermin Ulusarı
Müteveffa ortak Halit Bozduman'ın 200 payının veraset ilamına göre eşi Nermin Bozduman'a 50 pay, oğlu Bora Bozduman'a 150 pay olarak intikaline, => xfer Halit Bozduman > Nermin Bozduman */50; xfer Halit Bozduman > Bora Bozduman */150
Bunun; 2.500.000.000.- TL'sına tekabül eden 100 hissesi Rıza Tozlu'ya, 1.500.000.000.- TL'sına tekabül eden 60 hissesi Meral Akpınarcı'ya aittir. => hold Rıza Tozlu 2500000000.00/100; hold Meral Akpınarcı 1500000000.00/60
Şirket ortağı Halit Bozduman'ın 40.000.000.000.-TL. tutarındaki 1600 hissesinden 800 adedini ortak Rıza Tozlu'ya, 800 adedini hariçten Meral Akpınarcı'ya devretmesine karar verildi. => xfer Halit Bozduman > Rıza Tozlu */800; xfer Halit Bozduman > Meral Akpınarcı */800
Halit Bozduman'ın müdürler kurulu başkanlığından ve müdürlükten ayrılmasına, => -mc Halit Bozduman; -mg Halit Bozduman
Halit Bozduman'ın payını Bora Kestanelik'e devri için verilen onayın geri alınmasına karar verildi. => told
Gelecek toplantıda Rıza Tozlu'nun müdür seçilmesinin görüşülmesine karar verilmiştir. => told
Rıza Tozlu'nun bankalar ve vergi daireleri nezdinde şirketi münferiden temsiline karar verilmiştir. => told
`,
  },
  {
    name: 'groups of signatories in older words, offices of a board that pass',
    first: 1,
    read: 9,
    form: 'company',
    lines: `
A grubuna Rıza Tozlu ve Meral Akpınarcı'nın, B grubuna Halit Bozduman'ın dahil edilmelerine, A grubunun münferit, B grubunun A grubundan biri ile müşterek imzalarının geçerli olmasına karar vermiştir. => S Rıza Tozlu,Meral Akpınarcı [g=A]; J Halit Bozduman > A [g=B any]
A grubu imza: Rıza Tozlu ve Meral Akpınarcı B grubu imza: Halit Bozduman ve umum müdür Bora Kestanelik. Şirketin, A grubundan bir imza ile B grubundan bir imzanın müştereken vazı ile her hususta temsil ve ilzam olunmasına, B grubu imzaların kendi aralarında şirketi ilzam etmemesine ittifakla karar verildi. => J Rıza Tozlu,Meral Akpınarcı > B [g=A]; J Halit Bozduman,Bora Kestanelik > A [g=B]
Reis Halit Bozduman ile azadan Bora Kestanelik'in salâhiyetlerinin nez'ine ittifakla karar verildi. => -bc Halit Bozduman; -bm Bora Kestanelik
Şirketin her türlü muamelatında; başkan Rıza Tozlu'nun tek imzası, murahhas aza Meral Akpınarcı ile umum müdür Halit Bozduman'ın müşterek imzalarının şirketi ilzam etmesine karar verildi. => S Rıza Tozlu; J Meral Akpınarcı,Halit Bozduman
Aza Halit Bozduman'ın vefatı ile inhilal eden idare meclisi azalığına T.T.K.nun 315. maddesi mucibince, yapılacak ilk umumi heyetin tasdikine arz olunmak üzere ve selefinin müddetini ikmal etmek kaydıyla Bora Kestanelik intihap edilmiştir. => -bm Halit Bozduman; +bm Bora Kestanelik
Umum müdürlüğe Dipl. Ing. Bora Kestanelik'in tayinine karar verildi. => +gm Bora Kestanelik
Yeni yönetim kurulu: Başkan Rıza Tozlu, Başkan Vekili Meral Akpınarcı, Üye Halit Bozduman. => +bc Rıza Tozlu; +bv Meral Akpınarcı; +bm Halit Bozduman
Yönetim kurulu üyeliklerine seçilen Rıza Tozlu, Meral Akpınarcı ve Halit Bozduman arasında görev dağılımı yapılarak Rıza Tozlu Başkan, Meral Akpınarcı Başkan Vekili, Halit Bozduman Üye olarak belirlenmiştir. => +bc Rıza Tozlu; +bv Meral Akpınarcı; +bm Halit Bozduman
Rıza Tozlu, Meral Akpınarcı ve Halit Bozduman görev dağılımı yaparak Rıza Tozlu Başkan, Meral Akpınarcı Başkan Vekili olarak belirlenmiştir. => +bc Rıza Tozlu; +bv Meral Akpınarcı
Yönetim kurulu başkanlığı görevini Rıza Tozlu'nun, başkan vekilliği görevini Nermin Ulusarı'nın yürütmesine; üye Halit Bozduman'ın istifasının kabulü ile yerine Bora Kestanelik'in seçilmesine karar verildi. => +bc Rıza Tozlu; +bv Nermin Ulusarı; -bm Halit Bozduman; +bm Bora Kestanelik
Şirketi ilzam için Rıza Tozlu ve Meral Akpınarcı'nın imzalarının bir arada bulunması şarttır. => J Rıza Tozlu,Meral Akpınarcı
Şirket, Rıza Tozlu'nun yalnız başına, Meral Akpınarcı ile Halit Bozduman'ın birlikte vazedecekleri imzalarla taahhüt altına girer. => S Rıza Tozlu; J Meral Akpınarcı,Halit Bozduman
Şirketi ilgilendiren bütün iş ve işlemlerde Rıza Tozlu'nun tek, Meral Akpınarcı'nın ise Rıza Tozlu ile birlikte imzası geçerlidir. => S Rıza Tozlu; J Meral Akpınarcı > Rıza Tozlu
`,
  },
  {
    name: 'a chair and his deputy in one sentence with their signatures',
    first: 0,
    read: 1,
    form: 'cooperative',
    lines: `
Yönetim kurulu üyeleri aralarında toplanarak Rıza Tozlu'yu başkan, Halit Bozduman'ı ikinci başkan, Nermin Ulusarı'yı muhasip üye olarak seçmiş ve kooperatifi başkan ile muhasip üyenin müşterek imzalarının temsil etmesine karar vermiştir. => +bc Rıza Tozlu; +bv Halit Bozduman; +bm Nermin Ulusarı; J Rıza Tozlu,Nermin Ulusarı
`,
  },
  {
    name: 'who winds a company up, for how long and how he signs',
    first: 2,
    read: 8,
    form: 'limited',
    lines: `
Bahri Doğanay'ın tasfiye memuru olarak seçilmesine ve şirketi tasfiye bakiyesinin sonuna kadar tek başına temsil ve ilzam etmesine karar verilmiştir. => +lq Bahri Doğanay; S Bahri Doğanay
Tasfiye memurluğuna Kurgu Mah. Hayal Sk. No: 3 Konak/İzmir adresinde ikamet eden Bahri Doğanay atanmıştır. Tasfiye memuru şirketi tasfiye süresince münferiden temsil eder. => +lq Bahri Doğanay; S Bahri Doğanay
Tasfiye memurluklarına Ercüment Tolga ile Pakize Bozok'un seçilmelerine, tasfiye işlerinin her ikisinin müşterek imzası ile yürütülmesine oybirliği ile karar verilmiştir. => +lq Ercüment Tolga; +lq Pakize Bozok; J Ercüment Tolga,Pakize Bozok
Depodaki mallar sayıldıktan sonra defterlerin kapatılmasına, tasfiye memurluklarına Ercüment Tolga ile Pakize Bozok'un seçilmelerine, tasfiye işlerinin her ikisinin müşterek imzası ile yürütülmesine karar verilmiştir. => +lq Ercüment Tolga; +lq Pakize Bozok; J Ercüment Tolga,Pakize Bozok
Depodaki mallar sayıldıktan sonra defterlerin kapatılmasına, tasfiye memurluğuna Bahri Doğanay'ın atanmasına, tasfiye memurunun şirketi tasfiye ile ilgili işlemlerde münferit imzası ile temsil etmesine karar verilmiştir. => +lq Bahri Doğanay; S Bahri Doğanay
Depodaki malların sayılmasına, müdürlüğe Bahri Doğanay'ın seçilmesine ve şirketi münferiden temsil etmesine karar verilmiştir. => +mg Bahri Doğanay; S Bahri Doğanay
Tasfiye memurları Ercüment Tolga ile Pakize Bozok tasfiye sonuna kadar şirketi müştereken temsil edeceklerdir. => J Ercüment Tolga,Pakize Bozok
Tasfiye memuru Bahri Doğanay tasfiye süresince şirketi tek imzası ile temsil edecektir. => S Bahri Doğanay
Tasfiye memurluğuna Bahri Doğanay'ın seçilmesi halinde şirketi tek başına temsil etmesi önerilmiştir. => told
Tasfiye memurunun ücretinin tespiti ile tasfiyenin sonuçlandırılması için altı ay ek süre tanınmasına karar verilmiştir. => told
`,
  },
  {
    name: 'who presides over a board and how it signs, in the words of its minutes',
    first: 8,
    read: 29,
    form: 'company',
    lines: `
Genel kurulun 4.6.2012 tarihinden başlayarak üç yıl müddetle vazife görmek üzere Sezgin Yağcıoğlu, Nermin Ulusarı ve hariçten Bora Kestanelik'i yönetim kurulu üyeliklerine getirdiği toplantı tutanağından anlaşılmıştır. => +bm Sezgin Yağcıoğlu [y=3 s=2012-06-04]; +bm Nermin Ulusarı [y=3 s=2012-06-04]; +bm Bora Kestanelik [y=3 s=2012-06-04]
Yönetim kurulu aynı gün toplanarak başkanlığı Sezgin Yağcıoğlu'nun, başkan vekilliğini Nermin Ulusarı'nın üstlenmesi hususunda mutabık kalmıştır. => +bc Sezgin Yağcıoğlu; +bv Nermin Ulusarı
Yönetim kurulu Sezgin Yağcıoğlu'nun riyasetinde bir araya gelerek başkan vekilliğine Nermin Ulusarı'nın geçmesinde görüş birliğine varmıştır. => +bv Nermin Ulusarı
Üyelerin Sezgin Yağcıoğlu'nun başkan, Nermin Ulusarı'nın başkan vekili sıfatını taşımasını kararlaştırdıkları anlaşılmıştır. => +bc Sezgin Yağcıoğlu; +bv Nermin Ulusarı
Yönetim kurulu başkanı olarak Sezgin Yağcıoğlu'nun, başkan yardımcısı olarak Nermin Ulusarı'nın vazife almaları ittifakla benimsenmiştir. => +bc Sezgin Yağcıoğlu; +bv Nermin Ulusarı
Yönetim kurulunun iki kişiden teşekkül etmesi benimsenerek üç yıllığına Sezgin Yağcıoğlu ile Nermin Ulusarı intihap olunmuştur. => +bm Sezgin Yağcıoğlu [y=3]; +bm Nermin Ulusarı [y=3]
Üyemiz Halit Bozduman'ın 3.2.2012 günü vefatıyla üyelik görevi son bulduğundan yerine Bora Kestanelik'in seçilmesine karar verilmiştir. => -bm Halit Bozduman [r=death]; +bm Bora Kestanelik
Şirketi bağlayacak evrakta biri mutlaka Sezgin Yağcıoğlu'na ait olmak üzere iki imza bulunacak; ikinci imzayı Nermin Ulusarı yahut Bora Kestanelik'ten hangisi hazır ise o atacaktır. => J Sezgin Yağcıoğlu > Nermin Ulusarı, Bora Kestanelik [any]; J Nermin Ulusarı > Sezgin Yağcıoğlu; J Bora Kestanelik > Sezgin Yağcıoğlu
Şirketin, Sezgin Yağcıoğlu'nun imzası bulunmak şartıyla Nermin Ulusarı veya Bora Kestanelik'ten birinin ona eşlik edeceği iki imza ile temsil ve ilzamı uygun görülmüştür. => J Sezgin Yağcıoğlu > Nermin Ulusarı, Bora Kestanelik [any]; J Nermin Ulusarı > Sezgin Yağcıoğlu; J Bora Kestanelik > Sezgin Yağcıoğlu
Şirketin Sezgin Yağcıoğlu ile Nermin Ulusarı tarafından atılacak müşterek imzayla temsil edilmesine, bu karardan önce verilmiş bütün imza yetkilerinin hükümden kaldırılmasına karar verildi. => J Sezgin Yağcıoğlu, Nermin Ulusarı
Sezgin Yağcıoğlu ile Nermin Ulusarı şirketi müşterek imzalarıyla temsil ederler; tek başına atılan imza, sahibinin unvanı ne olursa olsun, şirketi ilzam etmez. => J Sezgin Yağcıoğlu, Nermin Ulusarı
Nermin Ulusarı'nın HAYALİ MADENCİLİK ANONİM ŞİRKETİ'nde yönetim kurulu başkanlığını üstlendiği anlaşılmıştır. =>
Sezgin Yağcıoğlu'nun başkanlığı üstlenmesi hususunda mutabık kalınamamıştır. =>
Başkanın bulunmadığı toplantılarda başkanlığı Nermin Ulusarı'nın yürüteceği belirtilmiştir. =>
Yönetim kurulu Sezgin Yağcıoğlu, Nermin Ulusarı ve Bora Kestanelik'ten teşekkül eder, vazife müddetleri üç senedir. => +bm Sezgin Yağcıoğlu [y=3]; +bm Nermin Ulusarı [y=3]; +bm Bora Kestanelik [y=3]
Görev müddeti hitama eren yönetim kurulunun yerine, üç sene vazife yapmak kaydıyla Sezgin Yağcıoğlu ile Nermin Ulusarı'dan müteşekkil yeni yönetim kurulu seçilmiştir. => +bm Sezgin Yağcıoğlu [y=3]; +bm Nermin Ulusarı [y=3]
Sezgin Yağcıoğlu'nun imzasına Nermin Ulusarı yahut Bora Kestanelik'in imzasının iştirak etmesi suretiyle şirketin temsil olunacağı kararlaştırılmıştır. => J Sezgin Yağcıoğlu > Nermin Ulusarı, Bora Kestanelik [any]; J Nermin Ulusarı > Sezgin Yağcıoğlu; J Bora Kestanelik > Sezgin Yağcıoğlu
Yönetim kurulu üyeliğinden ayrıldığını bildiren Halit Bozduman'ın bu isteği yerinde görülmüş, yerine Bora Kestanelik alınmıştır. => -bm Halit Bozduman [r=resignation]; +bm Bora Kestanelik
İlk içtimada reisliğe Sezgin Yağcıoğlu, reis vekilliğine Nermin Ulusarı ayrılmıştır. => told
Şirketi temsil ve ilzama, Sezgin Yağcıoğlu'nun imzasına ilaveten Nermin Ulusarı veya Bora Kestanelik'ten herhangi birinin imzası lazımdır. => J Sezgin Yağcıoğlu > Nermin Ulusarı, Bora Kestanelik [any]; J Nermin Ulusarı > Sezgin Yağcıoğlu; J Bora Kestanelik > Sezgin Yağcıoğlu
Başkan Sezgin Yağcıoğlu tek başına, üyeler Nermin Ulusarı ile Bora Kestanelik ise yan yana atacakları imzalarla şirketi bağlamaya mezun kılınmışlardır. => S Sezgin Yağcıoğlu; J Nermin Ulusarı, Bora Kestanelik
Şirket işlerinin yürütülmesi ve temsili için Sezgin Yağcıoğlu münferit imza ile, Nermin Ulusarı ve Bora Kestanelik da ancak müşterek imza ile selahiyettar addolunmuştur. => S Sezgin Yağcıoğlu; J Nermin Ulusarı, Bora Kestanelik
Şirketin başkan Sezgin Yağcıoğlu'nun da bulunduğu iki imza ile temsil edilmesine, diğer imzanın Nermin Ulusarı veya Bora Kestanelik tarafından atılmasına karar verildi. => told
Olağan genel kurulumuzun 9 Nisan 2011 günü yapılan toplantısında yönetim kuruluna üç sene müddetle Sezgin Yağcıoğlu ile Nermin Ulusarı'nın seçildikleri, aynı gün yapılan vazife taksiminde başkanlığın Sezgin Yağcıoğlu'na verildiği anlaşılmıştır. => +bm Sezgin Yağcıoğlu [y=3]; +bm Nermin Ulusarı [y=3]; +bc Sezgin Yağcıoğlu
Yönetim kurulu Sezgin Yağcıoğlu başkanlığında toplanarak genel müdürlük görevini Halit Bozduman'ın deruhte etmesini ve şirketi tek imzasıyla temsil etmesini kararlaştırmıştır. => +gm Halit Bozduman; S Halit Bozduman
Şirketi bağlayan her senette iki imza bulunur; bunlardan biri başkan Sezgin Yağcıoğlu'nun, diğeri Nermin Ulusarı ile Bora Kestanelik'ten birinin imzasıdır. => told
Yönetim kurulu üyeliklerine Sezgin Yağcıoğlu bir, Nermin Ulusarı iki, Bora Kestanelik üç yıl süre ile seçilmişlerdir. => told
Toplantı tutanağını imzalamaya Sezgin Yağcıoğlu ve Nermin Ulusarı müştereken yetkili kılındı. =>
Tasfiye memuru sıfatıyla Halit Bozduman tasfiye bitinceye kadar şirketi kendi imzası ile tek başına temsil edecektir. => +lq Halit Bozduman; S Halit Bozduman
Başkan vekili Nermin Ulusarı'nın, başkanın mazereti halinde toplantılara riyaset etmesi uygun görülmüştür. =>
Başkan vekili Nermin Ulusarı'nın defterleri muhafaza etmesi uygun görülmüştür. =>
Müdür Nermin Ulusarı hastalandığından Bora Kestanelik müdür olarak seçilmiştir. => +mg Bora Kestanelik
Müdür Nermin Ulusarı görevini yapamayacağından müdürlüğe Bora Kestanelik getirilmiştir. => +mg Bora Kestanelik
Nermin Ulusarı ve Bora Kestanelik'in müdürlük görevlerini muhafaza etmeleri uygun görülmüştür. => +mg Nermin Ulusarı [c]; +mg Bora Kestanelik [c]
Müdürler Nermin Ulusarı ve Bora Kestanelik'in görevlerine devam etmeleri uygun görülmüştür. => +mg Nermin Ulusarı [c]; +mg Bora Kestanelik [c]
`,
  },
  {
    name: 'managers and their signatures in the words of partners',
    first: 6,
    read: 21,
    form: 'limited',
    lines: `
Rıza Tozlu'nun on yıl müddetle, Meral Akpınarcı'nın ise 31.12.2017 tarihine kadar müdür olarak görevlendirilmelerine karar verilmiştir. => +mg Rıza Tozlu [y=10]; +mg Meral Akpınarcı [u=2017-12-31]
Ortaklardan Rıza Tozlu'nun müdürler kurulu başkanı sıfatıyla müdür, Meral Akpınarcı'nın ise müdür olarak, aksine bir karar alınıncaya değin iş görmelerine karar verildi. => +mc Rıza Tozlu; +mg Meral Akpınarcı
Rıza Tozlu, Meral Akpınarcı ve Halit Bozduman'ın, süre ile mukayyet olmaksızın müdür seçilmelerine; bu üç müdürden hangi ikisi olursa olsun iki müdürün imzasının şirketi temsil ve ilzama yeter sayılmasına, bir müdürün tek imzasına hüküm tanınmamasına karar verilmiştir. => +mg Rıza Tozlu; +mg Meral Akpınarcı; +mg Halit Bozduman; J Rıza Tozlu, Meral Akpınarcı, Halit Bozduman [any]
Müdürlüğe Rıza Tozlu ile Meral Akpınarcı atanmış olup şirketin bu iki müdürün unvan altında yan yana bulunacak imzalarıyla bağlanmasına karar verilmiştir. => +mg Rıza Tozlu; +mg Meral Akpınarcı; J Rıza Tozlu, Meral Akpınarcı
Şirket müdürlüğünün Rıza Tozlu'nun uhdesinde bırakılmasına karar verilmiştir. => +mg Rıza Tozlu
Şirketin idaresini üç sene için Rıza Tozlu müdür sıfatıyla üzerine almıştır. => +mg Rıza Tozlu [y=3]
Müdürlüğe seçilen Rıza Tozlu'nun tek başına atacağı imzanın şirketi her hususta bağlayacağına ve ayrıca başka bir imzanın aranmayacağına ittifakla karar verildi. => +mg Rıza Tozlu; S Rıza Tozlu
Müdür Rıza Tozlu'nun azline ve kendisine bırakılmış olan müşterek imza yetkisinin geri alınmasına karar verildi. => -mg Rıza Tozlu [r=dismissal]
Müdürlüğe Tekin Bozalan ve Rıza Tozlu seçilmiştir. => +mg Tekin Bozalan; +mg Rıza Tozlu
Müdürlüğün Meral Akpınarcı tarafından yürütülmesi görüşülmüş, konu gelecek toplantıya bırakılmıştır. =>
Rıza Tozlu'nun istifası halinde müdürlüğe Meral Akpınarcı'nın geçmesi kararlaştırılmıştır. =>
Müdürlükten kendi arzusuyla çekilen Rıza Tozlu'nun boşalttığı vazifeye Meral Akpınarcı'nın getirilmesi ortaklarca muvafık bulunmuştur. => -mg Rıza Tozlu [r=resignation]; +mg Meral Akpınarcı
Rıza Tozlu'nun müdürlük vazifesine 1.9.2011 tarihinden muteber olmak üzere nihayet verilmiş, aynı vazife beş sene müddetle Meral Akpınarcı'nın uhdesine tevdi olunmuştur. => -mg Rıza Tozlu; +mg Meral Akpınarcı [y=5]
Şirketi müdürlerden Rıza Tozlu ile Meral Akpınarcı'nın birlikte koyacakları imza bağlar; birinin imzası tek başına hüküm ifade etmez. => J Rıza Tozlu, Meral Akpınarcı
Müdürler Rıza Tozlu ile Meral Akpınarcı'nın ikisinin birden imzası olmadıkça şirket hiçbir borç altına girmez. => J Rıza Tozlu, Meral Akpınarcı
Ortaklar toplanarak müdürlük hususunu müzakere etmişler ve aksi kararlaştırılıncaya değin bu vazifenin Rıza Tozlu tarafından görülmesinde mutabık kalmışlardır. => told
Müdürler Rıza Tozlu ile Meral Akpınarcı unvan altına birlikte vazedecekleri imzalar ile şirketi ilzam eder, tek başına atılan imza muteber sayılmaz. => J Rıza Tozlu, Meral Akpınarcı
Müdür Rıza Tozlu'nun istifa yazısının kayda alınmasına, bundan böyle müdürlüğün Meral Akpınarcı tarafından yürütülmesine karar verilmiştir. => -mg Rıza Tozlu [r=resignation]; +mg Meral Akpınarcı
İki müdür Rıza Tozlu ve Meral Akpınarcı'dan hangisi olursa olsun birinin imzası şirketi ilzama yeterlidir. => S Rıza Tozlu, Meral Akpınarcı
Ortak olmayan Meral Akpınarcı'nın şirkete müdür alınmasına ve kendisinin şirketi yalnızca kendi imzasıyla bağlamasına karar verilmiştir. => +mg Meral Akpınarcı; S Meral Akpınarcı
Müdürler kurulu başkanlığına, aksi kararlaştırılıncaya değin müdür sıfatıyla Rıza Tozlu getirilmiştir. => +mc Rıza Tozlu
`,
  },
  {
    name: 'ends and elections by their nouns, and offices in other companies',
    first: 9,
    read: 14,
    form: 'company',
    lines: `
Müdür Halit Bozduman'ın görevinin hitamına, yerine Bora Kestanelik'in müdür olarak tayinine karar verilmiştir. => -mg Halit Bozduman; +mg Bora Kestanelik
Yönetim kurulu üyesi Halit Bozduman'ın üyeliğinin hitamına karar verilmiştir. => -bm Halit Bozduman
Tasfiye memurları Halit Bozduman ve Bora Kestanelik'in vazifelerinin hitamına, tasfiye memurluğuna Nermin Ulusarı'nın seçilmesine karar verilmiştir. => -lq Halit Bozduman; -lq Bora Kestanelik; +lq Nermin Ulusarı
Müdür Halit Bozduman'ın görevinin hitamına ilişkin önerge reddedilmiştir. =>
Yönetim kurulu üyesi Halit Bozduman'ın üyeliğinin hitamına karar verilmesi talep edilmiştir. =>
Mahkemece Halit Bozduman'ın üyeliğinin hitamına dair kararın iptaline hükmedilmiştir. => told
Halit Bozduman'ın üyeliğinin hitamından sonra boşalan üyeliğe seçim yapılmamıştır. =>
Müdürlük görevi ortaklardan Sezgin Yağcıoğlu ile Nermin Ulusarı'ya bırakılmıştır. => +mg Sezgin Yağcıoğlu; +mg Nermin Ulusarı
Müdürlük görevi Sezgin Yağcıoğlu ve Nermin Ulusarı'ya verilmiştir. => +mg Sezgin Yağcıoğlu; +mg Nermin Ulusarı
KURGU MADENCİLİK ANONİM ŞİRKETİ'nin müdürü Halit Bozduman'ın görevi sona ermiştir. => told
KURGU MADENCİLİK ANONİM ŞİRKETİ'nin müdürlüğüne Halit Bozduman'ın atanmasına karar verilmiştir. => told
KURGU MADENCİLİK ANONİM ŞİRKETİ'nin müdürü Halit Bozduman'ın görevinin hitamına o şirketçe karar verilmiştir. => told
Yönetim kurulu üyesi Halit Bozduman'ın üyeliğinin sonlandırılmasına oybirliği ile karar verilmiştir. => -bm Halit Bozduman
KURGU MADENCİLİK ANONİM ŞİRKETİ'nin yönetim kurulu üyeliğine seçilmesine karar verilmiştir. => +bm KURGU MADENCİLİK ANONİM ŞİRKETİ
`,
  },
  {
    name: 'a power beside clauses that speak of other matters, and what only says it again',
    first: 6,
    read: 19,
    form: 'company',
    lines: `
Genel kurulca verilen yetkiye istinaden; şirketin 2012 bütçesinin tasdikine, şirketi Turgay Hayali, Nesrin Düşsel ve Haldun Farazi'den herhangi ikisinin atacakları müşterek imzaların temsil ve ilzam etmesine oybirliğiyle karar verilmiştir. => J Turgay Hayali, Nesrin Düşsel, Haldun Farazi [any]
Turgay Hayali ile Nesrin Düşsel'in, şirketi borç altına sokan her türlü evrakı birlikte imzalamak suretiyle temsil ve ilzam etmelerine, bunlardan yalnız birinin imzasının şirketi bağlamamasına karar verildi. => J Turgay Hayali, Nesrin Düşsel
Başkan Turgay Hayali'nin imzası daima bulunmak ve bu imzaya Nesrin Düşsel ile Haldun Farazi'den birinin imzası eklenmek suretiyle şirketin temsil ve ilzam olunmasına karar verilmiştir. => J Turgay Hayali > Nesrin Düşsel, Haldun Farazi [any]; J Nesrin Düşsel > Turgay Hayali; J Haldun Farazi > Turgay Hayali
Nesrin Düşsel'in imzası şirketi ancak Turgay Hayali'nin imzası ile yan yana geldiğinde bağlar. => J Nesrin Düşsel > Turgay Hayali
Şirketi bundan böyle ancak Turgay Hayali ile Nesrin Düşsel birlikte imza atarak taahhüt altına sokabilirler; evvelki münferit imza usulü kaldırılmıştır. => J Turgay Hayali, Nesrin Düşsel
Şirket namına tanzim edilecek bilcümle senet, mukavele ve çekler Turgay Hayali ile diğer üyeler Nesrin Düşsel veya Haldun Farazi'den birinin müşterek imzasını taşıyacaktır. => J Turgay Hayali > Nesrin Düşsel, Haldun Farazi [any]; J Nesrin Düşsel > Turgay Hayali; J Haldun Farazi > Turgay Hayali
Yönetim kurulu üyeleri Turgay Hayali, Nesrin Düşsel ve Haldun Farazi'nin (A) grubu imza yetkilisi sayılmalarına, şirketin bu gruptan herhangi iki kişinin müşterek imzasıyla temsil ve ilzamına karar verildi. => J Turgay Hayali, Nesrin Düşsel, Haldun Farazi [any g=A]
Turgay Hayali ile Nesrin Düşsel'in müşterek imzasıyla temsil ve ilzam olunmasına, bir üyenin tek imzasına hüküm tanınmamasına karar verildi. => J Turgay Hayali, Nesrin Düşsel
Ortaklar, Turgay Hayali'nin bundan böyle yalnızca Nesrin Düşsel ile birlikte imza koyabileceğini, tek başına atacağı imzanın geçerli olmayacağını kararlaştırmışlardır. => J Turgay Hayali > Nesrin Düşsel
Turgay Hayali'nin tek imzası ile her türlü iş ve muamelede şirketi temsil ve ilzam eylemesine karar verildi. => S Turgay Hayali
Yönetim kurulu başkanı Turgay Hayali'nin tek başına atacağı imzanın şirketi ilzam edeceği hususunda mutabık kalınmıştır. => S Turgay Hayali
Turgay Hayali'ye 100.000,00 TL'ye kadar (yüzbin Türk Lirası dahil) olan bütün işlemlerde münferit imza yetkisi verilmesine karar verildi. => S Turgay Hayali [l=100000.00]
Şirketin temsili bakımından elli bin Türk lirasını aşmayan işlerde Haldun Farazi'nin tek imzasının yeterli olmasına karar verilmiştir. => S Haldun Farazi [l=50000.00]
Haldun Farazi'nin azami ellibin Amerikan Doları tutarındaki işlerde münferit imzası ile şirketi temsil ve ilzam etmesine karar verilmiştir. => S Haldun Farazi [l=50000.00]
Haldun Farazi'nin tutarı 250.000 TL'den az olan işlerde münferit imzası ile şirketi temsil ve ilzam etmesine karar verilmiştir. => S Haldun Farazi [l=250000.00]
Turgay Hayali'nin 500 bin TL'ye kadar olan işlemlerde münferiden, bunu aşan işlemlerde Nesrin Düşsel ile müştereken temsil ve ilzama yetkili kılınmasına karar verildi. => S Turgay Hayali [l=500000.00]; J Turgay Hayali > Nesrin Düşsel [f=500000.00]
Turgay Hayali'nin şirketi münferiden temsil etmesi önerisi oy çokluğu ile reddedildi. =>
Kredi sözleşmesinin imzalanması için Turgay Hayali ile Nesrin Düşsel'in birlikte imza atmaları gerektiği banka tarafından bildirilmiştir. =>
Turgay Hayali'nin imzası bulunmadıkça Nesrin Düşsel'in imzası şirketi bağlamaz. =>
Turgay Hayali ve diğer üye şirketi münferiden temsil ve ilzam eder. => S Turgay Hayali
`,
  },
  {
    name: 'those of whom the same sentence speaks, and more ways to bound and to share a power',
    first: 2,
    read: 13,
    form: 'company',
    lines: `
Gülden Hayali'nin başkan, Ruhi Düşsel'in başkan vekili olarak vazife görmelerine, şirketin bu ikisinden birinin diğer üye Sevinç Farazi ile birlikte atacağı imza ile ilzam olunmasına karar verildi. => +bc Gülden Hayali; +bv Ruhi Düşsel; J Gülden Hayali > Sevinç Farazi; J Ruhi Düşsel > Sevinç Farazi; J Sevinç Farazi > Gülden Hayali, Ruhi Düşsel [any]
İmza sahipleri Gülden Hayali, Ruhi Düşsel ve Sevinç Farazi olup şirket bunlardan ikisinin müşterek imzası ile taahhüt altına girer. => J Gülden Hayali, Ruhi Düşsel, Sevinç Farazi [any]
Temsil yetkisi, üyelerden Gülden Hayali ve Ruhi Düşsel'e müştereken kullanılmak üzere verilmiştir. => J Gülden Hayali, Ruhi Düşsel
Şirketin ilzamı için Gülden Hayali'nin imzasının yanında mutlaka Ruhi Düşsel yahut Sevinç Farazi'nin imzasının da bulunması icap eder. => J Gülden Hayali > Ruhi Düşsel, Sevinç Farazi [any]; J Ruhi Düşsel > Gülden Hayali; J Sevinç Farazi > Gülden Hayali
Gülden Hayali ve Ruhi Düşsel şirketi ister birlikte ister ayrı ayrı temsil etmeye yetkilidirler. => S Gülden Hayali, Ruhi Düşsel
Gülden Hayali, Ruhi Düşsel ve Sevinç Farazi'den ikisinin şirket kaşesi altında bir araya gelecek imzaları şirketi borç altına koyar. => J Gülden Hayali, Ruhi Düşsel, Sevinç Farazi [any]
Her bir işlem bazında 250.000 USD'yi geçmemek kaydıyla Ruhi Düşsel tek imza ile, 250.000 USD'den fazla olan işlemlerde Ruhi Düşsel ve Sevinç Farazi çift imza ile şirketi temsile yetkilidir. => S Ruhi Düşsel [l=250000.00]; J Ruhi Düşsel, Sevinç Farazi [f=250000.00]
Gülden Hayali'nin, kambiyo taahhüdünde bulunmak dahil işletmenin bütün işlerinde şirketi münferit imzasıyla temsil etmek, taşınmazların devri ve bir hak ile sınırlandırılması ise hariç olmak üzere ticari mümessil tayin edilmesine karar verildi. => +px Gülden Hayali; S Gülden Hayali [x]
Gülden Hayali ile Ruhi Düşsel müdür seçilmiş olup bunlar şirketi ancak birlikte imza etmek suretiyle temsil ederler. => +mg Gülden Hayali; +mg Ruhi Düşsel; J Gülden Hayali, Ruhi Düşsel
Sevinç Farazi'nin yerine Gülden Hayali ve Ruhi Düşsel'in seçilmelerine, bunlardan herhangi birinin şirketi münferiden temsil etmesine karar verildi. => told
Yeni bir depo açılmasına, bunun için şirketin Gülden Hayali'nin tek imzası ile temsil edilmesine karar verildi. => told
Sermaye artırımının tescili şartıyla, depo kiralanmasına, şirketin Gülden Hayali'nin tek imzası ile temsil edilmesine karar verildi. => told
Gülden Hayali'nin şirketi münferiden temsil etmesine dair teklif, Sevinç Farazi'nin muhalefeti üzerine geri alınmıştır. =>
`,
  },
]
