import { hash } from '../../domain/kernel/hash.ts'

/**
 * How every page of Künye looks: one sheet for the panel and the public pages, light and dark by the wish of the reader's system.
 *
 * In layers: tokens (colours, type on a scale of 1.2, spaces in steps of 4 px), elements, the frame of a page, components. `/panel/stil/`
 * shows them all. Colours keep 4.5 to 1 on their ground, 3 to 1 where they bound a field (WCAG 2.2 AA), and never carry a meaning that the
 * words beside them do not.
 */
export const STYLE = `
@layer tokens, elements, frame, components;
@layer tokens {
:root { color-scheme: light dark;
  --ink: #17202b; --soft: #55606e; --faint: #6b7683; --line: #dfe4ea; --edge: #76818f; --ground: #fff; --wash: #f5f7fa; --card: #fff; --raise: #eef2f7;
  --brand: #16365c; --link: #0b4a8f; --on-brand: #fff; --mark: #fff1b8; --mark-edge: #b98a00;
  --good: #17593a; --good-wash: #e6f4ec; --warn: #7a4700; --warn-wash: #fdf1dd; --bad: #9b1f26; --bad-wash: #fdeaea;
  --s1: .25rem; --s2: .5rem; --s3: .75rem; --s4: 1rem; --s5: 1.5rem; --s6: 2rem; --s7: 3rem; --radius: .5rem;
  --t-small: .8125rem; --t-body: .9375rem; --t-lead: 1.0625rem; --t-h3: 1rem; --t-h2: 1.1875rem; --t-h1: 1.625rem; --t-big: 2.25rem;
  --sans: system-ui, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif; --mono: ui-monospace, "SFMono-Regular", Menlo, Consolas, monospace; }
@media (prefers-color-scheme: dark) { :root {
  --ink: #e6ebf1; --soft: #aab4c0; --faint: #95a1ae; --line: #2b3540; --edge: #8391a0; --ground: #10151b; --wash: #0c1116; --card: #161d25; --raise: #1f2832;
  --brand: #9cc4f2; --link: #9cc4f2; --on-brand: #0d1b2b; --mark: #4a3d0b; --mark-edge: #d9b23c;
  --good: #7fd6a6; --good-wash: #12281d; --warn: #f2bd6b; --warn-wash: #2b2010; --bad: #ff9a9a; --bad-wash: #321618; } }
}
@layer elements {
*, ::before, ::after { box-sizing: border-box; }
html { font: var(--t-body)/1.55 var(--sans); color: var(--ink); background: var(--wash); -webkit-text-size-adjust: 100%; scroll-padding-top: 5rem; font-variant-numeric: tabular-nums; overflow-wrap: break-word; }
body, h1, h2, h3, h4, p, ul, ol, dl, dd, figure, blockquote, pre { margin: 0; }
h1 { font-size: var(--t-h1); line-height: 1.2; letter-spacing: -.012em; font-weight: 650; overflow-wrap: anywhere; text-wrap: balance; }
h2 { font-size: var(--t-h2); line-height: 1.3; letter-spacing: -.006em; font-weight: 650; margin: 0 0 var(--s3); overflow-wrap: anywhere; }
h3, h2.small { font-size: var(--t-h3); line-height: 1.4; font-weight: 600; letter-spacing: 0; margin: 0; overflow-wrap: anywhere; }
p + p { margin-top: var(--s2); }
a { color: var(--link); text-underline-offset: .18em; text-decoration-thickness: .06em; }
a:hover { text-decoration-thickness: .12em; }
:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; border-radius: .15rem; }
main:focus { outline: none; }
section { margin: var(--s6) 0; }
section > h3 { margin: var(--s5) 0 var(--s2); }
code, .code { font-family: var(--mono); font-size: .92em; overflow-wrap: anywhere; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; background: var(--raise); border: 1px solid var(--line); border-radius: var(--radius); padding: var(--s3) var(--s4); font: var(--t-small)/1.6 var(--mono); }
blockquote { overflow-wrap: anywhere; }
img, svg { max-width: 100%; }
hr { border: 0; border-top: 1px solid var(--line); margin: var(--s5) 0; }
dl { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: var(--s1) var(--s5); margin: var(--s2) 0; }
dt { color: var(--soft); } dd { overflow-wrap: anywhere; }
label { display: block; font-weight: 600; margin-bottom: var(--s1); }
input, select, textarea { width: 100%; max-width: 34rem; font: inherit; color: inherit; background: var(--ground); border: 1px solid var(--edge); border-radius: .4rem; padding: .45rem .65rem; min-height: 2.75rem; }
textarea { line-height: 1.5; }
input[type=checkbox], input[type=radio] { width: 1.25rem; height: 1.25rem; min-height: 0; flex: none; accent-color: var(--brand); }
input[type=file] { padding: .55rem .65rem; }
[aria-invalid=true] { border: 2px solid var(--bad); }
fieldset { border: 1px solid var(--line); border-radius: var(--radius); margin: var(--s3) 0; padding: var(--s2) var(--s4) var(--s3); min-width: 0; }
legend { font-weight: 600; padding: 0 var(--s2); }
button, summary { font: inherit; cursor: pointer; min-height: 2.75rem; }
button, a.button { display: inline-flex; align-items: center; color: var(--on-brand); background: var(--brand); border: 1px solid var(--brand); border-radius: .4rem; padding: .4rem 1.1rem; min-height: 2.75rem; font-weight: 600; text-align: left; text-decoration: none; }
button:hover, a.button:hover { filter: brightness(1.12); }
button.plain, a.button.plain { color: var(--link); background: transparent; border-color: var(--edge); }
button.plain:hover, a.button.plain:hover { background: var(--raise); filter: none; }
button.danger { color: var(--bad); background: transparent; border-color: currentColor; overflow-wrap: anywhere; }
button.danger:hover { background: var(--bad-wash); filter: none; }
summary { display: list-item; color: var(--link); padding: .6rem 0; }
meter, progress { display: block; width: 100%; max-width: 20rem; height: .75rem; margin: var(--s1) 0; accent-color: var(--brand); }
table { border-collapse: collapse; width: 100%; }
th { text-align: left; font-weight: 600; color: var(--soft); font-size: var(--t-small); }
caption { text-align: left; color: var(--soft); padding: 0 0 var(--s2); }
}
@layer frame {
.skip { position: absolute; left: -100rem; background: var(--ground); padding: var(--s2) var(--s4); }
.skip:focus { left: var(--s2); top: var(--s2); z-index: 3; }
.hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.brand { display: flex; align-items: center; gap: var(--s2); font-weight: 700; font-size: 1.125rem; letter-spacing: -.01em; margin: 0 auto 0 0; }
.brand a { display: inline-flex; align-items: center; gap: var(--s2); color: var(--ink); text-decoration: none; min-height: 2.75rem; }
.mark { flex: none; display: block; }
.bar { display: flex; flex-wrap: wrap; align-items: center; gap: var(--s1) var(--s4); padding: var(--s2) 0; }
.bar form { margin: 0; } .bar button.plain { border-color: transparent; padding: .4rem .6rem; }
.frame { display: grid; grid-template: auto 1fr / minmax(0, 1fr); min-height: 100vh; }
.frame > header { background: var(--card); border-bottom: 1px solid var(--line); padding: 0 var(--s4); min-width: 0; }
.frame > header nav { display: flex; overflow-x: auto; margin: 0 calc(-1 * var(--s4)); padding: 0 var(--s4); scrollbar-width: none; }
.frame > header nav ul { display: flex; gap: 0 var(--s1); list-style: none; padding: 0; }
.frame > header nav a { display: block; white-space: nowrap; color: var(--soft); padding: .7rem .6rem .6rem; text-decoration: none; border-bottom: 3px solid transparent; }
.frame > header nav a:hover { color: var(--ink); }
.frame > header nav a:focus-visible { outline-offset: -3px; }
[aria-current] { font-weight: 650; }
.frame > header nav a[aria-current] { color: var(--ink); border-color: var(--brand); }
.page { min-width: 0; padding: var(--s5) var(--s4) var(--s7); }
.page > main, .page > footer { max-width: 70rem; margin-inline: auto; }
.head { display: flex; flex-wrap: wrap; align-items: end; gap: var(--s3) var(--s5); margin-bottom: var(--s5); }
.head > div:first-child { flex: 1 1 18rem; min-width: 0; }
.head .lead, .lead { color: var(--soft); font-size: var(--t-lead); margin-top: var(--s1); max-width: 46rem; }
.crumbs { font-size: var(--t-small); margin-bottom: var(--s1); }
footer { margin-top: var(--s7); padding-top: var(--s3); border-top: 1px solid var(--line); color: var(--soft); font-size: var(--t-small); overflow-wrap: anywhere; }
@media (min-width: 64rem) {
  .frame.signed { grid-template: auto / 14.5rem minmax(0, 1fr); }
  .frame.signed > header { border-bottom: 0; border-right: 1px solid var(--line); padding: var(--s3) var(--s3); }
  .frame.signed .bar { padding: 0 var(--s2) var(--s3); } .frame.signed .bar form { margin-left: -.6rem; }
  .frame.signed > header nav { display: block; margin: 0; padding: 0; overflow: visible; position: sticky; top: var(--s3); }
  .frame.signed > header nav ul { display: block; margin-bottom: var(--s4); }
  .frame.signed > header nav ul + ul { border-top: 1px solid var(--line); padding-top: var(--s4); }
  .frame.signed > header nav a { border: 0; border-radius: .4rem; padding: .4rem var(--s2); }
  .frame.signed > header nav a:hover { background: var(--raise); }
  .frame.signed > header nav a[aria-current] { background: var(--raise); box-shadow: inset 3px 0 0 var(--brand); }
  .page { padding: var(--s6) var(--s6) var(--s7); }
}
body.open { max-width: 66rem; margin: 0 auto; padding: 0 var(--s4) var(--s6); }
body.open > header { border-bottom: 1px solid var(--line); margin-bottom: var(--s6); }
body.open.narrow { max-width: 48rem; }
body.open main > h2 { margin-top: var(--s6); } body.open main > :is(p, ul, ol, pre) { margin-top: var(--s3); } body.open main > h3 { margin-top: var(--s5); } body.open main > :is(ul, ol) { padding-left: 1.5rem; } body.open main > :is(.links, .rows) { padding-left: 0; } body.open main li + li { margin-top: var(--s1); }
}
@layer components {
.quiet { color: var(--soft); font-weight: 400; }
.small-text { font-size: var(--t-small); }
.card { background: var(--card); border: 1px solid var(--line); border-radius: var(--radius); padding: var(--s4) var(--s5); min-width: 0; }
.card > h2:first-child, .card > h3:first-child { margin-top: 0; }
.cards { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 19rem), 1fr)); gap: var(--s4); align-items: start; }
.cards > section, .cards > * { margin: 0; }
.cards.even { align-items: stretch; }
.figures { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(45%, 12rem), 1fr)); gap: 1px; background: var(--card); border: 1px solid var(--line); border-radius: var(--radius); overflow: hidden; list-style: none; padding: 0; }
.figures > li { outline: 1px solid var(--line); padding: var(--s3) var(--s4); }
.figures + .cards, .figures + section { margin-top: var(--s5); } .figures a { color: inherit; text-decoration: none; display: block; } .figures a:hover { text-decoration: underline; }
.figures strong { display: block; font-size: var(--t-h1); line-height: 1.2; font-weight: 650; letter-spacing: -.01em; }
.rows { list-style: none; padding: 0; background: var(--card); border: 1px solid var(--line); border-radius: var(--radius); }
.rows > li { display: grid; grid-template-columns: minmax(0, 1fr) auto auto; gap: var(--s2) var(--s4); align-items: start; padding: var(--s3) var(--s4); border-top: 1px solid var(--line); }
.rows > li:first-child { border-top: 0; }
.card .rows { border: 0; border-radius: 0; background: transparent; } .card .rows > li { padding: var(--s2) 0; }
.rows dl { margin: var(--s1) 0 0; }
.table { background: var(--card); border: 1px solid var(--line); border-radius: var(--radius); overflow-x: auto; }
.table th, .table td { padding: .6rem var(--s3); border-top: 1px solid var(--line); vertical-align: top; text-align: left; }
.table thead th { border-top: 0; white-space: nowrap; background: var(--raise); }
.table tbody tr:hover { background: var(--raise); }
.table tbody th { font-size: inherit; color: var(--ink); } .table .number { text-align: right; } .table th a { color: inherit; } .table td > .code, .table .confirm > summary { white-space: nowrap; }
.badges { display: flex; flex-wrap: wrap; gap: var(--s1) var(--s2); }
.badge { display: inline-block; padding: .05rem .55rem; border: 1px solid currentColor; border-radius: 1rem; font-size: var(--t-small); font-weight: 600; white-space: nowrap; }
.badge.good { background: var(--good-wash); } .badge.warn { background: var(--warn-wash); } .badge.bad { background: var(--bad-wash); }
.good { color: var(--good); } .warn { color: var(--warn); } .bad { color: var(--bad); } .soft { color: var(--soft); }
.note { border: 1px solid currentColor; border-left-width: 5px; border-radius: .3rem; background: var(--card); padding: var(--s3) var(--s4); margin: var(--s4) 0; font-weight: 600; }
.note.good { background: var(--good-wash); } .note.warn { background: var(--warn-wash); } .note.bad { background: var(--bad-wash); }
.note p + p, .note .quiet { font-weight: 400; color: var(--ink); }
.verdict { font-size: 1.3rem; line-height: 1.3; letter-spacing: -.01em; }
.empty { border: 1px dashed var(--edge); border-radius: var(--radius); padding: var(--s5); color: var(--soft); text-align: center; }
.empty > strong { display: block; color: var(--ink); }
.loading { display: grid; gap: var(--s2); } .loading progress { max-width: none; }
.quote { margin: var(--s2) 0 0; border-left: 3px solid var(--mark-edge); padding: .1rem 0 .1rem var(--s3); }
.quote blockquote { background: linear-gradient(var(--mark), var(--mark)); display: inline; box-decoration-break: clone; -webkit-box-decoration-break: clone; padding: .1em .2em; }
.quote figcaption { margin-top: var(--s1); }
details.quoted > summary { padding: .15rem 0; min-height: 1.75rem; font-size: var(--t-small); }
.scan { display: block; width: 100%; height: auto; border: 1px solid var(--line); border-radius: .3rem; background: #fff; margin-top: var(--s2); }
.beside { display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--s4); }
.links, .pager { list-style: none; padding: 0; display: flex; flex-wrap: wrap; gap: var(--s2) var(--s5); align-items: center; } .pager { margin: var(--s4) 0; }
.tabs { position: sticky; top: 0; z-index: 2; background: var(--wash); display: flex; gap: 0 var(--s1); overflow-x: auto; border-bottom: 1px solid var(--line); margin: 0 0 var(--s5); padding: 0; list-style: none; scrollbar-width: thin; }
.tabs a { display: block; padding: .7rem .6rem; white-space: nowrap; text-decoration: none; color: var(--soft); border-bottom: 3px solid transparent; }
.tabs a:hover, .tabs a[aria-current] { color: var(--ink); } .tabs a[aria-current] { border-color: var(--brand); } .tabs a:focus-visible { outline-offset: -3px; }
.fields { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 13rem), 1fr)); gap: var(--s3) var(--s4); margin-bottom: var(--s2); align-items: start; }
.fields p { margin: 0; }
.toolbar { display: flex; flex-wrap: wrap; gap: var(--s2) var(--s3); align-items: end; margin-bottom: var(--s4); } .toolbar p { margin: 0; flex: 0 1 12rem; } .toolbar p.grow { flex: 1 1 16rem; } .toolbar p.grow :is(input, select) { max-width: none; } .toolbar .hint { display: none; }
.hint { display: block; color: var(--soft); font-size: var(--t-small); margin-top: var(--s1); }
.choices { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 11rem), 1fr)); gap: 0 var(--s4); list-style: none; padding: 0; }
.choices li { display: flex; align-items: center; gap: .6rem; min-height: 2.75rem; } .choices label { font-weight: 400; flex: 1; padding: .35rem 0; margin: 0; }
.items { padding-left: 1.25rem; margin: var(--s2) 0 var(--s4); }
form + .rows, form + p, p + .rows, p + .table { margin-top: var(--s3); }
p:has(> button) { margin-top: var(--s3); }
.actions { display: flex; flex-wrap: wrap; gap: var(--s2) var(--s4); align-items: start; margin: var(--s4) 0; }
.rows > li > details > summary, .rows > li > form > details > summary { padding: .3rem 0; min-height: 2rem; } .confirm { max-width: 22rem; } .confirm > summary { padding: .3rem 0; min-height: 2rem; }
.timeline { list-style: none; padding: 0 0 0 var(--s4); border-left: 2px solid var(--line); margin: 0 0 0 .4rem; }
.timeline > li { position: relative; padding: 0 0 var(--s4); }
.timeline > li::before { content: ""; position: absolute; left: calc(-1 * var(--s4) - .4rem); top: .45rem; width: .65rem; height: .65rem; border-radius: 50%; background: var(--brand); border: 2px solid var(--card); }
.timeline > li.unread::before { background: var(--mark-edge); }
.links .drawn { display: inline-block; vertical-align: baseline; } .drawn { display: block; height: auto; overflow: visible; font: 11px var(--sans); }
.drawn text { fill: var(--ink); } .drawn .axis { stroke: var(--line); } .drawn .dim { fill: var(--soft); } .drawn .bar-now { fill: var(--brand); } .drawn .bar-past { fill: var(--edge); } .drawn .joint { fill: var(--mark-edge); }
.drawn .day { stroke: var(--bad); stroke-width: 1.5; } .drawn a:focus-visible { outline: 2px solid var(--link); } .drawn .cell { fill: var(--raise); stroke: var(--line); } .drawn .event { fill: var(--link); }
.scroll { overflow-x: auto; } .scroll > .drawn { min-width: 26rem; } .scroll > .links { margin-top: var(--s3); } .scroll > .drawn.wide { width: 100%; min-width: 46rem; }
.month { table-layout: fixed; } .month td { height: 4.5rem; vertical-align: top; padding: var(--s1); border: 1px solid var(--line); font-size: var(--t-small); } .month th { padding: var(--s1); } .month .today { background: var(--raise); font-weight: 650; } .month a { display: block; overflow-wrap: anywhere; }
.swatches { display: flex; flex-wrap: wrap; gap: var(--s3); list-style: none; padding: 0; } .swatches li { display: grid; gap: var(--s1); font-size: var(--t-small); } .swatches span { display: block; width: 5.5rem; height: 3rem; border-radius: var(--radius); border: 1px solid var(--line); }
.c-ink { background: var(--ink); } .c-brand { background: var(--brand); } .c-wash { background: var(--wash); } .c-raise { background: var(--raise); } .c-good { background: var(--good); } .c-warn { background: var(--warn); } .c-bad { background: var(--bad); } .c-mark { background: var(--mark); }
.t-big { font-size: var(--t-big); line-height: 1.1; letter-spacing: -.02em; font-weight: 680; } .t-small { font-size: var(--t-small); }
.desk { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: var(--s5); align-items: start; } .desk > figure { position: sticky; top: var(--s2); max-height: 96vh; overflow: auto; border: 1px solid var(--line); margin: 0; } .desk > figure.quote { padding: var(--s3) var(--s4); } .desk > figure blockquote { background: none; display: block; } mark { background: var(--mark); color: inherit; border-bottom: 2px solid var(--mark-edge); }
kbd { display: inline-block; min-width: 1.5em; margin-left: .35em; padding: 0 .3em; border: 1px solid currentColor; border-radius: .25rem; font: 600 .75em/1.5 var(--mono); text-align: center; opacity: .85; }
form:has([name=karar]:checked):not(:has(#karar_facts:checked)) .stated { display: none; }
.choices.long { grid-template-columns: minmax(0, 1fr); } .links[hidden] { display: none; }
.desk img { display: block; width: 100%; height: auto; background: #fff; }
@media (max-width: 60rem) { .desk { grid-template-columns: minmax(0, 1fr); } .desk > figure { position: static; max-height: 60vh; } }
.hero { display: grid; gap: var(--s5); margin: 0 0 var(--s6); } .hero h1 { font-size: clamp(1.75rem, 5vw, var(--t-big)); letter-spacing: -.02em; max-width: 30ch; }
.proof { display: grid; gap: var(--s5); align-items: start; margin-bottom: var(--s5); } .proof .scan { margin-top: 0; } .proof .quote + p { margin-top: var(--s3); } .proof > * { min-width: 0; margin: 0; }
.state-bars { display: flex; gap: 1px; height: 2rem; list-style: none; margin: 0; padding: 0; } .state-bars li { flex: 1; border-radius: 1px; background: var(--edge); opacity: .55; } .state-bars .calisiyor { background: var(--good); opacity: 1; } .state-bars .yavas { background: var(--warn); opacity: 1; } .state-bars .kesinti { background: var(--bad); opacity: 1; }
.ends { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 var(--s3); white-space: nowrap; font-size: var(--t-small); color: var(--soft); }
@media (max-width: 30rem) { .ends span:nth-child(2) { order: 1; flex-basis: 100%; text-align: center; } }
@media (forced-colors: active) { .state-bars li { forced-color-adjust: none; } .badge { border-color: CanvasText; } }
@media (min-width: 56rem) { .proof { grid-template-columns: minmax(0, 5fr) minmax(0, 6fr); } .beside { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); } }
@media (max-width: 44rem) {
  .rows > li { grid-template-columns: minmax(0, 1fr); } dl { grid-template-columns: minmax(0, 1fr); } dd { margin: 0 0 var(--s1); } .card { padding: var(--s3) var(--s4); }
  .table.stack thead { position: absolute; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden; } .table.stack table, .table.stack tbody, .table.stack tr, .table.stack td, .table.stack th { display: block; }
  .table.stack tr { border-top: 1px solid var(--line); padding: var(--s3) var(--s4); } .table.stack tr:first-child { border-top: 0; } .table.stack td, .table.stack tbody th { border: 0; padding: .1rem 0; text-align: left; }
  .table.stack td[data-title]::before { content: attr(data-title) ": "; color: var(--soft); } .table.stack td:empty { display: none; } .table.stack td > .code { white-space: normal; }
  .month td { height: auto; }
}
@media print { .frame { display: block; } .frame > header, form, .confirm, .skip, .tabs, body.open > header a[hreflang] { display: none; } html { background: #fff; } .card, .rows, .table { border-color: #999; } .scan { max-height: 24cm; width: auto; max-width: 100%; } }
}
`

/** Where the sheet lies: named by its content, so that a browser keeps it until it changes. */
export const STYLE_PATH = `/bicim/${hash(STYLE)}.css`
