import { brand, type Page } from '@app/contract'
import { picture } from '../../media/index'

export const partnerships: Page = {
  slug: 'partnerships',
  title: 'Partnerships',
  aliases: [],
  Content: [
    {
      block: 'hero',
      category: 'Partnerships',
      title: 'Bring what you do best. We bring the wallet.',
      description:
        'Technology, banking, software or a town you know well: choose what you would bring to the network.',
      variant: 'teal',
      imagePosition: 'right',
      layout: 'two-column',
      composition: 'joined',
      showStoreBadges: false,
    },
    {
      block: 'cards',
      variant: 'teal',
      pictures: 'scene',
      cards: [
        {
          title: 'Technology Partnerships',
          text: 'Banks, software houses, developers and investors: see where you would fit in.',
          image: picture('four-plugs.svg'),
          link: { label: 'See the technology', url: '/technology-partnerships' },
        },
        {
          title: `${brand.name} & Banks`,
          text: 'Your customers link your card. The shops fund the cashback.',
          image: picture('bank-beside-shop.svg'),
          link: { label: 'See what banks get', url: '/banks' },
        },
        {
          title: 'Software Partners',
          text: 'Put payments and cashback into the till or the web shop that you sell.',
          image: picture('code.svg'),
          link: { label: 'See how it connects', url: '/software-partners' },
        },
        {
          title: 'Local Partners',
          text: 'You know the shops in your town. Bring the wallet to them.',
          image: picture('phone-map.svg'),
          link: { label: 'See what it takes', url: '/local-partners' },
        },
      ],
    },
    {
      block: 'call-to-action',
      layout: 'bands',
      boxes: [
        {
          title: 'Something else in mind?',
          text: 'Tell us what you do and what you would bring.',
          button: { label: 'Write to us', url: '/contacts' },
          variant: 'pink',
          image: picture('fifth-door.svg'),
        },
      ],
    },
  ],
  seo: {
    title: `Partnerships – ${brand.name}`,
    description:
      'Technology, banking, software or a town you know well: choose what you would bring to the network.',
    noIndex: false,
  },
  related: [
    { slug: 'technology-partnerships', title: 'Technology Partnerships' },
    { slug: 'banks', title: `${brand.name} & Banks` },
    { slug: 'software-partners', title: 'Software Partners' },
    { slug: 'local-partners', title: 'Local Partners' },
  ],
}
