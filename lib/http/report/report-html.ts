/**
 * A report as one printable page: no script, no outside resource, the same document that the PDF draws. `html` of hono escapes every value.
 */
import { html, raw } from 'hono/html'
import { reportDocument, type ReportLinks, type SealedReport } from '../../domain/report/document.ts'
import type { Language } from '../../domain/report/english.ts'
import type { Block, Cell, Column, Line, ReportDocument, Section, Tone } from '../../domain/report/model.ts'
import type { Note } from '../../domain/report/notes.ts'
import { qrModules } from '../../platform/qr.ts'
import { REPORT_STYLE } from './report-style.ts'

type Html = ReturnType<typeof html>

const lineHtml = ({ text, tone }: Line): Html => html`<span class="line ${tone}">${text}</span>`

const references = (notes: readonly number[], source: string): Html =>
  html`${notes.map((number) => html`<a href="#not-${number}" aria-label="${source} ${number}">[${number}]</a> `)}`

const cellHtml = ({ lines, notes }: Cell, source: string): Html => html`${lines.map(lineHtml)}${references(notes, source)}`

/** A caption that would repeat the heading above it is there for those who do not see the page. */
const captionHtml = (caption: string, heading: string): Html =>
  html`<caption class="${caption === heading ? 'same' : 'own'}">
    <span>${caption}</span>
  </caption>`

const factsHtml = (caption: string, heading: string, rows: readonly { label: string; cell: Cell }[], source: string): Html => {
  const cited = rows.some(({ cell }) => cell.notes.length > 0)
  return html`<table class="facts">
    ${captionHtml(caption, heading)}
    <tbody>
      ${rows.map(
        ({ label, cell }) =>
          html` <tr>
            <th scope="row">${label}</th>
            <td>${cell.lines.map(lineHtml)}</td>
            ${cited ? html`<td class="end">${references(cell.notes, source)}</td>` : ''}
          </tr>`,
      )}
    </tbody>
  </table>`
}

const columnHtml = ({ title, width, align }: Column): Html => html`<th scope="col" class="${align}" style="width:${width}%">${title}</th>`

const rowHtml = (columns: readonly Column[], row: readonly Cell[], source: string): Html =>
  html`<tr>
    ${row.map((cell, at) =>
      at === 0
        ? html`<th scope="row">${cellHtml(cell, source)}</th>`
        : html`<td class="${columns[at]?.align ?? 'start'}">${cellHtml(cell, source)}</td>`,
    )}
  </tr>`

const noteHtml = (note: Note): Html =>
  html` <li id="not-${note.number}">
    <span>[${note.number}]</span>
    <div>
      <span class="line strong">${note.place}</span>
      ${note.quote === null ? '' : html`<q>${note.quote}</q>`}
      <span class="line"
        ><span class="${note.verified ? 'good' : 'warning'}">${note.verdict}</span> ·
        <a href="${note.link.url}" rel="noreferrer">${note.link.label}</a></span
      >
    </div>
  </li>`

const blockHtml = (block: Block, section: Section, source: string): Html => {
  switch (block.kind) {
    case 'paragraph':
      return html`<p class="${block.line.tone}">${block.line.text}</p>`
    case 'list': {
      const items = block.items.map((item) => html`<li>${item}</li>`)
      return block.ordered
        ? html`<ol class="items">
            ${items}
          </ol>`
        : html`<ul class="items">
            ${items}
          </ul>`
    }
    case 'facts':
      return factsHtml(block.caption, section.title, block.rows, source)
    case 'table':
      return html`<table>
        ${captionHtml(block.caption, section.title)}
        <thead>
          <tr>
            ${block.columns.map(columnHtml)}
          </tr>
        </thead>
        <tbody>
          ${block.rows.map((row) => rowHtml(block.columns, row, source))}
        </tbody>
      </table>`
    case 'notes':
      return html`<ol class="notes">
        ${block.notes.map(noteHtml)}
      </ol>`
  }
}

/** Each dark module as a square of one unit, with the quiet zone of four around. */
const qrHtml = ({ label, url }: ReportDocument['check']): Html => {
  const modules = qrModules(url)
  const path = modules.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x + 4} ${y + 4}h1v1h-1z`] : []))).join('')
  const size = modules.length + 8
  return html`<svg viewBox="0 0 ${size} ${size}" role="img" aria-label="${label}: ${url}" shape-rendering="crispEdges">
    <path d="${path}" fill="#000" />
  </svg>`
}

const plainRow = ({ label, value, tone = 'plain' }: { label: string; value: string; tone?: Tone }) => ({
  label,
  cell: { lines: [{ text: value, tone }], notes: [] },
})

const coverHtml = (document: ReportDocument): Html => {
  const { reasons } = document.seal
  return html`<header class="cover">
    ${document.sandbox === null ? '' : html`<p class="sandbox">${document.sandbox}</p>`}
    <p class="brand">${document.author}</p>
    <h1>${document.title}</h1>
    <p class="company">${document.company.name}</p>
    <p class="registry">${document.company.registry}</p>
    <div class="seal ${document.seal.tone}">
      <p class="label">${document.seal.label}</p>
      <p class="name">${document.seal.name}</p>
      <p>${document.seal.meaning}</p>
      ${
        reasons === null
          ? ''
          : html`<p class="reasons">${reasons.title}</p>
              <ul class="items">
                ${reasons.items.map((reason) => html`<li>${reason}</li>`)}
              </ul>`
      }
    </div>
    <div class="columns">
      <div>
        ${factsHtml(document.identifiers.caption, document.identifiers.caption, document.identifiers.rows.map(plainRow), '')}
        ${factsHtml(document.summary.caption, '', document.summary.rows.map(plainRow), '')}
      </div>
      <div class="check">
        <p class="strong">${document.check.label}</p>
        ${qrHtml(document.check)}<a href="${document.check.url}">${document.check.url}</a>
      </div>
    </div>
    <nav aria-label="${document.contents}">
      <p class="strong">${document.contents}</p>
      <ol>
        ${document.sections.map(({ id, title }) => html`<li><a href="#${id}">${title}</a></li>`)}
      </ol>
    </nav>
  </header>`
}

/** The page of a report. `links` as for {@link reportDocument}. */
export const reportHtml = async (report: SealedReport, language: Language, links: ReportLinks): Promise<string> => {
  const document = reportDocument(report, language, links)
  const page = await html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${document.company.name} · ${document.title} · ${document.reportId.value}</title>
        <meta name="author" content="${document.author}" />
        <meta name="description" content="${document.subject}" />
        <style>
          ${raw(REPORT_STYLE)}
        </style>
      </head>
      <body>
        ${coverHtml(document)}
        <main>
          ${document.sections.map(
            (section) =>
              html`<section aria-labelledby="${section.id}">
                <h2 id="${section.id}">${section.title}</h2>
                ${section.blocks.map((block) => blockHtml(block, section, document.sourceWord))}
              </section>`,
          )}
        </main>
        <footer>${document.reportId.label} ${document.reportId.value} · ${document.subject}</footer>
      </body>
    </html> `
  return page.toString()
}
