import { brand, type Page } from '@app/contract'
import { picture } from '../../media/index'
import { partners } from '../partners'
import { prose } from '../prose'

export const localStore: Page = {
  slug: 'local-store',
  title: 'Local Store',
  aliases: [],
  Content: [
    {
      block: 'hero',
      category: 'For stores',
      title: 'Take payments, give cashback, bring people back',
      description:
        'Payments, loyalty and customer management for your counter or web shop. One installation price, no monthly fees.',
      button: { label: 'Join', url: '#installation-packs' },
      variant: 'teal',
      image: picture('store-at-counter.svg'),
      imagePosition: 'right',
      layout: 'two-column',
      composition: 'half',
      showStoreBadges: false,
    },
    {
      block: 'packs',
      anchor: 'installation-packs',
      category: 'Installation packs',
      title: 'Choose your pack',
      description: 'Buy it in our shop, then tell us where.',
      packs: [
        {
          name: 'Physical store',
          price: '75€',
          requirement: 'Requires internet access',
          points: [
            { title: 'NFC, Bluetooth where available, and QR code' },
            { title: 'Automatic cashback, 10 to 50%, set by you' },
            { title: 'Customers, campaigns and reports' },
          ],
          image: picture('pack-physical.svg'),
          link: {
            label: 'Get the physical store pack',
            url: `https://shop.${brand.domain}/products/physical-store-pack`,
          },
        },
        {
          name: 'Online store',
          price: '65€',
          requirement: 'Requires an e-commerce plugin store',
          points: [
            { title: 'A plugin for your checkout' },
            { title: 'Automatic cashback, 15 to 50%, set by you' },
            { title: 'Customers, campaigns and reports' },
          ],
          image: picture('pack-online.svg'),
          link: {
            label: 'Get the online store pack',
            url: `https://shop.${brand.domain}/products/online-store-pack`,
          },
        },
      ],
    },
    {
      block: 'feature',
      category: 'Digital payments',
      title: 'A terminal, a sticker, or the till you have',
      body: prose(`
        NFC, Bluetooth where available, or QR code.
      `),
      points: [
        { title: 'Terminal', text: 'You enter the amount.' },
        { title: 'NFC sticker', text: 'Hold the phone to it.' },
        { title: 'POS integration', text: 'On the screen you have.' },
      ],
      variant: 'pink',
      image: picture('sticker-in-use.svg'),
      imagePosition: 'left',
      layout: 'two-column',
      frame: 'open',
    },
    {
      block: 'phone',
      category: 'Marketing',
      title: 'Fill the quiet hours, thank the regulars',
      description: 'Ana’s €12.50, from your side of the counter. Set the cashback, and pay.',
      scene: 'campaign',
      shop: 'Fernway',
      amount: 12.5,
      rate: 10,
      points: [
        {
          title: 'Vouchers and promo codes, too',
          text: 'For VIP, lost and new customers.',
        },
      ],
      variant: 'teal',
    },
    {
      block: 'feature',
      category: 'Analytics',
      title: 'How your shop is doing',
      body: prose(`
        Sales, stock, opinions, and Ana’s €12.50.
      `),
      points: [
        {
          title: 'Satisfaction scores',
          text: 'After each visit.',
        },
        { title: 'Inventory alerts', text: 'Before a shelf is empty.' },
        { title: 'Financial reports', text: 'Takings by day.' },
      ],
      variant: 'charcoal',
      image: picture('shop-figures.svg'),
      imagePosition: 'left',
      layout: 'full-width',
      frame: 'panel',
    },
    {
      block: 'cards',
      title: 'Why shops join',
      cards: [
        {
          title: 'No monthly costs',
          text: 'One installation price.',
          image: picture('icon-no-fees.svg'),
        },
        {
          title: 'Customer loyalty with automatic cashback',
          text: 'With every payment.',
          image: picture('icon-loyalty.svg'),
        },
        {
          title: 'Customised campaigns',
          text: 'More cashback when the shop is quiet.',
          image: picture('icon-campaign.svg'),
        },
      ],
    },
    {
      block: 'logos',
      title: 'On the counter at',
      logos: [
        partners.nook,
        partners.fernway,
        partners.paoDuplo,
        partners.tidewell,
        partners.casaLumo,
        partners.alderFinch,
      ],
    },
    {
      block: 'text',
      title: 'One-time €55, no monthly fees',
      variant: 'pink',
      body: prose(`
        Installation is a **one-time €55 (or local equivalent), with no monthly fees**. That pays for setting up your store. A [pack](/local-store#installation-packs) is what you set up, and has its own price. Transaction fees can be reduced to 0%.
      `),
    },
    {
      block: 'service-table',
      title: 'What comes with it',
      rows: [
        {
          feature: 'Sales AI',
          description: 'Suggests where a campaign helps.',
          benefit: 'Ideas from your own shop.',
        },
        {
          feature: 'CRM',
          description: 'Tells VIP, lost and new customers apart.',
          benefit: 'You know who to thank.',
        },
        {
          feature: 'Cashback',
          description: 'By time and day, with the payment.',
          benefit: 'A reason to return.',
        },
        {
          feature: 'Inventory',
          description: 'Alerts when stock runs low.',
          benefit: 'Fewer empty shelves.',
        },
        {
          feature: 'Financial reports',
          description: 'Payments, fees and cashback by period.',
          benefit: 'Ready for your accountant.',
        },
        {
          feature: 'Automated promotions',
          description: 'Campaigns that run by themselves.',
          benefit: 'Marketing while you serve.',
        },
        {
          feature: 'Notifications',
          description: 'Messages to the customers you choose.',
          benefit: 'They hear in time.',
        },
        {
          feature: 'Sustainable operation',
          description: 'No cards, no coupons.',
          benefit: 'Less plastic and less paper.',
        },
        {
          feature: 'One-time payment',
          description: 'One installation price, no monthly fees.',
          benefit: 'You know the cost.',
        },
      ],
    },
    {
      block: 'steps',
      arrangement: 'row',
      category: 'At the counter',
      title: 'How it works',
      variant: 'teal',
      steps: [
        {
          title: 'Ring it up',
          text: 'Set the amount on the terminal.',
          image: picture('step-amount.svg'),
        },
        {
          title: 'Choose how to pay',
          text: 'The customer chooses NFC, Bluetooth if available, or QR.',
          image: picture('step-choose.svg'),
        },
        {
          title: 'Pay',
          text: 'The customer confirms the amount on the phone and pays.',
          image: picture('step-pay.svg'),
        },
        {
          title: 'Done',
          text: 'The payment is finished, with cashback available.',
          image: picture('step-done.svg'),
        },
      ],
    },
    {
      block: 'faq',
      title: 'Shopkeepers ask',
      questions: [
        {
          question: 'What will it cost me?',
          answer: prose(
            'The installation, €55 once, and the price of your pack. There are no monthly fees. You fund the cashback and set it.',
          ),
        },
        {
          question: 'What do I need before I start?',
          answer: prose(
            'For a physical store, internet access. For an online store, WooCommerce or Prestashop.',
          ),
        },
        {
          question: 'What happens after I buy a pack?',
          answer: prose(
            'Send us the form for [a physical store](/ls-inst-form) or for [an online store](/os-inst-form), and we get back to you.',
          ),
        },
      ],
    },
    {
      block: 'call-to-action',
      layout: 'boxes',
      boxes: [
        {
          title: 'My shop is on the high street',
          button: { label: 'Fill in the local store form', url: '/ls-inst-form' },
          variant: 'charcoal',
        },
        {
          title: 'My shop is online',
          button: { label: 'Fill in the online store form', url: '/os-inst-form' },
          variant: 'pink',
        },
      ],
    },
  ],
  seo: {
    description:
      'Payments, cashback, campaigns and reports for your shop. One-time €55, no monthly fees.',
    noIndex: false,
  },
  related: [
    { slug: 'ls-inst-form', title: 'Local Store Installation Form' },
    { slug: 'os-inst-form', title: 'Online Store Installation Form' },
  ],
}
