const PANEL = '[data-strapi-widget-id]'
/** The button that removes a panel; the other one drags it. */
const REMOVE = `${PANEL} > header button:not([tabindex='-1'])`

/** The panels' tables of entries, which a keyboard scrolls only while they have the focus. */
const SCROLLED = `${PANEL} [data-radix-scroll-area-viewport]:not([tabindex]):has(table)`

/**
 * Asks before a panel leaves the home page, which Strapi does at one tap. Keeps the panels from being called the main
 * part of the page, each of them, and lets a keyboard scroll their tables.
 */
export function mendHomePanels() {
  addEventListener(
    'click',
    (event) => {
      const button = event.target instanceof Element && event.target.closest(REMOVE)
      if (!button) return
      const title = button.closest('header')?.querySelector('h2')?.textContent
      const question = `Take “${title}” off your home page? “Add a panel” brings it back.`
      if (!confirm(question)) event.stopImmediatePropagation()
    },
    true,
  )
  new MutationObserver(() => {
    for (const main of document.querySelectorAll(`${PANEL} main:not([role])`))
      main.setAttribute('role', 'none')
    for (const area of document.querySelectorAll(SCROLLED)) area.setAttribute('tabindex', '0')
  }).observe(document.body, { childList: true, subtree: true })
}
