import { brand, type Job } from '@app/contract'
import { picture } from '../../media/index'
import { prose } from '../prose'

export const fullstackWeb3Developer: Job = {
  slug: 'fullstack-web3-developer',
  title: 'Full Stack/Web3 Developer',
  order: 7,
  icon: picture('job-fullstack.svg'),
  picture: picture('job-scene-fullstack.svg'),
  summary: `Connect everyday rewards with the ${brand.name} token: smart contracts, services and screens that anyone can understand.`,
  type: 'Full Time',
  location: 'Remote',
  area: 'Engineering',
  language: 'en',
  purpose: prose(`
    ${brand.name} has a token on a public blockchain, smart contracts and a rewards network for retailers. Most people who collect rewards will never need to know that, and making it so is the interesting part.

    You will work along the whole line: contracts that are short enough to audit, services that follow the chain without losing their place, and web pages where merchants and holders can see what happened to every reward.
  `),
  requirements: [
    { text: 'At least 4 years of experience in web development, front end and back end.' },
    { text: 'At least 2 years of experience with smart contracts that hold real value.' },
    { text: 'TypeScript, React and Node.js, or equally strong skills that carry over.' },
    {
      text: 'Solidity, and a clear view of how contracts fail: re-entrancy, rounding, upgrade paths.',
    },
    { text: 'Services that read from a chain and survive reorganisations and slow nodes.' },
    { text: 'Tests first for anything that cannot be undone.' },
    { text: 'Experience with an external contract audit is a plus.' },
    { text: 'Good written English.' },
  ],
  offers: [
    { text: 'A permanent, full-time, fully remote job.' },
    { text: 'Hours of your own choosing, with a few shared hours for the team.' },
    { text: 'Time and money for independent audits before anything goes live.' },
    { text: 'A good computer and a test network of your own.' },
    { text: 'A yearly budget for courses, books and conferences.' },
  ],
  details: prose(`
    You will join a small team inside engineering and work with the people who look after retailers and token holders. The team meets in person from time to time, and we pay for the trip.

    Salaries are paid in money, never in tokens.
  `),
  datePosted: '2026-09-21',
}
