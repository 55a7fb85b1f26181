import { expect, test } from 'vitest'
import { openEvidence, signEvidence } from '../../lib/platform/signed-link.ts'

const secret = 'bir-deneme-anahtari-otuz-iki-harften-uzun'
const evidence = { noticeId: 7, factId: '09dfeee4ffd6da39', until: new Date('2026-12-21T10:00:00Z') }

test('a token opens what it was made for until its end, and only with the key that made it', async () => {
  const token = await signEvidence(secret, evidence)
  expect(await openEvidence(secret, token, new Date('2026-12-21T09:59:59Z'))).toEqual(evidence)
  expect(await openEvidence(secret, token, evidence.until)).toBeNull()
  expect(await openEvidence(`${secret}x`, token, new Date('2026-11-21T00:00:00Z'))).toBeNull()
})
