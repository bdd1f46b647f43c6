import { brand, type Page } from '@app/contract'
import { picture } from '../../media/index'
import { prose } from '../prose'

export const lsInstForm: Page = {
  slug: 'ls-inst-form',
  title: 'Local Store Installation Form',
  aliases: [],
  Content: [
    {
      block: 'form',
      variant: 'teal',
      form: 'installation',
      title: 'Local Store Installation Form',
      subtitle: `Bring ${brand.name} to your counter`,
      introduction: prose(
        'Have your VAT number and IBAN to hand, and an idea of the cashback you would like to give. No pack yet? [Choose one first](/local-store#installation-packs). Is your shop on the web? Use [the online store form](/os-inst-form).',
      ),
      image: picture('form-delivery.svg'),
      statistics: [],
      pointsTitle: 'What happens next',
      points: [
        {
          title: 'You send this form',
          text: 'Leave and come back: what you typed is kept on this device, except bank details.',
        },
        { title: 'We check it', text: 'Your company, your store and the IBAN to which we settle.' },
        {
          title: 'We come to you',
          text: 'The person you named gets a call, and we bring what your pack holds to the installation address.',
        },
      ],
      contactWays: [],
    },
  ],
  seo: {
    description:
      'The installation form for physical stores: your company, your store, the cashback you give and where to install.',
    noIndex: false,
  },
  related: [{ slug: 'local-store', title: 'Local Store' }],
}
