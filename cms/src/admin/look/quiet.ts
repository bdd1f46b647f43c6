import { productName } from '@beam/seed/content/site'

/** A notice for developers of Strapi, put away as its own button would do it. */
export const dismissNotices = () =>
  localStorage.setItem('STRAPI_MEDIA_LIBRARY_BANNER_DISMISSED_FOR_false:false', 'true')

/** Strapi ends each page's title with its own name. */
export function nameTheTab() {
  const rename = () => {
    const renamed = document.title.replace(/Strapi( Admin)?$/, productName)
    if (renamed !== document.title) document.title = renamed
  }
  rename()
  new MutationObserver(rename).observe(document.head, { childList: true, subtree: true })
}
