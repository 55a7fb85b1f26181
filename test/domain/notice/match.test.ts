import { describe, expect, it } from 'vitest'
import { belongsTo, matchNotice } from '../../../lib/domain/notice/match.ts'

const parla = { office: 'DENİZLİ', registryNo: '49606', mersisNo: '0721091699100001' }
const istanbul = { office: 'İSTANBUL', registryNo: '416653-5', mersisNo: null }
const header = (office: string | null, registry_no: string | null, mersis_no: string | null = null) => ({ office, registry_no, mersis_no })

describe('a notice and a company', () => {
  it.each([
    ['office and number', header('DENİZLİ', '49606', '0721091699100001'), parla, 'same'],
    ['office and number without MERSİS', header("T.C. DENİZLİ TİCARET SİCİLİ MÜDÜRLÜĞÜ'NDEN", '49606'), parla, 'same'],
    ['a damaged office name', header('KAHRAMANMARAS', '21405'), { ...parla, office: 'KAHRAMANMARAŞ', registryNo: '21405' }, 'same'],
    ['a damaged digit of MERSİS', header('DENİZLİ', '49606', '0721091699100007'), parla, 'same'],
    ['MERSİS after a move to another office', header('İSTANBUL', '1045001-5', '0721091699100001'), parla, 'same'],
    ['MERSİS alone', header(null, null, '0721091699100001'), parla, 'same'],
    ['the suffix of İstanbul', header('İSTANBUL', '416653'), istanbul, 'same'],
    ['the same number at another office', header('ADANA', '49606'), parla, 'other'],
    ['another number at the office', header('DENİZLİ', '49607'), parla, 'other'],
    ['another company by all three', header('ADANA', '86877', '0981143814400001'), parla, 'other'],
    ['another MERSİS, the rest not legible', header(null, null, '0981143814400001'), parla, 'other'],
    ['a branch by its own MERSİS', header('DENİZLİ', '49606', '0721091699100014'), parla, 'unsure'],
    ['the number alone', header(null, '49606'), parla, 'unsure'],
    ['the office alone', header('DENİZLİ', null), parla, 'unsure'],
    ['nothing', header(null, null), parla, 'unsure'],
    ['a lost hyphen', header('İSTANBUL', '4166535'), istanbul, 'unsure'],
    ['a longer number', header('İSTANBUL', '4166537'), istanbul, 'other'],
    ['nearly its MERSİS under another number', header('DENİZLİ', '49666', '0721091699100007'), parla, 'unsure'],
  ] as const)('%s', (_, printed, company, wanted) => {
    expect(matchNotice(printed, company)).toBe(wanted)
    expect(belongsTo(company, printed)).toBe(wanted === 'same')
  })
})
