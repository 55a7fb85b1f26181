/** One company's real notices, from the page to the board: who sits, who signs, what it is worth. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { companyOn } from '../../../lib/domain/company/company.ts'
import type { CompanyRecord } from '../../../lib/domain/company/record.ts'
import { termEndsOf } from '../../../lib/domain/company/officers/term-ends.ts'
import { factIds } from '../../../lib/domain/fact/identity.ts'
import { checkSigning } from '../../../lib/domain/law/tr/signing/check.ts'
import { readNotice } from '../../../lib/domain/notice/read.ts'

const folder = fileURLToPath(new URL('../../../../shared/notices/real/', import.meta.url))
const FILES = ['002', '005', '012', '018', '020', '025', '031', '034', '038']
const HOLDING = 'AYDEM HOLDİNG ANONİM ŞİRKETİ'

let told: CompanyRecord | null = null
const story = (): CompanyRecord => (told ??= readStory())

const readStory = (): CompanyRecord => {
  const names = readdirSync(folder)
  const readings = FILES.map((number) => {
    const text = readFileSync(folder + names.find((name) => name.startsWith(number)), 'utf8')
    return readNotice(text.slice(text.indexOf('\n\n') + 2))
  })
  return {
    id: 1,
    office: 'DENİZLİ',
    registryNo: '49606',
    title: 'PARLA ENERJİ YATIRIMLARI ANONİM ŞİRKETİ',
    mersisNo: null,
    country: 'TR',
    retrievalComplete: true,
    notices: readings.map(({ header, matters, unread }, at) => ({
      id: at + 1,
      publishedOn: header.registered_on,
      registeredOn: header.registered_on,
      issue: null,
      page: null,
      noticeType: matters.join(', '),
      archived: true,
      unread,
    })),
    facts: readings.flatMap(({ facts }, at) => {
      const ids = factIds(String(at), facts)
      return facts.map((fact, index) => ({ ...fact, id: ids[index] as string, noticeId: at + 1 }))
    }),
  }
}

describe.skipIf(!existsSync(folder))('a company of nine notices (skipped without ../shared/notices)', () => {
  it.each([
    [
      '2022-12-31',
      [`${HOLDING} board_chair 2023-12-01 sole`, 'MEHMET GÖKAY ÜSTÜN board_vice_chair 2023-12-01 sole'],
      'İDRİS KÜPELİ',
      '100000.00',
    ],
    [
      '2023-10-10',
      [
        `${HOLDING} board_chair 2025-09-26 joint EMİRHAN KARAYAY, ENGİN KAVAS`,
        `ENGİN KAVAS board_vice_chair 2025-09-26 joint ${HOLDING}, EMİRHAN KARAYAY`,
        `EMİRHAN KARAYAY board_member 2025-09-26 joint ${HOLDING}, ENGİN KAVAS`,
      ],
      'İDRİS KÜPELİ',
      '54885000.00',
    ],
    [
      '2024-09-13',
      [
        `${HOLDING} board_chair 2025-09-26 joint EMİRHAN KARAYAY, ENES ERCANLI`,
        `ENES ERCANLI board_vice_chair 2025-09-26 joint ${HOLDING}, EMİRHAN KARAYAY`,
        `EMİRHAN KARAYAY board_member 2025-09-26 joint ${HOLDING}, ENES ERCANLI`,
      ],
      'İDRİS KÜPELİ',
      '161852160.00',
    ],
    ['2024-10-28', [`${HOLDING} board_chair 2025-09-26 sole`], 'SERDAR MARANGOZ', '161852160.00'],
    [
      '2024-11-05',
      [`${HOLDING} board_chair 2025-09-26 joint ENES ERCANLI`, `ENES ERCANLI board_vice_chair 2025-09-26 joint ${HOLDING}`],
      'SERDAR MARANGOZ',
      '161852160.00',
    ],
    ['2026-01-01', [`${HOLDING} board_chair 2028-09-08 sole`], 'SERDAR MARANGOZ', '161852160.00'],
  ])('its board on %s', (day, board, delegate, amount) => {
    const { officers, capital } = companyOn(story(), day)
    const sitting = officers.inOffice.filter((officer) => officer.role.startsWith('board'))
    expect(
      sitting.map((officer) =>
        [officer.person.name, officer.role, officer.term.endsOn, officer.form, officer.coSigners.map((person) => person.name).join(', ')]
          .filter(Boolean)
          .join(' '),
      ),
    ).toEqual(board)
    expect(officers.inOffice.find((officer) => officer.actsFor?.name === HOLDING)?.person.name).toBe(delegate)
    expect(officers.passedOver).toEqual([])
    expect(capital.current?.to).toBe(amount)
  })

  it('has one seat on the board to renew, and four signatories of the second grade', () => {
    expect(termEndsOf(story()).map((end) => `${end.endsOn} ${end.person} ${end.role}`)).toEqual([
      '2028-09-08 ATİLLA EREN YILDIRIM authorised_signatory',
      `2028-09-08 ${HOLDING} board_chair`,
      '2028-09-08 ENES ERCANLI authorised_signatory',
      '2028-09-08 ERDİNÇ ÇETİN authorised_signatory',
      '2028-09-08 MUSTAFA EMRAH SARI authorised_signatory',
    ])
    expect(
      companyOn(story(), '2026-01-01')
        .officers.inOffice.filter((officer) => officer.form === 'limited')
        .map((officer) => officer.grade),
    ).toEqual(['2', '2', '2', '2'])
  })

  it.each([
    ['satın alma', '500000', 'MUSTAFA EMRAH SARI', 'not_authorised'],
    ['satın alma', '100000', null, 'not_authorised'],
    ['satın alma', '100000', 'MUSTAFA EMRAH SARI', 'authorised'],
    // of a bank's loan it asks for a decision of the board, or a contract that is there
    ['kredi', '100000', 'MUSTAFA EMRAH SARI', 'uncertain'],
  ])('has its directive followed: %s for %s USD with %s', (transaction, amount, beside, verdict) => {
    const { verdict: answer, reasons } = checkSigning(story(), {
      person: 'ENES ERCANLI',
      day: '2025-10-01',
      today: '2026-11-20',
      amount,
      currency: 'USD',
      transaction,
      coSigners: beside === null ? [] : [beside],
    })
    expect(answer).toBe(verdict)
    if (verdict === 'not_authorised') expect(reasons.find(({ effect }) => effect === 'against')?.code).toBe('joint_incomplete')
  })
})
