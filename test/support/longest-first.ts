import { BaseSequencer } from 'vitest/node'
import type { TestSpecification } from 'vitest/node'

/* Longest first, where one file takes a minute and another a second: what is left for the end is short, so that no core stands idle
   while the other works on. The pure rules last of all: they have processes of their own, and who comes back to the others' starts those,
   with all their modules, a second time. */
const rooms = [
  /\/test\/(tools\/main|http\/shown)\./,
  /\/test\/e2e\//,
  /\/test\/api\//,
  /\/test\/(tools|platform|pipeline)\//,
  /\/test\/(?!domain\/)/,
]

const rank = ({ moduleId }: TestSpecification): number => {
  const at = rooms.findIndex((room) => room.test(moduleId))
  return at < 0 ? rooms.length : at
}

/** Orders test files by the rooms that take long; within a room as vitest does. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b))
  }
}
