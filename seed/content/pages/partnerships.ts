import type { Page } from '@beam/contract'
import { productName } from '../site'

export const partnerships: Page = {
  slug: 'partnerships',
  title: 'Partnerships',
  aliases: [],
  Content: [],
  seo: {
    title: `Partnerships – ${productName}`,
    description:
      'Technology, banking, software or a town you know well: choose what you would bring to the network.',
    noIndex: false,
  },
  related: [
    { slug: 'technology-partnerships', title: 'Technology Partnerships' },
    { slug: 'banks', title: `${productName} & Banks` },
    { slug: 'software-partners', title: 'Software Partners' },
    { slug: 'local-partners', title: 'Local Partners' },
  ],
}
