import type { Page } from '@beam/contract'
import { picture } from '../../media/index'
import { productName } from '../site'

export const helpCenter: Page = {
  slug: 'help-center',
  title: 'Help Center',
  aliases: [],
  Content: [
    {
      block: 'hero',
      category: 'Help Center',
      title: 'Find an answer, or someone to ask',
      description: 'Guides, frequent questions and people. Start wherever you like.',
      variant: 'teal',
      image: picture('help.svg'),
      imagePosition: 'right',
      layout: 'two-column',
      showStoreBadges: false,
    },
    {
      block: 'flip-cards',
      category: 'Support',
      title: 'Three ways to an answer',
      cards: [
        {
          title: 'Knowledge base',
          front: 'Guides, step by step',
          back: 'How to link a card, pay in a store or online, and find your cashback.',
          image: picture('icon-book.svg'),
          link: {
            label: 'Open the knowledge base',
            url: 'https://support.beam.example/knowledge-base',
          },
        },
        {
          title: 'FAQs',
          front: 'Short answers to frequent questions',
          back: 'Cards, cashback, campaigns and accounts, a few lines each.',
          image: picture('icon-question.svg'),
          link: { label: 'Read the FAQs', url: 'https://support.beam.example/faqs' },
        },
        {
          title: 'Troubleshooting',
          front: 'Something isn’t working',
          back: 'Tell our support team what you did and what you saw. They will look into it with you.',
          image: picture('icon-wrench.svg'),
          link: { label: 'Get in touch', url: 'https://support.beam.example/troubleshooting' },
        },
      ],
    },
    {
      block: 'call-to-action',
      boxes: [
        {
          title: 'Commercial questions?',
          text: `Joining as a store, partnering with ${productName} or investing? Write to us directly.`,
          button: { label: 'Contact us', url: '/contacts' },
          variant: 'pink',
        },
      ],
    },
  ],
  seo: {
    description:
      'The knowledge base, frequent questions and troubleshooting, and where to send commercial questions.',
    noIndex: false,
  },
  related: [{ slug: 'contacts', title: `Contact Us ${productName}` }],
}
