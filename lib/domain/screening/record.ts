/**
 * What a screening's sealed record holds (`veri`): canonicalised, digested and signed as reports are. Names and values are Turkish, as on
 * the wire. It holds the day, the names with their keys, the lists with their digests and every hit with the decision known then, so that
 * the same question of the same lists on the same day gives the same record, and anybody can form it again from the publishers' files.
 */
import type { EntryKind, NameStrength } from './entry.ts'
import { listsWithoutNear, markedLists } from './freshness.ts'
import { type KeyForm, type KeyKind } from './keys.ts'
import { LISTS, type ListCode } from './lists.ts'
import { shownNumber } from './numbers.ts'
import type { Step } from './near/compare.ts'
import type { NearHit, Sign } from './near/near-hits.ts'
import { type Decision, isOpen } from './decision.ts'
import type { Hit, Screening } from './screening.ts'
import { shownKeys, type Subject } from './subject.ts'

/** Raised when keys or the meaning of values change. */
export const RECORD_VERSION = 3

const KINDS = { person: 'kisi', entity: 'kurulus', craft: 'gemi', unknown: 'bilinmiyor', number: 'no' } as const satisfies Record<
  EntryKind | KeyKind,
  string
>
const STRENGTHS = {
  primary: 'asil',
  strong: 'guclu',
  weak: 'zayif',
  former: 'eski',
  original: 'ozgun_yazim',
  number: 'no',
} as const satisfies Record<NameStrength | 'number', string>
const FORMS = { number: 'kimlik_no', exact: 'tam', reordered: 'ters_sira', without_form: 'bicimsiz' } as const satisfies Record<
  KeyForm,
  string
>
const NUMBERS = { agree: 'uyusuyor', differ: 'celisiyor' } as const
export const DECISIONS = { same: 'ayni_kisi', other: 'farkli_kisi' } as const satisfies Record<Decision['decision'], string>
const MEETINGS = {
  same: 'ayni',
  sound: 'ayni_ses',
  spelling: 'yazim',
  joined: 'bitisik',
  initial: 'bas_harf',
  missing: 'listede_yok',
  left_out: 'sorguda_yok',
} as const satisfies Record<Step['how'], string>
const SIGNS = { birth_year: 'dogum_yili', nationality: 'uyruk' } as const satisfies Record<Sign['what'], string>

/**
 * A decision as a record may carry it. That somebody is the listed one is the compliance role's alone to know (6415 s.K.: whom it concerns
 * must not be warned): the record says that the case is being looked into, not what was decided, by whom or why.
 */
const decisionRecord = (decision: Decision | null) =>
  decision === null
    ? null
    : decision.decision === 'same'
      ? { karar: 'incelemede' as const, not: null, karar_veren: '', tarih: decision.at, onay_bekliyor: false }
      : { karar: DECISIONS.other, not: decision.note, karar_veren: decision.decidedBy, tarih: decision.at, onay_bekliyor: decision.pending }

type Company = { id: number | string; unvan: string | null; mudurluk: string | null; sicil_no: string | null }

/** What a hit and a near name say alike: which name met which entry of which list. */
const metRecord = ({ subject, list, entryId, kind, listedName }: Hit | NearHit) => ({
  ad: subject.name,
  rol: subject.role,
  liste: list,
  liste_ad: LISTS[list].tr,
  liste_ad_en: LISTS[list].en,
  liste_kaydi: entryId,
  kayit_turu: KINDS[kind],
  kayit_adi: listedName,
})

/** What both say of the listed one, and what was decided. */
const entryRecord = ({ entry, decision }: Hit | NearHit) => ({
  program: entry.programs.join('; '),
  dogum: entry.births,
  uyruk: entry.nationalities,
  karar: decisionRecord(decision),
})

