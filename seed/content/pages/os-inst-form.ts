import { brand, type Page } from '@app/contract'
import { picture } from '../../media/index'
import { prose } from '../prose'

export const osInstForm: Page = {
  slug: 'os-inst-form',
  title: 'Online Store Installation Form',
  aliases: [],
  Content: [
    {
      block: 'form',
      variant: 'pink',
      form: 'os-installation',
      title: 'Online Store Installation Form',
      subtitle: `Bring ${brand.name} to your checkout`,
      introduction: prose(
        'Three sections: who you are, how your store looks in the app, and how to switch it on. Have your VAT number, IBAN and SWIFT code to hand. No pack yet? [Choose one first](/local-store#installation-packs). Does your shop have a counter? Use [the local store form](/ls-inst-form).',
      ),
      image: picture('form-web-shop.svg'),
      statistics: [],
      pointsTitle: 'What happens next',
      points: [
        {
          title: 'You send this form',
          text: 'Leave and come back: what you typed is kept on this device, except bank details.',
        },
        { title: 'We check it', text: 'Your company, your shop and the IBAN to which we settle.' },
        {
          title: 'You go live',
          text: 'The person you named hears from us about the plugin for your platform and the first payment.',
        },
      ],
      contactWays: [],
    },
  ],
  seo: {
    title: `Online store installation form – ${brand.name}`,
    description:
      'The installation form for online stores on WooCommerce or Prestashop: identification, your store in the app, and activation.',
    noIndex: false,
  },
  related: [{ slug: 'local-store', title: 'Local Store' }],
}
