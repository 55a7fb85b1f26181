/** What a decision would change, in words: shown before it is taken. */
import { changesOf } from '../company/changes/changes.ts'
import { companyOn } from '../company/company.ts'
import { completenessOf, type Section, type SectionState } from '../company/completeness.ts'
import type { CompanyRecord } from '../company/record.ts'
import { representationText, roleName } from '../company/texts.ts'
import { dateText } from '../company/changes/change-texts.ts'
import type { Bilingual } from '../kernel/bilingual.ts'
import type { IsoDate } from '../kernel/dates.ts'
import { judgementOf } from '../law/judgement.ts'
import type { Verdict } from '../signing/answer.ts'
import type { SealCode } from '../report/snapshot.ts'
import { snapshotOf } from '../report/compose.ts'

/** How somebody signs in general: what the signing check says, and how. */
export type Signs = { verdict: Verdict; form: 'sole' | 'joint' | null }
/** `officers`: those who come, go or sign otherwise, in a sentence each; `signing`: those whose answer turns. */
export type Effect = {
  changes: Bilingual[]
  officers: Bilingual[]
  signing: { person: string; before: Signs; after: Signs }[]
  sections: { section: Section; before: SectionState['state']; after: SectionState['state'] }[]
  seal: { before: SealCode; after: SealCode }
}

/** Somebody with a hundred officers is shown in part: the preview is no list. */
const MOST_ASKED = 30

const officersOf = (record: CompanyRecord, today: IsoDate): Map<string, Bilingual> => {
  const { officers } = companyOn(record, today)
  return new Map(
    [...officers.inOffice, ...officers.commissioners].map((officer) => {
      const power = representationText(officer.powers)
      const roles = (language: 'tr' | 'en'): string => [...new Set(officer.offices.map(({ role }) => roleName(role)[language]))].join(', ')
      const since = officer.since === null ? null : dateText(officer.since)
      return [
        officer.person.name,
        {
          tr: `${officer.person.name}: ${roles('tr')}; ${power.tr}${since ? `; ${since.tr} gününden itibaren` : ''}`,
          en: `${officer.person.name}: ${roles('en')}; ${power.en}${since ? `; since ${since.en}` : ''}`,
        },
      ]
    }),
  )
}

const signing = (record: CompanyRecord, person: string, today: IsoDate): Signs => {
  const { verdict, form } = judgementOf(record.country).checkSigning(record, {
    person,
    day: today,
    today,
    amount: null,
    currency: 'TRY',
    transaction: null,
    coSigners: [],
  })
  return { verdict, form }
}

const sealIn = (record: CompanyRecord, today: IsoDate): SealCode =>
  snapshotOf(record, {
    company: { id: record.id, unvan: record.title, mudurluk: record.office, sicil_no: record.registryNo },
    sandbox: false,
    today,
    screening: { tarandi: false, deneme: false, taranan: 0, isabetler: [], liste_tarihi: '', gerekceler: [] },
  }).muhur.kod

/** What the second record says otherwise than the first. */
export const effectOf = (before: CompanyRecord, after: CompanyRecord, today: IsoDate): Effect => {
  const told = new Set(changesOf(before).map(({ key }) => key))
  const [was, is] = [officersOf(before, today), officersOf(after, today)]
  const people = [...new Set([...was.keys(), ...is.keys()])].slice(0, MOST_ASKED)
  const [states, later] = [completenessOf(before), completenessOf(after)]
  return {
    changes: changesOf(after)
      .filter(({ key }) => !told.has(key))
      .map(({ summary, on }) => {
        const day = on === null ? null : dateText(on)
        return { tr: `${day ? `${day.tr}: ` : ''}${summary.tr}`, en: `${day ? `${day.en}: ` : ''}${summary.en}` }
      }),
    officers: [
      ...[...is].filter(([name, text]) => was.get(name)?.tr !== text.tr).map(([, text]) => text),
      ...[...was.keys()].filter((name) => !is.has(name)).map((name) => ({ tr: `${name}: görevde değil`, en: `${name}: not in office` })),
    ],
    signing: people.flatMap((person) => {
      const [first, second] = [signing(before, person, today), signing(after, person, today)]
      return first.verdict === second.verdict && first.form === second.form ? [] : [{ person, before: first, after: second }]
    }),
    sections: states.flatMap(({ section, state }, at) =>
      state === later[at]?.state ? [] : [{ section, before: state, after: later[at]?.state ?? state }],
    ),
    seal: { before: sealIn(before, today), after: sealIn(after, today) },
  }
}
