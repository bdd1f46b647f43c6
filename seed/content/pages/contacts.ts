import type { Page } from '@beam/contract'
import { prose } from '../prose'
import { productName } from '../site'

export const contacts: Page = {
  slug: 'contacts',
  title: `Contact Us ${productName}`,
  aliases: [],
  Content: [
    {
      block: 'form',
      form: 'contact',
      title: 'CONTACT DETAILS',
      subtitle: 'Can we help?',
      introduction: prose(
        'Choose a subject so that your message reaches the right desk, and tell us what it is about. For common questions, the [Help Center](/help-center) may be quicker.',
      ),
    },
  ],
  seo: {
    description: 'Write to us about the wallet, your store, a partnership, a job or an investment.',
    noIndex: false,
  },
  related: [{ slug: 'help-center', title: 'Help Center' }],
}
