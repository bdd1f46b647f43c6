import { brand, type Job } from '@app/contract'
import { picture } from '../../media/index'
import { prose } from '../prose'

export const cybersecurityDeveloper: Job = {
  slug: 'cybersecurity-developer',
  title: 'Cybersecurity Developer',
  order: 13,
  icon: picture('job-cybersecurity.svg'),
  picture: picture('job-scene-cyber.svg'),
  summary: `Look at ${brand.name} as an attacker would, and write the tools that spot trouble before it costs anybody money.`,
  type: 'Full Time',
  location: 'Remote',
  area: 'Security',
  language: 'en',
  purpose: prose(`
    Wherever money moves, somebody tries to move it elsewhere. You will look at ${brand.name} from that side: test what we run, watch for what is new, and respond quickly when something happens.

    Much of the job is code. You will write detection rules, fraud signals and automatic checks, and turn each incident into a test, so that the same trick never works twice.
  `),
  requirements: [
    { text: 'At least 4 years of experience in cybersecurity, in a role where you wrote code.' },
    { text: 'Hands-on testing of web applications, mobile apps and cloud systems.' },
    { text: 'Detection and response: alerts that matter, timelines, clear reports.' },
    { text: 'Python or Go for tools that others can run and maintain.' },
    { text: 'Understanding of payment fraud and of how accounts are taken over.' },
    { text: 'Knowledge of European rules on data protection and on reporting incidents.' },
    { text: 'Discretion, and good written English.' },
  ],
  offers: [
    { text: 'A permanent, full-time, fully remote job.' },
    { text: 'A fair on-call rota, with paid on-call time and rest afterwards.' },
    {
      text: 'A legal and safe place to practise: a copy of our systems that you are free to break.',
    },
    { text: 'Support for certifications, research and talks.' },
    { text: 'A good computer and hardware keys, of course.' },
  ],
  details: prose(`
    You will join the security team, which is separate from engineering so that it can speak freely. You will work closely with our security developers, who turn your findings into lasting changes.

    An offer depends on a background check, because the job gives access to sensitive systems.
  `),
  datePosted: '2026-10-26',
}
