/** Sections of what follows from the notices: compliance flags, sanctions screening, latest changes. */
import { judgementOf } from '../law/judgement.ts'
import { englishRoles } from './english.ts'
import type { Block, Cell, Line, Section } from './model.ts'
import type { ReportFlag, Snapshot } from './snapshot.ts'
import { CATEGORY_NAMES } from './words.ts'
import { cell, column, date, known, labelled, line, orAbsence, own, paragraph, say, sourceCell, type Writer } from './writer.ts'

const verdict = (flag: ReportFlag, writer: Writer): Line => {
  if (flag.aktif === null) return line(writer.word('undecided'), 'muted')
  return flag.aktif ? line(writer.word('active'), 'bad') : line(writer.word('inactive'), 'good')
}

/** Compliance flags with the rule behind each. */
export const flags = (veri: Snapshot, writer: Writer): Section => {
  const { word } = writer
  return {
    id: 'uyum',
    title: word('flags'),
    blocks: orAbsence(writer, veri.uyum, null, () => [
      {
        kind: 'table',
        caption: word('flags'),
        columns: [column(writer, 'flag', 32), column(writer, 'finding', 58), column(writer, 'source', 10, 'end')],
        rows: (veri.uyum ?? []).map((flag): Cell[] => [
          cell([
            line(own(writer, flag.ad, flag.ad_en) ?? flag.tur, 'strong'),
            ...labelled(writer, 'legalBasis', say(writer, flag.dayanak, judgementOf('TR').englishCitation)),
          ]),
          cell([
            verdict(flag, writer),
            ...(flag.aciklama ? [line(own(writer, flag.aciklama, flag.aciklama_en) ?? '')] : []),
            ...labelled(writer, 'date', flag.tarih && date(writer, flag.tarih)),
          ]),
          sourceCell(writer, flag.kaynak),
        ]),
      },
    ]),
  }
}

const hitTable = (hits: Snapshot['yaptirim']['isabetler'], writer: Writer): Block => {
  const { word } = writer
  return {
    kind: 'table',
    caption: word('hits'),
    columns: [column(writer, 'name', 28), column(writer, 'role', 22), column(writer, 'list', 30), column(writer, 'programme', 20)],
    rows: hits.map((hit): Cell[] => [
      cell([line(hit.ad, 'strong')]),
      cell([known(writer, say(writer, hit.rol, englishRoles))]),
      cell([known(writer, hit.liste, 'bad'), ...labelled(writer, 'entry', hit.liste_kaydi)]),
      cell([known(writer, hit.program)]),
    ]),
  }
}

/**
 * Sanctions screening: of how many names it was made and what it found; or why nothing counts as screened, and what was found all the same.
 */
export const screening = (veri: Snapshot, writer: Writer): Section => {
  const { word, language } = writer
  const { tarandi, deneme, taranan, isabetler, liste_tarihi: listDate, gerekceler } = veri.yaptirim
  const done = (): Block[] => [
    paragraph(word('screeningLead'), 'muted'),
    {
      kind: 'facts',
      caption: word('screening'),
      rows: [
        { label: word('screenedNames'), cell: cell([line(String(taranan))]) },
        { label: word('listDate'), cell: cell([known(writer, date(writer, listDate))]) },
      ],
    },
    isabetler.length === 0 ? paragraph(word('noHits'), 'good') : hitTable(isabetler, writer),
  ]
  const notDone = (): Block[] => [
    paragraph(word(deneme ? 'screenedSandbox' : 'screenedNot'), 'muted'),
    ...(deneme ? [] : gerekceler.map((reason) => paragraph(reason[language], 'muted'))),
    ...(isabetler.length === 0 ? [] : [hitTable(isabetler, writer)]),
  ]
  return { id: 'yaptirim', title: word('screening'), blocks: tarandi ? done() : notDone() }
}

/** The latest changes of the feed. */
export const changes = (veri: Snapshot, writer: Writer): Section => {
  const { word } = writer
  return {
    id: 'degisiklikler',
    title: word('changes'),
    blocks: orAbsence(writer, veri.profil_hazir || veri.degisiklikler.length > 0 ? veri.degisiklikler : null, null, () => [
      paragraph(word('changesLead'), 'muted'),
      {
        kind: 'table',
        caption: word('changes'),
        columns: [
          column(writer, 'date', 20),
          column(writer, 'matter', 14),
          column(writer, 'change', 56),
          column(writer, 'source', 10, 'end'),
        ],
        rows: veri.degisiklikler.map((change): Cell[] => [
          cell([known(writer, date(writer, change.tarih))]),
          cell([line(CATEGORY_NAMES[change.kategori]?.[writer.language] ?? change.kategori)]),
          cell([known(writer, own(writer, change.ozet, change.ozet_en))]),
          sourceCell(writer, change.kaynak),
        ]),
      },
    ]),
  }
}
