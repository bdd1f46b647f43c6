import { brand, type Job } from '@app/contract'
import { picture } from '../../media/index'
import { prose } from '../prose'

export const socialMediaSpecialist: Job = {
  slug: 'social-media-specialist',
  title: 'Social Media Specialist',
  order: 10,
  icon: picture('job-social.svg'),
  picture: picture('job-scene-social.svg'),
  summary: `Be the voice of ${brand.name} where people scroll: useful, quick, friendly, and honest about money.`,
  type: 'Full Time',
  location: 'Remote',
  area: 'Marketing',
  language: 'en',
  purpose: prose(`
    People ask us questions on social networks at all hours. Is there a shop near me? Where did my cashback go? How do I add a card? A good answer there does more for ${brand.name} than any advert.

    You will plan, write and publish on our channels, tell the stories of shops and their customers, and see that nobody who writes to us is left without a reply. You will notice what people keep asking and bring it back to the teams that can fix it.
  `),
  requirements: [
    {
      text: 'At least 2 years of experience running social channels for a brand, a shop or a cause.',
    },
    { text: 'Short, clear, warm writing without slogans.' },
    { text: 'Simple video and picture editing, good enough to publish the same day.' },
    { text: 'A calm tone with angry people, and the sense to know when to call a colleague.' },
    { text: 'A habit of measuring results: you know which posts helped and why.' },
    { text: 'Very good English and at least one other language.' },
  ],
  offers: [
    { text: 'A permanent, full-time, fully remote job.' },
    { text: 'A fair rota with your team, so that your evenings stay yours.' },
    { text: 'A camera, a microphone and a light that flatter everyone.' },
    { text: 'Visits to shops, because the best stories are there.' },
    { text: 'A yearly budget for courses and conferences.' },
  ],
  details: prose(`
    You will join the marketing team and work with customer support every day. We look after accounts on several networks; you don’t need to know all of them when you start.

    When you apply, link to a channel that you have run, or to three posts that you are proud of.
  `),
  datePosted: '2026-10-12',
}
