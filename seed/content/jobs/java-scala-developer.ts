import type { Job } from '@app/contract'
import { picture } from '../../media/index'
import { prose } from '../prose'

export const javaScalaDeveloper: Job = {
  slug: 'java-scala-developer',
  title: 'Java/Scala Developer',
  order: 2,
  icon: picture('job-java.svg'),
  picture: picture('job-scene-java.svg'),
  summary:
    'Write the services that move each payment and credit each cashback, exactly once and on time.',
  type: 'Full Time',
  location: 'Cascais',
  area: 'Engineering',
  language: 'en',
  purpose: prose(`
    Behind each tap of a phone is a short chain of services: one checks the payment, one moves the money, one works out the cashback. With 1M+ daily transactions, a small mistake is never small.

    You will design, build and look after those services. You will choose boring, well-understood solutions where money is concerned, measure before you tune, and leave the code easier to read than you found it.
  `),
  requirements: [
    { text: 'At least 4 years of experience with Java or Scala in production.' },
    {
      text: 'Services that stay correct under load: concurrency, retries and idempotent operations.',
    },
    { text: 'Solid SQL, and an understanding of transactions and isolation levels.' },
    { text: 'Experience with message queues or event streams.' },
    { text: 'Automated tests that you trust enough to release on a Friday.' },
    { text: 'Logs, metrics and traces: you can find out what happened, and when.' },
    { text: 'Experience with payments, banking or accounting systems is welcome, not required.' },
    { text: 'Good English; Portuguese helps in the office.' },
  ],
  offers: [
    { text: 'A permanent, full-time contract in Portugal.' },
    { text: 'An office in Cascais, a short walk from the sea.' },
    { text: 'Time in every cycle for maintenance, so that technical debt gets paid off.' },
    { text: 'Private health insurance for you.' },
    { text: 'A yearly budget for courses, books and conferences.' },
    { text: 'Help with moving, if you come from elsewhere.' },
  ],
  details: prose(`
    You will join the payments team, which works from our office in Cascais. You will take a turn in the on-call rota once you know the system well, and time spent on call is paid.
  `),
  datePosted: '2026-09-09',
}
