/** Sections of what the registry publishes of a company: identity, officers, capital, shareholders. */
import { englishAmounts, englishOperation, englishPercent, englishPowers, englishRoles, englishTermBasis } from './english.ts'
import type { Block, Cell, Line, Section } from './model.ts'
import type { ReportOfficer, ReportSource, Snapshot } from './snapshot.ts'
import type { WordKey } from './words.ts'
import { cell, column, date, known, labelled, line, orAbsence, own, paragraph, say, sourceCell, type Writer } from './writer.ts'

/** Who the company is, and whether it lives. */
export const identity = (veri: Snapshot, writer: Writer): Section => {
  const { word } = writer
  const { kimlik, durum, sirket } = veri
  const row = (key: WordKey, lines: Line[], ...sources: (ReportSource | null)[]) => ({
    label: word(key),
    cell: cell(lines, writer.cite(...sources)),
  })
  const registry = [row('office', [known(writer, sirket.mudurluk)]), row('registryNo', [known(writer, sirket.sicil_no)])]
  const form =
    kimlik && [own(writer, kimlik.hukuki_bicim, kimlik.hukuki_bicim_en), kimlik.tur && `(${kimlik.tur})`].filter(Boolean).join(' ')
  const profile = kimlik
    ? [
        row('registeredTitle', [known(writer, kimlik.unvan, 'strong')], kimlik.kaynak),
        row('form', [known(writer, form)]),
        ...registry,
        ...(kimlik.mersis_no ? [row('mersisNo', [line(kimlik.mersis_no)])] : []),
        row('seat', [known(writer, kimlik.merkez)], kimlik.merkez_kaynak ?? null),
        row('establishedOn', [known(writer, date(writer, kimlik.kurulus_tarihi))], kimlik.kurulus_kaynak ?? null),
        row('capital', [known(writer, say(writer, kimlik.sermaye, englishAmounts))], kimlik.sermaye_kaynak ?? null),
      ]
    : registry
  const name = durum && own(writer, durum.ad, durum.ad_en)
  const state = durum
    ? [
        row(
          'status',
          [
            known(writer, name, durum.kod === 'FAAL' ? 'strong' : 'warning'),
            ...(durum.yerel && durum.yerel !== name ? [line(durum.yerel, 'muted')] : []),
          ],
          durum.kaynak,
        ),
        row('basis', [known(writer, own(writer, durum.aciklama, durum.aciklama_en) ?? durum.dayanak)]),
      ]
    : []
  return {
    id: 'kimlik',
    title: word('identity'),
    blocks: [
      { kind: 'facts', caption: word('identity'), rows: [...profile, ...state] },
      ...(kimlik && durum ? [] : [paragraph(word('preparing'), 'warning')]),
    ],
  }
}

const officerRow = (officer: ReportOfficer, writer: Writer): Cell[] => {
  const { word } = writer
  const until = officer.gorev_bitis ? date(writer, officer.gorev_bitis) : null
  return [
    cell([known(writer, officer.isim, 'strong'), ...(officer.sifat ? [line(say(writer, officer.sifat, englishRoles))] : [])]),
    cell([
      known(writer, say(writer, officer.temsil, englishPowers)),
      ...labelled(writer, 'coSigners', officer.birlikte?.join(', ')),
      ...labelled(writer, 'grade', officer.derece),
    ]),
    cell([
      line(`${word('since')}: ${officer.baslangic ? date(writer, officer.baslangic) : word('unknown')}`),
      line(`${word('until')}: ${until ?? word('unknown')}`),
      ...(officer.gorev_dayanak ? [line(say(writer, officer.gorev_dayanak, englishTermBasis), 'muted')] : []),
      ...(officer.suresi_dolmus ? [line(word('lapsedMark'), 'warning')] : []),
      ...labelled(writer, 'nextBoard', officer.yeni_kurul && date(writer, officer.yeni_kurul)),
    ]),
    sourceCell(writer, officer.kaynak, officer.temsil_kaynak),
  ]
}

/** Officers in office, or those whose term looks over. */
export const officers = (id: string, key: 'officers' | 'lapsed', list: ReportOfficer[] | null, writer: Writer): Section => {
  const { word } = writer
  return {
    id,
    title: word(key),
    blocks: orAbsence(writer, list, 'yetkililer', () => [
      ...(key === 'lapsed' ? [paragraph(word('lapsedLead'))] : []),
      {
        kind: 'table',
        caption: word(key),
        rows: (list ?? []).map((officer) => officerRow(officer, writer)),
        columns: [
          column(writer, 'person', 29),
          column(writer, 'signs', 33),
          column(writer, 'term', 28),
          column(writer, 'source', 10, 'end'),
        ],
      },
    ]),
  }
}

