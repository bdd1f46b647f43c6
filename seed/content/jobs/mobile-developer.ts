import { brand, type Job } from '@app/contract'
import { picture } from '../../media/index'
import { prose } from '../prose'

export const mobileDeveloper: Job = {
  slug: 'mobile-developer',
  title: 'Mobile Developer',
  order: 1,
  icon: picture('job-mobile.svg'),
  picture: picture('job-scene-mobile.svg'),
  summary:
    'Build the app that people open at the till: quick to open, clear to read and safe to pay with.',
  type: 'Full Time',
  location: 'worldwide remote',
  area: 'Engineering',
  language: 'en',
  purpose: prose(`
    For most people, the app is ${brand.name}. They open it with a basket on one arm, pay by NFC, Bluetooth or QR code, and want to see their cashback before they have put the phone away.

    You will own that moment on both platforms: the payment screens, the linked cards, the cashback balance and the map of participating stores. You will work closely with design and with the engineers behind the payment service, and you will see your work in people’s hands.
  `),
  requirements: [
    { text: 'At least 3 years of experience building and releasing mobile apps.' },
    { text: 'Strong Swift or Kotlin, and a working knowledge of the other.' },
    { text: 'Experience with NFC, Bluetooth Low Energy or camera scanning on real devices.' },
    {
      text: 'Safe handling of secrets on the device: key storage, biometrics, certificate pinning.',
    },
    { text: 'The habit of testing on old phones, poor networks and large text sizes.' },
    { text: 'Automated builds, tests and staged releases to both app stores.' },
    { text: 'Good written English, because most of our decisions are made in writing.' },
  ],
  offers: [
    { text: 'A permanent, full-time job from any country where we can employ you.' },
    { text: 'Working hours that you choose, with a few shared hours for the team.' },
    {
      text: 'A work phone for each platform, and a computer that compiles without a coffee break.',
    },
    { text: 'A yearly budget for courses, books and conferences.' },
    { text: 'A real say in what the app does next.' },
  ],
  details: prose(`
    You will join the mobile team and report to the head of engineering. The job is fully remote; now and then we meet in Cascais, and we pay for the trip.

    When you apply, link to an app that you worked on and tell us which part of it was yours.
  `),
  datePosted: '2026-09-07',
}
