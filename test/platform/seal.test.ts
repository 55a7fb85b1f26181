/** Sealed reports: canonical form, id and signature against other implementations, and what the check makes of files that were altered. */
import { createHash, createPublicKey, verify as verifyWithNode } from 'node:crypto'
import { flattenedVerify, importJWK } from 'jose'
import { PDFDocument } from 'pdf-lib'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { REPORT_ID, reportId } from '../../lib/domain/report/id.ts'
import type { Snapshot } from '../../lib/domain/report/snapshot.ts'
import { reportWire } from '../../lib/http/wire/report-wire.ts'
import { attachedFiles } from '../../lib/platform/seal/attachments.ts'
import { canonicalBytes, canonicalText } from '../../lib/platform/seal/canonical.ts'
import { checkReport, type Verdict, type Witness } from '../../lib/platform/seal/check.ts'
import { jwks, readPublished, type ReportKeys, reportKeys, withNewKey } from '../../lib/platform/seal/keys.ts'
import { sealContent, signDetached } from '../../lib/platform/seal/sign.ts'
import { statementBytes, statementOf } from '../../lib/platform/seal/statement.ts'
import type { IssuedReport } from '../../lib/store/reports.ts'
import { runs } from '../support/sampled.ts'
import { sealedReport } from '../support/sealed.ts'

const BASE = 'https://kunye.test'
const { keys, report: sealed } = await sealedReport('DENEME-LIMITED')
const veri = sealed.snapshot
const json = JSON.stringify(reportWire(sealed, 'tr', BASE))
const ISSUE = { producedOn: '2026-11-21', settledOn: null }
const statement = (): Uint8Array => statementBytes('DR', sealed, ISSUE)
const nothingMore: Witness = async () => []
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)
const check = (
  text: string | Uint8Array,
  witness = nothingMore,
  published: ReportKeys['published'] | null = keys.published,
): Promise<Verdict> => checkReport(typeof text === 'string' ? bytes(text) : text, published, witness, BASE)

const issue = async (content: Snapshot, by: ReportKeys): Promise<IssuedReport> => ({
  ...(await sealContent(content, by.signing, ISSUE)),
  signs: 'statement',
  settledOn: null,
  issuedOn: '2026-11-21',
  snapshot: content,
  code: null,
})

const pdfOf = async (...files: [name: string, content: string][]): Promise<Uint8Array> => {
  const pdf = await PDFDocument.create()
  pdf.addPage()
  for (const [name, content] of files) await pdf.attach(bytes(content), name, { mimeType: 'application/octet-stream' })
  return pdf.save()
}

describe('the canonical form', () => {
  it('is that of RFC 8785, 3.2.3', () => {
    const given = JSON.parse(
      '{"numbers":[333333333.33333329,1E30,4.50,2e-3,0.000000000000000000000000001],"string":"\\u20ac$\\u000F\\u000aA\'\\u0042\\u0022\\u005c\\\\\\"\\/","literals":[null,true,false]}',
    ) as unknown
    expect(new TextDecoder().decode(canonicalBytes(given))).toBe(
      '{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],"string":"€$\\u000f\\nA\'B\\"\\\\\\\\\\"/"}',
    )
  })

  it('is digested by SHA-256, of which the id shows 60 bits', () => {
    const digest = createHash('sha256').update(canonicalBytes(veri)).digest('hex')
    expect(sealed.digest).toBe(digest)
    expect(sealed.id).toBe(reportId(digest))
    expect(sealed.id).toMatch(REPORT_ID)
    const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
    const bits = [...sealed.id.replaceAll('-', '').slice(2)].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('')
    expect(bits).toBe(BigInt(`0x${digest}`).toString(2).padStart(256, '0').slice(0, 60))
  })

  it.each([
    ['0'.repeat(64), 'DR-0000-0000-0000'],
    ['f'.repeat(64), 'DR-ZZZZ-ZZZZ-ZZZZ'],
    [`0${'8'.repeat(63)}`, 'DR-1248-H248-H248'],
  ])('%s has the id %s', (digest, id) => expect(reportId(digest)).toBe(id))

  it('does not depend on the order of keys', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(Object.keys(veri), { minLength: Object.keys(veri).length }), (order) => {
        expect(canonicalBytes(Object.fromEntries(order.map((key) => [key, veri[key as keyof Snapshot]])))).toEqual(canonicalBytes(veri))
      }),
      { numRuns: runs(20) },
    )
  })
})

