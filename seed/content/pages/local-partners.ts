import { brand, type Page } from '@app/contract'
import { picture } from '../../media/index'
import { prose } from '../prose'

export const localPartners: Page = {
  slug: 'local-partners',
  title: 'Local Partners',
  aliases: [],
  Content: [
    {
      block: 'hero',
      category: 'Local partners',
      title: 'You know the shops here. We have the wallet.',
      description: `A network grows street by street, with someone who is known there. As a local partner you bring ${brand.name} to the merchants around you.`,
      button: { label: 'Become a local partner', url: '/lp-form' },
      variant: 'yellow',
      imagePosition: 'right',
      layout: 'two-column',
      composition: 'joined',
      showStoreBadges: false,
    },
    {
      block: 'steps',
      title: 'A morning on your street, door by door',
      variant: 'yellow',
      arrangement: 'map',
      steps: [
        { title: 'Pão Duplo, bakery', text: 'Show a payment at the counter. It takes a minute.' },
        { title: 'Quillo, books', text: 'Say what it costs: one installation, no monthly fees.' },
        { title: 'Fernway, groceries', text: 'Hand over the terminal or the NFC sticker.' },
        { title: 'Verdello, market stall', text: 'Drop by again. You are the person they ask.' },
      ],
    },
    {
      block: 'feature',
      category: 'What you do',
      title: 'One counter at a time',
      body: prose(`
        You visit shops in your area, show a payment, and say what it costs. When a shop joins, as Fernway does here, you hand over the terminal, and you stay the person they can ask.
      `),
      points: [],
      button: { label: 'See what shops get', url: '/local-store' },
      variant: 'teal',
      image: picture('hand-over.svg'),
      imagePosition: 'left',
      layout: 'two-column',
      frame: 'open',
    },
    {
      block: 'cards',
      category: 'For you',
      title: 'What is in it for you',
      cards: [
        {
          title: 'Terms before you start',
          text: 'After you apply we agree on what you earn, before you visit a first shop.',
          image: picture('icon-handshake.svg'),
          variant: 'yellow',
        },
        {
          title: 'An offer that is easy to explain',
          text: 'One installation price. There is no monthly fee to defend.',
          image: picture('icon-no-fees.svg'),
          variant: 'teal',
        },
        {
          title: 'Each shop helps the next',
          text: 'An example: the €1.25 that Fernway gives back can be spent at Verdello.',
          image: picture('icon-networks.svg'),
          variant: 'pink',
        },
      ],
    },
    {
      block: 'faq',
      category: 'Questions',
      title: 'Before you apply',
      questions: [
        {
          question: 'What does a local partner do?',
          answer: prose(
            'You introduce the wallet to shops in your area: you show how a payment works, what cashback does for them and what it costs. You are the person they can ask.',
          ),
        },
        {
          question: 'What do I have to offer the shops?',
          answer: prose(`
            A terminal, an NFC sticker or a POS integration, with a customer-management system, for a one-time installation price and no monthly fees. And the tools that go with it:

            - cashback by time and day
            - vouchers and promo codes
            - satisfaction scores and in-store feedback
            - inventory alerts and financial reports

            [See all that merchants get](/local-store).
          `),
        },
        {
          question: 'Who can apply?',
          answer: prose(
            'A company, in any of the countries on our list. The form asks for your name and contact details, then for the company’s name, VAT number and address.',
          ),
        },
        {
          question: 'What happens after I apply?',
          answer: prose('We review your form and contact you. Then we agree on the terms.'),
        },
      ],
    },
    {
      block: 'call-to-action',
      layout: 'bands',
      boxes: [
        {
          title: 'Ready to knock on doors?',
          text: 'Two short sections: you, and your company.',
          button: { label: 'Fill in the form', url: '/lp-form' },
          variant: 'charcoal',
          image: picture('street-at-dusk.svg'),
        },
      ],
    },
  ],
  seo: {
    title: `Local partners – ${brand.name}`,
    description:
      'Bring the wallet to the shops in your area. What a local partner does, who can apply and what happens next.',
    noIndex: false,
  },
  related: [{ slug: 'lp-form', title: 'Local Partners Form' }],
}
