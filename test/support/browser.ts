import { parse, type DefaultTreeAdapterTypes } from 'parse5'

type Node = DefaultTreeAdapterTypes.Node
type Element = DefaultTreeAdapterTypes.Element

const childrenOf = (node: Node): Node[] => ('childNodes' in node ? node.childNodes : [])
const isElement = (node: Node): node is Element => 'tagName' in node

/** The elements of that name below a node, in order. */
export const elements = (node: Node, name: string): Element[] =>
  childrenOf(node).flatMap((child) => [...(isElement(child) && child.tagName === name ? [child] : []), ...elements(child, name)])

/** An attribute of an element; null where it has none of that name. */
export const attribute = (element: Element | undefined, name: string): string | null =>
  element?.attrs.find((each) => each.name === name)?.value ?? null

/** The text below a node, spaces squeezed. */
export const textOf = (node: Node): string =>
  (node.nodeName === '#text' && 'value' in node ? node.value : childrenOf(node).map(textOf).join(' ')).replace(/\s+/g, ' ').trim()

/* A form refused before it was read to its end closes its connection: no later request may be waiting on it. */
const ONE_FORM_EACH = { connection: 'close' }

/** What a person sees after following a link or sending a form: redirects were followed. */
export type Seen = {
  status: number
  url: string
  headers: Headers
  html: string
  document: DefaultTreeAdapterTypes.Document
  faults: string[]
  text: string
}

let opened = 0

/**
 * A browser without scripts: it keeps cookies, follows redirects and links, fills forms in. `cookies` may be looked at and changed. Each is
 * on a network of its own, unless `headers` name one: how often one may sign in is counted by network, over all files of a process.
 */
export const openBrowser = (base: string, headers: Record<string, string> = {}) => {
  const network = `2001:db8:${(++opened).toString(16)}::1`
  const cookies = new Map<string, string>()
  const given: string[] = []

  const ask = async (path: string, init: RequestInit = {}): Promise<Seen> => {
    const url = new URL(path, base)
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await fetch(url, {
      ...init,
      redirect: 'manual',
      headers: {
        'accept-encoding': 'identity',
        'cf-connecting-ip': network,
        ...headers,
        ...(cookie ? { cookie } : {}),
        ...(init.headers as Record<string, string>),
      },
    })
    for (const line of answer.headers.getSetCookie()) {
      given.push(line)
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    const next = answer.headers.get('location')
    if (next !== null && answer.status >= 300 && answer.status < 400) {
      await answer.body?.cancel()
      return ask(new URL(next, url).href)
    }
    const html = await answer.text()
    const faults: string[] = []
    const document = parse(html, { onParseError: ({ code, startLine, startCol }) => faults.push(`${code} ${startLine}:${startCol}`) })
    return { status: answer.status, url: url.href, headers: answer.headers, html, document, faults, text: textOf(document) }
  }

  /** Sends a form of a page as its button does: hidden and given fields, and where the page came from. */
  const send = (page: Seen, action: string, fields: Record<string, string> = {}, from = base): Promise<Seen> => {
    const form = elements(page.document, 'form').find(
      (each) => attribute(each, 'action') === action && attribute(each, 'method') === 'post',
    )
    if (!form) throw new Error(`no form ${action} on ${page.url}`)
    const hidden = elements(form, 'input')
      .filter((input) => attribute(input, 'type') === 'hidden')
      .map((input) => [attribute(input, 'name') ?? '', attribute(input, 'value') ?? ''])
    return post(action, { ...(Object.fromEntries(hidden) as Record<string, string>), ...fields }, from)
  }

  const post = (action: string, fields: Record<string, string>, from: string | null = base): Promise<Seen> =>
    ask(action, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { ...ONE_FORM_EACH, ...(from === null ? {} : { origin: new URL(from).origin }) },
    })

  return { open: (path: string) => ask(path), send, post, cookies, given }
}
export type Browser = ReturnType<typeof openBrowser>
