import type { Mutants } from '../mutant'

export const seed: Mutants = {
  'menu of a new site': {
    file: 'seed/content/minimal.ts',
    find: "page: 'contacts', items: []",
    replace: "page: 'contact', items: []",
    harm: 'The only item in the menu of a new site is missing, since no page has its name.',
    caughtBy: 'seed/content/minimal.test.ts',
  },
  'redirect to nowhere': {
    file: 'seed/content/redirects.ts',
    find: "to: '/privacy-policy'",
    replace: "to: '/privacy-policies'",
    harm: 'An old link to the privacy policy leads to a page that is not there.',
    caughtBy: 'seed/content/content.test.ts',
  },
}
