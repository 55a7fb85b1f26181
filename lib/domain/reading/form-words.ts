/** The adverbs that say how those sign who sign for a company, whatever frame reads them: each alone, or together; in plain letters, without borders. */
export const EACH_ALONE =
  'munferi[dt](?:en|ce)?(?: olarak)?|(?:yalniz(?:ca)?|kendi|tek) ?bas(?:[iu]|l[ae]r[iu])n[ae]|ayri ayri|tek tek|basli ?basina|mustakil(?:en)?(?: olarak)?|infirad(?:en|i olarak)|tek yetkili olarak'
/** The company, as those who speak for it call it: "holdingimizi", "derneğimizin", "müessesemiz"; a trader says "işletmemin". */
export const OUR_HOUSE =
  '(?:(?:sirket|kooperatif|isletme|firma|ticarethane|ortaklig|banka|holding|kurum|muessese|derneg|vakf|birlig|kurulus|tesekkul|tesebbus)[iu]?m[iu]z|(?:isletme|firma|ticarethane|magaza|muessese)m|(?:is ?yer|dukkan)[iu]m(?:[iu]z)?)(?:[iu]n|[iu]|[ae]|d[ae]|c[ae])?'
export const ALL_TOGETHER =
  'mustere[kc](?:en|ten)?(?: olarak)?|(?:hep )?birlikte|(?:hep )?beraber(?:ce)?|ortaklasa|muctemian|el ?birligiyle|yan ?yana|bir ?arada'
