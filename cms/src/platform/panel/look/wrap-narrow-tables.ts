const TABLE = "main table[aria-colcount='4']:not(:has(thead [role='checkbox']))"

/**
 * Strapi's tables never wrap. On a phone the list of sessions hid the button that ends one: a table of four columns
 * wraps there; wider tables and lists of entries scroll. On a small laptop, lists of entries hid the state of an entry
 * and what can be done with it: on screens that are wider than a phone's they wrap.
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
