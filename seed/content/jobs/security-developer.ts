import { brand, type Job } from '@app/contract'
import { picture } from '../../media/index'
import { prose } from '../prose'

export const securityDeveloper: Job = {
  slug: 'security-developer',
  title: 'Security Developer',
  order: 9,
  icon: picture('job-security.svg'),
  picture: picture('job-scene-till.svg'),
  summary:
    'Build security into the code itself: keys, sign-in, payment approval and the terminals that stand in shops.',
  type: 'Full Time',
  location: 'Remote/International travel',
  area: 'Engineering',
  language: 'en',
  purpose: prose(`
    A payment is a promise, and your job is to make it hard to break. You will write the parts of ${brand.name} that others rely on without looking: encryption, key handling, sign-in, payment approval and secure updates for terminals.

    You will review designs before they are built, help teams to choose the safe way because it is also the easy way, and travel to partners when a terminal or an integration has to be looked at on site.
  `),
  requirements: [
    {
      text: 'At least 5 years of experience in software development, a good part of it in security.',
    },
    {
      text: 'Applied cryptography: you know which parts to use and which never to write yourself.',
    },
    { text: 'Threat models that lead to changes in the code.' },
    { text: 'Strong skills in at least one of Java, Kotlin, Rust, Go or C.' },
    { text: 'Experience with hardware security modules, secure elements or payment terminals.' },
    { text: 'Knowledge of the card industry’s security rules and of European rules on payments.' },
    { text: 'Good English, and willingness to travel abroad.' },
  ],
  offers: [
    { text: 'A permanent, full-time job, remote between trips.' },
    { text: 'All travel planned with you and paid by us.' },
    { text: 'The power to stop a release when something is not safe.' },
    { text: 'Devices and a laboratory budget of your own.' },
    { text: 'Support for certifications and conferences, as a guest or on stage.' },
  ],
  details: prose(`
    You will work with the engineering teams and with our cybersecurity colleagues: they watch and test, you design and build. Trips are a few days long and agreed in advance.

    An offer depends on a background check, because the job gives access to sensitive systems.
  `),
  datePosted: '2026-10-05',
}
