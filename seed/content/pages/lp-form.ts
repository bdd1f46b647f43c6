import { brand, type Page } from '@app/contract'
import { picture } from '../../media/index'
import { prose } from '../prose'

export const lpForm: Page = {
  slug: 'lp-form',
  title: 'Local Partners Form',
  aliases: [],
  Content: [
    {
      block: 'form',
      variant: 'yellow',
      form: 'local-partner',
      title: 'Become a local partner',
      subtitle: 'First about you, then about your company',
      introduction: prose(
        `Tell us who you are and which company you would bring ${brand.name} to your area with. We review every form and contact you. Not sure yet? Read [what local partners do](/local-partners).`,
      ),
      image: picture('form-shops.svg'),
      statistics: [],
      pointsTitle: 'What happens next',
      points: [
        { title: 'You send this form', text: 'Two short sections: you, and your company.' },
        { title: 'We review it', text: 'We look at your area and at the shops already in it.' },
        {
          title: 'We contact you',
          text: 'By phone or email, to talk about the shops that you know.',
        },
      ],
      contactWays: [],
    },
  ],
  seo: {
    title: `Become a local partner – ${brand.name}`,
    description:
      'The form for companies that would like to bring the wallet to the shops in their area.',
    noIndex: false,
  },
  related: [{ slug: 'local-partners', title: 'Local Partners' }],
}
