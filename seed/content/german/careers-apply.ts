import { brand, type Page } from '@app/contract'
import { picture } from '../../media/index'
import { prose } from '../prose'
import { site } from '../site'

export const careersApply: Page = {
  slug: 'de/karriere/bewerben',
  title: 'Bewerben',
  aliases: [],
  Content: [
    {
      block: 'form',
      variant: 'pink',
      form: 'career-application',
      title: `Bewirb dich bei ${brand.name}`,
      subtitle: 'Auf eine offene Stelle oder einfach so',
      introduction: prose(`
        Halte deinen Lebenslauf als PDF bereit. Wenn keine [Stelle](/de/karriere) genau passt, wähl „Initiativbewerbung“. Was wir mit deinen Angaben tun, steht in der [Datenschutzerklärung](/de/datenschutz).
      `),
      image: picture('form-resume.svg'),
      statistics: [],
      pointsTitle: 'So geht es weiter',
      points: [
        {
          title: 'Du schickst das Formular',
          text: 'Wer du bist, und welche Stelle du möchtest.',
        },
        {
          title: 'Du schickst deinen Lebenslauf per E-Mail',
          text: `Gleich nach dem Formular, an ${site.hrEmail}. Ohne diese E-Mail können wir deine Bewerbung nicht berücksichtigen.`,
        },
        {
          title: 'Wir lesen beides und antworten',
          text: 'An die E-Mail-Adresse, die du angibst.',
        },
      ],
      contactWays: [],
    },
  ],
  seo: {
    title: `Bewirb dich bei ${brand.name}`,
    description: `Bewirb dich bei ${brand.name} auf eine offene Stelle oder initiativ. Halte deinen Lebenslauf als PDF bereit; das Formular ist kurz.`,
    noIndex: false,
  },
  related: [],
}
