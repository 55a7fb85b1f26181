/** Sixty files that no importer should choke on, made here: each of a make that once stopped, froze or filled something. */
import { execFileSync } from 'node:child_process'
import { closeSync, ftruncateSync, mkdirSync, openSync, symlinkSync, writeFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'

type Part = { dictionary: string; bytes?: Uint8Array | string }
const latin = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

/** A PDF of these objects, numbered from 1; the first is the catalog. */
const pdfOf = (parts: Part[], trailer = ''): Buffer =>
  Buffer.concat([
    Buffer.from('%PDF-1.7\n'),
    ...parts.flatMap(({ dictionary, bytes }, at) => {
      const stream = typeof bytes === 'string' ? latin(bytes) : bytes
      return stream
        ? [
            Buffer.from(`${at + 1} 0 obj${dictionary.replace('<<', `<</Length ${stream.length} `)}stream\n`),
            stream,
            Buffer.from('\nendstream endobj\n'),
          ]
        : [Buffer.from(`${at + 1} 0 obj${dictionary}endobj\n`)]
    }),
    Buffer.from(`trailer<</Root 1 0 R ${trailer}>>\n%%EOF\n`),
  ])

/** A PDF of one page: its box, its resources, its contents and what else there is (from object 5). */
const pageOf = (contents: Part, more: Part[] = [], { resources = '', box = '0 0 595 842', kids = '3 0 R', count = 1 } = {}): Buffer =>
  pdfOf([
    { dictionary: '<</Type/Catalog/Pages 2 0 R>>' },
    { dictionary: `<</Type/Pages/Kids[${kids}]/Count ${count}>>` },
    { dictionary: `<</Type/Page/Parent 2 0 R/MediaBox[${box}]/Resources<<${resources}>>/Contents 4 0 R>>` },
    contents,
    ...more,
  ])

const draws = (text: string): Part => ({ dictionary: '<<>>', bytes: text })
/** A few kilobytes that unfold into hundreds of megabytes of one letter: more than any reader may take. */
const bombs = new Map<string, Uint8Array>()
const bomb = (letter = ' '): Uint8Array => {
  const made = bombs.get(letter) ?? deflateSync(deflateSync(Buffer.alloc(300_000_000, letter), { level: 1 }))
  bombs.set(letter, made)
  return made
}
const TWICE = '/Filter[/FlateDecode/FlateDecode]'
const form = (names: string[], contents: string): Part => ({
  dictionary: `<</Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</XObject<<${names.join('')}>>>>>>`,
  bytes: contents,
})
const image = (more: string, bytes: Uint8Array | string): Part => ({ dictionary: `<</Type/XObject/Subtype/Image${more}>>`, bytes })
const grey = (width: number, height: number): string => `/Width ${width}/Height ${height}/BitsPerComponent 8/ColorSpace/DeviceGray`
const drawn = (more: Part[], contents = '/X Do'): Buffer => pageOf(draws(contents), more, { resources: '/XObject<</X 5 0 R>>' })
/** A form that draws the next one `wide` times, `deep` times over. */
const nest = (wide: number, deep: number): Buffer =>
  drawn(
    Array.from({ length: deep }, (_, at) =>
      form(at === deep - 1 ? [] : [`/X ${at + 6} 0 R`], at === deep - 1 ? '0 0 1 1 re f' : '/X Do '.repeat(wide)),
    ),
  )

const PDFS: Record<string, () => Buffer> = {
  'icerik-bombasi': () => pageOf({ dictionary: `<<${TWICE}>>`, bytes: bomb() }),
  'icerik-bombasi-sayilar': () => pageOf({ dictionary: `<<${TWICE}>>`, bytes: bomb('1 ') }),
  'icerik-bombasi-cizgiler': () => pageOf({ dictionary: `<<${TWICE}>>`, bytes: bomb('0 0 1 1 re ') }),
  'resim-bombasi': () => drawn([image(`${grey(60_000, 30_000)}${TWICE}`, bomb())]),
  'resim-bombasi-kucuk': () => drawn([image(`${grey(10, 10)}${TWICE}`, bomb())]),
  'nesne-bombasi': () => pageOf(draws(''), [{ dictionary: `<</Type/ObjStm/N 2/First 10${TWICE}>>`, bytes: bomb() }]),
  'yineleme-60-5': () => nest(60, 6),
  'yineleme-2-30': () => nest(2, 30),
  'yineleme-derin': () => nest(1, 4000),
  'kendini-cizen': () => drawn([form(['/X 5 0 R'], '/X Do')]),
  'kendini-iki-kez-cizen': () => drawn([form(['/X 5 0 R'], '/X Do /X Do')]),
  'birbirini-cizen': () => drawn([form(['/X 6 0 R'], '/X Do /X Do'), form(['/X 5 0 R'], '/X Do /X Do')]),
  'desen-kendi': () =>
    pageOf(
      draws('/Pattern cs /P scn 0 0 595 842 re f'),
      [
        {
          dictionary: '<</PatternType 1/PaintType 1/TilingType 1/BBox[0 0 1 1]/XStep 0.001/YStep 0.001/Resources<</Pattern<</P 5 0 R>>>>>>',
          bytes: '/Pattern cs /P scn 0 0 1 1 re f',
        },
      ],
      { resources: '/Pattern<</P 5 0 R>>' },
    ),
  'agac-dongusu': () => pageOf(draws(''), [], { kids: '2 0 R 3 0 R' }),
  'agac-bos': () => pageOf(draws(''), [], { kids: '', count: 0 }),
  'cok-sayfa': () => pageOf(draws(''), [], { kids: '3 0 R '.repeat(3000), count: 3000 }),
  'yalan-sayfa-sayisi': () => pageOf(draws(''), [], { count: 2_000_000_000 }),
  'dev-sayfa': () => pageOf(draws(''), [], { box: '0 0 90000000 90000000' }),
  'eksi-sayfa': () => pageOf(draws(''), [], { box: '0 0 -1 -1' }),
  'sayisiz-sayfa': () => pageOf(draws(''), [], { box: 'a b c d' }),
  'bos-sayfa': () => pageOf(draws('')),
  'bos-sayfalar': () => pageOf(draws(''), [], { kids: '3 0 R '.repeat(5), count: 5 }),
  iceriksiz: () =>
    pdfOf([
      { dictionary: '<</Type/Catalog/Pages 2 0 R>>' },
      { dictionary: '<</Type/Pages/Kids[3 0 R]/Count 1>>' },
      { dictionary: '<</Type/Page/Parent 2 0 R/MediaBox[0 0 99 99]>>' },
    ]),
  koksuz: () => Buffer.from('%PDF-1.7\ntrailer<<>>\n%%EOF\n'),
  'bozuk-xref': () => Buffer.concat([pageOf(draws('')), Buffer.from('startxref\n-1\n%%EOF\n')]),
  'xref-dongusu': () => Buffer.from('%PDF-1.7\nxref\n0 0\ntrailer<</Prev 9/Size 1>>\nstartxref\n9\n%%EOF\n'),
  'derin-dizi': () => pageOf(draws(`${'['.repeat(200_000)} 0 ${']'.repeat(200_000)} TJ`)),
  'derin-sozluk': () => pdfOf([{ dictionary: `<</Type/Catalog/Pages 2 0 R/A${'<</A'.repeat(20_000)} 0${'>>'.repeat(20_000)}>>` }]),
  kilitli: () =>
    pdfOf(
      [
        { dictionary: '<</Type/Catalog/Pages 2 0 R>>' },
        { dictionary: '<</Type/Pages/Kids[]/Count 0>>' },
        { dictionary: `<</Filter/Standard/V 1/R 2/O<${'11'.repeat(32)}>/U<${'22'.repeat(32)}>/P -44>>` },
      ],
      `/Encrypt 3 0 R/ID[<${'33'.repeat(16)}><${'33'.repeat(16)}>]`,
    ),
  kesik: () => pageOf(draws('')).subarray(0, 200),
  'sonsuz-uzunluk': () => Buffer.from(pageOf(draws('')).toString('latin1').replace('/Length 0', '/Length 999999999999')),
  'eksi-uzunluk': () => Buffer.from(pageOf(draws('')).toString('latin1').replace('/Length 0', '/Length -5')),
  'maske-yalani': () =>
    drawn([
      image(`${grey(9, 9)}/Mask 6 0 R`, 'x'.repeat(81)),
      image('/ImageMask true/Width 2480/Height 3508/BitsPerComponent 1/Filter/JBIG2Decode', 'yok'),
    ]),
  'maske-bombasi': () =>
    drawn([
      image(`${grey(9, 9)}/Mask 6 0 R`, 'y'.repeat(81)),
      image(`/ImageMask true/Width 2480/Height 3508/BitsPerComponent 1${TWICE}`, bomb()),
    ]),
  'maske-kendi': () => drawn([image(`${grey(9, 9)}/Mask 5 0 R`, 'z'.repeat(81))]),
  'bos-filtre': () => pageOf({ dictionary: `<</Filter[${'/ASCIIHexDecode'.repeat(5000)}]>>`, bytes: '00' }),
  'harf-seli': () =>
    pageOf(
      { dictionary: '<</Filter/FlateDecode>>', bytes: deflateSync(Buffer.from(`BT /F 9 Tf ${'(abcdefghij) Tj '.repeat(300_000)} ET`)) },
      [],
      { resources: '/Font<</F<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>' },
    ),
  'nesne-seli': () => pageOf({ dictionary: '<</Filter/FlateDecode>>', bytes: deflateSync(Buffer.from('0 0 1 1 re f '.repeat(400_000))) }),
  html: () => Buffer.from('<html>bulunamadı</html>'),
  hic: () => Buffer.alloc(0),
  rastgele: () =>
    Buffer.concat([
      Buffer.from('%PDF-1.7\n'),
      Buffer.from(Array.from({ length: 9000 }, (_, at) => (at * 7919) % 251)),
      Buffer.from('\n%%EOF\n'),
    ]),
}

const TEXTS: Record<string, string | Uint8Array> = {
  nul: 'İSTANBUL\0TİCARET SİCİLİ',
  'nul-16': Buffer.from('İlan', 'utf16le'),
  'yarim-harf': Buffer.from([0x49, 0x6c, 0xed, 0xa0, 0x80]),
  'latin-5': Buffer.from([0xdd, 0x53, 0x54, 0x41, 0x4e]),
  bos: '',
  bosluk: ' \n'.repeat(5000),
  basliksiz: 'Bir ilana benzemeyen söz.',
  'dev-satir': 'a'.repeat(1_900_000),
  'dev-rakam': '1.'.repeat(900_000),
  parantez: '('.repeat(500_000),
  'gecersiz-uni': '\uFFFF\uFFFE\u202E'.repeat(1000),
  ikili: Uint8Array.from({ length: 5000 }, (_, at) => at % 256),
}

/** What is no file that can be read to its end, or none at all. */
const STRANGE: Record<string, (path: string) => void> = {
  // 58 MB of a letter
  'dev-metin.txt': (path) => {
    const large = openSync(path, 'w')
    writeSync(large, 'İlan')
    ftruncateSync(large, 58_000_000)
    closeSync(large)
  },
  'boru.txt': (path) => execFileSync('mkfifo', [path]),
  'boru.pdf': (path) => execFileSync('mkfifo', [path]),
  'klasor.pdf': (path) => mkdirSync(path),
  'kopuk.txt': (path) => symlinkSync('hic-yok.txt', path),
  'sifirlar.txt': (path) => symlinkSync('/dev/zero', path),
  'dongu.pdf': (path) => symlinkSync('dongu.pdf', path),
}

const POISONED = new Map<string, (path: string) => void>([
  ...Object.entries(PDFS).map(([name, make]) => [`${name}.pdf`, (path: string) => writeFileSync(path, make())] as const),
  ...Object.entries(TEXTS).map(([name, text]) => [`${name}.txt`, (path: string) => writeFileSync(path, text)] as const),
  ...Object.entries(STRANGE),
])

/** Their names, which end as the importer looks for them. */
export const poisonedNames = [...POISONED.keys()]

/** Writes those of them into a folder. Some take a second to make. */
export const writePoisoned = (folder: string, names: readonly string[]): void => {
  for (const name of names) POISONED.get(name)?.(join(folder, name))
}
