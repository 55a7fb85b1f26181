/**
 * How the panel looks: one style sheet, light and dark by the wish of the reader's system. Colours keep a contrast of at least 4.5 to 1 on
 * their ground (WCAG 2.2 AA), and never carry a meaning that the words beside them do not.
 */
export const STYLE = `
:root { color-scheme: light dark; --ink: #1c2530; --soft: #55606e; --line: #cfd6df; --edge: #76818f; --ground: #fff; --card: #f5f7fa; --brand: #16365c; --on-brand: #fff; --good: #17593a; --warn: #7a4700; --bad: #9b1f26; }
@media (prefers-color-scheme: dark) { :root { --ink: #e6ebf1; --soft: #aab4c0; --line: #36414e; --edge: #8391a0; --ground: #11161c; --card: #1a222b; --brand: #9cc4f2; --on-brand: #0d1b2b; --good: #7fd6a6; --warn: #f2bd6b; --bad: #ff9a9a; } }
* { box-sizing: border-box; }
html { font: 16px/1.5 system-ui, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif; color: var(--ink); background: var(--ground); -webkit-text-size-adjust: 100%; }
body { margin: 0 auto; max-width: 64rem; padding: 0 1rem 3rem; }
h1, h2, h3, p, ul, dl, dd, figure, blockquote { margin: 0; }
h1 { font-size: 1.6rem; line-height: 1.25; margin: 1.5rem 0 1rem; overflow-wrap: anywhere; }
h2 { font-size: 1.2rem; margin: 0 0 .75rem; }
h3, h2.small { font-size: 1rem; line-height: 1.4; overflow-wrap: anywhere; margin: 0; }
section { margin: 1.75rem 0; }
p + p { margin-top: .35rem; }
a { color: var(--brand); text-underline-offset: .15em; }
:focus-visible { outline: 3px solid var(--brand); outline-offset: 2px; }
main:focus { outline: none; }
.skip { position: absolute; left: -100rem; background: var(--ground); padding: .5rem 1rem; }
.skip:focus { left: .5rem; top: .5rem; z-index: 1; }
.hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.bar { display: flex; flex-wrap: wrap; align-items: center; gap: .5rem 1.25rem; padding: .75rem 0; }
.brand { margin-right: auto; font-weight: 700; font-size: 1.15rem; letter-spacing: .04em; }
.brand a { text-decoration: none; }
.bar p + a, .bar p + form { margin: 0; }
header { border-bottom: 2px solid var(--brand); }
header nav ul { display: flex; flex-wrap: wrap; gap: 0 1.5rem; list-style: none; padding: 0; }
header nav a { display: inline-block; padding: .6rem 0; text-decoration: none; border-bottom: 3px solid transparent; }
header nav a:hover { text-decoration: underline; }
[aria-current] { font-weight: 700; }
header nav a[aria-current] { border-color: currentColor; }
.rows { list-style: none; padding: 0; border-top: 1px solid var(--line); }
.rows > li { display: grid; grid-template-columns: minmax(0, 1fr) auto auto; gap: .5rem 1rem; align-items: start; padding: .8rem 0; border-bottom: 1px solid var(--line); }
.quiet { color: var(--soft); font-weight: 400; }
.code, code { font-family: ui-monospace, "SFMono-Regular", Menlo, Consolas, monospace; overflow-wrap: anywhere; }
.badges { display: flex; flex-wrap: wrap; gap: .35rem; }
.badge { display: inline-block; padding: .05rem .5rem; border: 1px solid currentColor; border-radius: 1rem; font-size: .875rem; font-weight: 600; }
.good { color: var(--good); } .warn { color: var(--warn); } .bad { color: var(--bad); } .soft { color: var(--soft); }
.note { border: 1px solid currentColor; border-left-width: 6px; background: var(--card); padding: .7rem 1rem; margin: 1rem 0; font-weight: 600; }
dl { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: .2rem 1rem; margin: .4rem 0; }
dt { color: var(--soft); }
.quote { margin: .5rem 0 0; border-left: 3px solid var(--edge); padding: .1rem 0 .1rem .8rem; }
blockquote { overflow-wrap: anywhere; }
.links, .pager { display: flex; flex-wrap: wrap; gap: .5rem 1.25rem; align-items: center; }
.pager { margin: 1rem 0; }
.fields { display: grid; grid-template-columns: repeat(auto-fit, minmax(14rem, 1fr)); gap: .75rem 1rem; margin-bottom: .5rem; }
.fields p { margin: 0; }
label { display: block; font-weight: 600; }
input, select, textarea { width: 100%; max-width: 32rem; font: inherit; color: inherit; background: var(--ground); border: 1px solid var(--edge); border-radius: .3rem; padding: .5rem .6rem; min-height: 2.75rem; }
fieldset { border: 1px solid var(--line); border-radius: .3rem; margin: .75rem 0; padding: .5rem 1rem .75rem; min-width: 0; }
legend { font-weight: 600; padding: 0 .35rem; }
.hint { display: block; color: var(--soft); font-size: .9rem; margin-top: .2rem; }
.choices { display: grid; grid-template-columns: repeat(auto-fit, minmax(11rem, 1fr)); gap: 0 1rem; list-style: none; padding: 0; }
.choices li { display: flex; align-items: center; gap: .6rem; min-height: 2.75rem; }
.choices label { font-weight: 400; flex: 1; padding: .35rem 0; }
input[type=checkbox], input[type=radio] { width: 1.25rem; height: 1.25rem; min-height: 0; flex: none; accent-color: var(--brand); }
.verdict { font-size: 1.25rem; }
.note p + p { font-weight: 400; color: var(--ink); }
.items { padding-left: 1.25rem; margin: .35rem 0 1rem; }
section > h3 { margin: 1.25rem 0 .35rem; }
.rows dl { margin: 0; }
form + .rows, form + p, p + .rows { margin-top: .75rem; }
p:has(> button) { margin-top: .75rem; }
.actions { display: flex; flex-wrap: wrap; gap: .5rem 1.5rem; align-items: start; margin: 1rem 0; }
[aria-invalid=true] { border: 2px solid var(--bad); }
button, summary { font: inherit; cursor: pointer; min-height: 2.75rem; }
button { color: var(--on-brand); background: var(--brand); border: 1px solid var(--brand); border-radius: .3rem; padding: .45rem 1.1rem; font-weight: 600; text-align: left; }
button.plain { color: var(--brand); background: transparent; }
button.danger { color: var(--bad); background: transparent; border-color: currentColor; overflow-wrap: anywhere; }
summary { display: list-item; color: var(--brand); padding: .6rem 0; }
.confirm { max-width: 22rem; }
meter { display: block; width: 100%; max-width: 20rem; height: 1rem; margin: .15rem 0; }
.desk { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: 1.5rem; align-items: start; }
.desk > figure { position: sticky; top: .5rem; max-height: 96vh; overflow: auto; border: 1px solid var(--line); }
.desk img { display: block; width: 100%; height: auto; background: #fff; }
body:has(.desk) { max-width: 110rem; }
@media (max-width: 60rem) { .desk { grid-template-columns: minmax(0, 1fr); } .desk > figure { position: static; max-height: 60vh; } }
footer { margin-top: 3rem; padding-top: .75rem; border-top: 1px solid var(--line); color: var(--soft); overflow-wrap: anywhere; }
@media (max-width: 44rem) { .rows > li { grid-template-columns: minmax(0, 1fr); } dl { grid-template-columns: minmax(0, 1fr); } dd { margin: 0 0 .35rem; } summary { padding: .3rem 0; } }
@media print { header, form, .confirm, .skip { display: none; } }
`
