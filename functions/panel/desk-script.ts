/**
 * What the desk does more where scripts run: words of the clause that are selected go into the quote that was last worked on. Without it
 * they are copied by hand.
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
  clause?.addEventListener('mouseup', take)
  clause?.addEventListener('keyup', take)
}
`
