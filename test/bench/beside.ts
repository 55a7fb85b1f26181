/**
 * `npm run bench -- beside FILE.jsonl…`: sentences that touch nobody's power (`text`, one a line), each put behind a plain power in a notice
 * of its own: of how many the signing check still says yes, and how many the reader tells. Nothing of the texts is printed.
 */
import { readFileSync } from 'node:fs'
import { readNotice } from '../../lib/domain/notice/read.ts'
import { electedAlone, noticeText, verdictOn } from '../support/asked.ts'

const PERSON = 'ALİ KAYA'

export const besideBench = async (files: string[]): Promise<void> => {
  if (files.length === 0) throw new Error('Name the files: npm run bench -- beside FILE.jsonl…')
  for (const file of files) {
    const sentences = readFileSync(file, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => (JSON.parse(line) as { text: string }).text)
    let [yes, told] = [0, 0]
    for (const sentence of sentences) {
      const text = noticeText('Müdürler / Yetkililer', `${electedAlone(PERSON, '123')}\n${sentence}`)
      if (verdictOn([text], { person: PERSON }) === 'authorised') yes++
      if (readNotice(text).unread.length > 0) told++
    }
    console.log(`${file}: ${sentences.length} sentences: yes kept beside ${yes}, told ${told}`)
  }
}
