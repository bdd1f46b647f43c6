import { brand, type Page } from '@app/contract'
import { picture } from '../../media/index'
import { prose } from '../prose'
import { site } from '../site'

export const contacts: Page = {
  slug: 'contacts',
  title: `Contact Us ${brand.name}`,
  aliases: [],
  Content: [
    {
      block: 'form',
      variant: 'charcoal',
      form: 'contact',
      title: 'CONTACT DETAILS',
      subtitle: 'Can we help?',
      introduction: prose(
        'Choose a subject so that your message reaches the right desk. Someone there reads it, and writes back shortly to the email address that you give.',
      ),
      image: picture('form-letterbox.svg'),
      statistics: [],
      points: [],
      contactWays: [
        {
          icon: 'envelope',
          title: 'Write to us',
          text: 'For everything you would rather say in an email of your own.',
          link: { label: site.contactEmail, url: `mailto:${site.contactEmail}` },
        },
        {
          icon: 'people',
          title: 'Apply for a job',
          text: 'For your application, with your resume attached.',
          link: { label: site.hrEmail, url: `mailto:${site.hrEmail}` },
        },
        {
          icon: 'question',
          title: 'Ask about the app',
          text: 'Often quicker: most answers are there already.',
          link: { label: 'Help Center', url: '/help-center' },
        },
        {
          icon: 'shop',
          title: 'Join as a store',
          text: 'Two packs, and the form for each.',
          link: { label: 'Packs and forms', url: '/local-store#installation-packs' },
        },
        {
          icon: 'chart',
          title: 'Partner or invest',
          text: 'For banks, software houses, developers and investors.',
          link: { label: 'Ways to work with us', url: '/partnerships' },
        },
        {
          icon: 'map',
          title: 'Cascais and Lisbon, Portugal',
          text: 'Where our teams sit when they do not work remotely.',
        },
      ],
    },
  ],
  seo: {
    description: 'Write to us about the wallet, your store, a partnership, a job or an investment.',
    noIndex: false,
  },
  related: [{ slug: 'help-center', title: 'Help Center' }],
}
