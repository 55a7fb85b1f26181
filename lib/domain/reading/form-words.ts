/** The adverbs that say how those sign who sign for a company, whatever frame reads them: each alone, or together; in plain letters, without borders. */
export const EACH_ALONE =
  'munferi[dt](?:en|ce)?(?: olarak)?|(?:yalniz(?:ca)?|kendi|tek) ?bas(?:[iu]|l[ae]r[iu])n[ae]|ayri ayri|tek tek|basli ?basina|mustakil(?:en)?(?: olarak)?|infirad(?:en|i olarak)|tek yetkili olarak'
/** The company, as those who speak for it call it: "holdingimizi", "derneğimizin", "müessesemiz"; a trader says "işletmemin". */
export const OUR_HOUSE =
  '(?:(?:sirket|kooperatif|isletme|firma|ticarethane|ortaklig|banka|holding|kurum|muessese|derneg|vakf|birlig|kurulus|tesekkul|tesebbus)[iu]?m[iu]z|(?:isletme|firma|ticarethane|magaza|muessese)m|(?:is ?yer|dukkan)[iu]m(?:[iu]z)?)(?:[iu]n|[iu]|[ae]|d[ae]|c[ae])?'
export const ALL_TOGETHER =
  'mustere[kc](?:en|ten)?(?: olarak)?|(?:hep )?birlikte|(?:hep )?beraber(?:ce)?|ortaklasa|muctemian|el ?birligiyle|yan ?yana|bir ?arada'

/** The other of those who sign, or each of them for the others. */
const OTHER =
  '(?:(?:bir )?(?:diger|oteki|obur)(?:(?:i|u|s[iu])?n?|ler[iu]n?)?|birbir(?:ler)?[iu]n|(?:diger|oteki|obur) (?:mudur|uye|ortag|orta|yetkili|imza)(?:[iu]|n|s[iu])?n?)'
/** That somebody signs without another, in the words of what he does not need: "diğerinin imzasına ihtiyaç duymaksızın", "biri diğeri olmadan da". */
export const NEEDS_NOBODY = `(?:digerinin|otekinin|oburunun|digerlerinin|bir digerinin|ikincisinin|birbirinin|birbirlerinin) (?:istirak|katilim|imza|muvafakat|onay|riza)(?:(?:[iu]|s[iu])n[ae] (?:luzum|gerek|ihtiyac|hacet) (?:kal|ol|duyul|gorul|bulun)(?:maksizin|madan)|(?:[iu]|s[iu]) aran(?:maksizin|madan))|${OTHER}(?:n[iu]n|[iu]n)(?: [a-z]+){1,3} [a-z]+m[ae](?:d[ae]n|ks[iu]z[iu]n)(?: da| de)?|(?:hic ?)?kimseye(?: [a-z]+){1,3} [a-z]+m[ae](?:d[ae]n|ks[iu]z[iu]n)|(?=[a-z ]{0,50}(?:imza|onay|izin|izn|muvafak|katilim|istirak|kimse))(?:baska(?:ca|sinin)?|hic ?kimsenin|kimsenin|ikinci|ilave)(?: [a-z]+){0,4} [a-z]*m[ae](?:d[ae]n|ks[iu]z[iu]n)(?: da| de)?|${OTHER}[dt][ae]n (?:bagimsiz|mustakil|ayri)(?:ca)?(?: (?:sekilde|bicimde|surette))?|${OTHER}[ae] (?:bagli|muhtac|tabi|ihtiyac|danis)[a-z]*(?: [a-z]+)?m[ae](?:d[ae]n|ks[iu]z[iu]n)|bir(?:i|isi) ${OTHER} olma(?:d[ae]n|ks[iu]z[iu]n)(?: da| de| dahi| bile)?`
