/** The adverbs that say how those sign who sign for a company, whatever frame reads them: each alone, or together; in plain letters, without borders. */
export const EACH_ALONE =
  'munferi[dt](?:en|ce)?(?: olarak)?|(?:yalniz(?:ca)?|kendi|tek) ?bas(?:[iu]|l[ae]r[iu])n[ae]|ayri ayri|tek tek|basli ?basina|mustakil(?:en)?(?: olarak)?|infirad(?:en|i olarak)|tek yetkili olarak'
export const ALL_TOGETHER =
  'mustere[kc](?:en|ten)?(?: olarak)?|(?:hep )?birlikte|(?:hep )?beraber(?:ce)?|ortaklasa|muctemian|el ?birligiyle|yan ?yana|bir ?arada'
