/** What a PDF says beside its pages: where its links and bookmarks lead, and its logical structure (ISO 32000-1, 12.3.3, 12.5, 14.7). */
import { type PDFContext, type PDFDict, PDFHexString, PDFName, type PDFObject, PDFNull, type PDFRef, PDFString } from 'pdf-lib'
import { type Element, PAGE, type Paper, type Place, type Target } from './paper.ts'

const name = PDFName.of
const text = (value: string): PDFHexString => PDFHexString.fromText(value)

/** The operand of a destination: the place at the top of the window, the zoom left as it is. */
const destination = (paper: Paper, place: Place | undefined): PDFObject => {
  const page = place && paper.sheets[place.sheet]?.page.ref
  return page ? paper.doc.context.obj([page, 'XYZ', 0, PAGE.height - place.y + 6, null]) : PDFNull
}

const placeOf = (paper: Paper, target: Target): Place | undefined =>
  'note' in target ? paper.notes.get(target.note) : 'section' in target ? paper.sections.get(target.section) : undefined

/** Writes the links of all sheets; gives their references by sheet. `parent` counts the entries of the parent tree. */
const writeLinks = (paper: Paper, parent: { next: number; owners: [number, Element][] }): PDFRef[][] =>
  paper.sheets.map(({ page, links }) => {
    const { context } = paper.doc
    const refs = links.map(({ x, y, width, height, target, alt, owner }) => {
      const key = parent.next++
      parent.owners.push([key, owner])
      return context.register(
        context.obj({
          Type: 'Annot',
          Subtype: 'Link',
          Rect: [x, PAGE.height - y - height, x + width, PAGE.height - y],
          Border: [0, 0, 0],
          F: 4,
          StructParent: key,
          Contents: text(alt),
          ...('uri' in target
            ? { A: { Type: 'Action', S: 'URI', URI: PDFString.of(target.uri) } }
            : { Dest: destination(paper, placeOf(paper, target)) }),
        }),
      )
    })
    if (refs.length > 0) page.node.set(name('Annots'), context.obj(refs))
    page.node.set(name('Tabs'), name('S'))
    return refs
  })

const attributes = (context: PDFContext, { type, scope }: Element): { A: PDFDict } | Record<string, never> =>
  type === 'TH' && scope ? { A: context.obj({ O: 'Table', Scope: scope }) } : {}

/**
 * Writes an element and what it holds; gives its reference. Marks on the sheet of the first one are plain numbers, so that a long table
 * stays small.
 */
const writeElement = (paper: Paper, links: PDFRef[][], refs: Map<Element, PDFRef>, node: Element, parent: PDFRef): PDFRef => {
  const { context } = paper.doc
  const ref = context.nextRef()
  refs.set(node, ref)
  const pageOf = (sheet: number): PDFObject => paper.sheets[sheet]?.page.ref ?? PDFNull
  const own = node.kids.find((kid) => 'mark' in kid)?.sheet
  const kids = node.kids.map((kid): PDFObject => {
    if ('element' in kid) return writeElement(paper, links, refs, kid.element, ref)
    if ('link' in kid) return context.obj({ Type: 'OBJR', Pg: pageOf(kid.sheet), Obj: links[kid.sheet]?.[kid.link] ?? PDFNull })
    return kid.sheet === own ? context.obj(kid.mark) : context.obj({ Type: 'MCR', Pg: pageOf(kid.sheet), MCID: kid.mark })
  })
  context.assign(
    ref,
    context.obj({
      Type: 'StructElem',
      S: node.type,
      P: parent,
      K: kids,
      ...(own === undefined ? {} : { Pg: pageOf(own) }),
      ...attributes(context, node),
      ...(node.alt === undefined ? {} : { Alt: text(node.alt) }),
    }),
  )
  return ref
}

/** Writes links and the tree of the structure, with the way back from marks and links to their elements. */
export const writeStructure = (paper: Paper): void => {
  const { context, catalog } = paper.doc
  const parent = { next: paper.sheets.length, owners: [] as [number, Element][] }
  const links = writeLinks(paper, parent)
  const tree = context.nextRef()
  const refs = new Map<Element, PDFRef>()
  const root = writeElement(paper, links, refs, paper.root, tree)
  const refOf = (node: Element): PDFObject => refs.get(node) ?? PDFNull
  const pages = paper.sheets.flatMap(({ page, owners }, at): PDFObject[] => {
    page.node.set(name('StructParents'), context.obj(at))
    return [context.obj(at), context.register(context.obj(owners.map(refOf)))]
  })
  const annotations = parent.owners.flatMap(([key, owner]) => [context.obj(key), refOf(owner)])
  context.assign(
    tree,
    context.obj({
      Type: 'StructTreeRoot',
      K: [root],
      ParentTree: context.register(context.obj({ Nums: [...pages, ...annotations] })),
      ParentTreeNextKey: parent.next,
    }),
  )
  catalog.set(name('StructTreeRoot'), tree)
  catalog.set(name('MarkInfo'), context.obj({ Marked: true }))
}

/** The bookmarks beside the pages: one for each section, which pdf-lib has no call for. */
export const writeOutline = (paper: Paper, entries: readonly { title: string; place: Place | undefined }[]): void => {
  const { context, catalog } = paper.doc
  const root = context.nextRef()
  const refs = entries.map(() => context.nextRef())
  entries.forEach(({ title, place }, at) => {
    const [ref, before, after] = [refs[at], refs[at - 1], refs[at + 1]]
    if (!ref) return
    context.assign(
      ref,
      context.obj({
        Title: text(title),
        Parent: root,
        Dest: destination(paper, place),
        ...(before ? { Prev: before } : {}),
        ...(after ? { Next: after } : {}),
      }),
    )
  })
  context.assign(root, context.obj({ Type: 'Outlines', First: refs[0] ?? PDFNull, Last: refs.at(-1) ?? PDFNull, Count: entries.length }))
  catalog.set(name('Outlines'), root)
  catalog.set(name('PageMode'), name('UseOutlines'))
}
