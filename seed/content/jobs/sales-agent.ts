import { brand, type Job } from '@app/contract'
import { picture } from '../../media/index'
import { prose } from '../prose'

export const salesAgent: Job = {
  slug: 'sales-agent',
  title: 'Sales Agent',
  order: 14,
  icon: picture('job-sales.svg'),
  picture: picture('job-scene-counter.svg'),
  summary: `Bring ${brand.name} to the shops in your area and grow with them: earning potential of 15,000+ euro per month, which is not a guarantee.`,
  type: 'Full Time',
  location: 'Remote/Hybrid',
  area: 'Sales',
  language: 'en',
  purpose: prose(`
    You know your town: which café is always full, which shop has just changed hands, which market trader is tired of fees. You will show them a way to take payments without monthly costs and to bring customers back with cashback.

    You will find merchants, explain ${brand.name} in plain words, stand beside them for the first payments and drop in again afterwards. A shop that does well with ${brand.name} is the best reference you can have.
  `),
  requirements: [
    {
      text: 'At least 2 years of experience in sales, ideally to shops, restaurants or small firms.',
    },
    { text: 'You enjoy meeting people, and your persistence stays polite.' },
    { text: 'An honest way of selling: you promise what the product does, and no more.' },
    { text: 'Good knowledge of the area where you want to work.' },
    { text: 'Ease with a smartphone, a calendar and a simple customer list.' },
    { text: 'Fluency in the language of your area, and enough English to work with us.' },
    { text: 'A driving licence is helpful where shops are far apart.' },
  ],
  offers: [
    { text: 'Earning potential of 15,000+ euro per month: a potential, not a guarantee.' },
    { text: 'An area of your own, agreed with you.' },
    { text: 'Training on the product, on the terminal and on the shop floor.' },
    { text: 'Demonstration terminals, stickers and printed material.' },
    { text: 'A colleague in support who picks up the phone when a merchant needs help.' },
    { text: 'Freedom to plan your own days.' },
  ],
  details: prose(`
    You work partly from home and partly in the shops of your area. What you earn depends on the merchants you bring and on how they do; we go through the calculation with you before you sign.
  `),
  datePosted: '2026-11-09',
}