const hitRecord = (hit: Hit) => ({
  ...metRecord(hit),
  // A person's number matched as a whole; it is not shown as one.
  eslesen:
    hit.strength === 'number'
      ? shownNumber(hit.entry.numbers.find(({ number }) => number === hit.matched) ?? { type: 'tckn', number: hit.matched })
      : hit.matched,
  ad_turu: STRENGTHS[hit.strength],
  eslesme: FORMS[hit.form],
  kimlik: hit.numbers === null ? null : NUMBERS[hit.numbers],
  dayanak: hit.entry.basis,
  listeye_alinma: hit.entry.listedOn,
  ...entryRecord(hit),
})

const nearRecord = (near: NearHit) => ({
  ...metRecord(near),
  eslesen: near.matched,
  puan: near.score,
  aciklama: [
    ...near.steps.map(({ own, listed, how, likeness }) => ({
      sorgu: own,
      listede: listed,
      nasil: MEETINGS[how] as string,
      puan: likeness,
    })),
    ...near.signs.map(({ what, agrees, effect }) => ({
      sorgu: '',
      listede: '',
      nasil: `${SIGNS[what]}_${agrees ? 'uyusuyor' : 'celisiyor'}`,
      puan: effect,
    })),
  ],
  kimlikler: near.entry.numbers.map(shownNumber),
  ...entryRecord(near),
})

const questionRecord = (subject: Subject) => ({
  ad: subject.name,
  tur: subject.kind === null ? null : KINDS[subject.kind],
  rol: subject.role,
  no: subject.numbers[0] ? shownNumber(subject.numbers[0]) : null,
  dogum_yili: subject.birthYear ?? null,
  uyruk: subject.nationality ?? null,
  anahtarlar: shownKeys(subject).map(({ kind, key }) => ({ tur: KINDS[kind], anahtar: key })),
})

/** The reason why nothing was asked at all: there is no profile yet. */
const NO_PROFILE = {
  liste: null,
  neden: 'profil_hazir_degil' as const,
  tr: 'Şirketin profili hazır değil; taranacak adlar bilinmiyor.',
  en: 'The profile of the company is not ready; the names to screen are not known.',
}
const REASONS = { missing: 'eksik', stale: 'eski' } as const

/** The sealed record of a screening. `ready` false: of a company whose names are not known yet; `former`: with those who left it. */
export const screeningRecord = (screening: Screening, company: Company | null, { ready = true, former = false } = {}) => ({
  surum: RECORD_VERSION,
  tarih: screening.day,
  sirket: company,
  eskiler: former,
  tarandi: ready && screening.notScreened.length === 0,
  gerekceler: [
    ...(ready ? [] : [NO_PROFILE]),
    ...screening.notScreened.map(({ list, reason, tr, en }) => ({
      liste: list as ListCode | null,
      neden: REASONS[reason] as 'eksik' | 'eski' | 'profil_hazir_degil',
      tr,
      en,
    })),
  ],
  taranan: screening.subjects.length,
  sorgular: screening.subjects.map(questionRecord),
  listeler: screening.lists.map(({ list, version, publishedOn, checkedOn, checkedAt, sha256, records }) => ({
    liste: list,
    surum: version,
    yayim_tarihi: publishedOn,
    kontrol_tarihi: checkedOn,
    kontrol_ani: new Date(checkedAt).toISOString(),
    sha256,
    kayit: records,
  })),
  uyarilar: [...markedLists(screening.lists, screening.day), ...(screening.near === null ? [] : listsWithoutNear(screening.lists))].map(
    ({ list, tr, en }) => ({ liste: list, tr, en }),
  ),
  liste_tarihi: screening.oldest,
  acik_isabet: screening.hits.filter(isOpen).length,
  isabetler: screening.hits.map(hitRecord),
  acik_benzer: (screening.near ?? []).filter(isOpen).length,
  benzerler: (screening.near ?? []).map(nearRecord),
})
type Written = ReturnType<typeof screeningRecord>
type WrittenList = Written['listeler'][number]
/** A record as it is kept: those made before version 3 say nothing of former names, and of a list's last check the day alone. */
export type ScreeningRecord = Omit<Written, 'listeler' | 'eskiler'> & {
  eskiler?: boolean
  listeler: (Omit<WrittenList, 'kontrol_ani'> & Partial<Pick<WrittenList, 'kontrol_ani'>>)[]
}
