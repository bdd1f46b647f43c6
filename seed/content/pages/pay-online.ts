import { brand, type Page } from '@app/contract'
import { picture } from '../../media/index'
import { prose } from '../prose'

export const payOnline: Page = {
  slug: 'pay-online',
  title: 'Pay Online',
  aliases: [],
  Content: [
    {
      block: 'hero',
      category: 'Pay online',
      title: 'Check out with the wallet you use in the shop',
      description: `Choose ${brand.name} at the checkout, confirm on your phone, and the cashback lands in the same wallet as the rest.`,
      button: { label: 'Get the app', url: '#download' },
      secondButton: { label: 'Pay in store instead', url: '/pay-in-store' },
      variant: 'pink',
      image: picture('checkout-laptop.svg'),
      imagePosition: 'right',
      layout: 'two-column',
      composition: 'free',
      showStoreBadges: true,
    },
    {
      block: 'feature',
      category: 'Online gateway',
      title: 'Pay in a web shop as you do in town',
      body: prose(`
        Participating web shops run on WooCommerce or Prestashop and offer ${brand.name} at the checkout. You choose it, and the amount moves to your phone.
      `),
      points: [
        { title: 'The same cards', text: 'Up to 10, linked once, for the web and for the till.' },
        {
          title: 'The same cashback',
          text: 'Earn it online, spend it at a counter, or the other way round.',
        },
      ],
      image: picture('gateway-checkout.svg'),
      imagePosition: 'left',
      layout: 'full-width',
      frame: 'panel',
    },
    {
      block: 'phone',
      category: 'Authentication',
      title: 'One payment, one unique code',
      description:
        'Each online payment is confirmed with a unique code. It ties this purchase, in this shop, to the wallet on your phone.',
      scene: 'code',
      shop: 'Casa Lumo',
      amount: 38,
      rate: 15,
      points: [
        { title: 'Choose', text: `Pick ${brand.name} at the checkout.` },
        { title: 'Confirm', text: 'Read the shop and the amount, compare the code, and hold.' },
        { title: 'Done', text: 'The shop is paid, and your cashback is in the wallet.' },
      ],
      variant: 'yellow',
    },
    {
      block: 'feature',
      category: 'Secure payments',
      title: 'Nothing is paid until you confirm it',
      body: prose(`
        You see the shop and the amount in the app before any money moves. Every card in your wallet has been checked first, with a small verification debit that is refunded.
      `),
      points: [],
      button: { label: 'Read how we look after data', url: '/privacy-policy' },
      variant: 'charcoal',
      image: picture('refund.svg'),
      imagePosition: 'left',
      layout: 'two-column',
      frame: 'band',
    },
    {
      block: 'download',
      anchor: 'download',
      category: 'Download',
      title: 'Have it ready for the next basket',
      description: 'The app is free. Download it, link a card, and look for us at the checkout.',
      variant: 'pink',
      image: picture('delivered.svg'),
    },
  ],
  seo: {
    description:
      'Choose the wallet at a web shop’s checkout, confirm with a unique code on your phone, and get instant cashback that never expires.',
    noIndex: false,
  },
  related: [{ slug: 'pay-in-store', title: 'Pay in Store' }],
}
