import { brand, type Page } from '@app/contract'
import { picture } from '../../media/index'
import { prose } from '../prose'
import { site } from '../site'

export const contacts: Page = {
  slug: 'de/kontakt',
  title: `Kontakt zu ${brand.name}`,
  aliases: [],
  Content: [
    {
      block: 'form',
      variant: 'charcoal',
      form: 'contact',
      title: 'Kontakt',
      subtitle: 'Können wir helfen?',
      introduction: prose(
        'Wähl ein Thema, damit deine Nachricht gleich am richtigen Schreibtisch landet. Dort liest sie ein Mensch und antwortet dir bald per E-Mail.',
      ),
      image: picture('form-letterbox.svg'),
      statistics: [],
      points: [],
      contactWays: [
        {
          icon: 'envelope',
          title: 'Schreib uns',
          text: 'Für alles, was du lieber in einer eigenen E-Mail sagst.',
          link: { label: site.contactEmail, url: `mailto:${site.contactEmail}` },
        },
        {
          icon: 'people',
          title: 'Bewirb dich',
          text: 'Für deine Bewerbung, mit deinem Lebenslauf im Anhang.',
          link: { label: site.hrEmail, url: `mailto:${site.hrEmail}` },
        },
        {
          icon: 'question',
          title: 'Frag zur App',
          text: 'Oft geht es so schneller: Die meisten Antworten stehen schon da.',
          link: { label: 'Zur Hilfe', url: '/de/hilfe' },
        },
        {
          icon: 'shop',
          title: 'Mach mit deinem Laden mit',
          text: 'Zwei Pakete, jedes mit seinem Formular.',
          link: { label: 'Pakete und Formulare', url: '/local-store#installation-packs' },
        },
        {
          icon: 'chart',
          title: 'Partner werden oder investieren',
          text: 'Für Banken, Softwarehäuser, Entwicklung und Investition.',
          link: { label: 'So arbeiten wir zusammen', url: '/partnerships' },
        },
        {
          icon: 'map',
          title: 'Cascais und Lissabon, Portugal',
          text: 'Hier sitzen unsere Teams, wenn sie nicht remote arbeiten.',
        },
      ],
    },
  ],
  seo: {
    description:
      'Schreib uns zur Wallet, zu deinem Laden, einer Partnerschaft, einer Stelle oder einer Investition.',
    noIndex: false,
  },
  related: [{ slug: 'de/hilfe', title: 'Hilfe' }],
}
