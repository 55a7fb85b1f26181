/** A made-up list as large as one likes, in which names are as unevenly spread as in real ones: few given names, many family names. */
import { ORIGINS } from './bank-spellings.ts'
import { randomFrom } from './near-names.ts'

type Random = () => number
const words = (text: string): string[] => text.trim().split(/\s+/)
const pick = (from: readonly string[], random: Random): string => from[Math.floor(random() * from.length)] ?? ''

/** Syllables and endings of family names. */
const FAMILIES: Readonly<Record<keyof typeof ORIGINS, { syllables: string[]; ends: string[] }>> = {
  arab: {
    syllables: words('ba ha mu sa ra ja ka qa na da ma ta wa za fa ghu shi li ru bu khu nu'),
    ends: words('di ri wi mi shi yya ni bi hir mar sun jad lif'),
  },
  iran: {
    syllables: words('sha pur naz bah far ja mo rad ka go da va ra ze mir sol kha par'),
    ends: words('zadeh nia i far pour yan rad manesh'),
  },
  afghan: { syllables: words('zar gul sher ma no sta ba da kha wa ra ji ta ka ho'), ends: words('zai khel wal mand i yar dost') },
  slav: {
    syllables: words('bo ko ma pe sha zhu va gri le no tka che du za mi lu ro vo kha sto ya'),
    ends: words('nov kov sky chenko chuk in ov ev yev nko skin'),
  },
  asia: { syllables: words('ra mu kho ba sha yul ta ib mir na za gu du is ka'), ends: words('ov ev zoda bekov khanov diyev') },
  africa: { syllables: words('ndi ka ou mba ko to ma ba nya wa si lu nku da fo'), ends: words('ra ye lo nga ba re te mana wo') },
  latin: { syllables: words('ra ve lo men sa gar ro be za ca que al mo ti na'), ends: words('nez les rra do ndo ta ga nares') },
  balkan: { syllables: words('ra mi ko sta vu lu ba ne jo dra pe'), ends: words('vić šić nović lić ković ski') },
  korea: { syllables: words('kim pak ri jang hyon paek chu kwon ham ryang choe jong so yun'), ends: [''] },
  china: { syllables: words('zhang zhao huang chen xu guo liang zheng feng wang li yang wu lin he'), ends: [''] },
}
/** How many family names an origin has; the first of them are borne by most. */
const FAMILY_NAMES = 40_000

const familyOf = (origin: keyof typeof ORIGINS, random: Random): string => {
  const { syllables, ends } = FAMILIES[origin]!
  if (ends.length === 1) return pick(syllables, random)
  let number = Math.floor(random() ** 2.5 * FAMILY_NAMES)
  const [end, size] = [ends[number % ends.length]!, 2 + (number % 3 === 0 ? 1 : 0)]
  let name = ''
  for (let at = 0; at < size; at++) {
    number = Math.floor(number / 3) * 7 + at
    name += syllables[number % syllables.length]
  }
  return `${origin === 'arab' ? 'al-' : ''}${name}${end}`
}

/** The spellings of a given name: of three in five persons one that many bear. */
const givenOf = (origin: keyof typeof ORIGINS, random: Random): string[] => {
  const { given } = ORIGINS[origin]!
  if (random() < 0.6) return given[Math.floor(random() ** 2 * given.length)]!.listed
  const { syllables } = FAMILIES[origin]!
  const made = `${pick(syllables, random)}${pick(syllables, random)}${pick([...'adnrlmst'], random)}`
  return [made[0]!.toUpperCase() + made.slice(1)]
}

const TRADES = words(
  'TRADING SHIPPING EXCHANGE INDUSTRIES BANK HOLDING PETROCHEMICAL ENGINEERING AVIATION FOUNDATION TEXTILE LOGISTICS ENERGY STEEL',
)
const FORMS = ['LLC', 'CO', 'LTD', 'FZE', 'OOO', 'S.A.', '']
const origins = Object.keys(ORIGINS)

/**
 * The names of entry `number`, the first the listed one, three aliases: its own in other spellings or with a part more or less, and one
 * that is another's. Every eighth entry is a company.
 */
export const largeListEntry = (number: number): { kind: 'person' | 'entity'; names: string[] } => {
  const random = randomFrom(Math.imul(number + 1, 2_654_435_761))
  const origin = origins[Math.floor(random() ** 1.5 * origins.length)]!
  const family = familyOf(origin, random)
  if (number % 8 === 0) {
    const own = `${family.replace('al-', '')} ${random() < 0.5 ? familyOf(origin, random).replace('al-', '') : ''}`
    const of = (trade: string): string => `${own} ${trade} ${pick(FORMS, random)}`.replaceAll(/ +/g, ' ').trim().toUpperCase()
    const trade = pick(TRADES, random)
    return {
      kind: 'entity',
      names: [of(trade), of(`${trade} ${pick(TRADES, random)}`), of(pick(TRADES, random)), `${own.slice(0, 4)} ${of(trade)}`],
    }
  }
  const [one, two] = [givenOf(origin, random), random() < 0.4 ? givenOf(origin, random) : null]
  const name = (): string => [one, two].flatMap((spellings) => (spellings === null ? [] : [pick(spellings, random)])).join(' ')
  return {
    kind: 'person',
    names: [
      `${family.toUpperCase()}, ${name()}`,
      `${name()} ${family.replace('al-', 'el ')}`,
      `${name()} ${pick(givenOf(origin, random), random)} ${family}`,
      `${pick(givenOf(origin, random), random)} ${familyOf(origin, random)}`,
    ],
  }
}
