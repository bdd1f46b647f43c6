import type { StyleRule } from '../../../build/style-rules'
import { stylesThatApply } from './styles-that-apply'

/**
 * The stylesheets as rules, in the order of src/app/all-styles, so that nothing shifts when the whole stylesheet arrives.
 * Styles of overlays are left to that stylesheet, which the first interaction loads.
 */
const sheets: Record<string, StyleRule[]> = {
  ...import.meta.glob<StyleRule[]>(['../../../src/ui/tokens.css', '../../../src/ui/base.css'], {
    query: '?inline&rules',
    import: 'default',
    eager: true,
  }),
  ...import.meta.glob<StyleRule[]>('../../../src/ui/*.css', {
    query: '?inline&rules',
    import: 'default',
    eager: true,
  }),
  ...import.meta.glob<StyleRule[]>(
    [
      '../../../src/{forms,layout}/**/*.css',
      '!**/{newsletter-dialog,mobile-menu,main-nav-panel,share-panel,app-code-panel}.css',
    ],
    { query: '?inline&rules', import: 'default', eager: true },
  ),
  ...import.meta.glob<StyleRule[]>('../../../src/{blocks/*,pages}/*.css', {
    query: '?inline&rules',
    import: 'default',
    eager: true,
  }),
}

const FIRST = ['/ui/tokens.css', '/ui/base.css']

const rank = (path: string) => {
  const place = FIRST.findIndex((ending) => path.endsWith(ending))
  return place < 0 ? FIRST.length : place
}

const rules = Object.entries(sheets)
  .toSorted(([one], [other]) => rank(one) - rank(other))
  .flatMap(([, sheetRules]) => sheetRules)

/** The styles that a page's markup needs for its first paint, and no others. */
export const stylesFor = (markup: string): string => stylesThatApply(rules, markup)
