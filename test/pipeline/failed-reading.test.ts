/** A notice that the reader fails at is told whole: nothing of it is known, and it holds up none of the others. */
import { expect, test } from 'vitest'
import { readingOf } from '../../lib/pipeline/profile.ts'
import { noticeText } from '../support/asked.ts'

const notice = {
  text: noticeText('Müdürler / Yetkililer', 'Müdürlüğe ADA DÜŞSEL seçilmiştir. Şirketi münferiden temsile yetkilidir.'),
  publishedOn: '2024-09-05',
  issue: '1',
  page: '1',
}

test('what can be read is read', () => {
  const { reading, whole } = readingOf(notice)
  expect(whole).toBe(false)
  expect(reading.facts.map(({ kind }) => kind)).toEqual(['appointment', 'representation'])
})

test('what the reader fails at is one clause that is told', () => {
  const { reading, whole } = readingOf(notice, () => {
    throw new RangeError('fails')
  })
  expect(whole).toBe(true)
  expect(reading.facts).toEqual([])
  expect(reading.unread).toMatchObject([{ start: 0, end: notice.text.length, why: 'no_frame' }])
  expect(reading.unread[0]?.told?.tells).toContain('signing')
})
