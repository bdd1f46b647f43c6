import { brand, type Job } from '@app/contract'
import { picture } from '../../media/index'
import { prose } from '../prose'

export const graphicDesigner: Job = {
  slug: 'graphic-designer',
  title: 'Graphic Designer',
  order: 5,
  icon: picture('job-graphic.svg'),
  picture: picture('job-scene-shop-window.svg'),
  summary: `Draw the ${brand.name} that people meet on the street: shop windows, stickers, posters, screens and campaigns.`,
  type: 'Full Time',
  location: 'Cascais',
  area: 'Design',
  language: 'en',
  purpose: prose(`
    Before anyone opens the app they see a sticker on a shop door, a card on a counter or a poster at a bus stop. Those few square centimetres have to say ‘you can pay here, and you get something back’.

    You will keep that promise looking fresh and unmistakable. You will draw campaigns from first sketch to finished print file, look after our library of illustrations, and give shops material that they are proud to put up.
  `),
  requirements: [
    {
      text: 'At least 2 years of experience in graphic design, in a studio, an agency or a company.',
    },
    { text: 'A portfolio with printed work and work for screens.' },
    { text: 'A sure hand with type, colour and composition.' },
    { text: 'Vector illustration, and files that a printer accepts on the first try.' },
    { text: 'Simple animation for social media and shop screens is a plus.' },
    { text: 'Portuguese or English; both is best.' },
  ],
  offers: [
    { text: 'A permanent, full-time contract in Portugal.' },
    { text: 'A bright studio in Cascais, and a good printer down the road.' },
    { text: 'One brand to look after with care, instead of many in a hurry.' },
    { text: 'Private health insurance for you.' },
    { text: 'A yearly budget for courses, books and exhibitions.' },
  ],
  details: prose(`
    You will work in the design team in Cascais, next to marketing. Briefs are written, and feedback comes from one person at a time.

    Please add a link to your portfolio when you apply. A few pieces that you can talk about are better than many that you can’t.
  `),
  datePosted: '2026-09-14',
}
