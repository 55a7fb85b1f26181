import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, parse } from 'node:path'
import { z } from 'zod'
import { drawIssue } from './gazette-page.ts'
import { parseIsoDate } from '../../lib/domain/kernel/dates.ts'
import { registryRoot } from '../../lib/domain/kernel/registry-number.ts'
import { fold } from '../../lib/domain/kernel/text.ts'
import type { NoticeReference } from '../../lib/platform/gazette-source.ts'
import { startStandIn } from './server.ts'
import type { StandIn, StandInAnswer, StandInRequest } from './server.ts'

/*
 * The gazette source on one machine: a folder of notices served by the protocol of lib/platform/gazette-source.ts. In the folder are
 *
 *   NAME.txt   lines `Key: value` (Office, Registry-No, Title, Published, Issue, Page, Type, Ref; others such as Company are for other
 * readers), an empty
 *              line, then the text as the gazette prints it; it is served without the lines before it;
 *   NAME.pdf   with NAME.json beside it: {"office", "registryNo", "title", "publishedOn", "issue", "page", "noticeType", "pages", "ref"}.
 *
 * Files put into the folder while it is served are found. A day can be played:
 *
 *   POST /_issues {"day": "2026-11-21", "issue": "11700", "issuePages": 1240, "notices": [{"office", "registryNo", "title", "page",
 * "noticeType", "ref", "text" or "pdf"}]}
 *
 * where `pdf` is base64 and everything but office, registryNo and the document may be left out; it answers the references. Played notices
 * are files of a second folder, and `issuePages` one beside them, so that they outlive a restart.
 */
type Entry = { reference: NoticeReference; file: string }

const optionalText = z
  .string()
  .min(1)
  .nullish()
  .transform((value) => value ?? null)

const described = z.object({
  office: z.string().min(1),
  registryNo: z.string().min(1),
  title: optionalText,
  publishedOn: z
    .string()
    .refine((day) => parseIsoDate(day) !== null, 'not a day')
    .nullish()
    .transform((day) => day ?? null),
  issue: optionalText,
  page: optionalText,
  noticeType: z.string().default(''),
  pages: z.number().int().positive().default(1),
  ref: z.string().min(1).max(200).optional(),
})

type Described = z.output<typeof described>

const played = z.object({
  day: z.string().refine((day) => parseIsoDate(day) !== null, 'not a day'),
  issue: optionalText,
  issuePages: z.number().int().positive().optional(),
  notices: z.array(
    described
      .omit({ publishedOn: true, issue: true })
      .extend({ text: z.string().min(1).optional(), pdf: z.base64().min(1).optional() })
      .refine(({ text, pdf }) => (text === undefined) !== (pdf === undefined), 'either text or pdf'),
  ),
})

const headings = {
  office: 'Office',
  registryNo: 'Registry-No',
  title: 'Title',
  publishedOn: 'Published',
  issue: 'Issue',
  page: 'Page',
  noticeType: 'Type',
  ref: 'Ref',
} as const

/** The lines `Key: value` before the first empty line of a notice file, and the text after it. Throws where a line is not of that form. */
export const splitNoticeFile = (content: string): { fields: Map<string, string>; text: string } => {
  const lines = content.replace(/^\uFEFF/, '').split(/\r?\n/)
  const end = lines.indexOf('')
  const fields = lines.slice(0, end < 0 ? lines.length : end).map((line): [string, string] => {
    const colon = line.indexOf(': ')
    if (colon < 1) throw new Error(`"${line.slice(0, 60)}" is not a line "Key: value"`)
    return [line.slice(0, colon), line.slice(colon + 2).trim()]
  })
  return { fields: new Map(fields), text: end < 0 ? '' : lines.slice(end + 1).join('\n') }
}

const describe = (folder: string, file: string): Described => {
  if (file.endsWith('.pdf')) return described.parse(JSON.parse(readFileSync(join(folder, `${parse(file).name}.json`), 'utf8')))
  const { fields } = splitNoticeFile(readFileSync(join(folder, file), 'utf8'))
  return described.parse(Object.fromEntries(Object.entries(headings).map(([name, heading]) => [name, fields.get(heading)])))
}

const entryOf = (folder: string, file: string): Entry => {
  try {
    const description = describe(folder, file)
    return { reference: { ...description, ref: description.ref ?? parse(file).name }, file: join(folder, file) }
  } catch (error) {
    const reason = error instanceof z.ZodError ? z.prettifyError(error) : error instanceof Error ? error.message : String(error)
    throw new Error(`${join(folder, file)} is not a notice of the gazette stand-in: ${reason}`, { cause: error })
  }
}

/* Reads a folder again only when something was put into it or taken out; file systems tell times apart by some milliseconds only. */
const openFolder = (folder: string): (() => Entry[]) => {
  let readAt = -1
  let entries: Entry[] = []
  return () => {
    const changedAt = statSync(folder).mtimeMs
    if (changedAt !== readAt || Date.now() - changedAt < 1000) {
      entries = readdirSync(folder)
        .filter((file) => /\.(txt|pdf)$/.test(file))
        .sort()
        .map((file) => entryOf(folder, file))
      readAt = changedAt
    }
    return entries
  }
}

