import { brand, type Page } from '@app/contract'
import { picture } from '../../media/index'
import { prose } from '../prose'

export const payInStore: Page = {
  slug: 'pay-in-store',
  title: 'Pay in Store',
  aliases: [],
  Content: [
    {
      block: 'hero',
      category: 'Pay in store',
      title: 'No purse, no card. Just your phone.',
      description:
        'Pay at the till by NFC, by Bluetooth where available, or by QR code. Your cashback arrives with the payment.',
      button: { label: 'Get the app', url: '#download' },
      secondButton: { label: 'Pay online instead', url: '/pay-online' },
      variant: 'teal',
      image: picture('market-stall.svg'),
      imagePosition: 'right',
      layout: 'two-column',
      composition: 'scene',
      showStoreBadges: true,
    },
    {
      block: 'feature',
      category: 'Digital wallet',
      title: 'Ten cards, none of them in your pocket',
      body: prose(`
        Link up to 10 cards and choose one when you pay. We check each new card with a small verification debit and refund it to you.
      `),
      points: [
        { title: 'NFC', text: 'Hold the phone to the terminal or to the sticker on the counter.' },
        {
          title: 'Bluetooth',
          text: 'Where available, the phone and the terminal find each other.',
        },
        {
          title: 'QR code',
          text: 'Point the camera at the code. Any smartphone that runs the app can do it.',
        },
      ],
      variant: 'pink',
      image: picture('phone-cards.svg'),
      imagePosition: 'left',
      layout: 'two-column',
      frame: 'open',
    },
    {
      block: 'phone',
      category: 'At the till',
      title: 'Three ways to pay €12.50 at Fernway',
      scene: 'ways',
      shop: 'Fernway',
      note: 'Try it on this phone: choose how to pay, then hold the button.',
      amount: 12.5,
      rate: 10,
      points: [
        {
          title: 'Open the app',
          text: `Fernway sets the amount. You open ${brand.name}; your cards and your cashback are in it already.`,
        },
        {
          title: 'Choose how to pay',
          text: 'By NFC, by Bluetooth if the shop has it, or by QR code. The amount is on your screen before you agree to it.',
        },
        {
          title: 'Hold to pay',
          text: 'Near the terminal or the sticker, or with the camera on the code. Keep the button down until the beam has filled it.',
        },
        { title: 'Get the receipt', text: 'What you paid, to whom, and what comes back.' },
        {
          title: 'Watch the cashback come in',
          text: 'The €1.25 is yours at once, it never expires, and any other shop in the network takes it.',
        },
      ],
    },
    {
      block: 'feature',
      category: 'Cashback',
      title: 'Money back while you are still at the counter',
      body: prose(`
        The shop decides how much comes back and pays for it. You do nothing: no coupon, no points, no form.
      `),
      points: [
        { title: 'Instant', text: 'It is in your wallet as soon as the payment is done.' },
        { title: 'Never expires', text: 'Spend it on the way out, or save it up.' },
        {
          title: 'A little extra',
          text: 'Partner campaigns add extra. They are temporary, so check the app before you shop.',
        },
      ],
      variant: 'yellow',
      image: picture('cashback-in-hand.svg'),
      imagePosition: 'right',
      layout: 'two-column',
      frame: 'panel',
    },
    {
      block: 'cashback-calculator',
      category: 'An example',
      title: 'Work out your cashback',
      basketLabel: 'At the till',
      rateLabel: 'The shop gives back',
      resultLabel: 'Yours to spend',
      basket: 12.5,
      rate: 10,
      note: 'An example. Each shop sets its own rate, from 10% to 50%, and campaigns can raise it for a time.',
    },
    {
      block: 'feature',
      category: 'Network',
      title: 'Earned here, spent there',
      body: prose(`
        More than 100,000 stores take ${brand.name}. The map in the app shows those around you, and what you earned in one works in all the others, in any country.
      `),
      points: [],
      variant: 'charcoal',
      image: picture('cashback-abroad.svg'),
      imagePosition: 'left',
      layout: 'two-column',
      frame: 'band',
    },
    {
      block: 'download',
      anchor: 'download',
      category: 'Download',
      title: 'The app is free',
      description: 'Download it, link a card, and pay for the next thing you buy.',
      variant: 'teal',
      image: picture('phone-home.svg'),
    },
  ],
  seo: {
    description:
      'Pay at the till with your phone by NFC, by Bluetooth where available, or by QR code. Up to 10 cards, and instant cashback that never expires.',
    noIndex: false,
  },
  related: [{ slug: 'pay-online', title: 'Pay Online' }],
}
