import { brand, type Page } from '@app/contract'
import { picture } from '../../media/index'
import { prose } from '../prose'

export const banks: Page = {
  slug: 'banks',
  title: `${brand.name} & Banks`,
  aliases: [],
  Content: [
    {
      block: 'hero',
      category: `${brand.name} & Banks`,
      title: 'Your cards, with cashback you don’t have to fund',
      description:
        'Your customers link the cards you issue and pay with their phone. The shop gives the cashback. It is still your card behind every payment.',
      button: { label: 'Talk to us', url: '/contacts?subject=General+Information' },
      secondButton: { label: 'See what shoppers see', url: '/pay-in-store' },
      variant: 'charcoal',
      image: picture('card-into-phone.svg'),
      imagePosition: 'right',
      layout: 'two-column',
      composition: 'half',
      showStoreBadges: false,
    },
    {
      block: 'feature',
      category: 'Cards',
      title: 'A place for your card in the wallet',
      body: prose(`
        A wallet holds up to 10 linked cards. Each is validated by a small verification debit that is refunded to the customer.
      `),
      points: [
        { title: 'In store', text: 'By NFC, by Bluetooth where available, or by QR code.' },
        {
          title: 'Online',
          text: 'In WooCommerce and Prestashop stores, with a unique code for each payment.',
        },
      ],
      image: picture('bank-and-phone.svg'),
      imagePosition: 'left',
      layout: 'two-column',
      frame: 'open',
    },
    {
      block: 'steps',
      category: 'How it fits together',
      title: 'Your card pays. The\u00a0shop gives\u00a0back.',
      arrangement: 'chain',
      steps: [
        {
          title: 'The card',
          text: 'Ana links it once, and pays €12.50 at Fernway with her phone.',
          image: picture('icon-phone.svg'),
        },
        {
          title: 'Your bank',
          text: 'It pays, and the statement has one line: Fernway, €12.50.',
          image: picture('icon-bank.svg'),
        },
        {
          title: 'The cashback',
          text: 'Fernway funds the €1.25, and it is in her wallet at once.',
          image: picture('icon-cashback.svg'),
        },
      ],
    },
    {
      block: 'phone',
      category: 'Why banks join',
      title: 'Rewards for your customers, paid for by the shops',
      points: [
        {
          title: 'Cashback from the merchant',
          text: 'It is instant and never expires, and the shop funds it.',
        },
        {
          title: 'Rewards that travel',
          text: 'Cashback can be used anywhere in the network, in any country.',
        },
        {
          title: 'Campaigns on top',
          text: 'Partner campaigns, each for a limited time, can add to it.',
        },
        {
          title: 'Business customers too',
          text: 'The shops that bank with you can join for a one-time installation price and no monthly fees.',
        },
      ],
      scene: 'receipt',
      shop: 'Fernway',
      amount: 12.5,
      rate: 10,
    },
    {
      block: 'faq',
      category: 'Questions',
      title: 'What banks ask',
      questions: [
        {
          question: 'Does a customer need a new card?',
          answer: prose('No. They link the card they have. Up to 10 fit in one wallet.'),
        },
        {
          question: 'Who pays for the cashback?',
          answer: prose('The merchant. Each one sets the cashback and funds it.'),
        },
        {
          question: 'Where do we start?',
          answer: prose(
            'With [a message](/contacts). Choose ‘General Information’ as the subject, and tell us about your cards and your market.',
          ),
        },
      ],
    },
    {
      block: 'call-to-action',
      layout: 'bands',
      boxes: [
        {
          title: 'Shall we compare notes?',
          text: 'Write a few lines about your bank and the customers you have in mind.',
          button: { label: 'Contact us', url: '/contacts?subject=General+Information' },
          variant: 'charcoal',
          image: picture('notes-compared.svg'),
        },
      ],
    },
  ],
  seo: {
    title: `${brand.name} & Banks – your cards, with cashback`,
    description:
      'For banks: customers link the cards you issue, pay by phone in stores and online, and get cashback that merchants fund.',
    noIndex: false,
  },
  related: [{ slug: 'software-partners', title: 'Software Partners' }],
}
