/**
 * Names in other scripts by the Latin letters that stand for them. One table a script, letter by letter: the same name always reads the
 * same. Arabic and Hebrew write few vowels; the comparison of parts counts a missing vowel for little.
 */

const table = (pairs: string): Record<string, string> =>
  Object.fromEntries(
    pairs
      .trim()
      .split(/\s+/)
      .map((pair) => [pair.slice(0, 1), pair.slice(1)]),
  )

const LETTERS: Readonly<Record<string, string>> = {
  // Cyrillic (Russian, Ukrainian, Belarusian, Serbian, Central Asia)
  ...table(`аa бb вv гg дd еe ёyo жzh зz иi йy кk лl мm нn оo пp рr сs тt уu фf хkh цts чch шsh щshch ъ ыy ьэe юyu яya
    іi їyi єye ґg ўu јj љlj њnj ћc ђdj џdz ѓg ќk ѕdz ғg қk ңn өo ұu үu һh әa ҳh ҷc ӣi ӯu`),
  ...{ ь: '', ъ: '', э: 'e' },
  // Greek
  ...table('αa βv γg δd εe ζz ηi θth ιi κk λl μm νn ξx οo πp ρr σs ςs τt υy φf χch ψps ωo'),
  // Arabic, Persian, Urdu, Uyghur
  ...table(`اa أa إi آa ٱa بb پp تt ثth جj چch حh خkh دd ذdh رr زz ژzh سs شsh صs ضd طt ظz عa غgh فf قq كk کk گg لl مm نn هh ھh
    وu يi یi ىa ةa ےe ۀh ڈd ٹt ڑr ںn ۇu ۆo ۈu ۋv ېe ڭn`),
  ...{ ء: '', ئ: '', ؤ: 'u' },
  // Hebrew
  ...table('אa בb גg דd הh וv זz חh טt יy כk ךk לl מm םm נn ןn סs עa פp ףf צts ץts קk רr שsh תt'),
}

/** The Arabic article is written as one word with its noun. */
const ARTICLE = /(^|\s)(?:وال|ال)(?=\p{Script=Arabic}{2})/gu

const OTHER = /[\u0370-\u052f\u0590-\u06ff]/

/** The text with letters of known scripts as Latin ones; others stay as they are. Expects composed (NFKC) text. */
export const latin = (text: string): string =>
  OTHER.test(text)
    ? text
        .normalize('NFKC')
        .toLowerCase()
        .replace(/[\u064b-\u065f\u0670\u0640]/g, '')
        .replace(ARTICLE, '$1al ')
        .replace(/[\u0370-\u052f\u0590-\u06ff]/g, (letter) => LETTERS[letter] ?? LETTERS[letter.normalize('NFD').slice(0, 1)] ?? letter)
    : text