/** The internal directive: who signs what, up to which amount. */
export const directive = (veri: Snapshot, writer: Writer): Section[] => {
  const { word } = writer
  const { ic_yonerge: told } = veri
  if (!told) return []
  return [
    {
      id: 'ic-yonerge',
      title: word('directive'),
      blocks: [
        ...(told.tarih ? [paragraph(`${word('date')}: ${date(writer, told.tarih)}`, 'muted')] : []),
        ...(told.kismi ? [paragraph(word('directivePartial'), 'warning')] : []),
        {
          kind: 'table',
          caption: word('directive'),
          columns: [
            column(writer, 'ruleWho', 30),
            column(writer, 'ruleScope', 38),
            column(writer, 'ruleLimit', 22, 'end'),
            column(writer, 'source', 10, 'end'),
          ],
          rows: told.kurallar.map((rule): Cell[] => [
            cell([known(writer, rule.kim, 'strong'), ...labelled(writer, 'coSigners', rule.birlikte.join(', '))]),
            cell([known(writer, rule.kapsam)]),
            cell([rule.sinir ? line(say(writer, rule.sinir, englishAmounts)) : line('–', 'muted')]),
            sourceCell(writer, rule.kaynak),
          ]),
        },
      ],
    },
  ]
}

/** Today's capital and the steps that led to it. */
export const capital = (veri: Snapshot, writer: Writer): Section => {
  const { word } = writer
  const { sermaye } = veri
  const money = (text: string): string => say(writer, text, englishAmounts)
  const blocks = (): Block[] =>
    sermaye === null
      ? []
      : [
          {
            kind: 'facts',
            caption: word('capitalSection'),
            rows: [
              { label: word('currentCapital'), cell: cell([known(writer, money(sermaye.guncel), 'strong')], writer.cite(sermaye.kaynak)) },
            ],
          },
          ...(sermaye.gecmis.length === 0
            ? []
            : [
                {
                  kind: 'table' as const,
                  caption: word('capitalSteps'),
                  columns: [
                    column(writer, 'date', 20),
                    column(writer, 'operation', 24),
                    column(writer, 'before', 23, 'end'),
                    column(writer, 'after', 23, 'end'),
                    column(writer, 'source', 10, 'end'),
                  ],
                  rows: sermaye.gecmis.map((step): Cell[] => [
                    cell([known(writer, date(writer, step.tarih))]),
                    cell([known(writer, say(writer, step.islem, englishOperation))]),
                    cell([step.onceki ? line(money(step.onceki)) : line('–', 'muted')]),
                    cell([known(writer, money(step.yeni))]),
                    sourceCell(writer, step.kaynak),
                  ]),
                },
              ]),
        ]
  const stated = sermaye && (sermaye.guncel || sermaye.gecmis.length > 0 ? [sermaye] : [])
  return { id: 'sermaye', title: word('capitalSection'), blocks: orAbsence(writer, stated, 'sermaye', blocks) }
}

/** Shareholders as last published. */
export const shareholders = (veri: Snapshot, writer: Writer): Section => {
  const { word } = writer
  const { ortaklar } = veri
  const lead: Block[] =
    ortaklar === null
      ? []
      : [
          ...(ortaklar.anonim ? [paragraph(word('jointStock'), 'muted')] : []),
          ...(ortaklar.tarih && ortaklar.liste.length > 0 ? [paragraph(`${word('listedOn')}: ${date(writer, ortaklar.tarih)}`)] : []),
        ]
  return {
    id: 'ortaklar',
    title: word('shareholders'),
    blocks: [
      ...lead,
      ...orAbsence(writer, ortaklar && ortaklar.liste, 'ortaklik', () => [
        {
          kind: 'table',
          caption: word('shareholders'),
          columns: [
            column(writer, 'holder', 48),
            column(writer, 'amount', 27, 'end'),
            column(writer, 'ratio', 15, 'end'),
            column(writer, 'source', 10, 'end'),
          ],
          rows: (ortaklar?.liste ?? []).map((holder): Cell[] => [
            cell([known(writer, holder.isim, 'strong')]),
            cell([known(writer, say(writer, holder.pay_tutari, englishAmounts))]),
            cell([known(writer, say(writer, holder.pay_orani, englishPercent))]),
            sourceCell(writer, holder.kaynak),
          ]),
        },
      ]),
    ],
  }
}
