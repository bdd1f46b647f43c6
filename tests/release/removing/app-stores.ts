import { without, type Edit } from './edits'

/** Both settings are optional: what is empty is not shown. */
export const appStores: Edit[] = [
  without('seed/content/site.ts', 'appStoreUrl:', 'googlePlayUrl:'),
  without(
    'seed/content/footer.ts',
    'import { site }',
    'downloadTitle:',
    'appStoreUrl:',
    'googlePlayUrl:',
  ),
  without('web/src/gallery/ui-parts.tsx', 'import { StoreBadges }', `'store badges':`),
  without('web/src/layout/footer.test.tsx', 'expect(linkTo(fallback, site.appStoreUrl))'),
  without('web/src/layout/footer.test.tsx', `it('has no column for an app that no store has'`),
  without('web/src/layout/header.test.tsx', `it('shows a code for the phone`),
  without('web/src/layout/header.test.tsx', `it('opens the stores in a new tab'`),
]
