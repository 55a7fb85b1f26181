/** Clauses of internal directives in running text, near misses among them, each with the rules that it makes (directive-prose.txt). */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Limit, RepresentationRule } from '../../../lib/domain/fact/fact.ts'
import { readNotice } from '../../../lib/domain/notice/read.ts'

const directiveOf = (text: string) => {
  const { facts } = readNotice(`T.C. ANKARA TİCARET SİCİLİ MÜDÜRLÜĞÜ'NDEN
Ticaret Sicil/Dosya No: 70001
Ticaret Unvanı:
KURGU KİMYA ANONİM ŞİRKETİ
Adres : Bahçe Mah. Gül Sok. No: 3
Yukarıda bilgileri verilen şirket ile ilgili olarak aşağıda belirtilen hususlar müdürlüğümüze ibraz edilen belgelere istinaden ve Türk Ticaret Kanunu'na uygun olarak 7.3.2022 tarihinde tescil edildiği ilan olunur.
Tescil Edilen Hususlar: Yönetim Kurulu / Yetkililer, Yönetim İç Yönergesi
Tescile Delil Olan Belgeler: Ankara 4. Noterliği Nin 4.3.2022 Tarih 901 Sayı İle Tasdikli, 2.3.2022 Tarihli 2022/3 Sayılı Yönetim Kurulu Kararı
YÖNETİM İÇ YÖNERGESİ
02.03.2022 TARİHLİ VE 1 SAYILI İÇ YÖNERGE
${text}
(70001)
`)
  return facts.find((fact) => fact.kind === 'directive')
}

const amount = (limit: Limit): string => limit.amount.replace(/\.00$/, '') + (limit.currency === 'TRY' ? '' : limit.currency)
const shown = ({ group, persons, mode, with: others, above, floor, limit, inclusive, condition }: RepresentationRule): string =>
  [
    group ?? persons.join('+'),
    mode,
    others.join('+'),
    [
      above ? `>${amount(above)}` : '',
      floor ? `≥${amount(floor)}` : '',
      limit ? `≤${amount(limit)}${inclusive === undefined ? '' : inclusive ? 'i' : 'x'}` : '',
    ].join(''),
    condition === undefined ? '' : '?',
  ]
    .filter((part) => part !== '')
    .join(' ')

const lines = readFileSync(new URL('directive-prose.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line.includes(' => '))
  .map((line) => line.split(' => ') as [text: string, rules: string])

describe('clauses of a directive in running text', () => {
  it.each(lines)('%s', (text, wanted) => {
    const fact = directiveOf(text.replaceAll(' // ', '\n'))
    const rules = (wanted.split(/ ?\+partial/)[0] ?? '').split(' | ').filter((rule) => rule !== '')
    expect(fact?.rules.map(shown).sort()).toEqual(rules.sort())
    expect(fact?.partial ?? false).toBe(wanted.endsWith('+partial'))
  })
})
