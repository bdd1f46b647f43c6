import { brand, type Page } from '@app/contract'
import { picture } from '../../media/index'
import { prose } from '../prose'
import { statistics } from '../statistics'

export const technologyPartnerships: Page = {
  slug: 'technology-partnerships',
  title: 'Technology Partnerships',
  aliases: [],
  Content: [
    {
      block: 'hero',
      category: 'Partners and investors',
      title: 'Build on the network, or back it',
      description: `Banks bring cards. Software houses bring tills and web shops. Developers bring ideas, and investors bring the capital. ${brand.name} is where they meet.`,
      button: { label: `Invest in ${brand.name}`, url: '/investors-form' },
      secondButton: { label: 'Find your partnership', url: '#partnerships' },
      variant: 'charcoal',
      image: picture('four-at-table.svg'),
      imagePosition: 'right',
      layout: 'two-column',
      composition: 'half',
      showStoreBadges: false,
    },
    {
      block: 'statistics',
      category: 'In numbers',
      title: 'What you would be joining',
      statistics: [...statistics.slice(2), ...statistics.slice(0, 2)],
      note: 'Our own figures. Ana’s €12.50 at Fernway is one of the transactions, her €1.25 one of the rewards.',
    },
    {
      block: 'cards',
      anchor: 'partnerships',
      category: 'Partnerships',
      title: 'Ways to work with us',
      cards: [
        {
          title: 'Banks',
          text: 'Your cards in a wallet whose cashback is funded by merchants.',
          image: picture('icon-bank.svg'),
          link: { label: 'For banks', url: '/banks' },
        },
        {
          title: 'Software partners',
          text: 'Payments and cashback inside the till or the web shop that you already sell.',
          image: picture('icon-link.svg'),
          link: { label: 'For software partners', url: '/software-partners' },
        },
        {
          title: 'Visionary developers',
          text: 'A token on a public blockchain, smart contracts, and room for your own ideas.',
          image: picture('icon-code.svg'),
          link: { label: 'For developers', url: '/visionary-developers' },
        },
        {
          title: 'Local partners',
          text: 'You know the shops in your town. Bring the wallet to them.',
          image: picture('icon-handshake.svg'),
          link: { label: 'For local partners', url: '/local-partners' },
        },
      ],
    },
    {
      block: 'feature',
      category: 'What you would back',
      title: 'Wallet, shops and token, built as one',
      body: prose(`
        The wallet brings the shoppers, the shops fund the cashback, and the token rewards the shops. An investor backs all three.
      `),
      points: [
        {
          title: 'The wallet',
          text: 'Free, for stores and online: Ana’s €12.50.',
        },
        {
          title: 'The merchants',
          text: 'They pay once, and fund cashback: Ana’s €1.25.',
        },
        { title: 'The token', text: 'A rewards network for retailers, on a public blockchain.' },
      ],
      button: { label: 'Visit the token site', url: `https://token.${brand.domain}/` },
      image: picture('three-blocks.svg'),
      imagePosition: 'left',
      layout: 'two-column',
      frame: 'open',
    },
    {
      block: 'call-to-action',
      layout: 'marked',
      boxes: [
        {
          title: '€100,000 or more?',
          text: 'Tell us who you are, the amount and the currency. One form, one page.',
          button: { label: 'Go to the investors form', url: '/investors-form' },
          variant: 'charcoal',
        },
        {
          title: 'Something else in mind?',
          text: 'A partnership that fits none of the four? Describe it to us.',
          button: { label: 'Describe it', url: '/contacts?subject=General+Information' },
          variant: 'charcoal',
        },
      ],
    },
  ],
  seo: {
    title: `Technology partnerships and investors – ${brand.name}`,
    description:
      'How banks, software houses, developers, local partners and investors join the payment and cashback network.',
    noIndex: false,
  },
  related: [
    { slug: 'banks', title: `${brand.name} & Banks` },
    { slug: 'software-partners', title: 'Software Partners' },
    { slug: 'visionary-developers', title: 'Visionary Developers' },
    { slug: 'local-partners', title: 'Local Partners' },
  ],
}
