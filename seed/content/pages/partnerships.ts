import type { Page } from '@beam/contract'
import { productName } from '../site'

export const partnerships: Page = {
  slug: 'partnerships',
  title: 'Partnerships',
  aliases: [],
  Content: [],
  seo: {
    title: `Partnerships – ${productName}`,
    description: 'Ways to work with the payment and cashback network.',
    noIndex: false,
  },
  related: [],
}
