import type { Page } from '@app/contract'
import { picture } from '../../media/index'

export const notFound: Page = {
  slug: 'de/404',
  title: 'Seite nicht gefunden',
  aliases: [],
  Content: [
    {
      block: 'hero',
      category: '404',
      title: 'Seite nicht gefunden',
      description:
        'Unter dieser Adresse gibt es nichts. Vielleicht ist sie vertippt, oder die Seite ist umgezogen, seit du den Link bekommen hast.',
      button: { label: 'Zur Startseite', url: '/de' },
      secondButton: { label: 'Zur Hilfe', url: '/de/hilfe' },
      variant: 'pink',
      image: picture('broken-planet.svg'),
      imagePosition: 'right',
      layout: 'two-column',
      composition: 'half',
      showStoreBadges: false,
      showSearch: true,
    },
    {
      block: 'cards',
      title: 'Was die meisten suchen',
      cards: [
        {
          title: 'Im Laden zahlen',
          text: 'Per NFC, Bluetooth oder QR-Code.',
          image: picture('icon-phone.svg'),
          link: { label: 'So zahlst du im Laden', url: '/pay-in-store' },
        },
        {
          title: 'Online zahlen',
          text: 'In Onlineshops, mit einem Code für jede Zahlung.',
          image: picture('icon-link.svg'),
          link: { label: 'So zahlst du online', url: '/pay-online' },
        },
        {
          title: 'Für Läden',
          text: 'Terminal, Sticker, Aktionen und Preise.',
          image: picture('icon-store.svg'),
          link: { label: 'Das bekommt dein Laden', url: '/local-store' },
        },
        {
          title: 'Karriere',
          text: 'Arbeite an der Wallet, in Cascais oder von überall.',
          image: picture('icon-handshake.svg'),
          link: { label: 'Zu den offenen Stellen', url: '/de/karriere' },
        },
      ],
    },
  ],
  seo: { description: 'Unter dieser Adresse gibt es keine Seite.', noIndex: true },
  related: [],
}
