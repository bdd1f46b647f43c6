import { brand, type Job } from '@app/contract'
import { picture } from '../../media/index'
import { prose } from '../prose'

export const internationalProjectManager: Job = {
  slug: 'international-project-manager',
  title: 'International Project Manager',
  order: 11,
  icon: picture('job-projects.svg'),
  picture: picture('job-scene-projects.svg'),
  summary: `Bring ${brand.name} to new countries and partners, with a plan that people on the ground can follow.`,
  type: 'Full Time',
  location: 'Remote/international travel',
  area: 'Operations',
  language: 'en',
  purpose: prose(`
    Starting ${brand.name} in a new place means many things at once: a local partner, the first shops, terminals that arrive on time, support in the right language and rules that differ from next door.

    You will hold those threads together. You will plan each launch with our local partners, find out early what could go wrong, keep everyone informed in a few clear lines, and stay until the first customers have received their first cashback.
  `),
  requirements: [
    { text: 'At least 5 years of experience managing projects across several countries.' },
    {
      text: 'Launches that you led from plan to first customers, in payments, retail or technology.',
    },
    { text: 'Plans, budgets and risk lists that are short, current and read by others.' },
    { text: 'Tact with partners, suppliers and authorities.' },
    { text: 'Enough technical understanding to ask engineers the right questions.' },
    { text: 'Fluent English and at least one other language.' },
    { text: 'Willingness to travel often, at times for several weeks.' },
  ],
  offers: [
    { text: 'A permanent, full-time job, remote when you are not travelling.' },
    { text: 'Travel in reasonable comfort, paid by us, with days of rest after long trips.' },
    { text: 'A launch budget that you manage yourself.' },
    { text: 'Insurance that covers you wherever work takes you.' },
    { text: 'Language courses for the countries you work with.' },
  ],
  details: prose(`
    You will report to the head of operations and lead a small team for each launch, made up of colleagues and local partners. We agree on a travel plan with you at the start of each project.
  `),
  datePosted: '2026-10-14',
}
