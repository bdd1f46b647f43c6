import type { Job } from '@app/contract'
import { picture } from '../../media/index'
import { prose } from '../prose'

export const tester: Job = {
  slug: 'tester',
  title: 'Tester',
  order: 12,
  icon: picture('job-tester.svg'),
  picture: picture('job-scene-test-bench.svg'),
  summary:
    'Find the fault before a customer does, in the app, on the terminal and in the shop’s own system.',
  type: 'Full Time',
  location: 'Remote',
  area: 'Quality Assurance',
  language: 'en',
  purpose: prose(`
    What happens when the phone loses its signal just after the payment? When two people scan the same code? When the shop refunds half? You ask such questions before our customers have to.

    You will plan and run tests for the app, the terminals and the tools for merchants, by hand where it takes a human eye and by script where it doesn’t. Your reports will be so clear that the fix is half done.
  `),
  requirements: [
    { text: 'At least 2 years of experience in software testing.' },
    { text: 'Exploratory testing with notes that others can follow.' },
    {
      text: 'Automated tests for at least one of: mobile apps, web pages, APIs.',
    },
    { text: 'Basic SQL, and the patience to read logs.' },
    { text: 'Experience with screen readers and other assistive technology is a plus.' },
    { text: 'Precise written English.' },
  ],
  offers: [
    { text: 'A permanent, full-time, fully remote job.' },
    { text: 'A parcel of phones and terminals at your home, new and old.' },
    { text: 'A seat at the table when features are planned, not only when they are done.' },
    { text: 'Time to build the automation that you keep wishing for.' },
    { text: 'A yearly budget for courses and certifications.' },
  ],
  details: prose(`
    You will work in one product team and exchange notes with testers in the others. Your hours are flexible, with a few shared hours around each release.

    A small task is part of the process: we send you a build with bugs in it and talk about what you found.
  `),
  datePosted: '2026-10-19',
}
