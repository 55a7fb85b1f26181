import type { Decision } from '../../lib/domain/screening/decision.ts'
import { notScreened } from '../../lib/domain/screening/freshness.ts'
import { LIST_CODES, LIST_READER, type ListCode } from '../../lib/domain/screening/lists.ts'
import { screeningRecord, type ScreeningRecord } from '../../lib/domain/screening/record.ts'
import type { Subject } from '../../lib/domain/screening/subject.ts'
import { listEntry } from './listed.ts'

const DAY = '2026-11-20'
type Wanted = { names: number; hits?: number; near?: number; lists?: readonly ListCode[]; decision?: Decision['decision'] }

/** The record of a made-up screening of so many names, with so many hits (all decided alike, or none) and near names. */
export const madeUpScreening = ({ names, hits = 0, near = 0, lists = LIST_CODES, decision }: Wanted): ScreeningRecord => {
  const subjects = Array.from({ length: names }, (_, at): Subject => ({
    name: `Deneme Ad ${at}`,
    kind: 'person',
    role: at % 2 === 0 ? null : 'Yönetim Kurulu Üyesi',
    numbers: [],
  }))
  const inUse = lists.map((list) => ({
    list,
    version: 7,
    publishedOn: '2026-11-19',
    checkedOn: DAY,
    checkedAt: `${DAY}T06:00:00.000Z`,
    sha256: 'a'.repeat(64),
    records: 12_345,
    reader: LIST_READER,
  }))
  const decided: Decision | null =
    decision === undefined ? null : { decision, note: 'GİZLİ NOT', decidedBy: 'A. Uyum', at: '2026-11-19T10:00:00Z', pending: false }
  const met = (at: number) => ({
    subject: subjects[at % names]!,
    list: 'OFAC-SDN' as const,
    entryId: String(at),
    digest: '',
    identity: '',
    kind: 'person' as const,
    listedName: `LİSTEDEKİ AD ${at}`,
    matched: `Listedeki Ad, ${at}`,
    entry: listEntry(String(at), `LİSTEDEKİ AD ${at}`, { kind: 'person', nationalities: ['Iran'] }),
  })
  return screeningRecord(
    {
      day: DAY,
      subjects,
      lists: inUse,
      oldest: lists.length === 0 ? null : '2026-11-19',
      notScreened: notScreened(inUse, DAY),
      hits: Array.from({ length: hits }, (_, at) => ({
        ...met(at),
        strength: 'primary' as const,
        form: 'exact' as const,
        numbers: null,
        decision: decided,
      })),
      near: Array.from({ length: near }, (_, at) => ({
        ...met(at),
        score: 0.91,
        steps: [
          { own: 'muhammed', listed: 'muhammad', how: 'sound' as const, likeness: 0.95 },
          { own: 'ad', listed: 'ad', how: 'same' as const, likeness: 1 },
        ],
        signs: [{ what: 'birth_year' as const, agrees: true, effect: 0.05 }],
        decision: null,
      })),
    },
    null,
  )
}
