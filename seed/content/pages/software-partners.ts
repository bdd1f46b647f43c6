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
          text: 'It sends Fernway’s €12.50. The cashier needs no second screen.',
          image: picture('icon-store.svg'),
        },
        {
          title: brand.name,
          text: 'Takes the payment by NFC, by Bluetooth where available, or by QR code.',
          image: picture('icon-link.svg'),
        },
        {
          title: 'The customer’s wallet',
          text: 'Pays from a linked card and gets €1.25 back. No second card.',
          image: picture('icon-wallet.svg'),
        },
      ],
    },
    {
      block: 'code',
      title: 'Ask for a payment with one request',
      description:
        'Fernway asks for €12.50 and gives 10% back. Amounts are in cents, and the key makes a repeated call harmless.',
      variant: 'charcoal',
      samples: [
        {
          title: 'Request',
          code: `const url =
  'https://api.${brand.domain}/payments'

await fetch(url, {
  method: 'POST',
  headers: {
    Authorization: \`Bearer \${token}\`,
    'Content-Type': 'application/json',
    'Idempotency-Key': 'fernway-0412',
  },
  body: JSON.stringify({
    shop: 'fernway',
    amount: 1250,
    currency: 'EUR',
    cashbackPercent: 10,
  }),
})`,
        },
        {
          title: 'curl',
          code: `curl https://api.${brand.domain}/payments \\
  -H "Authorization: Bearer $TOKEN" \\
  -H "Content-Type: application/json" \\
  -H "Idempotency-Key: fernway-0412" \\
  -d '{
    "shop": "fernway",
    "amount": 1250,
    "currency": "EUR",
    "cashbackPercent": 10
  }'`,
        },
        {
          title: 'Answer',
          code: `HTTP/1.1 201 Created
Content-Type: application/json

{
  "id": "fernway-0412",
  "status": "paid",
  "amount": 1250,
  "currency": "EUR",
  "cashback": {
    "percent": 10,
    "amount": 125,
    "status": "available"
  }
}`,
        },
      ],
      note: 'The address is only an example. Write to us for access to the real one.',
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
      variant: 'teal',
      image: picture('shop-back-office.svg'),
      imagePosition: 'right',
      layout: 'full-width',
      frame: 'panel',
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
