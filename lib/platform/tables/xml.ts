import { SaxesParser } from 'saxes'
import type { Element } from '../../domain/screening/lists/element.ts'

type Open = { name: string; attributes: Record<string, string>; text: string; children: Element[] }

/** The text is not well-formed XML to its end. */
export class XmlBroken extends Error {}

/**
 * Elements of an XML text that comes piece by piece: first the root without its content, then each element of these local names wherever it
 * stands, whole. At no time more than one of them is held. Throws XmlBroken, also where the text ends too early; what came before was
 * already given.
 */
export const xmlElements = async function* (
  text: AsyncIterable<string>,
  names: ReadonlySet<string>,
): AsyncGenerator<{ root: boolean; element: Element }> {
  const parser = new SaxesParser({ xmlns: true })
  const ready: { root: boolean; element: Element }[] = []
  const path: Open[] = []
  let isRootSeen = false
  parser.on('error', (error) => {
    throw new XmlBroken(error.message)
  })
  parser.on('opentag', ({ local, attributes }) => {
    const element: Open = {
      name: local,
      attributes: Object.fromEntries(Object.values(attributes).map((each) => [each.local, each.value])),
      text: '',
      children: [],
    }
    if (!isRootSeen) {
      isRootSeen = true
      ready.push({ root: true, element: { ...element, children: [] } })
    } else if (path.length > 0 || names.has(local)) path.push(element)
  })
  const addText = (more: string): void => {
    const last = path.at(-1)
    if (last) last.text += more
  }
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.on('closetag', () => {
    const closed = path.pop()
    if (!closed) return
    const parent = path.at(-1)
    if (parent) parent.children.push(closed)
    else ready.push({ root: false, element: closed })
  })
  for await (const piece of text) {
    parser.write(piece.replace(/^\ufeff/, ''))
    yield* ready.splice(0)
  }
  parser.close()
  yield* ready.splice(0)
}
