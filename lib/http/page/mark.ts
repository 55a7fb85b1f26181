/** The mark of Künye: three lines of a page, the words of the middle one marked. Drawn on a grid of 32. */
export const MARK = `<rect width="32" height="32" rx="7" fill="#16365c"/><rect x="7" y="7.5" width="18" height="3" rx="1.5" fill="#9fb6d0"/><rect x="5.5" y="13" width="21" height="6.5" rx="1.5" fill="#ffd84d"/><rect x="8" y="14.9" width="13" height="2.8" rx="1.4" fill="#16365c"/><rect x="7" y="22" width="12" height="3" rx="1.5" fill="#9fb6d0"/>`

/** The mark as a picture of its own: the icon of every page. */
export const ICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${MARK}</svg>`
export const ICON_PATH = '/simge.svg'

/** The mark as a part of a page; the name stands beside it in letters. */
export const MARK_SVG = `<svg class="mark" viewBox="0 0 32 32" width="28" height="28" aria-hidden="true" focusable="false">${MARK}</svg>`
