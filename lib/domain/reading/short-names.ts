/**
 * Whom prose names once more by less than his whole name: "Ahmet Bey", "Sayın Yılmaz". He is the only one of the notice whose given names, or whose
 * surname, those are; the frames are to see his whole name. Where two bear it, or none, nobody is named.
 */
import { fold } from '../kernel/text.ts'
import { isEntity, partiesIn } from '../text/names.ts'
import { allIn } from '../text/needed.ts'

/** A short name, and the whole one that it stands for. */
type ShortName = { from: number; to: number; name: string }

const BY_GIVEN = /(?<![\p{L}'’])(?<given>\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?) (?:Bey|Hanım|BEY|HANIM)(?:efendi|EFENDİ)?(?!\p{L}| \p{Lu})/gu
const BY_SURNAME = /(?<![\p{L}'’])(?:[Ss]ayın|SAYIN|[Ss]n\.?) (?<surname>\p{Lu}\p{L}+)(?=['’,;.)]| \p{Ll}|$)/gu

/** The short names of a text that tell whom they name, in their order. */
export const shortNamesIn = (body: { text: string; plain: string }): ShortName[] => {
  const { text } = body
  const found = [...allIn(text, BY_GIVEN), ...allIn(text, BY_SURNAME)]
  if (found.length === 0) return []
  const names = [
    ...new Map(
      partiesIn(body, 0, text.length).flatMap(({ name }) => (isEntity(name) ? [] : [[fold(name), name.split(' ')] as const])),
    ).values(),
  ]
  const only = (bears: (words: string[]) => boolean): string | null => {
    const [one, ...others] = names.filter(bears)
    return one && others.length === 0 ? one.join(' ') : null
  }
  return found
    .flatMap((match): ShortName[] => {
      const { given, surname } = match.groups ?? {}
      const to = match.index + match[0].length
      if (surname !== undefined) {
        const name = only((words) => fold(words.at(-1) ?? '') === fold(surname))
        return name === null ? [] : [{ from: to - surname.length, to, name }]
      }
      // An office in capital initials may stand before the one given name.
      for (const words of [given ?? '', (given ?? '').split(' ').at(-1) ?? '']) {
        const name = only((all) => fold(all.slice(0, -1).join(' ')) === fold(words))
        if (name !== null) return [{ from: match.index + (given ?? '').length - words.length, to, name }]
      }
      return []
    })
    .sort((a, b) => a.from - b.from)
}
