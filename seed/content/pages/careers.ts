import { brand, type Page } from '@app/contract'
import { picture } from '../../media/index'

export const careers: Page = {
  slug: 'careers',
  title: 'Careers',
  aliases: [],
  Content: [
    {
      block: 'hero',
      category: 'Careers',
      title: 'Build the wallet people reach for at the till',
      description: `${brand.name} makes paying quick and gives something back each time. Behind that are people who write code, draw, test, sell, plan and listen, in Cascais and all over the world. There is a desk for you too.`,
      button: { label: 'See open jobs', url: '#open-jobs' },
      secondButton: { label: 'How hiring works', url: '#how-hiring-works' },
      variant: 'teal',
      image: picture('pair-at-work.svg'),
      imagePosition: 'right',
      layout: 'two-column',
      composition: 'half',
      showStoreBadges: false,
    },
    {
      block: 'job-list',
      anchor: 'open-jobs',
      category: 'Open jobs',
      title: 'Find your place',
      description:
        'Most of these jobs can be done from anywhere; the ones in Cascais come with an office near the sea. Know somebody who would be right for one? Share it with them.',
    },
    {
      block: 'steps',
      anchor: 'how-hiring-works',
      category: 'How hiring works',
      title: 'From your application to an answer',
      description: 'No riddles, no unpaid projects, and you always know what comes next.',
      variant: 'yellow',
      arrangement: 'beside-picture',
      steps: [
        {
          title: 'You apply',
          text: 'Send the form, and right after it email your application to the HR address. We need both.',
          image: picture('hire-apply.svg'),
        },
        {
          title: 'We talk',
          text: 'By video: what the job is really like, and what you are looking for.',
          image: picture('hire-talk.svg'),
        },
        {
          title: 'You show how you work',
          text: 'We go through something you have made, or solve a small task together, in one sitting.',
          image: picture('hire-show.svg'),
        },
        {
          title: 'We decide together',
          text: 'You meet the team. Then comes a clear answer: reasons with a no, a written offer with a yes.',
          image: picture('hire-decide.svg'),
        },
      ],
    },
    {
      block: 'feature',
      anchor: 'spontaneous-application',
      title: 'Don’t see your job?',
      description:
        'Tell us what you do well and where you would like to do it. We read spontaneous applications as carefully as any other.',
      points: [],
      button: {
        label: 'Apply anyway',
        url: '/careers/spontaneous-application?position=Discover+Your+Best+Future',
      },
      variant: 'pink',
      image: picture('open-slot.svg'),
      imagePosition: 'left',
      layout: 'two-column',
      frame: 'band',
    },
  ],
  seo: {
    description: `Open jobs at ${brand.name} in engineering, design, marketing, operations and sales: in Cascais, in Lisbon or remote. See how hiring works and apply online.`,
    noIndex: false,
  },
  related: [],
}
