import type { Page } from '@beam/contract'
import { picture } from '../../media/index'
import { partners } from '../partners'
import { prose } from '../prose'
import { productName, site } from '../site'
import { statistics } from '../statistics'

export const home: Page = {
  slug: 'home',
  title: `${productName} – payments with instant cashback`,
  aliases: [],
  Content: [
    {
      block: 'hero',
      category: 'Payments and cashback',
      title: 'Pay with your phone. Get some of it back, at once.',
      description: `${productName} is a free wallet app. Pay in participating stores and online, and the shop’s cashback is yours on the spot. It never expires, and you can spend it anywhere in the network, in any country.`,
      button: { label: 'See how paying works', url: '/pay-in-store' },
      secondButton: { label: `${productName} for your store`, url: '/local-store' },
      variant: 'teal',
      image: picture('hero-payment.svg'),
      imagePosition: 'right',
      layout: 'two-column',
      composition: 'free',
      showStoreBadges: true,
    },
    {
      block: 'ranking',
      category: 'Rankings',
      title: 'Where the wallet is ranked',
      ranks: [
        {
          title: 'Judged on how people pay',
          source: 'Fintech Harbour',
          image: picture('rank-fintech.svg'),
        },
        {
          title: 'Judged on who is growing',
          source: 'Lisbon Startup Diary',
          image: picture('rank-growth.svg'),
        },
        {
          title: 'Judged on what brings customers back',
          source: 'Retail Lantern',
          image: picture('rank-loyalty.svg'),
        },
      ],
      document: { label: 'Read the ranking (PDF)', url: 'https://files.beam.example/ranking.pdf' },
    },
    {
      block: 'video',
      category: 'The platform',
      title: 'One payment, seen from both sides of the counter',
      description:
        'A shopper holds out a phone. The shop gets paid, the shopper gets cashback, and both see it at once.',
      videoUrl: 'https://www.youtube.com/watch?v=beamwallet1',
      poster: picture('video-poster.svg'),
      playLabel: 'Play the film',
      variant: 'charcoal',
    },
    {
      block: 'logos',
      category: 'Partners',
      title: 'Names you will meet in the network',
      description: 'Bakers, booksellers, grocers and makers, in town and on the web.',
      logos: Object.values(partners),
    },
    {
      block: 'feature',
      category: 'Market position',
      title: 'Where paying and rewards meet',
      body: prose(`
        A payment app moves money. A loyalty card collects points. ${productName} does both in one go: you pay, and the cashback that the shop funds is in your wallet before the phone is away.
      `),
      points: [
        {
          title: 'For shoppers',
          text: 'One free app, up to 10 cards, and cashback that never expires.',
        },
        {
          title: 'For shops',
          text: 'One installation price, no monthly fees, and transaction fees that can be reduced to 0%.',
        },
        {
          title: 'For both',
          text: 'One network: what is earned in one shop can be spent in another, in any country.',
        },
      ],
      variant: 'yellow',
      image: picture('voucher.svg'),
      imagePosition: 'left',
      layout: 'two-column',
      frame: 'open',
    },
    {
      block: 'problem-solution',
      category: 'Why we built it',
      title: 'Four everyday annoyances, four answers',
      pairs: [
        {
          problem: 'A purse full of loyalty cards, and points that lapse before you use them.',
          solution:
            'Cashback arrives the moment you pay, in the app you paid with, and never expires.',
          image: picture('icon-wallet.svg'),
        },
        {
          problem: 'Rewards that are only good in the shop that gave them.',
          solution: 'Cashback from one shop can be spent anywhere in the network, in any country.',
          image: picture('icon-globe.svg'),
        },
        {
          problem: 'A shop that can’t tell a regular from a stranger.',
          solution:
            'Customer management that knows VIP, lost and new customers, and campaigns for each.',
          image: picture('icon-customers.svg'),
        },
        {
          problem: 'A terminal that costs something every month, busy or quiet.',
          solution:
            'A one-time installation price, no monthly fees, and transaction fees that can be reduced to 0%.',
          image: picture('icon-no-fees.svg'),
        },
      ],
    },
    {
      block: 'cards',
      category: 'The ecosystem',
      title: 'Four parts, one network',
      cards: [
        {
          title: 'Retail',
          text: 'A terminal, an NFC sticker or a link to your till, with campaigns and reports behind it.',
          image: picture('icon-retail.svg'),
          link: { label: `See ${productName} for stores`, url: '/local-store' },
          variant: 'teal',
        },
        {
          title: 'Customers',
          text: 'Pay by NFC, by Bluetooth where available, or by QR code. Cashback is instant, in store and online.',
          image: picture('icon-customers.svg'),
          link: { label: 'See how to pay online', url: '/pay-online' },
          variant: 'yellow',
        },
        {
          title: 'Networks',
          text: 'Banks, software houses and local partners bring their own customers, and meet everyone else’s.',
          image: picture('icon-networks.svg'),
          link: { label: 'See the partnerships', url: '/technology-partnerships' },
          variant: 'pink',
        },
        {
          title: 'Token',
          text: 'A token on a public blockchain, with smart contracts and a rewards network for retailers.',
          image: picture('icon-token.svg'),
          link: { label: 'Visit the token site', url: 'https://token.beam.example/' },
          variant: 'charcoal',
        },
      ],
    },
    {
      block: 'call-to-action',
      layout: 'boxes',
      boxes: [
        {
          title: 'Shopping today?',
          text: 'Link a card, look for a participating store near you, and pay with your phone.',
          button: { label: 'Pay in store', url: '/pay-in-store' },
          variant: 'yellow',
        },
        {
          title: 'Running a shop?',
          text: 'Choose an installation pack for your counter or your web shop. You pay for it once.',
          button: { label: 'Choose a pack', url: '/local-store#installation-packs' },
          variant: 'teal',
        },
      ],
    },
    {
      block: 'statistics',
      category: 'In numbers',
      title: 'The network so far',
      variant: 'charcoal',
      statistics,
      map: picture('world-map.svg'),
    },
    {
      block: 'faq',
      category: 'Questions',
      title: 'Before your first payment',
      questions: [
        {
          question: `What is ${productName}?`,
          answer: prose(
            'A free wallet app for payments and cashback. You download it from the App Store or Google Play, link a card, and pay in participating stores and online. You need to be at least 18.',
          ),
        },
        {
          question: 'How do I pay in a store?',
          answer: prose(
            'With your phone, by NFC, by Bluetooth where available, or by QR code. Your cashback arrives with the payment. [See each step](/pay-in-store).',
          ),
        },
        {
          question: 'What happens to my cashback?',
          answer: prose(
            'It reaches you instantly and never expires. You can use it anywhere in the network, in any country. Campaigns end, but the cashback you earned from them stays yours.',
          ),
        },
        {
          question: 'Which cards can I link, and how are they checked?',
          answer: prose(
            'You can link up to 10 cards. We check each one with a small verification debit, which is refunded to you.',
          ),
        },
        {
          question: `What is the ${productName} token?`,
          answer: prose(
            `A token on a public blockchain, with smart contracts and a rewards network for retailers. Its public sale has [a registration page of its own](${site.saleBannerUrl}).`,
          ),
        },
        {
          question: 'I have a shop. How do I join?',
          answer: prose(
            'Choose [an installation pack](/local-store#installation-packs), then send us the form for [a physical store](/ls-inst-form) or for [an online store](/os-inst-form). You pay for the installation once, and there are no monthly fees.',
          ),
        },
      ],
    },
    { block: 'sale-banner', theme: 'teal' },
  ],
  seo: {
    description:
      'A free wallet app. Pay in stores and online by phone, and get instant cashback that never expires and works across the network.',
    noIndex: false,
  },
  related: [],
}
