import { brand, type Page } from '@app/contract'
import type { LanguageContent } from '../language-content'
import { prose } from '../prose'

const home: Page = {
  slug: 'de',
  title: `${brand.name} – bezahlen mit Sofort-Cashback`,
  aliases: [],
  Content: [
    {
      block: 'hero',
      category: 'Bezahlen und Cashback',
      title: 'Zahl mit dem Handy. Bekomm gleich etwas zurück.',
      description: `${brand.name} ist eine kostenlose Wallet-App. Zahl in teilnehmenden Läden und online, und das Cashback des Ladens gehört sofort dir.`,
      button: { label: 'Schreib uns', url: '/de/kontakt' },
      variant: 'teal',
      imagePosition: 'right',
      layout: 'two-column',
      composition: 'beam',
      showStoreBadges: true,
    },
    {
      block: 'text',
      title: 'Was wir machen',
      body: prose('Wir verbinden das Bezahlen mit dem Cashback.'),
    },
  ],
  seo: { description: 'Bezahlen mit Sofort-Cashback.', noIndex: false },
  related: [],
}

const contacts: Page = {
  slug: 'de/kontakt',
  title: 'Kontakt',
  aliases: [],
  Content: [
    {
      block: 'form',
      variant: 'teal',
      form: 'contact',
      title: 'Schreib uns',
      statistics: [],
      points: [],
      contactWays: [],
    },
  ],
  seo: { description: `Schreib ${brand.name}.`, noIndex: false },
  related: [],
}

export const german: LanguageContent = {
  language: {
    title: 'Deutsch',
    code: 'de',
    newsletterTitle: 'Neues aus der Wallet',
    links: [],
    endLinks: [],
  },
  pages: [
    { page: home, source: 'home' },
    { page: contacts, source: 'contacts' },
  ],
  jobs: [],
  menu: {},
}
