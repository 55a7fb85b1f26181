/** What the values of a screening's record are called, for people. */
import type { Bilingual } from '../kernel/bilingual.ts'
import type { ScreeningRecord } from './record.ts'

type Hit = ScreeningRecord['isabetler'][number]
const both = (tr: string, en: string): Bilingual => ({ tr, en })

/** How exactly a name met a listed one (`eslesme`). */
export const MATCHES: Readonly<Record<Hit['eslesme'], Bilingual>> = {
  kimlik_no: both('kimlik numarası aynı', 'same identity number'),
  tam: both('ad aynı', 'same name'),
  ters_sira: both('adların sırası başka', 'names in another order'),
  bicimsiz: both('hukuki biçim dışında aynı', 'same but for the legal form'),
}

/** What was decided (`karar`), as far as the record says it. */
export const DECISION_NAMES: Readonly<Record<NonNullable<Hit['karar']>['karar'], Bilingual>> = {
  farkli_kisi: both('Başka biri', 'Somebody else'),
  incelemede: both('İncelemede', 'Being looked into'),
}

const MEETINGS: Readonly<Record<string, Bilingual>> = {
  ayni: both('aynı', 'the same'),
  ayni_ses: both('aynı ses', 'the same sound'),
  yazim: both('bir harf başka', 'a letter differs'),
  bitisik: both('bitişik yazım', 'written together'),
  bas_harf: both('baş harf', 'initial'),
  listede_yok: both('listedeki adda yok', 'not in the listed name'),
  sorguda_yok: both('aranan adda yok', 'not in the name asked for'),
  dogum_yili_uyusuyor: both('doğum yılı uyuşuyor', 'year of birth agrees'),
  dogum_yili_celisiyor: both('doğum yılı başka', 'year of birth differs'),
  uyruk_uyusuyor: both('uyruk uyuşuyor', 'nationality agrees'),
  uyruk_celisiyor: both('uyruk başka', 'nationality differs'),
}

/** One step of why a name is near (`aciklama`): which part met which, and how. */
export const stepText = ({ sorgu, listede, nasil }: ScreeningRecord['benzerler'][number]['aciklama'][number]): Bilingual => {
  const parts = [...new Set([sorgu, listede])].filter(Boolean).join(' – ')
  const how = MEETINGS[nasil] ?? both(nasil, nasil)
  return parts === '' ? how : both(`${parts}: ${how.tr}`, `${parts}: ${how.en}`)
}

/** Kinds of names asked for and of entries. */
export const KIND_NAMES: Readonly<Record<string, Bilingual>> = {
  kisi: both('kişi', 'person'),
  kurulus: both('kuruluş', 'entity'),
  gemi: both('gemi', 'craft'),
  no: both('numara', 'number'),
  bilinmiyor: both('türü bilinmiyor', 'of unknown kind'),
}
