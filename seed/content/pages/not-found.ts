import type { Page } from '@app/contract'
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
      button: { label: 'Home page', url: '/' },
      secondButton: { label: 'Ask the Help Center', url: '/help-center' },
      variant: 'pink',
      image: picture('broken-planet.svg'),
      imagePosition: 'right',
      layout: 'two-column',
      composition: 'half',
      showStoreBadges: false,
      showSearch: true,
    },
    {
      block: 'cards',
      title: 'What most people look for',
      cards: [
        {
          title: 'Pay in store',
          text: 'By NFC, Bluetooth or QR code.',
          image: picture('icon-phone.svg'),
          link: { label: 'How to pay in a shop', url: '/pay-in-store' },
        },
        {
          title: 'Pay online',
          text: 'In web shops, with a code for each payment.',
          image: picture('icon-link.svg'),
          link: { label: 'How to pay on the web', url: '/pay-online' },
        },
        {
          title: 'For stores',
          text: 'Terminal, sticker, campaigns and prices.',
          image: picture('icon-store.svg'),
          link: { label: 'See what stores get', url: '/local-store' },
        },
        {
          title: 'Careers',
          text: 'Work on the wallet, in Cascais or from anywhere.',
          image: picture('icon-handshake.svg'),
          link: { label: 'See open jobs', url: '/careers' },
        },
      ],
    },
  ],
  seo: { description: 'There is no page at this address.', noIndex: true },
  related: [],
}
