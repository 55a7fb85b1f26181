/** The words of a refusal: what was asked for, proposed or sued for, and not granted. Patterns for plain letters. */

/** A verb that denies what it says. */
export const DENIED = String.raw`[a-z]{2,}(?:m[ae]m[iu]s(?:t[iu]r)?|m[ae]d[iu](?:l[ae]r)?|m[ae]m[ae]s[iu]n[ae])\b`

/** Something that was asked for, by its nouns, and its refusal. */
export const refusalOf = (what: string): string => String.raw`\b(?:${what})[a-z]*\s(?:[a-z]+ ){0,4}?(?:redd|red\b|${DENIED})`