const pageSize = 100

const page = (notices: Entry[], request: StandInRequest): StandInAnswer => {
  const from = Number(request.url.searchParams.get('after') ?? 0)
  const next = from + pageSize
  return {
    body: { notices: notices.slice(from, next).map(({ reference }) => reference), next: next < notices.length ? String(next) : null },
  }
}

/* A made-up text is printed as a gazette page, so that it goes the whole way of a real one; without an issue it has no page to stand on. */
const documentOf = async ({ file, reference: { publishedOn, issue, page: onPage } }: Entry): Promise<StandInAnswer> => {
  if (file.endsWith('.pdf')) return { headers: { 'content-type': 'application/pdf' }, body: readFileSync(file) }
  const { text } = splitNoticeFile(readFileSync(file, 'utf8'))
  if (publishedOn === null || issue === null || onPage === null)
    return { headers: { 'content-type': 'text/plain; charset=utf-8' }, body: text }
  return {
    headers: { 'content-type': 'application/pdf' },
    body: Buffer.from((await drawIssue({ publishedOn, issue, page: onPage }, [text])).pdf),
  }
}

/** Where stands how many pages a played issue has. */
const pagesFile = (folder: string, day: string): string => join(folder, `${day}.pages`)

const play = (folder: string, body: Buffer): StandInAnswer => {
  const parsed = played.safeParse(JSON.parse(body.toString('utf8')))
  if (!parsed.success) return { status: 400, body: { error: z.prettifyError(parsed.error) } }
  const { day, issue, issuePages, notices } = parsed.data
  if (issuePages !== undefined) writeFileSync(pagesFile(folder, day), String(issuePages))
  const references = notices.map(({ text, pdf, ...notice }): NoticeReference => {
    const digest = createHash('sha256')
      .update(JSON.stringify([day, notice.office, notice.registryNo, text ?? pdf]))
      .digest('hex')
      .slice(0, 16)
    const reference = { ...notice, publishedOn: day, issue, ref: notice.ref ?? `${day}-${digest}` }
    const name = join(folder, createHash('sha256').update(reference.ref).digest('hex').slice(0, 24))
    if (pdf !== undefined) {
      writeFileSync(`${name}.json`, JSON.stringify(reference))
      writeFileSync(`${name}.pdf`, Buffer.from(pdf, 'base64'))
    } else {
      const lines = Object.entries(headings).flatMap(([field, heading]) =>
        reference[field as keyof typeof headings] ? [`${heading}: ${reference[field as keyof typeof headings]}`] : [],
      )
      writeFileSync(`${name}.txt`, [...lines, '', text].join('\n'))
    }
    return reference
  })
  return { status: 201, body: { day, issue, notices: references } }
}

/**
 * Serves the notices of `folder`, and those played, which are kept in `playedFolder`. Throws where the folder is missing or a file in it is
 * no notice.
 */
export const startGazette = async ({
  folder,
  playedFolder,
  token,
  port,
}: {
  folder: string
  playedFolder: string
  token: string
  port?: number
}): Promise<StandIn> => {
  mkdirSync(playedFolder, { recursive: true })
  const given = openFolder(folder)
  const added = openFolder(playedFolder)
  const all = (): Entry[] => [...given(), ...added()]
  try {
    all()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT')
      throw new Error(`The folder of notices ${folder} does not exist. GAZETTE_DIR names another.`, { cause: error })
    throw error
  }

  const issueOf = (day: string, request: StandInRequest): StandInAnswer => {
    const file = pagesFile(playedFolder, day)
    const listed = page(
      all().filter(({ reference }) => reference.publishedOn === day),
      request,
    )
    return existsSync(file) ? { body: { ...(listed.body as object), issuePages: Number(readFileSync(file, 'utf8')) } } : listed
  }

  const handle = async (request: StandInRequest): Promise<StandInAnswer> => {
    if (request.headers.authorization !== `Bearer ${token}`) return { status: 401, body: { error: 'a bearer token is needed' } }
    const [, group, id = ''] = request.url.pathname.split('/').map(decodeURIComponent)
    switch (`${request.method} ${group}`) {
      case 'GET notices': {
        const office = fold(request.url.searchParams.get('office') ?? '')
        const root = request.url.searchParams.get('registry')
        return page(
          all().filter(({ reference }) => fold(reference.office) === office && registryRoot(reference.registryNo) === root),
          request,
        )
      }
      case 'GET issues':
        return issueOf(id, request)
      case 'GET documents': {
        const entry = all().find(({ reference }) => reference.ref === id)
        return entry ? documentOf(entry) : { status: 404, body: { error: `no document ${id}` } }
      }
      default:
        return { status: 404, body: { error: 'GET /notices, /issues/<day> and /documents/<ref> are here' } }
    }
  }

  return startStandIn({
    ...(port === undefined ? {} : { port }),
    handle,
    controls: { 'POST /_issues': ({ body }) => play(playedFolder, body) },
  })
}
