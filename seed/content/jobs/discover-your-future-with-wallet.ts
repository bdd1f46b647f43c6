import { brand, type Job, nameInSlug } from '@app/contract'
import { picture } from '../../media/index'
import { prose } from '../prose'

export const discoverYourFuture: Job = {
  slug: `discover-your-future-with-${nameInSlug(brand.name)}-wallet`,
  title: 'Discover Your Best Future',
  order: 4,
  icon: picture('job-general.svg'),
  picture: picture('job-scene-general.svg'),
  summary:
    'No advert that fits? Tell us what you do well and where you would like to do it, and we will look for the right role together.',
  type: 'Full Time',
  location: 'worldwide',
  area: 'Various',
  language: 'en',
  purpose: prose(`
    Some of the best people on a team never answered an advert. If you like what ${brand.name} does and none of our open jobs has your name on it, this page is for you.

    ${brand.name} brings together payments, shops, software and people in many countries, so the work is varied: finance, law, customer care, data, operations, local sales and more. Tell us what you would improve first, and we will find out whether there is a job in it.
  `),
  requirements: [
    { text: 'About 2 years of experience in your field, or work of your own that shows as much.' },
    { text: 'Something you do well, and an example that we can look at.' },
    {
      text: 'Care for the people at both ends of a payment: the one who buys and the one who sells.',
    },
    { text: 'Honesty about what you don’t know yet.' },
    { text: 'Good written English, or Portuguese together with a start in English.' },
  ],
  offers: [
    { text: 'A full-time job shaped around what you do best.' },
    { text: 'Colleagues in many countries and professions.' },
    { text: 'Remote work where the job allows it.' },
    { text: 'A yearly budget for learning.' },
    { text: 'A clear answer, even when it is no.' },
  ],
  details: prose(`
    Where you work, when you start and whom you report to depend on the job that we find together. We read each application with the teams that it could concern.

    In the field for additional information, write a few lines on what you would like to do at ${brand.name}. They help us more than a long letter.
  `),
  datePosted: '2026-09-01',
}
