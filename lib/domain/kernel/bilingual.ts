/** A text in both languages of the service. */
export type Bilingual = { tr: string; en: string }
