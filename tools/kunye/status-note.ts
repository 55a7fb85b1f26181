import { type Command, InvalidArgumentError, Option } from 'commander'
import { type ComponentNames, findComponent, GROUPS } from '../../lib/domain/health/components.ts'
import { NOTED_STATES, type OperatorNote } from '../../lib/domain/health/status.ts'
import { dayIn, daysBetween, type IsoDate } from '../../lib/domain/kernel/dates.ts'
import { listStatusNotes, noteStatus, removeStatusNotes } from '../../lib/store/measurements.ts'
import { counted, givenDay, openTarget, printTable, UsageError } from './context.ts'

/** Days that the status page shows: an older note is seen by nobody, a longer one is a mistake. */
const MOST_DAYS = 90
const MOST_LETTERS = 500

const everyPart = (): ComponentNames[] => GROUPS.flatMap(({ components }) => components)

const partOf = (name: string): ComponentNames => {
  const part = findComponent(name)
  if (!part)
    throw new UsageError(
      `There is no part ${name}. Parts: ${everyPart()
        .map(({ key, name: { en } }) => `${key} (${en})`)
        .join(', ')}`,
    )
  return part
}

type Days = { from?: IsoDate; until?: IsoDate }

/** The days meant, both ends included: today, or from a day on to another or to itself. */
const spanOf = ({ from = dayIn(new Date()), until = from }: Days): Required<Days> => {
  if (until < from) throw new UsageError('--until lies before --from')
  if (daysBetween(from, until) >= MOST_DAYS) throw new UsageError(`A note covers at most ${MOST_DAYS} days.`)
  return { from, until }
}

const noteText = (given: string): string => {
  const text = given.trim()
  if (text === '' || text.length > MOST_LETTERS) throw new InvalidArgumentError(`It needs a text of at most ${MOST_LETTERS} letters.`)
  return text
}

const told = ({ from, until }: { from: IsoDate; until: IsoDate }): string => (from === until ? from : `${from} to ${until}`)

type Note = Days & { state: OperatorNote['state']; tr: string; en: string }

const addNote = async (name: string, { state, tr, en, ...days }: Note): Promise<void> => {
  const { component, key } = partOf(name)
  const span = spanOf(days)
  await noteStatus(openTarget().db, { ...span, component, state, tr, en })
  console.log(`Noted on ${key}, ${told(span)}. It is shown within a minute.`)
}

const showNotes = async ({ from = null }: { from?: IsoDate | null }): Promise<void> =>
  printTable(
    (await listStatusNotes(openTarget().db, from)).map(({ day, component, state, tr, en }) => ({
      day,
      part: everyPart().find((part) => part.component === component)?.key ?? component,
      state,
      tr,
      en,
    })),
    'No notes.',
  )

const removeNotes = async (name: string, days: Days): Promise<void> => {
  const { component, key } = partOf(name)
  const span = spanOf(days)
  const count = await removeStatusNotes(openTarget().db, { ...span, component })
  if (count === 0) throw new UsageError(`There is no note on ${key}, ${told(span)}. See: npm run kunye -- status-note list`)
  console.log(`${counted(count, 'note')} on ${key} ${count === 1 ? 'is' : 'are'} removed.`)
}

/**
 * `status-note add | list | remove`: what operators say of a part of the service on a day (today without one), in place of what was said of
 * it that day. /durum.json and the status page show it beside what was measured, which it does not change.
 */
export const addStatusNoteCommands = (program: Command): void => {
  const notes = program.command('status-note').description('what operators say of a part of the service on a day, on the status page')
  notes
    .command('add')
    .description('a note, in place of what was said of the part that day')
    .argument('<PART>', 'see: status-note list, or any name to be told all')
    .addOption(new Option('--state <STATE>', 'how the part was').choices(NOTED_STATES).makeOptionMandatory())
    .requiredOption('--tr <TEXT>', 'the note in Turkish', noteText)
    .requiredOption('--en <TEXT>', 'the note in English', noteText)
    .option('--from <YYYY-MM-DD>', 'first day; today without it', givenDay)
    .option('--until <YYYY-MM-DD>', 'last day; the first without it', givenDay)
    .action(addNote)
  notes.command('list').description('every note').option('--from <YYYY-MM-DD>', 'since a day', givenDay).action(showNotes)
  notes
    .command('remove')
    .description('take notes back')
    .argument('<PART>')
    .option('--from <YYYY-MM-DD>', 'first day; today without it', givenDay)
    .option('--until <YYYY-MM-DD>', 'last day; the first without it', givenDay)
    .action(removeNotes)
}
