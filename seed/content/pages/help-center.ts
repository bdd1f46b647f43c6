import { brand, type Page } from '@app/contract'
import { picture } from '../../media/index'
import { prose } from '../prose'

export const helpCenter: Page = {
  slug: 'help-center',
  title: 'Help Center',
  aliases: [],
  Content: [
    {
      block: 'hero',
      category: 'Help Center',
      title: 'Find an answer, or someone to ask',
      description: 'Guides, FAQs and people. Start wherever you like.',
      variant: 'teal',
      image: picture('signpost-on-a-hill.svg'),
      imagePosition: 'right',
      layout: 'two-column',
      composition: 'joined',
      showStoreBadges: false,
      showSearch: true,
    },
    {
      block: 'faq',
      title: 'Asked most often',
      description:
        'Questions that new users and shops ask us. Yours is not here? Search the site, or try one of the ways below.',
      variant: 'teal',
      questions: [
        {
          question: 'There is a small debit on my card. What is it?',
          answer: prose(
            'The check of a newly linked card. We make a small verification debit and refund it. You can link up to 10 cards.',
          ),
        },
        {
          question: 'Where can I spend my cashback, and until when?',
          answer: prose(
            'In every shop of the network, in any country, in store or online. It never expires. [How paying in a store works](/pay-in-store).',
          ),
        },
        {
          question: 'My phone has no NFC. Can I still pay?',
          answer: prose(
            'Yes: by QR code, which any smartphone that runs the app can do, and by Bluetooth where the shop has it.',
          ),
        },
        {
          question: 'A credit was refused. What do I do?',
          answer: prose(
            'Report it within seven days. Refunds are made within five business days; the [terms](/terms-and-conditions) have the details.',
          ),
        },
        {
          question: 'I run a shop. What does it cost?',
          answer: prose(
            'A one-time installation price and no monthly fees. [See the packs](/local-store#installation-packs).',
          ),
        },
        {
          question: 'Something on this site is hard for me to use. Whom do I tell?',
          answer: prose(
            'Us: [write to support](/contacts?subject=Support). What we test, and what we do not know, is in our [accessibility statement](/accessibility).',
          ),
        },
      ],
    },
    {
      block: 'flip-cards',
      category: 'Support',
      title: 'Still looking? Try these',
      cards: [
        {
          title: 'Knowledge base',
          front: 'Guides, step by step: linking a card, paying in a store, paying online.',
          back: 'Each guide has the screens you will see, from the first card to your cashback.',
          image: picture('icon-book.svg'),
          link: {
            label: 'Open the knowledge base',
            url: `https://support.${brand.domain}/knowledge-base`,
          },
        },
        {
          title: 'FAQs',
          front: 'Short answers on cards, cashback, campaigns and your account.',
          back: 'Cards, cashback, campaigns and accounts, a few lines each.',
          image: picture('icon-question.svg'),
          link: { label: 'Read the FAQs', url: `https://support.${brand.domain}/faqs` },
        },
        {
          title: 'Troubleshooting',
          front: 'Something isn’t working? Tell support what you saw.',
          back: 'Say what you did and what happened. They will look into it with you.',
          image: picture('icon-wrench.svg'),
          link: { label: 'Get in touch', url: `https://support.${brand.domain}/troubleshooting` },
        },
      ],
    },
    {
      block: 'feature',
      category: 'Business',
      title: 'Commercial questions?',
      body: prose(`
        Joining as a store, partnering with ${brand.name} or investing? Write to us directly.
      `),
      points: [],
      button: { label: 'Contact us', url: '/contacts' },
      variant: 'pink',
      image: picture('help.svg'),
      imagePosition: 'right',
      layout: 'two-column',
      frame: 'band',
    },
  ],
  seo: {
    description:
      'The knowledge base, FAQs and troubleshooting, and where to send commercial questions.',
    noIndex: false,
  },
  related: [{ slug: 'contacts', title: `Contact Us ${brand.name}` }],
}
