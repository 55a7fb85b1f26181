/**
 * The sections of a report, from the snapshot to lines of text. An empty list was checked and holds nothing; null is not known yet: the two
 * never read alike.
 */
import { capital, directive, identity, officers, shareholders } from './company-sections.ts'
import { changes, flags, screening } from './finding-sections.ts'
import type { Section } from './model.ts'
import { completeness, legend } from './reading-sections.ts'
import type { Snapshot } from './snapshot.ts'
import type { Writer } from './writer.ts'

/** Everything a report tells of the company, in the order in which it is read. */
export const sectionsOf = (veri: Snapshot, writer: Writer): Section[] => [
  identity(veri, writer),
  officers('yetkililer', 'officers', veri.yetkililer, writer),
  officers('suresi-bitenler', 'lapsed', veri.bitmis_gorunen_yetkililer, writer),
  ...directive(veri, writer),
  capital(veri, writer),
  shareholders(veri, writer),
  flags(veri, writer),
  screening(veri, writer),
  changes(veri, writer),
  completeness(veri, writer),
  legend(writer),
]
