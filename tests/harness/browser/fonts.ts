import type { Page } from '@playwright/test'

/** Options of a visit whose page stays in the fallback fonts. */
const withoutFonts = {
  before: (page: Page) => page.route('**/*.woff2', (route) => route.abort()),
  expects: [/\.woff2$/, /net::ERR_FAILED/],
}

/** Pages must fit in both, since late fonts are not swapped in. The fonts are certain only after a reload. */
export const fonts = [
  ['the fonts of the site', {}],
  ['fallback fonts', withoutFonts],
] as const
