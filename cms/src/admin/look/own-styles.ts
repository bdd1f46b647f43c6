import { light } from './theme'

const RING = `<svg xmlns='http://www.w3.org/2000/svg' width='63' height='63' viewBox='0 0 64 64' fill='none' stroke='${light.primary600}' stroke-width='6' stroke-linecap='round'><path d='M57 32A25 25 0 1 1 44 10'/></svg>`

const PANELS = "aside[aria-labelledby='additional-information']"

/** In this order: Strapi's spinner is an image in the colour of its own brand, and so are its drawings; Save and Publish stay in sight beside a long form; logos are not cut in the media library. */
const css = `
img[src*='%234945FF'] { content: url("data:image/svg+xml,${encodeURIComponent(RING)}") }
svg [stroke='#7B79FF'] { stroke: ${light.primary500} }
svg [fill='#7B79FF'] { fill: ${light.primary500} }
svg [fill='#D9D8FF'] { fill: ${light.primary200} }
svg :is([fill='#DBDBFA'], [fill='#F0F0FF']) { fill: ${light.primary100} }
@media (min-width: 1080px) {
  div:has(> ${PANELS}) { flex: 1 }
  ${PANELS}:first-child { position: sticky; top: 0; z-index: 2 }
}
article[data-asset-details-trigger] img { object-fit: contain }
`

export function addOwnStyles() {
  const style = document.createElement('style')
  style.textContent = css
  document.head.append(style)
}
