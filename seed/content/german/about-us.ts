import { brand, type Page } from '@app/contract'
import { picture } from '../../media/index'
import { partners } from '../partners'

export const aboutUs: Page = {
  slug: 'de/ueber-uns',
  title: 'Über uns',
  aliases: [],
  Content: [
    {
      block: 'hero',
      category: 'Über uns',
      title: 'Beim Bezahlen soll etwas zurückkommen',
      description: `${brand.name} beginnt mit einer einfachen Frage: Warum braucht man zum Bezahlen zwei Karten, eine fürs Geld und eine für die Punkte? Wir machen eine Wallet, die beides kann: für alle, die kaufen, und für den Laden gegenüber.`,
      button: { label: 'Komm ins Team', url: '/de/karriere' },
      secondButton: { label: 'Schreib uns', url: '/de/kontakt' },
      variant: 'pink',
      image: picture('team-counter.svg'),
      imagePosition: 'right',
      layout: 'two-column',
      composition: 'half',
      showStoreBadges: false,
    },
    {
      block: 'team',
      category: 'Leitung',
      title: 'Wer bei uns entscheidet',
      members: [
        {
          name: 'Inês Valadar',
          role: 'Geschäftsführung',
          text: 'Entscheidet, was wir als Nächstes tun und was wir lassen.',
          image: picture('leader-ines.svg'),
        },
        {
          name: 'Tomás Quintela',
          role: 'Technik',
          text: 'Kümmert sich um die App, die Terminals und alles, was sie verbindet.',
          image: picture('leader-tomas.svg'),
        },
        {
          name: 'Marta Oliveiros',
          role: 'Läden und Partner',
          text: 'Spricht für die Läden, vom ersten Formular bis zur ersten Aktion.',
          image: picture('leader-marta.svg'),
        },
        {
          name: 'Rui Castelmar',
          role: 'Finanzen und Token',
          text: 'Hat die Zahlen und den Token im Blick und spricht mit allen, die investieren.',
          image: picture('leader-rui.svg'),
        },
      ],
    },
    {
      block: 'logos',
      category: 'Kunden',
      title: 'Einige Namen, für die wir arbeiten',
      logos: [
        partners.casaLumo,
        partners.halyard,
        partners.paoDuplo,
        partners.verdello,
        partners.orbita,
        partners.quillo,
      ],
    },
    {
      block: 'points',
      category: 'Unsere Vision',
      title: 'Wofür wir stehen',
      variant: 'charcoal',
      numbered: true,
      points: [
        {
          title: 'Cashback gehört dir',
          text: 'Du bekommst es sofort, und es verfällt nie. Es hängt weder am Laden noch an dem Land, aus dem es kommt.',
        },
        {
          title: 'Auch kleine Läden verdienen gutes Werkzeug',
          text: 'Kundenpflege, Aktionen und Finanzberichte dürfen nicht an einer Monatsgebühr hängen.',
        },
        {
          title: 'Dein Handy reicht',
          text: 'NFC, Bluetooth, wo es das gibt, oder ein QR-Code: Irgendwie soll es immer gehen.',
        },
        {
          title: 'Grenzen gehören auf die Landkarte',
          text: 'Ein Netzwerk, damit das Cashback von zu Hause das Mittagessen im Ausland bezahlt.',
        },
        {
          title: 'Klar und einfach',
          text: 'Was es kostet, wie es geht und was mit deinen Daten passiert: Das soll in Minuten gelesen sein.',
        },
      ],
    },
    {
      block: 'call-to-action',
      layout: 'bands',
      boxes: [
        {
          title: 'Bau mit uns weiter',
          text: 'Offene Stellen in Technik, Design, Marketing und Vertrieb, in Cascais und remote.',
          button: { label: 'Zu den offenen Stellen', url: '/de/karriere' },
          variant: 'yellow',
          image: picture('coast-desk.svg'),
        },
      ],
    },
  ],
  seo: {
    title: `Über uns – ${brand.name}`,
    description:
      'Wer die Wallet macht, für welche Läden und Marken wir arbeiten und wofür wir stehen.',
    noIndex: false,
  },
  related: [],
}
