import { html, raw } from 'hono/html'
import { Marked } from 'marked'
import type { Language } from '../../lib/http/app/errors.ts'
import { openPage } from '../../lib/http/page/shell.ts'
import english from '../../docs/guides.md'
import turkish from '../../docs/kilavuzlar.md'

/** The address that the commands of the guides are written for. */
const WRITTEN_FOR = 'http://127.0.0.1:8787'

/** The place of a heading in the page, as repositories name it. */
const anchorOf = (heading: string): string =>
  heading
    .toLocaleLowerCase('tr')
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
    .trim()
    .replace(/\s+/g, '-')

const marked = new Marked({
  renderer: {
    heading({ tokens, depth, text }) {
      return `<h${depth} id="${anchorOf(text)}">${this.parser.parseInline(tokens)}</h${depth}>`
    },
  },
})

/** The guides of `docs/`, with the address of this service in their commands. */
export const guidesHtml = async (baseUrl: string, language: Language): Promise<string> => {
  const text = (language === 'tr' ? turkish : english).replaceAll(WRITTEN_FOR, baseUrl).replaceAll('](guides.md', '](/kilavuzlar?dil=en')
  const headings = [...text.matchAll(/^## (.+)$/gm)].map(([, heading = '']) => heading)
  const [title = '', ...rest] = (await marked.parse(text)).split(/(?<=<\/h1>)/)
  return openPage({
    title: `${language === 'tr' ? 'Kılavuzlar' : 'Guides'} · Künye`,
    language,
    narrow: true,
    other: `/kilavuzlar?dil=${language === 'tr' ? 'en' : 'tr'}`,
    body: html`${raw(title)}
      <ul class="items">
        ${headings.map((heading) => html`<li><a href="#${anchorOf(heading)}">${heading}</a></li>`)}
      </ul>
      ${raw(rest.join(''))}`,
  })
}
