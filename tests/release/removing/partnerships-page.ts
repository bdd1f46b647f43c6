import { instead, insteadInTests, removed, without, withoutObject, type Edit } from './edits'

const pictures = ['four-plugs', 'bank-beside-shop', 'code', 'phone-map', 'fifth-door']

/** A page that ships with the product, and the pictures that only it has. */
export const partnershipsPage: Edit[] = [
  removed(
    'seed/content/pages/partnerships.ts',
    ...pictures.map((name) => `seed/media/${name}.svg`),
  ),
  without('seed/media/index.ts', ...pictures.map((name) => `'${name}.svg':`)),
  without('seed/content/pages/index.ts', 'import { partnerships }', 'partnerships,'),
  withoutObject('seed/content/site.ts', `['/partnerships'],`),
  without('seed/content/pages/contacts.ts', `link: { label: 'Ways to work with us'`),
  without('web/src/content/built-in.ts', 'partnerships:'),
  without('tests/specification.ts', `{ path: '/partnerships' }`),
  without('seed/content/content.test.ts', `it('leads from the partnerships page`),
  instead('web/src/blocks/blocks.test.tsx', `['partnerships', 'news']`, `['news']`),
  insteadInTests(
    ['tests/visitors', 'tests/browsers', 'tests/release'],
    `'/partnerships'`,
    `'/local-partners'`,
  ),
]