describe('the signature', () => {
  it('is always the same for the same content and key', async () => {
    expect(await sealContent(structuredClone(veri), keys.signing, ISSUE)).toEqual({
      id: sealed.id,
      digest: sealed.digest,
      signature: sealed.signature,
    })
  })

  it('is accepted by jose', async () => {
    const [header = '', payload, signature = ''] = sealed.signature.split('.')
    expect(payload).toBe('')
    const [published] = jwks(keys).keys
    const found = await flattenedVerify({ protected: header, payload: statement(), signature }, await importJWK({ ...published }, 'EdDSA'))
    expect(found.protectedHeader).toEqual({ alg: 'EdDSA', kid: published?.kid, b64: false, crit: ['b64'] })
  })

  it('is accepted by node:crypto, over header and statement as they are', () => {
    const [header = '', , signature = ''] = sealed.signature.split('.')
    const key = createPublicKey({ key: { ...keys.published[0] }, format: 'jwk' })
    const input = Buffer.concat([Buffer.from(`${header}.`), statement()])
    expect(verifyWithNode(null, input, key, Buffer.from(signature, 'base64url'))).toBe(true)
    expect(verifyWithNode(null, Buffer.concat([input, Buffer.from(' ')]), key, Buffer.from(signature, 'base64url'))).toBe(false)
  })

  it('outlives its key: what a former key signed is checked by the published set, which has no private part', async () => {
    const rotated = reportKeys.parse(await withNewKey(keys.published))
    expect(rotated.signing.kid).not.toBe(keys.signing.kid)
    expect(rotated.published.map(({ kid }) => kid)).toEqual([rotated.signing.kid, keys.signing.kid])
    expect(JSON.stringify(jwks(rotated))).not.toMatch(/"d"/)
    const published = readPublished(JSON.parse(JSON.stringify(jwks(rotated))))
    expect((await check(json, nothingMore, published)).result).toBe('valid')
    const after = JSON.stringify(reportWire(await issue(veri, rotated), 'tr', BASE))
    expect((await check(after, nothingMore, published)).result).toBe('valid')
    expect(await check(after)).toMatchObject({
      result: 'undetermined',
      reasons: [{ result: 'valid' }, { result: 'undetermined', tr: expect.stringContaining(rotated.signing.kid) }],
    })
  })

  it.each([
    ['no JSON', '{'],
    ['no keys', '{"keys":[]}'],
    ['a key of another curve', '{"keys":[{"kty":"OKP","crv":"X25519","x":"a","kid":"1"}]}'],
    ['only public keys', JSON.stringify({ keys: [{ kty: 'OKP', crv: 'Ed25519', x: 'A'.repeat(43), kid: '1' }] })],
  ])('is not made by %s', (_, text) => expect(reportKeys.safeParse(text).success).toBe(false))
})

