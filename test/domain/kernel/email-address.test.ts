import { expect, test } from 'vitest'
import { emailAddress } from '../../../lib/domain/kernel/email-address.ts'

test.each([
  ['ad@ornek.com.tr', 'ad@ornek.com.tr'],
  [' Ad.Soyad+kunye@ORNEK.COM ', 'ad.soyad+kunye@ornek.com'],
  ['INFO@ISTANBUL.COM', 'info@istanbul.com'],
  ["o'brien@sub.ornek.co", "o'brien@sub.ornek.co"],
])('%j is an address', (text, kept) => expect(emailAddress(text)).toBe(kept))

test.each([
  '',
  'ad',
  'ad@',
  '@ornek.com',
  'ad@ornek',
  'ad@@ornek.com',
  'a d@ornek.com',
  'ad@ornek..com',
  'ad@ornek.com\nBcc: x@y.com',
  'ad,x@ornek.com',
  '<ad@ornek.com>',
  '"a b"@ornek.com',
  'çağrı@ornek.com',
  'ad@örnek.com',
  `${'a'.repeat(65)}@ornek.com`,
  `${'a'.repeat(60)}@${'b.'.repeat(120)}com`,
])('%j is none', (text) => expect(emailAddress(text)).toBeNull())
