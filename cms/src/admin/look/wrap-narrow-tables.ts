/**
 * Strapi's tables never wrap, so on a phone the list of sessions hides the button that ends one.
 * Four columns fit when their text wraps; wider tables scroll.
 */
const css = `
@media (max-width: 767px) {
  main table[aria-colcount='4'] { white-space: normal; }
  main table[aria-colcount='4'] :is(th, td) { padding-inline: 4px; }
  main table[aria-colcount='4'] td > div { flex-wrap: wrap; }
}
`

export function wrapNarrowTables() {
  const style = document.createElement('style')
  style.textContent = css
  document.head.append(style)
}
