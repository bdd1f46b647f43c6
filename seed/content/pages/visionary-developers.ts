import { brand, type Page } from '@app/contract'
import { picture } from '../../media/index'
import { prose } from '../prose'

export const visionaryDevelopers: Page = {
  slug: 'visionary-developers',
  title: 'Visionary Developers',
  aliases: [],
  Content: [
    {
      block: 'hero',
      category: 'Developers',
      title: 'Write the next thing a payment can do',
      description: `${brand.name} moves money, rewards and feedback between shoppers and shops every day. If you see something missing, bring it.`,
      button: { label: 'Send us your idea', url: '/contacts?subject=General+Information' },
      secondButton: { label: 'See open roles', url: '/careers' },
      variant: 'charcoal',
      image: picture('next-line.svg'),
      imagePosition: 'right',
      layout: 'two-column',
      composition: 'half',
      showStoreBadges: false,
    },
    {
      block: 'phone',
      category: 'Try it',
      title: 'Run it, and pay with the phone',
      description: 'Fernway asks for €12.50 and gives 10% back. Amounts are in cents.',
      scene: 'request',
      shop: 'Fernway',
      amount: 12.5,
      rate: 10,
      points: [],
      note: 'Change the amount on the phone: the request follows.',
    },
    {
      block: 'feature',
      category: 'Token',
      title: 'A token, in the open',
      body: prose(`
        The token lives on a public blockchain. Smart contracts set out what it does, and a rewards network for retailers puts it to use.
      `),
      points: [],
      button: { label: 'Visit the token site', url: `https://token.${brand.domain}/` },
      variant: 'yellow',
      image: picture('token.svg'),
      imagePosition: 'left',
      layout: 'two-column',
      frame: 'panel',
    },
    {
      block: 'cards',
      category: 'Where to begin',
      title: 'Where your code could go',
      variant: 'teal',
      pictures: 'scene',
      cards: [
        {
          title: 'At the till',
          text: 'POS integration for the systems that shops run on, with a request to copy.',
          image: picture('place-till.svg'),
          link: { label: 'For software partners', url: '/software-partners' },
        },
        {
          title: 'At the checkout',
          text: 'WooCommerce and Prestashop, and what a plugin there could do better.',
          image: picture('place-checkout.svg'),
          link: { label: 'How to pay online', url: '/pay-online' },
        },
        {
          title: 'On the chain',
          text: 'Smart contracts and the retailers’ rewards network.',
          image: picture('place-chain.svg'),
          link: { label: 'Visit the token site', url: `https://token.${brand.domain}/` },
        },
        {
          title: 'In the numbers',
          text: 'Campaigns, satisfaction scores, stock and reports.',
          image: picture('place-numbers.svg'),
          link: { label: 'What merchants see', url: '/local-store' },
        },
      ],
    },
    {
      block: 'call-to-action',
      layout: 'marked',
      boxes: [
        {
          title: 'Bring an idea',
          text: 'A paragraph is plenty. A prototype is welcome.',
          button: { label: 'Contact us', url: '/contacts?subject=General+Information' },
          variant: 'pink',
        },
        {
          title: 'Bring yourself',
          text: 'We are looking for a full stack and Web3 developer, among others.',
          button: { label: 'See the role', url: '/careers/fullstack-web3-developer' },
          variant: 'yellow',
        },
      ],
    },
  ],
  seo: {
    title: `Visionary developers – ${brand.name}`,
    description:
      'For developers: a token on a public blockchain, smart contracts, POS integration and e-commerce plugins to build on.',
    noIndex: false,
  },
  related: [{ slug: 'software-partners', title: 'Software Partners' }],
}
