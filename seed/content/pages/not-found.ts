import type { Page } from '@beam/contract'
import { picture } from '../../media/index'

export const notFound: Page = {
  slug: '404',
  title: 'Page Not Found',
  aliases: [],
  Content: [
    {
      block: 'hero',
      category: '404',
      title: 'Page Not Found',
      description:
        'There is nothing at this address. It may have been mistyped, or the page may have moved since someone gave you the link.',
      button: { label: 'Go to the home page', url: '/' },
      secondButton: { label: 'Ask the Help Center', url: '/help-center' },
      variant: 'pink',
      image: picture('not-found.svg'),
      imagePosition: 'right',
      layout: 'two-column',
      composition: 'beam',
      showStoreBadges: false,
    },
  ],
  seo: { description: 'There is no page at this address.', noIndex: true },
  related: [],
}