describe('a JSON report', () => {
  it('is valid as it was issued, in either language and however it is laid out', async () => {
    for (const text of [json, JSON.stringify(reportWire(sealed, 'en', BASE)), JSON.stringify(JSON.parse(json), null, 2)]) {
      expect(await check(text)).toMatchObject({
        result: 'valid',
        report: { id: sealed.id, digest: sealed.digest, producedOn: '2026-11-21' },
      })
    }
  })

  it('is not valid with one letter altered, wherever it stands', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: json.length - 1 }), fc.constantFrom('x', '0', 'Ş'), async (at, letter) => {
        fc.pre(json[at] !== letter)
        expect((await check(json.slice(0, at) + letter + json.slice(at + 1))).result).not.toBe('valid')
      }),
      { numRuns: runs(300) },
    )
  })

  it('is not valid with a last letter of the signature that stands for the same bytes, nor with one letter more or less', async () => {
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
    const same = [...letters].filter((letter) =>
      Buffer.from(sealed.signature.split('.')[2]!.slice(0, -1) + letter, 'base64url').equals(
        Buffer.from(sealed.signature.split('.')[2]!, 'base64url'),
      ),
    )
    expect(same).toHaveLength(16)
    for (const signature of [
      ...same.map((letter) => sealed.signature.slice(0, -1) + letter),
      `${sealed.signature}AAA`,
      sealed.signature.slice(0, -1),
    ]) {
      if (signature !== sealed.signature) expect((await check(json.replace(sealed.signature, signature))).result).toBe('invalid')
    }
  })

  const altered = (change: (report: Record<string, unknown> & { veri: Snapshot }) => void): string => {
    const report = JSON.parse(json) as Record<string, unknown> & { veri: Snapshot }
    change(report)
    return JSON.stringify(report)
  }
  it.each<[string, Parameters<typeof altered>[0], string, RegExp]>([
    [
      'another name of an officer',
      (report) => {
        report.veri.yetkililer![0]!.isim = 'BAŞKA BİRİ'
      },
      'invalid',
      /icerik_ozeti/,
    ],
    [
      'a better seal outside the content',
      (report) => {
        report.muhur = 'KISMI'
      },
      'invalid',
      /muhur içerikle uyuşmuyor/,
    ],
    [
      'another name of the seal',
      (report) => {
        report.muhur_ad = 'Kısmi'
      },
      'invalid',
      /muhur_ad/,
    ],
    [
      'another digest',
      (report) => {
        report.icerik_ozeti = '0'.repeat(64)
      },
      'invalid',
      /icerik_ozeti/,
    ],
    [
      'another id',
      (report) => {
        report.rapor_kimligi = 'DR-0000-0000-0000'
      },
      'invalid',
      /rapor_kimligi/,
    ],
    [
      'sections said to be pending',
      (report) => {
        report.bekleyen_bolumler = ['kimlik']
      },
      'invalid',
      /bekleyen_bolumler/,
    ],
    [
      'the PDF of another report',
      (report) => {
        report.pdf = String(report.pdf).replace(/DR-.*/, 'DR-0000-0000-0000')
      },
      'invalid',
      /pdf/,
    ],
    [
      'a field of its own',
      (report) => {
        report.onay = 'tam'
      },
      'invalid',
      /onay/,
    ],
    [
      'another field in the content',
      (report) => {
        Object.assign(report.veri, { onay: 'tam' })
      },
      'invalid',
      /icerik_ozeti/,
    ],
    [
      'no signature',
      (report) => {
        delete report.imza
      },
      'invalid',
      /imza yok/,
    ],
    [
      'a broken signature',
      (report) => {
        report.imza = 'abc'
      },
      'invalid',
      /biçimi bozuk/,
    ],
    [
      'a signature by another algorithm',
      (report) => {
        report.imza = `${Buffer.from('{"alg":"none","kid":"x","b64":false,"crit":["b64"]}').toString('base64url')}..AAAA`
      },
      'invalid',
      /biçimi bozuk/,
    ],
  ])('with %s', async (_, change, result, reason) => {
    const found = await check(altered(change))
    expect(found.result).toBe(result)
    expect(found.reasons.map(({ tr }) => tr).join(' ')).toMatch(reason)
  })

  it('is invalid where all that follows from a forged content was forged too, but for the signature', async () => {
    const forged = await issue({ ...veri, ilan_sayisi: 99 }, keys)
    const text = JSON.stringify(reportWire({ ...forged, signature: sealed.signature }, 'tr', BASE))
    expect(await check(text)).toMatchObject({
      result: 'invalid',
      reasons: [{ result: 'valid' }, { result: 'invalid', tr: 'İmza bu içeriğe ve bu güne ait değil.' }],
    })
  })

  it('is invalid where a field is written twice, of which a reader might see the other', async () => {
    const twice = json.replace('"surum":1', `"muhur":{"kod":"DOGRULANDI","gerekceler":[]},"surum":1`)
    expect(await check(twice)).toMatchObject({ result: 'invalid', reasons: [{ tr: expect.stringContaining('birden çok kez') }] })
  })

  it.each([
    ['an empty file', ''],
    ['text', 'rapor'],
    ['JSON of another kind', '[1]'],
    ['an object of another kind', '{"a":1}'],
    ['broken Unicode', '{"veri":{"a":"\\ud800"}}'],
  ])('%s is no report', async (_, text) => expect(await check(text)).toMatchObject({ result: 'undetermined', report: null }))

  it('stays undetermined without the keys', async () => {
    expect(await check(json, nothingMore, null)).toMatchObject({ result: 'undetermined' })
  })

  /** Every place of a member in an object, within lists too. */
  const members = (value: unknown, path: (string | number)[] = []): (string | number)[][] =>
    typeof value !== 'object' || value === null
      ? []
      : Object.entries(value).flatMap(([key, part]) => {
          const here = [...path, Array.isArray(value) ? Number(key) : key]
          return [here, ...members(part, here)]
        })
  const at = (value: unknown, path: (string | number)[]): Record<string | number, unknown> =>
    path.reduce((each, key) => (each as Record<string | number, unknown>)[key], value) as Record<string | number, unknown>

  it('is not valid with any member changed, added, removed or doubled, wherever it stands', async () => {
    const places = members(JSON.parse(json))
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...places), fc.constantFrom('changed', 'null', 'added', 'removed', 'doubled'), async (path, how) => {
        const report = JSON.parse(json) as Record<string, unknown>
        const [parent, key] = [at(report, path.slice(0, -1)), path.at(-1)!]
        const was = parent[key]
        if (how === 'changed') parent[key] = typeof was === 'number' ? was + 1 : typeof was === 'boolean' ? !was : `${JSON.stringify(was)}x`
        if (how === 'null') parent[key] = null
        if (how === 'added' && !Array.isArray(parent)) parent[`${key}_`] = was
        if (how === 'removed') delete parent[key]
        if (how === 'doubled' && typeof key === 'string') parent[`iki-${key}`] = was
        const text = JSON.stringify(report).replace('"iki-', '"')
        fc.pre(text !== json)
        expect((await check(text)).result, `${how} ${path.join('.')}`).not.toBe('valid')
      }),
      { numRuns: runs(600) },
    )
  })

  it.each<[string, (report: Record<string, unknown>) => void]>([
    ['another day', (report) => Object.assign(report, { uretim_tarihi: '2026-11-20' })],
    ['no day', (report) => delete report.uretim_tarihi],
    ['null for a day', (report) => Object.assign(report, { uretim_tarihi: null })],
    ['a settled day', (report) => Object.assign(report, { gazete_kesinlesen: '2026-11-20' })],
    ['no settled day', (report) => delete report.gazete_kesinlesen],
    ['a PDF elsewhere', (report) => Object.assign(report, { pdf: String(report.pdf).replace(BASE, 'https://kotu.test') })],
  ])('is invalid with %s', async (_, change) => {
    const report = JSON.parse(json) as Record<string, unknown>
    change(report)
    expect((await check(JSON.stringify(report))).result).toBe('invalid')
  })

  it.each([
    ['a number that a program rounds', json.replace(/"ilan_sayisi":(\d+)/, '"ilan_sayisi":$1.0')],
    ['a depth that programs give up at', `{"veri":${'{"a":'.repeat(200_000)}1${'}'.repeat(200_000)}}`],
    ['lists without an end', `{"veri":{"a":${'['.repeat(200_000)}${']'.repeat(200_000)}}}`],
  ])('is invalid with %s', async (_, text) => expect((await check(text)).result).toBe('invalid'))

  it('of the first form, signed over its content alone, is still valid, and says what its signature leaves open', async () => {
    const { gazete_kesinlesen: _, ...former } = JSON.parse(json) as Record<string, unknown>
    const first = { ...former, imza: await signDetached(canonicalBytes(veri), keys.signing) }
    const found = await check(JSON.stringify(first))
    expect(found).toMatchObject({ result: 'valid', report: { producedOn: null, signs: 'content' } })
    expect(found.reasons.at(-1)?.tr).toContain('üretim gününü kapsamaz')
    for (const change of [{ uretim_tarihi: null }, { gazete_kesinlesen: null }, { pdf: 'https://kotu.test' }, { uretim_tarihi: undefined }])
      expect((await check(JSON.stringify({ ...first, ...change }))).result).toBe('invalid')
  })

  it('cannot be made of a screening, in either form', async () => {
    const record = { surum: 1, tarandi: true, sorgular: [] }
    const screening = await sealContent(record, keys.signing, ISSUE, 'YT')
    for (const imza of [screening.signature, await signDetached(canonicalBytes(record), keys.signing)]) {
      const dressed = { ...(JSON.parse(json) as object), veri: record, muhur: 'DOGRULANDI', icerik_ozeti: screening.digest, imza }
      for (const text of [dressed, { ...dressed, rapor_kimligi: reportId(screening.digest) }])
        expect((await check(JSON.stringify(text))).result).toBe('invalid')
    }
  })

  it('is judged by the witness too, who is asked only of what is genuine', async () => {
    const asked: (string | null)[] = []
    const witness: Witness = async ({ id }, pdf) => {
      asked.push(pdf && id)
      return [{ result: 'invalid', tr: 'O gün değil.', en: 'Not that day.' }]
    }
    expect(await check(json, witness)).toMatchObject({ result: 'invalid' })
    await check(
      altered((report) => {
        report.muhur = 'KISMI'
      }),
      witness,
    )
    expect(asked).toEqual([null])
  })
})

