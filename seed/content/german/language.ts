import { brand } from '@app/contract'
import { picture } from '../../media/index'
import { prose } from '../prose'
import type { LanguageContent } from '../language-content'

/** What is around each page. The texts that are missing here are those of `contract/languages/german.ts`. */
export const language: LanguageContent['language'] = {
  title: 'Deutsch',
  code: 'de',
  description: `${brand.name} ist eine kostenlose Wallet für dein Handy: Zahl in teilnehmenden Läden und online und bekomm Sofort-Cashback, das nie verfällt.`,
  shareTitle: `${brand.name} – bezahlen mit Sofort-Cashback`,
  shareDescription:
    'Eine kostenlose Wallet für dein Handy. Zahl im Laden und online und bekomm Cashback, das nie verfällt.',
  newsletterTitle: 'Neue Läden und Aktionen für deine Wallet, per E-Mail',
  footerText: prose(
    `${brand.name} ist eine kostenlose Wallet für dein Handy. Zahl in teilnehmenden Läden und online und bekomm Sofort-Cashback, das nie verfällt.`,
  ),
  quickLinksTitle: 'Auf einen Blick',
  links: [
    { title: 'Blog', url: `https://blog.${brand.domain}/`, isExternal: true },
    { title: 'Hilfe', url: '/de/hilfe', isExternal: false },
    { title: 'AGB', url: '/de/agb', isExternal: false },
    { title: 'Datenschutz', url: '/de/datenschutz', isExternal: false },
    { title: 'Kontakt', url: '/de/kontakt', isExternal: false },
  ],
  downloadTitle: 'App herunterladen',
  trademark: `${brand.name} und das Logo sind Marken. Andere Namen gehören ihren Inhabern.`,
  copyright: `© {year} ${brand.name}. Alle Rechte vorbehalten.`,
  badges: [
    {
      name: 'Schutz des Urheberrechts',
      image: picture('badge-copyright.svg'),
      altText: 'Abzeichen für den Schutz des Urheberrechts',
      meaning: 'Unsere Texte und Zeichnungen sind geschützt.',
      url: '/de/agb',
    },
    {
      name: 'Sicherheit der Karten',
      image: picture('badge-card-security.svg'),
      altText: 'Siegel für die Sicherheit der Karten',
      meaning: 'Für Karten gelten die Regeln der Kartennetze.',
      url: '/de/datenschutz',
    },
  ],
  endLinks: [{ label: 'Barrierefreiheit', url: '/accessibility' }],
  saleBannerText: `Der Token von ${brand.name}: jetzt im öffentlichen Verkauf`,
  saleBannerButton: 'Jetzt mitmachen',
  saleBannerIconLabel: 'Beim öffentlichen Verkauf mitmachen',
}
