import { brand, type Page } from '@app/contract'
import { picture } from '../../media/index'
import { partners } from '../partners'
import { prose } from '../prose'
import { site } from '../site'

export const home: Page = {
  slug: 'de',
  title: `${brand.name} – bezahlen mit Sofort-Cashback`,
  aliases: [],
  Content: [
    {
      block: 'hero',
      category: 'Bezahlen und Cashback',
      title: 'Zahl mit dem Handy. Bekomm sofort etwas zurück.',
      description: `${brand.name} ist eine kostenlose Wallet-App. Zahl in teilnehmenden Läden und online, und das Cashback des Ladens gehört sofort dir. Es verfällt nie, und du kannst es in jedem Land ausgeben.`,
      button: { label: 'So zahlst du', url: '/pay-in-store' },
      secondButton: { label: `${brand.name} für deinen Laden`, url: '/local-store' },
      variant: 'teal',
      image: picture('phone-pays.svg'),
      imagePosition: 'right',
      layout: 'two-column',
      composition: 'free',
      showStoreBadges: true,
    },
    {
      block: 'ranking',
      category: 'Rankings',
      title: 'Wer die Wallet bewertet',
      ranks: [
        {
          title: 'Hier zählt, wie Menschen bezahlen',
          source: 'Fintech Harbour',
          image: picture('rank-fintech.svg'),
        },
        {
          title: 'Hier zählt, wer wächst',
          source: 'Lisbon Startup Diary',
          image: picture('rank-growth.svg'),
        },
        {
          title: 'Hier zählt, wer wiederkommt',
          source: 'Retail Lantern',
          image: picture('rank-loyalty.svg'),
        },
      ],
      document: {
        label: 'Zum Ranking (PDF, englisch)',
        url: `https://files.${brand.domain}/ranking.pdf`,
      },
    },
    {
      block: 'video',
      category: 'Die Plattform',
      title: 'Eine Zahlung, von beiden Seiten der Theke',
      description: 'Der Laden bekommt sein Geld, du bekommst Cashback.',
      videoUrl: 'https://www.youtube.com/watch?v=walletvide0',
      poster: picture('both-sides.svg'),
      playLabel: 'Film abspielen',
      variant: 'charcoal',
    },
    {
      block: 'logos',
      category: 'Partner',
      title: 'Namen, die dir im Netzwerk begegnen',
      logos: Object.values(partners),
    },
    {
      block: 'phone',
      category: 'Was uns unterscheidet',
      title: 'Bezahlen und Belohnung in einem',
      description: `Eine Bezahl-App bewegt Geld. Eine Kundenkarte sammelt Punkte. ${brand.name} macht beides auf einmal: Das Cashback ist in deiner Wallet, noch bevor du das Handy wegsteckst.`,
      shop: 'Fernway',
      note: 'Probier es aus: Halte den Knopf gedrückt und zahl dann einen eigenen Betrag.',
      amount: 12.5,
      rate: 10,
      scene: 'payment',
      points: [
        {
          title: 'Für dich',
          text: 'Eine kostenlose App, bis zu 10 Karten und Cashback, das nie verfällt.',
        },
        {
          title: 'Für Läden',
          text: 'Ein Preis für die Installation, keine Monatsgebühren.',
        },
        {
          title: 'Für beide',
          text: 'Im einen Laden bekommen, im anderen ausgegeben, in jedem Land.',
        },
      ],
      variant: 'yellow',
    },
    {
      block: 'problem-solution',
      title: 'Kleine Ärgernisse, aus der Welt geschafft',
      pairs: [
        {
          problem: 'Ein Portemonnaie voller Kundenkarten, und die Punkte verfallen.',
          solution: 'Cashback ist da, sobald du zahlst, und verfällt nie.',
          image: picture('icon-wallet.svg'),
        },
        {
          problem: 'Prämien, die nur ein einziger Laden annimmt.',
          solution: 'Cashback gilt überall im Netzwerk, in jedem Land.',
          image: picture('icon-globe.svg'),
        },
        {
          problem: 'Ein Laden, der seine Stammkundschaft nicht erkennt.',
          solution: 'Aktionen für VIPs, für Neue und für alle, die lange nicht da waren.',
          image: picture('icon-customers.svg'),
        },
        {
          problem: 'Ein Terminal, das in ruhigen Monaten genauso viel kostet.',
          solution: 'Ein Preis für die Installation, keine Monatsgebühren.',
          image: picture('icon-no-fees.svg'),
        },
      ],
    },
    {
      block: 'cards',
      title: 'Daraus besteht das Netzwerk',
      cards: [
        {
          title: 'Handel',
          text: 'Ein Terminal, ein Sticker oder der Anschluss an deine Kasse.',
          image: picture('icon-retail.svg'),
          link: { label: `${brand.name} für Läden`, url: '/local-store' },
          variant: 'teal',
        },
        {
          title: 'Kundschaft',
          text: 'Mit dem Handy zahlen und sofort Cashback bekommen, im Laden und online.',
          image: picture('icon-customers.svg'),
          link: { label: 'So zahlst du online', url: '/pay-online' },
          variant: 'yellow',
        },
        {
          title: 'Netzwerke',
          text: 'Banken, Softwarehäuser und Partner vor Ort.',
          image: picture('icon-networks.svg'),
          link: { label: 'Zu den Partnerschaften', url: '/technology-partnerships' },
          variant: 'pink',
        },
        {
          title: 'Token',
          text: 'Prämien für Händler, auf einer öffentlichen Blockchain.',
          image: picture('icon-token.svg'),
          link: { label: 'Zur Website des Tokens', url: `https://token.${brand.domain}/` },
          variant: 'charcoal',
        },
      ],
    },
    {
      block: 'call-to-action',
      layout: 'boxes',
      boxes: [
        {
          title: 'Gehst du heute einkaufen?',
          text: 'Verknüpf eine Karte und zahl mit dem Handy.',
          button: { label: 'Im Laden bezahlen', url: '/pay-in-store' },
          variant: 'yellow',
        },
        {
          title: 'Hast du einen Laden?',
          text: 'Such dir ein Paket aus. Du zahlst es nur einmal.',
          button: { label: 'Paket aussuchen', url: '/local-store#installation-packs' },
          variant: 'teal',
        },
      ],
    },
    {
      block: 'statistics',
      title: 'Das Netzwerk bis heute',
      variant: 'charcoal',
      statistics: [
        { value: '50+', label: 'Millionen Downloads' },
        { value: '1+', label: 'Million Zahlungen am Tag' },
        { value: '100+', label: 'Millionen eingelöste Prämien' },
        { value: '300', label: 'tausend Terminals' },
        { value: '100+', label: 'tausend Läden' },
      ],
      map: picture('world-map.svg'),
      note: 'Eigene Angaben.',
    },
    {
      block: 'faq',
      category: 'Fragen',
      title: 'Vor deiner ersten Zahlung',
      questions: [
        {
          question: `Was ist ${brand.name}?`,
          answer: prose(
            'Eine kostenlose Wallet-App zum Bezahlen und für Cashback, aus dem App Store oder von Google Play. Du musst mindestens 18 sein.',
          ),
        },
        {
          question: 'Wie zahle ich im Laden?',
          answer: prose(
            'Per NFC, per Bluetooth, wo es das gibt, oder per QR-Code. [Hier siehst du jeden Schritt](/pay-in-store).',
          ),
        },
        {
          question: 'Was passiert mit meinem Cashback?',
          answer: prose(
            'Du bekommst es sofort, und es verfällt nie, auch wenn die Aktion des Ladens endet.',
          ),
        },
        {
          question: 'Welche Karten kann ich verknüpfen, und wie werden sie geprüft?',
          answer: prose(
            'Bis zu 10 Karten. Wir prüfen jede mit einer kleinen Abbuchung und erstatten sie dir.',
          ),
        },
        {
          question: `Was ist der Token von ${brand.name}?`,
          answer: prose(
            `Ein Token auf einer öffentlichen Blockchain, mit Smart Contracts und einem Prämiennetzwerk für Händler. Der öffentliche Verkauf hat [eine eigene Seite](${site.saleBannerUrl}).`,
          ),
        },
        {
          question: 'Ich habe einen Laden. Wie mache ich mit?',
          answer: prose(
            'Such dir [ein Installationspaket](/local-store#installation-packs) aus und schick uns dann das Formular für [einen Laden vor Ort](/ls-inst-form) oder für [einen Onlineshop](/os-inst-form).',
          ),
        },
      ],
    },
    { block: 'sale-banner', theme: 'teal' },
  ],
  seo: {
    description:
      'Eine kostenlose Wallet-App: Zahl im Laden und online mit dem Handy und bekomm Sofort-Cashback, das nie verfällt und im ganzen Netzwerk gilt.',
    noIndex: false,
  },
  related: [],
}
