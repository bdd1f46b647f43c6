import { brand } from '../../../contract/brand'
import { instead, insteadInTests, removed, without, type Edit } from './edits'

const settings = ['Enabled', 'Text', 'Button', 'IconLabel', 'Url'].map((end) => `saleBanner${end}`)
const SCHEMA = 'cms/src/api/site-setting/content-types/site-setting/schema.json'

/** A block, and the settings that only it shows. */
export const saleBanner: Edit[] = [
  without('contract/content/blocks.ts', `'sale-banner':`),
  removed(
    'web/src/blocks/sale-banner',
    'cms/block-previews/sale-banner.svg',
    'cms/src/components/blocks/sale-banner.json',
  ),
  without('web/src/blocks/home-blocks.ts', 'export { SaleBanner }'),
  without('web/src/blocks/later-blocks.ts', `'sale-banner':`),
  without('web/src/blocks/block-map.tsx', `'sale-banner':`),
  without('cms/src/content/shared/component-layouts.ts', `'blocks.sale-banner':`),

  without('contract/content/types.ts', ...settings.map((name) => `${name}:`)),
  without(SCHEMA, ...settings.map((name) => `"${name}":`)),
  instead(SCHEMA, '    },\n  }\n}', '    }\n  }\n}'),
  without(
    'cms/src/content/shared/layouts.ts',
    `['saleBannerEnabled'`,
    `['saleBannerButton'`,
    `['saleBannerUrl'`,
    ...settings.map((name) => `${name}:`),
  ),

  without('seed/content/site.ts', ...settings.map((name) => `${name}:`)),
  without('seed/content/minimal.ts', 'saleBannerEnabled:'),
  without('seed/content/pages/home.ts', `{ block: 'sale-banner'`),
  instead(
    'seed/content/pages/home.ts',
    ' Its public sale has [its own page](${site.saleBannerUrl}).',
    '',
  ),
  without('seed/content/pages/home.ts', 'import { site }'),

  without(
    'seed/content/content.test.ts',
    `'sale-banner',`,
    `expect(blockOf('home', 'sale-banner')`,
  ),
  without(
    'tests/specification.ts',
    `'Participate in the ${brand.name} token`,
    `'Click here'`,
    'export const saleIcon',
  ),
  without('tests/parity/specification.test.ts', 'expect(site.saleBannerIconLabel)'),
  without('web/src/blocks/blocks.test.tsx', `test('the sale banner has two themes`),
  without('web/src/blocks/blocks.test.tsx', `test('without a sale there is no banner`),
  instead(
    'web/src/blocks/blocks.test.tsx',
    `[broken, { block: 'sale-banner', theme: 'pink' }]`,
    `[broken, ...blocksOf('contacts')]`,
  ),
  instead('web/src/blocks/blocks.test.tsx', 'site.saleBannerText', 'site.contactEmail'),
  instead('web/src/blocks/blocks.test.tsx', 'type BlockOf, type SiteSetting', 'type BlockOf'),
  without('tests/bench/peers/page/blocks.tsx', 'const SaleBanner', `case 'sale-banner':`),
  insteadInTests(['tests/api'], 'blocks.sale-banner', 'blocks.download'),
]
