import { light } from './theme'
import { productName } from '@beam/seed/content/site'

/** Hides a notice for Strapi developers, by the flag that its own close button would set. */
export const dismissMediaLibraryNotice = () =>
  localStorage.setItem('STRAPI_MEDIA_LIBRARY_BANNER_DISMISSED_FOR_false:false', 'true')

/** Replaces "Strapi" at the end of the tab's title, even after Strapi sets it again. */
export function keepProductNameInTitle() {
  const replaceName = () => {
    const title = document.title.replace(/Strapi( Admin)?$/, productName)
    if (title !== document.title) document.title = title
  }
  replaceName()
  new MutationObserver(replaceName).observe(document.head, { childList: true, subtree: true })
}

/** Strapi's spinner is an image in the colour of its own brand. */
export function paintSpinner() {
  const ring = `<svg xmlns='http://www.w3.org/2000/svg' width='63' height='63' viewBox='0 0 64 64' fill='none' stroke='${light.primary600}' stroke-width='6' stroke-linecap='round'><path d='M57 32A25 25 0 1 1 44 10'/></svg>`
  const style = document.createElement('style')
  style.textContent = `img[src*='%234945FF'] { content: url("data:image/svg+xml,${encodeURIComponent(ring)}") }`
  document.head.append(style)
}