describe('a PDF report', () => {
  const content = (): string => new TextDecoder().decode(canonicalBytes(veri))
  const said = canonicalText(statementOf('DR', sealed, ISSUE))

  it('has its attachments found, also beside others', async () => {
    const pdf = await pdfOf(['veri.json', content()], ['imza.jws', sealed.signature], ['OKUBENI.txt', 'Merhaba ş'])
    expect((await attachedFiles(pdf)).map((file) => new TextDecoder().decode(file))).toEqual([content(), sealed.signature, 'Merhaba ş'])
  })

  it('is as valid as its pages, which the witness tells', async () => {
    const pdf = await pdfOf(['veri.json', content()], ['imza.jws', sealed.signature], ['beyan.json', said])
    for (const result of ['valid', 'invalid', 'undetermined'] as const) {
      expect(await check(pdf, async (report, file) => [{ result, tr: report.id, en: String(file?.length) }])).toMatchObject({
        result,
        report: { id: sealed.id },
      })
    }
  })

  it.each<[string, (text: string) => [string, string][], string]>([
    [
      'an altered content',
      (text) => [
        ['veri.json', text.replace('LİMİTED', 'LIMITED')],
        ['imza.jws', sealed.signature],
      ],
      'invalid',
    ],
    ['no signature', (text) => [['veri.json', text]], 'undetermined'],
    ['no content', () => [['imza.jws', sealed.signature]], 'undetermined'],
    ['nothing attached', () => [], 'undetermined'],
    [
      'two contents',
      (text) => [
        ['veri.json', text],
        ['veri2.json', text.replace('LİMİTED', 'LIMITED')],
        ['imza.jws', sealed.signature],
      ],
      'undetermined',
    ],
  ])('with %s', async (_, files, result) => {
    const pdf = await pdfOf(...files(content()))
    expect((await check(pdf, async () => [{ result: 'valid', tr: 'asıl', en: 'genuine' }])).result).toBe(result)
  })
})
