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
      introduction: prose(`
        Choose a subject so that your message reaches the right desk, and tell us what it is about. One of these may be quicker:

        - A question about the app: the [Help Center](/help-center)
        - Joining as a store: [packs and forms](/local-store#installation-packs)
        - Working here: [open jobs](/careers)
        - Partnering or investing: [four ways in](/technology-partnerships)
      `),
    },
  ],
  seo: {
    description: 'Write to us about the wallet, your store, a partnership, a job or an investment.',
    noIndex: false,
  },
  related: [{ slug: 'help-center', title: 'Help Center' }],
}
