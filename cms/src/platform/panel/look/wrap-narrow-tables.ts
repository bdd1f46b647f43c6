const TABLE = "main table[aria-colcount='4']:not(:has(thead [role='checkbox']))"

/**
 * Strapi's tables never wrap, so on a phone the list of sessions hides the button that ends one.
 * Four columns fit when their text wraps; wider tables scroll, and so do lists of entries. On a small laptop these
 * hid the state of an entry and what can be done with it.
 */
const css = `
@media (max-width: 767px) {
  ${TABLE} { white-space: normal; }
  ${TABLE} :is(th, td) { padding-inline: 4px; }
  ${TABLE} td > div { flex-wrap: wrap; }
}
@media (min-width: 768px) {
  main table:has(thead [role='checkbox']) { white-space: normal; }
}
`

export function wrapNarrowTables() {
  const style = document.createElement('style')
  style.textContent = css
  document.head.append(style)
}
