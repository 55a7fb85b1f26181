import { expect, test } from 'vitest'
import { englishCitation } from '../../../lib/domain/law/tr/statutes.ts'

test.each([
  ['TTK m.376, m.377', 'TCC 376, 377'],
  ['TTK m. 375', 'TCC 375'],
  ['TTK 370/1, 371/3', 'TCC 370/1, 371/3'],
  [
    'CMK m.133, TMK m.427/4, TTK m.530/2, 6758 sayılı Kanun m.19',
    'Code of Criminal Procedure 133, Civil Code 427/4, TCC 530/2, Act 6758 19',
  ],
  ['TTK geçici m.7 ve TSY m.40', 'TCC provisional 7 and Registry Regulation 40'],
])('%s is %s in an English text', (turkish, english) => expect(englishCitation(turkish)).toBe(english))
