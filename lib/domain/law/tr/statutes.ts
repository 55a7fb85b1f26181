/** Statutes as Turkish texts cite them, and how an English text names the same. */
const NAMES: [RegExp, string][] = [
  [/(?<!\p{L})eTTK/gu, 'former TCC'],
  [/(?<!\p{L})TTK/gu, 'TCC'],
  [/(?<!\p{L})TBK/gu, 'TCO'],
  [/(?<!\p{L})TMK/gu, 'Civil Code'],
  [/(?<!\p{L})CMK/gu, 'Code of Criminal Procedure'],
  [/(?<!\p{L})TSY/gu, 'Registry Regulation'],
  [/(?<!\p{L})KoopK/gu, 'Cooperatives Act'],
  [/(?<!\p{L})SPKn/gu, 'Capital Markets Act'],
  [/(?<!\p{L})İİK/gu, 'Bankruptcy Act'],
  [/(\d{4}) sayılı (?:Kanun|KHK)/gu, 'Act $1'],
]

/** A citation for an English text: `TTK m.376, m.377` becomes `TCC 376, 377`, as the sentences of the signing check have it. */
export const englishCitation = (cited: string): string =>
  NAMES.reduce((text, [name, english]) => text.replace(name, english), cited)
    .replace(/geçici (?:m\.\s*)?/gu, 'provisional ')
    .replace(/(?<!\p{L})m\.\s*/gu, '')
    .replace(/ ve (?=\S)/gu, ' and ')
