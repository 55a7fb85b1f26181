/** What pages of the panel do more where scripts run; every page works without. */

/** The policy of pages that have one: a script of this origin besides what the other pages load. */
export const WITH_SCRIPT =
  "default-src 'none'; style-src 'self'; img-src 'self'; script-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

/** The policy of pages whose script asks this origin for more of themselves. */
export const WITH_ASKING_SCRIPT = `${WITH_SCRIPT}; connect-src 'self'`

/**
 * Search while one types: a form that names parts of its page (`data-yerine`, by their ids) is asked a moment after it was last touched,
 * and these parts become those of the answer. Without it the form is sent by its button.
 */
export const SEARCH_SCRIPT = `'use strict'
for (const form of document.querySelectorAll('form[data-yerine]')) {
  let asked = 0
  let waiting
  const ask = async () => {
    const mine = ++asked
    const address = new URL(form.action)
    address.search = new URLSearchParams(new FormData(form))
    address.hash = ''
    const answer = await fetch(address).catch(() => null)
    if (!answer?.ok || mine !== asked) return
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
    if (mine !== asked) return
    for (const id of form.dataset.yerine.split(' ')) {
      const [shown, found] = [document.getElementById(id), page.getElementById(id)]
      if (shown && found) shown.replaceChildren(...found.childNodes)
    }
    history.replaceState(null, '', address)
  }
  form.addEventListener('input', () => {
    clearTimeout(waiting)
    waiting = setTimeout(ask, 250)
  })
}
`

/**
 * The desk: words of the clause that are selected go into the quote that was last worked on, by mouse or by keys (arrows go word by word,
 * with the shift key they select); and the keys that the page names work without the browser's modifier. Without it words are copied by
 * hand.
 */
export const DESK_SCRIPT = `'use strict'
{
  const clause = document.getElementById('ifade')
  const quotes = document.querySelectorAll('textarea[data-alinti]')
  let last = quotes[0]
  for (const quote of quotes) quote.addEventListener('focus', () => { last = quote })
  const take = () => {
    const selected = getSelection()
    const words = String(selected).trim()
    if (clause && last && words !== '' && clause.contains(selected.anchorNode) && clause.contains(selected.focusNode)) last.value = words
  }
  const WAYS = {
    ArrowLeft: ['backward', 'word'],
    ArrowRight: ['forward', 'word'],
    ArrowUp: ['backward', 'line'],
    ArrowDown: ['forward', 'line'],
  }
  clause?.addEventListener('focus', () => {
    const selected = getSelection()
    if (!clause.contains(selected.anchorNode)) selected.collapse(clause, 0)
  })
  clause?.addEventListener('keydown', (event) => {
    const way = WAYS[event.key]
    if (!way || event.altKey || event.metaKey) return
    event.preventDefault()
    const selected = getSelection()
    const [node, offset] = [selected.focusNode, selected.focusOffset]
    selected.modify(event.shiftKey ? 'extend' : 'move', way[0], event.ctrlKey ? 'character' : way[1])
    if (!clause.contains(selected.focusNode)) event.shiftKey ? selected.extend(node, offset) : selected.collapse(node, offset)
  })
  // one key does what its mark says, unless somebody is writing
  const writes = (at) => at.matches('textarea, select, input:not([type=radio], [type=checkbox])')
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && writes(event.target)) return event.target.blur()
    if (event.altKey || event.metaKey || event.ctrlKey || writes(event.target) || !/^[a-z1-9]$/.test(event.key)) return
    const meant = document.querySelector('[accesskey="' + event.key + '"]')
    if (!meant) return
    event.preventDefault()
    meant.focus()
    if (!writes(meant)) meant.click()
  })
  const reasons = document.getElementById('kisa_gerekceler')
  if (reasons) reasons.hidden = false
  for (const reason of reasons?.querySelectorAll('button') ?? [])
    reason.addEventListener('click', () => { document.getElementById('gerekce').value = reason.dataset.gerekce })
  clause?.addEventListener('mouseup', take)
  clause?.addEventListener('keyup', take)
}
`
