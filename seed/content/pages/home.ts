import { brand, type Page } from '@app/contract'
import { picture } from '../../media/index'
import { partners } from '../partners'
import { prose } from '../prose'
import { site } from '../site'
import { statistics } from '../statistics'

export const home: Page = {
  slug: 'home',
  title: `${brand.name} – payments with instant cashback`,
  aliases: [],
  Content: [
    {
      block: 'hero',
      category: 'Payments and cashback',
      title: 'Pay with your phone. Get some of it back, at once.',
      description: `${brand.name} is a free wallet app. Pay in participating stores and online, and the shop’s cashback is yours on the spot. It never expires, and you can spend it in any country.`,
      button: { label: 'See how paying works', url: '/pay-in-store' },
      secondButton: { label: `${brand.name} for your store`, url: '/local-store' },
      variant: 'teal',
      image: picture('phone-pays.svg'),
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
          title: 'Judged on who comes back',
          source: 'Retail Lantern',
          image: picture('rank-loyalty.svg'),
        },
      ],
      document: {
        label: 'Read the ranking (PDF)',
        url: `https://files.${brand.domain}/ranking.pdf`,
      },
    },
    {
      block: 'video',
      category: 'The platform',
      title: 'One payment, seen from both sides of the counter',
      description: 'The shop gets paid, and the shopper gets cashback.',
      videoUrl: 'https://www.youtube.com/watch?v=walletvide0',
      poster: picture('both-sides.svg'),
      playLabel: 'Play the film',
      variant: 'charcoal',
    },
    {
      block: 'logos',
      category: 'Partners',
      title: 'Names you will meet in the network',
      logos: Object.values(partners),
    },
    {
      block: 'phone',
      category: 'Market position',
      title: 'Where paying and rewards meet',
      description: `A payment app moves money. A loyalty card collects points. ${brand.name} does both in one go: the cashback is in your wallet before the phone is away.`,
      shop: 'Fernway',
      note: 'Try it: hold the button, then pay an amount of your own.',
      amount: 12.5,
      rate: 10,
      scene: 'payment',
      points: [
        {
          title: 'For shoppers',
          text: 'One free app, up to 10 cards, and cashback that never expires.',
        },
        {
          title: 'For shops',
          text: 'One installation price, no monthly fees.',
        },
        {
          title: 'For both',
          text: 'Earned in one shop, spent in another, in any country.',
        },
      ],
      variant: 'yellow',
    },
    {
      block: 'problem-solution',
      title: 'Small annoyances, put right',
      pairs: [
        {
          problem: 'A purse full of loyalty cards, and points that lapse.',
          solution: 'Cashback arrives the moment you pay, and never expires.',
          image: picture('icon-wallet.svg'),
        },
        {
          problem: 'Rewards that only one shop takes.',
          solution: 'Cashback is good anywhere in the network, in any country.',
          image: picture('icon-globe.svg'),
        },
        {
          problem: 'A shop that can’t tell a regular from a stranger.',
          solution: 'Campaigns for VIP, lost and new customers.',
          image: picture('icon-customers.svg'),
        },
        {
          problem: 'A terminal that costs the same in a quiet month.',
          solution: 'One installation price, and no monthly fees.',
          image: picture('icon-no-fees.svg'),
        },
      ],
    },
    {
      block: 'cards',
      title: 'What the network is made of',
      cards: [
        {
          title: 'Retail',
          text: 'A terminal, a sticker or a link to your till.',
          image: picture('icon-retail.svg'),
          link: { label: `See ${brand.name} for stores`, url: '/local-store' },
          variant: 'teal',
        },
        {
          title: 'Customers',
          text: 'Pay by phone and get instant cashback, in store and online.',
          image: picture('icon-customers.svg'),
          link: { label: 'See how to pay online', url: '/pay-online' },
          variant: 'yellow',
        },
        {
          title: 'Networks',
          text: 'Banks, software houses and local partners.',
          image: picture('icon-networks.svg'),
          link: { label: 'See the partnerships', url: '/technology-partnerships' },
          variant: 'pink',
        },
        {
          title: 'Token',
          text: 'Rewards for retailers, on a public blockchain.',
          image: picture('icon-token.svg'),
          link: { label: 'Visit the token site', url: `https://token.${brand.domain}/` },
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
          text: 'Link a card and pay with your phone.',
          button: { label: 'Pay in store', url: '/pay-in-store' },
          variant: 'yellow',
        },
        {
          title: 'Running a shop?',
          text: 'Choose a pack, and pay for it once.',
          button: { label: 'Choose a pack', url: '/local-store#installation-packs' },
          variant: 'teal',
        },
      ],
    },
    {
      block: 'statistics',
      title: 'The network so far',
      variant: 'charcoal',
      statistics,
      map: picture('world-map.svg'),
      note: 'Our own figures.',
    },
    {
      block: 'faq',
      category: 'Questions',
      title: 'Before your first payment',
      questions: [
        {
          question: `What is ${brand.name}?`,
          answer: prose(
            'A free wallet app for payments and cashback, from the App Store or Google Play. You need to be at least 18.',
          ),
        },
        {
          question: 'How do I pay in a store?',
          answer: prose(
            'By NFC, by Bluetooth where available, or by QR code. [See each step](/pay-in-store).',
          ),
        },
        {
          question: 'What happens to my cashback?',
          answer: prose('It reaches you instantly and never expires, also when its campaign ends.'),
        },
        {
          question: 'Which cards can I link, and how are they checked?',
          answer: prose(
            'Up to 10 cards. We check each with a small verification debit and refund it to you.',
          ),
        },
        {
          question: `What is the ${brand.name} token?`,
          answer: prose(
            `A token on a public blockchain, with smart contracts and a rewards network for retailers. Its public sale has [its own page](${site.saleBannerUrl}).`,
          ),
        },
        {
          question: 'I have a shop. How do I join?',
          answer: prose(
            'Choose [an installation pack](/local-store#installation-packs), then send us the form for [a physical store](/ls-inst-form) or for [an online store](/os-inst-form).',
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
