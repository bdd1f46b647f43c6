import type { Page } from '@beam/contract'
import { prose } from '../prose'
import { productName, site } from '../site'

export const contacts: Page = {
  slug: 'contacts',
  title: `Contact Us ${productName}`,
  aliases: [],
  Content: [
    {
      block: 'form',
      variant: 'teal',
      form: 'contact',
      title: 'CONTACT DETAILS',
      subtitle: 'Can we help?',
      introduction: prose(`
        Choose a subject so that your message reaches the right desk. Someone there reads it, and writes back shortly to the email address that you give.

        ### [${site.contactEmail}](mailto:${site.contactEmail})

        For everything you would rather write in an email of your own.

        ### [${site.hrEmail}](mailto:${site.hrEmail})

        For your application, with your résumé attached.

        ### Cascais and Lisbon, Portugal

        Where our teams sit when they do not work remotely.

        ### Often quicker

        - A question about the app: the [Help Center](/help-center)
        - Joining as a store: [packs and forms](/local-store#installation-packs)
        - Working here: [open jobs](/careers)
        - Partnering or investing: [four ways in](/technology-partnerships)
      `),
      statistics: [],
      points: [],
    },
  ],
  seo: {
    description: 'Write to us about the wallet, your store, a partnership, a job or an investment.',
    noIndex: false,
  },
  related: [{ slug: 'help-center', title: 'Help Center' }],
}
