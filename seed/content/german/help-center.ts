import { brand, type Page } from '@app/contract'
import { picture } from '../../media/index'
import { prose } from '../prose'

export const helpCenter: Page = {
  slug: 'de/hilfe',
  title: 'Hilfe',
  aliases: [],
  Content: [
    {
      block: 'hero',
      category: 'Hilfe',
      title: 'Finde eine Antwort oder jemanden, der hilft',
      description: 'Anleitungen, kurze Antworten und Menschen. Fang an, wo du möchtest.',
      variant: 'teal',
      image: picture('signpost-on-a-hill.svg'),
      imagePosition: 'right',
      layout: 'two-column',
      composition: 'joined',
      showStoreBadges: false,
      showSearch: true,
    },
    {
      block: 'faq',
      title: 'Am häufigsten gefragt',
      description:
        'Das fragen uns neue Nutzerinnen, Nutzer und Läden. Deine Frage ist nicht dabei? Such auf der Website, oder nimm einen der Wege weiter unten.',
      variant: 'teal',
      questions: [
        {
          question: 'Auf meiner Karte ist eine kleine Abbuchung. Was ist das?',
          answer: prose(
            'So prüfen wir eine neu verknüpfte Karte: Wir buchen einen kleinen Betrag ab und erstatten ihn dir. Du kannst bis zu 10 Karten verknüpfen.',
          ),
        },
        {
          question: 'Wo kann ich mein Cashback ausgeben, und bis wann?',
          answer: prose(
            'In jedem Laden des Netzwerks, in jedem Land, vor Ort oder online. Es verfällt nie. [So zahlst du im Laden](/pay-in-store).',
          ),
        },
        {
          question: 'Mein Handy hat kein NFC. Kann ich trotzdem zahlen?',
          answer: prose(
            'Ja: per QR-Code, das geht mit jedem Smartphone, auf dem die App läuft, und per Bluetooth, wo der Laden es hat.',
          ),
        },
        {
          question: 'Eine Gutschrift wurde abgelehnt. Was tun?',
          answer: prose(
            'Melde es innerhalb von sieben Tagen. Erstattungen führen wir innerhalb von fünf Werktagen aus; mehr dazu steht in den [AGB](/de/agb).',
          ),
        },
        {
          question: 'Ich habe einen Laden. Was kostet das?',
          answer: prose(
            'Einmal den Preis für die Installation, keine Monatsgebühren. [Zu den Paketen](/local-store#installation-packs).',
          ),
        },
        {
          question: 'Etwas auf dieser Website fällt mir schwer. Wem sage ich das?',
          answer: prose(
            'Uns: [Schreib an die Hilfe](/de/kontakt?subject=Support). Was wir prüfen und was wir nicht wissen, steht in unserer [Erklärung zur Barrierefreiheit](/accessibility).',
          ),
        },
      ],
    },
    {
      block: 'flip-cards',
      category: 'Unterstützung',
      title: 'Noch nichts gefunden? Versuch es hier',
      cards: [
        {
          title: 'Anleitungen',
          front: 'Schritt für Schritt: Karte verknüpfen, im Laden zahlen, online zahlen.',
          back: 'Jede Anleitung zeigt, was du auf dem Handy siehst, von der ersten Karte bis zum Cashback.',
          image: picture('icon-book.svg'),
          link: {
            label: 'Zu den Anleitungen',
            url: `https://support.${brand.domain}/knowledge-base`,
          },
        },
        {
          title: 'Häufige Fragen',
          front: 'Kurze Antworten zu Karten, Cashback, Aktionen und deinem Konto.',
          back: 'Karten, Cashback, Aktionen und Konto, jeweils in wenigen Zeilen.',
          image: picture('icon-question.svg'),
          link: { label: 'Zu den Antworten', url: `https://support.${brand.domain}/faqs` },
        },
        {
          title: 'Etwas klappt nicht',
          front: 'Irgendetwas hakt? Sag der Hilfe, was du gesehen hast.',
          back: 'Schreib, was du getan hast und was passiert ist. Wir sehen es uns mit dir an.',
          image: picture('icon-wrench.svg'),
          link: { label: 'Melde dich', url: `https://support.${brand.domain}/troubleshooting` },
        },
      ],
    },
    {
      block: 'feature',
      category: 'Geschäftlich',
      title: 'Geht es ums Geschäft?',
      body: prose(`
        Du möchtest mit deinem Laden mitmachen, Partner von ${brand.name} werden oder investieren? Schreib uns direkt.
      `),
      points: [],
      button: { label: 'Schreib uns', url: '/de/kontakt' },
      variant: 'pink',
      image: picture('help.svg'),
      imagePosition: 'right',
      layout: 'two-column',
      frame: 'band',
    },
  ],
  seo: {
    description:
      'Anleitungen, häufige Fragen und Hilfe, wenn etwas nicht klappt, und wohin du Geschäftliches schreibst.',
    noIndex: false,
  },
  related: [{ slug: 'de/kontakt', title: `Kontakt zu ${brand.name}` }],
}
