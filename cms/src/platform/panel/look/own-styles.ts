import { light } from './theme'

const RING = `<svg xmlns='http://www.w3.org/2000/svg' width='63' height='63' viewBox='0 0 64 64' fill='none' stroke='${light.primary600}' stroke-width='6' stroke-linecap='round'><path d='M57 32A25 25 0 1 1 44 10'/></svg>`

const MENU = "nav ul:has(> li > span > a[href$='/admin'])"

const PANELS = "aside[aria-labelledby='additional-information']"

/**
 * In this order:
 * - Strapi's spinner, an image, and its drawings have our colours instead of those of its own brand.
 * - All that is beside a long form stays in sight and scrolls on its own, with Save and Publish above it, and folds.
 * - The menu says in words where its pictures lead.
 * - On a phone, nothing is cut off where a file is chosen.
 * - The panels of the home page are as high as what they hold where they stand under each other.
 * - Logos are not cut in the media library.
 * - A finger finds the cross that clears a search.
 * - A list of six columns or more shows the buttons of its rows.
 * - A search box is wide enough to show what can be searched for.
 * - A rich text is as high as what it holds, and an empty part of a section as high as a line.
 * - The button that chooses a file is as large as others, and so are those in a field.
 * - Whoever uses a keyboard sees where the focus is when they upload files.
 */
const css = `
img[src*='%234945FF'] { content: url("data:image/svg+xml,${encodeURIComponent(RING)}") }
svg [stroke='#7B79FF'] { stroke: ${light.primary500} }
svg [fill='#7B79FF'] { fill: ${light.primary500} }
svg [fill='#D9D8FF'] { fill: ${light.primary200} }
svg :is([fill='#DBDBFA'], [fill='#F0F0FF']) { fill: ${light.primary100} }
@media (min-width: 1080px) {
  div:has(> ${PANELS}) {
    position: sticky; top: 0; max-height: 100vh; overflow-y: auto; scrollbar-width: thin;
    margin-inline: -8px; padding-inline: 8px; padding-bottom: 8px;
  }
  ${PANELS} { flex-shrink: 0; > h2 { width: 100% } &:has(> h2 > [aria-expanded='false']) { padding-block: 8px; gap: 0 } }
  ${PANELS}:first-child { position: sticky; top: 0; z-index: 2 }
  nav:has(> div > ul > li > span > a[href$='/admin']) { width: 88px }
  ${MENU} { gap: 4px; padding-block: 8px; li, span[data-state], a { width: 100% } a { flex-direction: column; gap: 2px; padding: 6px 2px } }
  ${MENU} a::after { content: attr(aria-label); font-size: 1.1rem; line-height: 1.2; text-align: center }
  ${MENU} a.active::after { font-weight: 600 }
}
@media (max-width: 767px) {
  [role='dialog'] div:has(> [role='tablist']) { flex-wrap: wrap; gap: 8px; padding: 8px 16px }
  [role='dialog'] [data-radix-scroll-area-viewport] > div { display: block !important }
  [role='dialog'] [role='tabpanel'] div:has(> div [role='combobox']):has(> div + div > button) { flex-wrap: wrap; gap: 8px }
}
@media (max-width: 1079px) { [data-strapi-widget-id] main { height: auto } }
article[data-asset-details-trigger] img { object-fit: contain }
form[role='search'] button { min-width: 24px; min-height: 24px }
main table:not([aria-colcount='1'], [aria-colcount='2'], [aria-colcount='3'], [aria-colcount='4'], [aria-colcount='5']) :is(th, td) { padding-inline: 8px }
form[role='search'] { min-inline-size: min(34rem, 100%) }
main div:has(> div > [data-slate-editor]) { height: auto; min-height: 14rem; max-height: min(70vh, 512px) }
main div:has(> [data-slate-editor]) { min-height: 9rem }
main button:has(> div > div > svg[width='3.2rem']) { padding-block: 8px; > div { flex-direction: row; justify-content: center } svg { width: 16px; height: 16px } }
input[type='file'], ::file-selector-button { font: inherit }
label:has(> div > div input[type='file']:focus-visible) > div { outline: 2px solid ${light.primary600}; outline-offset: 2px }
input + div > button:not([aria-hidden]) { min-width: 24px; min-height: 24px }
::file-selector-button { min-height: 32px; margin-inline-end: 8px; padding-inline: 12px }
`

const MATRIX = "[role='tabpanel'] > div:has(> div[style*='padding-left: 20rem'])"
const ALL_OF_ROW = "[role='checkbox'][aria-label^='Select all']"

/**
 * What a role may do, Settings → Roles. Strapi's columns are 120 pixels wide, so that most of the boxes were off the
 * screen: here they share the width that there is, their titles stand upright where they are many, the opened fields
 * have no titles of their own, and the button for conditions is beside the name of the row.
 */
const permissionMatrix = `
${MATRIX} {
  > div, > div:nth-child(n + 2) div:not(:has(> svg)) { min-width: 0 }
  > div:first-child > div:has(> :nth-child(9)) > div > span { writing-mode: vertical-rl; transform: rotate(180deg); max-height: 14rem }
  > div { display: flex }
  > div > div:nth-child(n + 2) > div:first-child > div + div { display: none }
  div:has(> div > div > ${ALL_OF_ROW}) { width: 100% }
  > div[style*='padding-left: 20rem'] > div,
  div:has(> div > ${ALL_OF_ROW}) + div,
  > div > div:nth-child(n + 2) div:has(> div > [role='checkbox']:not([aria-label^='Select all'])) {
    flex: 1; min-width: 0; align-items: end;
    > div { flex: 1 1 0; min-width: 0; max-width: 12rem }
  }
  > div:nth-child(n + 2) > div:first-child > div:last-child { left: 160px; right: auto }
  > div:nth-child(n + 2) > div:first-child > div:last-child button { padding: 8px }
  > div:nth-child(n + 2) > div:first-child > div:last-child button > span:last-child:not(:first-child) { font-size: 0; width: 0 }
}
`

export function addOwnStyles() {
  const style = document.createElement('style')
  style.textContent = css + permissionMatrix
  document.head.append(style)
}
