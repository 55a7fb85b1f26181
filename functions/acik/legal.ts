import { html } from 'hono/html'
import type { Bilingual } from '../../lib/domain/kernel/bilingual.ts'
import type { Language } from '../../lib/http/app/errors.ts'
import { openPage } from '../../lib/http/page/shell.ts'
import type { LegalTexts } from '../../lib/platform/env.ts'

/** The texts that the operator of an installation answers for, by their path. */
export const LEGAL_PAGES: Readonly<Record<keyof LegalTexts, Bilingual>> = {
  kosullar: { tr: 'Kullanım koşulları', en: 'Terms of use' },
  gizlilik: { tr: 'Gizlilik ve kişisel veriler', en: 'Privacy and personal data' },
  iletisim: { tr: 'İletişim', en: 'Contact' },
}

const MISSING = {
  tr: 'Bu kurulumun işletmecisi bu metni henüz yayımlamadı.',
  en: 'The operator of this installation has not published this text yet.',
}

export const isLegalPage = (name: string): name is keyof LegalTexts => Object.hasOwn(LEGAL_PAGES, name)

/** One of the operator's texts: paragraphs apart by an empty line; one that begins with `# ` is a heading. */
export const legalHtml = (name: keyof LegalTexts, texts: LegalTexts, language: Language) => {
  const paragraphs = (texts[name]?.[language] ?? MISSING[language]).split(/\n\s*\n/).map((each) => each.trim())
  return openPage({
    title: `${LEGAL_PAGES[name][language]} · Künye`,
    language,
    narrow: true,
    other: `/hukuk/${name}?dil=${language === 'tr' ? 'en' : 'tr'}`,
    body: html`<h1>${LEGAL_PAGES[name][language]}</h1>
      ${paragraphs.map((text) => (text.startsWith('# ') ? html`<h2>${text.slice(2)}</h2>` : html`<p>${text}</p>`))}`,
  })
}
