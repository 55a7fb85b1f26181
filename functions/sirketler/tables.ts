/** The columns of this group's lists as tables. */
import type { TableColumn } from '../../lib/http/wire/table-answer.ts'
import type { CompanyWire, OfficersWire, TermEndWire } from './contract.ts'

type OfficerWire = OfficersWire['yetkililer'][number]

export const COMPANY_COLUMNS: TableColumn<CompanyWire>[] = [
  { title: { tr: 'Kimlik', en: 'Id' }, of: ({ id }) => id, width: 20 },
  { title: { tr: 'Unvan', en: 'Title' }, of: ({ unvan }) => unvan, width: 60 },
  { title: { tr: 'Müdürlük', en: 'Registry office' }, of: ({ mudurluk }) => mudurluk },
  { title: { tr: 'Sicil no', en: 'Registry number' }, of: ({ sicil_no }) => sicil_no },
  { title: { tr: 'İlan sayısı', en: 'Notices' }, of: ({ ilan_sayisi }) => ilan_sayisi },
  { title: { tr: 'Son ilan', en: 'Last notice' }, of: ({ son_ilan_tarihi }) => son_ilan_tarihi },
  { title: { tr: 'Aşama', en: 'Stage' }, of: ({ asama }) => asama },
  { title: { tr: 'Takip başlangıcı', en: 'Followed since' }, of: ({ takip_baslangici }) => takip_baslangici, width: 28 },
  { title: { tr: 'Profil', en: 'Profile' }, of: ({ profil }) => profil, width: 60 },
]

/** Where a record stands in the gazette. */
const source = <
  Row extends { kaynak: { ilan_tarihi: string | null; alinti: string; gazete_pdf: string | null } | null },
>(): TableColumn<Row>[] => [
  { title: { tr: 'İlan tarihi', en: 'Notice of' }, of: ({ kaynak }) => kaynak?.ilan_tarihi ?? null },
  { title: { tr: 'Alıntı', en: 'Quote' }, of: ({ kaynak }) => kaynak?.alinti ?? null, width: 80 },
  { title: { tr: 'Gazete PDF', en: 'Gazette PDF' }, of: ({ kaynak }) => kaynak?.gazete_pdf ?? null, width: 60 },
]

export const OFFICER_COLUMNS: TableColumn<OfficerWire>[] = [
  { title: { tr: 'İsim', en: 'Name' }, of: ({ isim }) => isim, width: 32 },
  { title: { tr: 'Sıfat', en: 'Office' }, of: ({ sifat }) => sifat, width: 28 },
  { title: { tr: 'Temsil', en: 'Representation' }, of: ({ temsil }) => temsil, width: 40 },
  { title: { tr: 'Derece', en: 'Grade' }, of: ({ derece }) => derece },
  { title: { tr: 'Birlikte', en: 'Together with' }, of: ({ birlikte }) => birlikte?.join(', ') ?? null, width: 40 },
  { title: { tr: 'Başlangıç', en: 'Since' }, of: ({ baslangic }) => baslangic },
  { title: { tr: 'Görev bitişi', en: 'Term ends' }, of: ({ gorev_bitis }) => gorev_bitis },
  { title: { tr: 'Dayanak', en: 'Basis' }, of: ({ gorev_dayanak }) => gorev_dayanak, width: 32 },
  { title: { tr: 'Süresi dolmuş', en: 'Lapsed' }, of: ({ suresi_dolmus }) => suresi_dolmus },
  ...source<OfficerWire>(),
]

export const TERM_END_COLUMNS: TableColumn<TermEndWire>[] = [
  { title: { tr: 'Şirket kimliği', en: 'Company id' }, of: ({ sirket }) => sirket.id, width: 20 },
  { title: { tr: 'Şirket', en: 'Company' }, of: ({ sirket }) => sirket.unvan, width: 60 },
  { title: { tr: 'İsim', en: 'Name' }, of: ({ isim }) => isim, width: 32 },
  { title: { tr: 'Sıfat', en: 'Office' }, of: ({ sifat }) => sifat, width: 28 },
  { title: { tr: 'Görev bitişi', en: 'Term ends' }, of: ({ gorev_bitis }) => gorev_bitis },
  { title: { tr: 'Kalan gün', en: 'Days left' }, of: ({ kalan_gun }) => kalan_gun },
  { title: { tr: 'Süresi dolmuş', en: 'Lapsed' }, of: ({ suresi_dolmus }) => suresi_dolmus },
  { title: { tr: 'Dayanak', en: 'Basis' }, of: ({ gorev_dayanak }) => gorev_dayanak, width: 32 },
  ...source<TermEndWire>(),
]
