import {
  cssRules,
  forFirstSight,
  namesIn,
  stylesThatApply,
  withoutIdleKeyframes,
} from './css-rules'

/**
 * In the order of src/app/all-styles, so that nothing moves when the whole sheet arrives. What
 * opens over the page is left to that sheet: the first touch asks for it.
 */
const sheets: Record<string, string> = {
  ...import.meta.glob<string>(['../../src/ui/tokens.css', '../../src/ui/base.css'], {
    query: '?inline',
    import: 'default',
    eager: true,
  }),
  ...import.meta.glob<string>('../../src/ui/*.css', {
    query: '?inline',
    import: 'default',
    eager: true,
  }),
  ...import.meta.glob<string>(
    [
      '../../src/{forms,layout}/**/*.css',
      '!**/{newsletter-dialog,mobile-menu,main-nav-panel,share-panel}.css',
    ],
    {
      query: '?inline',
      import: 'default',
      eager: true,
    },
  ),
  ...import.meta.glob<string>('../../src/{blocks,pages}/*.css', {
    query: '?inline',
    import: 'default',
    eager: true,
  }),
}

const rules = forFirstSight(
  Object.entries(sheets)
    .toSorted(([one], [other]) => rank(one) - rank(other))
    .flatMap(([, css]) => cssRules(css)),
)

/** The styles that a page's markup needs to be whole at first sight, and no others. */
export const stylesFor = (markup: string): string =>
  withoutIdleKeyframes(stylesThatApply(rules, namesIn(markup)))

function rank(path: string): number {
  const first = ['/ui/tokens.css', '/ui/base.css'].findIndex((ending) => path.endsWith(ending))
  return first < 0 ? 2 : first
}
