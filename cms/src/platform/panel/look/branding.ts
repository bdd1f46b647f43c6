import { brand } from '@app/contract'

/** Hides a notice for Strapi developers, by the flag that its own close button would set. */
export const dismissMediaLibraryNotice = () =>
  localStorage.setItem('STRAPI_MEDIA_LIBRARY_BANNER_DISMISSED_FOR_false:false', 'true')

/** Replaces "Strapi" at the end of the tab's title, even after Strapi sets it again. */
export function keepProductNameInTitle() {
  const replaceName = () => {
    const title = document.title.replace(/Strapi( Admin)?$/, brand.name)
    if (title !== document.title) document.title = title
  }
  replaceName()
  new MutationObserver(replaceName).observe(document.head, { childList: true, subtree: true })
}
