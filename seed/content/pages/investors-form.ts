import { brand, type Page } from '@app/contract'
import { picture } from '../../media/index'
import { prose } from '../prose'
import { statistics } from '../statistics'

export const investorsForm: Page = {
  slug: 'investors-form',
  title: 'Investors Form',
  aliases: [],
  Content: [
    {
      block: 'form',
      variant: 'charcoal',
      form: 'investor',
      title: `Invest in ${brand.name}`,
      subtitle: 'Tell us who you are and what you have in mind',
      introduction: prose(
        'One page: you, your company, the amount and the currency, and a message in your own words. For the background, read about [the network and its partners](/technology-partnerships). The figures are our own. One of the daily transactions is Ana’s: €12.50 at Fernway, €1.25 back.',
      ),
      image: picture('form-report.svg'),
      statistics: statistics.filter(({ label }) =>
        ['downloads', 'daily transactions', 'stores'].includes(label),
      ),
      pointsTitle: 'Who reads this',
      points: [
        { title: 'You send this form', text: 'You, your company, the amount and your message.' },
        {
          title: 'Rui Castelmar reads it',
          text: 'He looks after the finances, the token and the conversations with investors.',
        },
        { title: 'We write back', text: 'To the email address that you give.' },
      ],
      contactWays: [],
    },
  ],
  seo: {
    title: `Investors – ${brand.name}`,
    description:
      'The form for investors: who you are, your company, the amount, the currency and a message.',
    noIndex: false,
  },
  related: [{ slug: 'technology-partnerships', title: 'Technology Partnerships' }],
}
