/**
 * How a printed report looks: one style sheet, no outside resource. Colours keep a contrast of at least 4.5 to 1 on their ground (WCAG 2.2
 * AA), and never carry a meaning that the words beside them do not.
 */
export const REPORT_STYLE = `
:root { --ink: #1c2530; --soft: #55606e; --line: #d5dae1; --ground: #f4f6f9; --brand: #16365c; --good: #1c6b45; --warning: #8a5200; --bad: #a4262c; }
* { box-sizing: border-box; }
html { font: 15px/1.5 "IBM Plex Sans", "Segoe UI", "Helvetica Neue", Arial, sans-serif; color: var(--ink); background: #fff; -webkit-text-size-adjust: 100%; }
body { margin: 0 auto; max-width: 60rem; padding: 2rem 1.5rem 4rem; }
a { color: var(--brand); text-underline-offset: .15em; }
a:focus-visible { outline: 3px solid var(--brand); outline-offset: 2px; }
h1, h2, h3, p, ul, ol, dl, dd { margin: 0; }
h1 { font-size: 1.9rem; line-height: 1.2; font-weight: 600; color: var(--brand); }
h2 { font-size: 1.3rem; line-height: 1.3; font-weight: 600; color: var(--brand); border-bottom: 2px solid var(--brand); padding-bottom: .25rem; margin: 2.5rem 0 .8rem; }
.brand { font-weight: 600; letter-spacing: .08em; color: var(--soft); }
.company { font-size: 1.45rem; line-height: 1.3; font-weight: 600; margin-top: 1.2rem; overflow-wrap: anywhere; }
.registry, .muted { color: var(--soft); }
.strong { font-weight: 600; }
.good { color: var(--good); font-weight: 600; }
.warning { color: var(--warning); font-weight: 600; }
.bad { color: var(--bad); font-weight: 600; }
.sandbox { margin: 0 0 1.2rem; padding: .6rem 1rem; border: 2px solid var(--warning); color: var(--warning); font-weight: 600; }
.seal { margin: 1.5rem 0; padding: 1rem 1.2rem; border: 1px solid var(--line); border-left: 6px solid currentColor; background: var(--ground); }
.seal p, .seal ul { color: var(--ink); font-weight: 400; }
.seal .label { color: var(--soft); }
.seal .name { font-size: 1.5rem; line-height: 1.3; font-weight: 600; color: inherit; }
.seal .reasons { margin-top: .6rem; font-weight: 600; }
.columns { display: grid; grid-template-columns: 1fr auto; gap: 1.5rem; align-items: start; }
.check { text-align: center; max-width: 11rem; overflow-wrap: anywhere; font-size: .87rem; }
.check svg { display: block; width: 9rem; height: 9rem; margin: .3rem auto; }
nav ol { columns: 2; padding-left: 1.3rem; }
table { width: 100%; border-collapse: collapse; margin: .6rem 0 1.2rem; table-layout: fixed; }
caption { text-align: left; font-weight: 600; padding: .5rem 0 .3rem; }
caption.same { padding: 0; }
caption.same span { position: absolute; width: 1px; height: 1px; padding: 0; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
th, td { text-align: left; vertical-align: top; padding: .45rem .6rem .45rem 0; border-bottom: 1px solid var(--line); overflow-wrap: anywhere; }
thead th { color: var(--soft); font-weight: 600; font-size: .87rem; border-bottom: 1.5px solid var(--brand); vertical-align: bottom; }
tbody th { font-weight: 400; }
.facts th { width: 30%; color: var(--soft); }
.facts .end { width: 10%; }
.end { text-align: right; padding-right: 0; font-variant-numeric: tabular-nums; }
.line { display: block; }
p + p, p + table { margin-top: .6rem; }
.items { padding-left: 1.3rem; }
.items li, .notes li { margin: .4rem 0; overflow-wrap: anywhere; }
.notes { list-style: none; padding: 0; }
.notes li { display: grid; grid-template-columns: 3.2rem 1fr; break-inside: avoid; padding: .3rem 0; border-bottom: 1px solid var(--line); }
.notes li:target { background: #fff7dc; }
.notes q { quotes: "“" "”"; display: block; }
footer { margin-top: 2.5rem; padding-top: .6rem; border-top: 1px solid var(--line); color: var(--soft); font-size: .87rem; }
@page { size: A4; margin: 18mm 16mm 20mm; }
@media print {
  html { font-size: 9.5pt; }
  body { max-width: none; padding: 0; }
  h2 { break-after: avoid; }
  thead { display: table-header-group; }
  tr { break-inside: avoid; }
  a { color: inherit; }
  .cover { break-after: page; }
  * { -webkit-print-color-adjust: exact; print-color-adjust: exact; }
}
@media (max-width: 40rem) { .columns { grid-template-columns: 1fr; } nav ol { columns: 1; } }
`
