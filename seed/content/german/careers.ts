import { brand, type Page } from '@app/contract'
import { picture } from '../../media/index'

export const careers: Page = {
  slug: 'de/karriere',
  title: 'Karriere',
  aliases: [],
  Content: [
    {
      block: 'hero',
      category: 'Karriere',
      title: 'Bau die Wallet, nach der alle an der Kasse greifen',
      description: `Mit ${brand.name} geht Bezahlen schnell, und jedes Mal kommt etwas zurück. Dahinter stehen Menschen, die programmieren, zeichnen, testen, verkaufen, planen und zuhören, in Cascais und auf der ganzen Welt. Für dich ist auch ein Platz frei.`,
      button: { label: 'Zu den offenen Stellen', url: '#offene-stellen' },
      secondButton: { label: 'So läuft die Bewerbung', url: '#so-laeuft-die-bewerbung' },
      variant: 'teal',
      image: picture('pair-at-work.svg'),
      imagePosition: 'right',
      layout: 'two-column',
      composition: 'half',
      showStoreBadges: false,
    },
    {
      block: 'job-list',
      anchor: 'offene-stellen',
      category: 'Offene Stellen',
      title: 'Finde deinen Platz',
      description:
        'Kennst du jemanden, zu dem eine Stelle passt? Schick sie weiter. Weitere Stellen haben wir auf Englisch ausgeschrieben: Wechsle dafür einfach die Sprache.',
    },
    {
      block: 'steps',
      anchor: 'so-laeuft-die-bewerbung',
      category: 'So läuft die Bewerbung',
      title: 'Von deiner Bewerbung bis zur Antwort',
      description:
        'Keine Rätsel, keine unbezahlten Projekte, und du weißt immer, was als Nächstes kommt.',
      variant: 'yellow',
      arrangement: 'beside-picture',
      steps: [
        {
          title: 'Du bewirbst dich',
          text: 'Schick das Formular ab und gleich danach deine Bewerbung per E-Mail an die Personalabteilung. Wir brauchen beides.',
          image: picture('hire-apply.svg'),
        },
        {
          title: 'Wir reden',
          text: 'Per Video: wie die Arbeit wirklich ist, und was du suchst.',
          image: picture('hire-talk.svg'),
        },
        {
          title: 'Du zeigst, wie du arbeitest',
          text: 'Wir gehen etwas durch, das du gemacht hast, oder lösen zusammen eine kleine Aufgabe, an einem Termin.',
          image: picture('hire-show.svg'),
        },
        {
          title: 'Wir entscheiden zusammen',
          text: 'Du lernst das Team kennen. Dann kommt eine klare Antwort: ein Nein mit Gründen oder ein Ja mit schriftlichem Angebot.',
          image: picture('hire-decide.svg'),
        },
      ],
    },
    {
      block: 'feature',
      anchor: 'initiativbewerbung',
      title: 'Deine Stelle ist nicht dabei?',
      description:
        'Sag uns, was du gut kannst und wo du es tun möchtest. Initiativbewerbungen lesen wir so genau wie alle anderen.',
      points: [],
      button: {
        label: 'Trotzdem bewerben',
        url: '/de/karriere/bewerben?position=Discover+Your+Best+Future',
      },
      variant: 'pink',
      image: picture('open-slot.svg'),
      imagePosition: 'left',
      layout: 'two-column',
      frame: 'band',
    },
  ],
  seo: {
    description: `Offene Stellen bei ${brand.name}, in Cascais, in Lissabon oder remote. Sieh, wie die Bewerbung läuft, und bewirb dich online.`,
    noIndex: false,
  },
  related: [],
}
