import { type ComponentNames, findComponent, GROUPS } from '../../lib/domain/health/components.ts'
import { NOTED_STATES, type OperatorNote } from '../../lib/domain/health/status.ts'
import { dayIn, daysBetween, type IsoDate, parseIsoDate } from '../../lib/domain/kernel/dates.ts'
import { listStatusNotes, noteStatus, removeStatusNotes } from '../../lib/store/measurements.ts'
import { counted, openTarget, option, plain, printTable, UsageError } from './context.ts'

/** Days that the status page shows: an older note is seen by nobody, a longer one is a mistake. */
const MOST_DAYS = 90
const MOST_LETTERS = 500

export const STATUS_NOTE_USAGE = `status-note add PART --state ${NOTED_STATES.join(' | ')} --tr TEXT --en TEXT [--from DAY] [--until DAY]
  status-note list [--from DAY] | remove PART [--from DAY] [--until DAY]
                                         what operators say of a part of the service on a day (YYYY-MM-DD, today without one), in place of what was said of it
                                         that day; shown by /durum.json and the status page beside what was measured, which it does not change`

const everyPart = (): ComponentNames[] => GROUPS.flatMap(({ components }) => components)

const partOf = (name: string | undefined): ComponentNames => {
  const part = name === undefined ? null : findComponent(name)
  if (!part)
    throw new UsageError(
      `${name === undefined ? 'PART is missing' : `There is no part ${name}`}. Parts: ${everyPart()
        .map(({ key, name: { en } }) => `${key} (${en})`)
        .join(', ')}`,
    )
  return part
}

const dayOption = (args: string[], name: 'from' | 'until'): IsoDate | null => {
  const given = option(args, name)
  if (given !== null && !parseIsoDate(given)) throw new UsageError(`--${name} needs a day as YYYY-MM-DD`)
  return given
}

/** The days meant, both ends included: today, or from a day on to another or to itself. */
const spanOf = (args: string[], today: IsoDate): { from: IsoDate; until: IsoDate } => {
  const from = dayOption(args, 'from') ?? today
  const until = dayOption(args, 'until') ?? from
  if (until < from) throw new UsageError('--until lies before --from')
  if (daysBetween(from, until) >= MOST_DAYS) throw new UsageError(`A note covers at most ${MOST_DAYS} days.`)
  return { from, until }
}

const textOption = (args: string[], name: 'tr' | 'en'): string => {
  const text = option(args, name)?.trim() ?? ''
  if (text === '' || text.length > MOST_LETTERS)
    throw new UsageError(`--${name} needs the text in ${name === 'tr' ? 'Turkish' : 'English'}, at most ${MOST_LETTERS} letters`)
  return text
}

const stateOption = (args: string[]): OperatorNote['state'] => {
  const given = option(args, 'state')
  const state = NOTED_STATES.find((each) => each === given)
  if (!state) throw new UsageError(`--state needs one of ${NOTED_STATES.join(', ')}`)
  return state
}

const told = ({ from, until }: { from: IsoDate; until: IsoDate }): string => (from === until ? from : `${from} to ${until}`)

/** `status-note add | list | remove`: notes of operators on the status page. */
export const statusNoteCommand = async (args: string[]): Promise<void> => {
  const [verb, name] = plain(args, ['state', 'tr', 'en', 'from', 'until'])
  const today = dayIn(new Date())
  switch (verb) {
    case 'add': {
      const { component, key } = partOf(name)
      const span = spanOf(args, today)
      await noteStatus(openTarget().db, {
        ...span,
        component,
        state: stateOption(args),
        tr: textOption(args, 'tr'),
        en: textOption(args, 'en'),
      })
      return console.log(`Noted on ${key}, ${told(span)}. It is shown within a minute.`)
    }
    case 'list': {
      const notes = await listStatusNotes(openTarget().db, dayOption(args, 'from'))
      return printTable(
        notes.map(({ day, component, state, tr, en }) => ({
          day,
          part: everyPart().find((part) => part.component === component)?.key ?? component,
          state,
          tr,
          en,
        })),
        'No notes.',
      )
    }
    case 'remove': {
      const { component, key } = partOf(name)
      const span = spanOf(args, today)
      const count = await removeStatusNotes(openTarget().db, { ...span, component })
      if (count === 0) throw new UsageError(`There is no note on ${key}, ${told(span)}. See: npm run kunye -- status-note list`)
      return console.log(`${counted(count, 'note')} on ${key} ${count === 1 ? 'is' : 'are'} removed.`)
    }
    default:
      throw new UsageError(`npm run kunye -- ${STATUS_NOTE_USAGE}`)
  }
}
