import { brand, type Page } from '@app/contract'
import { picture } from '../../media/index'
import { prose } from '../prose'

export const softwarePartners: Page = {
  slug: 'software-partners',
  title: 'Software Partners',
  aliases: [{ path: '/for-software-partners' }],
  Content: [
    {
      block: 'hero',
      category: 'Software partners',
      title: 'Put payments and cashback into the software you sell',
      description:
        'You make the till, the web shop or the back office. We bring the wallet and the people who use it.',
      button: { label: 'Talk to us', url: '/contacts?subject=General+Information' },
      secondButton: { label: 'See what merchants get', url: '/local-store' },
      variant: 'pink',
      image: picture('till-beside-phone.svg'),
      imagePosition: 'right',
      layout: 'two-column',
      composition: 'free',
      showStoreBadges: false,
    },
    {
      block: 'steps',
      title: 'From your till to their wallet',
      arrangement: 'chain',
      steps: [
        {
          title: 'Your till',
          text: 'It sends the amount. The cashier needs no second screen.',
          image: picture('icon-store.svg'),
        },
        {
          title: brand.name,
          text: 'Takes the payment by NFC, by Bluetooth where available, or by QR code.',
          image: picture('icon-link.svg'),
        },
        {
          title: 'The customer’s wallet',
          text: 'Pays from a linked card and gets the cashback. No second card.',
          image: picture('icon-wallet.svg'),
        },
      ],
    },
    {
      block: 'feature',
      category: 'On the web',
      title: 'WooCommerce and Prestashop',
      body: prose(`
        Online merchants use WooCommerce or Prestashop. If you build stores on either, ${brand.name} is one more way to pay at the checkout, with a unique code for each payment.
      `),
      points: [],
      button: { label: 'See paying online', url: '/pay-online' },
      variant: 'yellow',
      image: picture('code-laptop.svg'),
      imagePosition: 'right',
      layout: 'two-column',
      frame: 'open',
    },
    {
      block: 'feature',
      category: 'What your customers gain',
      title: 'More than a payment button',
      points: [
        { title: 'Customer management', text: 'VIP, lost and new customers, each within reach.' },
        { title: 'Campaigns', text: 'Cashback by time and day, vouchers and promo codes.' },
        { title: 'Feedback', text: 'Satisfaction scores and in-store feedback after the visit.' },
        { title: 'Stock and money', text: 'Inventory alerts and financial reports.' },
      ],
      variant: 'charcoal',
      image: picture('shop-back-office.svg'),
      imagePosition: 'right',
      layout: 'full-width',
      frame: 'panel',
    },
    {
      block: 'call-to-action',
      layout: 'marked',
      boxes: [
        {
          title: 'Tell us what you make',
          text: 'The product, the platform and the kind of merchants who use it. We take it from there.',
          button: { label: 'Contact us', url: '/contacts?subject=General+Information' },
          variant: 'teal',
        },
        {
          title: 'Would you rather write code?',
          text: 'There is a page for developers, with the token and the smart contracts.',
          button: { label: 'For developers', url: '/visionary-developers' },
          variant: 'pink',
        },
      ],
    },
  ],
  seo: {
    title: `Software partners – ${brand.name}`,
    description:
      'For software houses: POS integration, WooCommerce and Prestashop, and a customer-management system for your merchants.',
    noIndex: false,
  },
  related: [{ slug: 'banks', title: `${brand.name} & Banks` }],
}
