/** What is drawn from an account or served on somebody is no resignation: "çekilmek" is of both. */
import { expect, it } from 'vitest'
import { readNotice } from '../../../lib/domain/notice/read.ts'
import { noticeText } from '../../support/asked.ts'

const departures = (sentence: string): string[] =>
  readNotice(noticeText('Müdürler', sentence)).facts.flatMap((fact) => (fact.kind === 'departure' ? [fact.person] : []))

it.each([
  'Müdürlerimiz Ada Düşsel ve Ege Kurgu, banka hesaplarından para çekilmesi, havale yapılması hususlarında müşterek imza ile şirketimizi temsil edeceklerdir.',
  "Müdür Ada Düşsel'in ihtarname çekilmesi, protesto çekilmesi işlemlerinde yetkili kılınmasına karar verildi.",
])('ends nobody: %s', (sentence) => {
  expect(departures(sentence)).toEqual([])
})

it.each([
  'Müdür Ada Düşsel müdürlükten çekilmiştir.',
  "Müdür Ada Düşsel'in şirket müdürlüğünden çekilmesine karar verildi.",
  'Müdür Ada Düşsel bankamızdan istifa etmiştir.',
  'Müdür Ada Düşsel bankadan ayrılmıştır.',
])('ends an office: %s', (sentence) => {
  expect(departures(sentence)).toEqual(['Ada Düşsel'])
})
