import type { Job } from '@app/contract'
import { picture } from '../../media/index'
import { prose } from '../prose'

export const seoSpecialist: Job = {
  slug: 'seo-specialist',
  title: 'SEO Specialist',
  order: 6,
  icon: picture('job-seo.svg'),
  picture: picture('job-scene-seo.svg'),
  summary:
    'Help people who are looking for a better way to pay, or a fairer terminal, to find the page that answers them.',
  type: 'Full Time',
  location: 'Cascais',
  area: 'Marketing',
  language: 'en',
  purpose: prose(`
    Every day, somebody asks a search engine how cashback works or what a card terminal costs. You will see to it that our site has a good answer, and that the answer can be found.

    You will own our presence in search across several languages and countries: research, structure, content plans and the technical side. You will work with editors who publish every week and with engineers who like fast pages.
  `),
  requirements: [
    {
      text: 'At least 3 years of experience in search engine optimisation, with results you can show.',
    },
    { text: 'Technical depth: crawling, canonical addresses, structured data, page speed.' },
    { text: 'Keyword research that starts from people’s questions.' },
    { text: 'Experience with sites in more than one language.' },
    {
      text: 'Ease with analytics and search reports, and the honesty to say when a change did nothing.',
    },
    { text: 'Clear writing in English; Portuguese is a strong plus.' },
  ],
  offers: [
    { text: 'A permanent, full-time contract in Portugal.' },
    { text: 'A fast, accessible site to start from, and engineers who keep it so.' },
    { text: 'The tools that you need to do the job well.' },
    { text: 'Private health insurance for you.' },
    { text: 'A yearly budget for courses and conferences.' },
  ],
  details: prose(`
    You will join the marketing team in Cascais. In your first weeks you will review the site, agree on a small number of goals with us, and publish the first improvements.
  `),
  datePosted: '2026-09-16',
}
