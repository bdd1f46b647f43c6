import { brand, type Page } from '@app/contract'
import { picture } from '../../media/index'
import { prose } from '../prose'
import { site } from '../site'

export const careersApply: Page = {
  slug: 'careers/apply',
  title: 'Apply',
  aliases: [{ path: '/careers/spontaneous-application' }],
  Content: [
    {
      block: 'form',
      variant: 'pink',
      form: 'career-application',
      title: `Apply to work at ${brand.name}`,
      subtitle: 'For an open job, or to tell us about yourself',
      introduction: prose(`
        Have your resume ready as a PDF. If no [job](/careers) fits you exactly, apply for ‘Discover Your Best Future’. What we do with your details is in our [privacy policy](/privacy-policy).
      `),
      image: picture('form-resume.svg'),
      statistics: [],
      pointsTitle: 'What happens next',
      points: [
        { title: 'You send this form', text: 'Who you are, and the position you would like.' },
        {
          title: 'You email your resume',
          text: `Right after sending the form, to ${site.hrEmail}. Without that email we can’t consider your application.`,
        },
        {
          title: 'We read both and write back',
          text: 'To the email address that you give.',
        },
      ],
      contactWays: [],
    },
  ],
  seo: {
    title: `Apply for a job at ${brand.name}`,
    description: `Apply for an open job at ${brand.name}, or send a spontaneous application. Have your resume ready as a PDF; the form takes one short page.`,
    noIndex: false,
  },
  related: [],
}
