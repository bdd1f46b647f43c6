import { brand, type Job } from '@app/contract'
import { mobileDeveloper } from '../jobs/mobile-developer'
import { prose } from '../prose'

export const appDeveloper: Job = {
  ...mobileDeveloper,
  slug: 'de/app-entwicklung',
  // As the application form calls this position: applicants choose one.
  title: 'Entwicklung mobiler Apps',
  summary:
    'Bau die App, die an der Kasse aufgeht: schnell offen, leicht zu lesen und sicher beim Bezahlen.',
  type: 'Vollzeit (m/w/d)',
  location: 'weltweit remote',
  area: 'Technik',
  purpose: prose(`
    Für die meisten ist ${brand.name} einfach die App. Sie öffnen sie mit dem Einkaufskorb am Arm, zahlen per NFC, Bluetooth oder QR-Code und wollen ihr Cashback sehen, bevor das Handy wieder in der Tasche ist.

    Dieser Moment gehört dir, auf beiden Plattformen: die Bildschirme beim Bezahlen, die verknüpften Karten, das Cashback und die Karte der teilnehmenden Läden. Du arbeitest eng mit dem Design und mit dem Team hinter dem Bezahldienst zusammen, und du siehst deine Arbeit in den Händen der Leute.
  `),
  requirements: [
    { text: 'Mindestens 3 Jahre Erfahrung damit, mobile Apps zu entwickeln und herauszubringen.' },
    { text: 'Sehr gute Kenntnisse in Swift oder Kotlin und Grundkenntnisse im jeweils anderen.' },
    { text: 'Erfahrung mit NFC, Bluetooth Low Energy oder Kamera-Scans auf echten Geräten.' },
    {
      text: 'Sicherer Umgang mit Geheimnissen auf dem Gerät: Schlüsselspeicher, Biometrie, Certificate Pinning.',
    },
    { text: 'Die Gewohnheit, auf alten Handys, mit schlechtem Netz und großer Schrift zu testen.' },
    {
      text: 'Automatische Builds und Tests und schrittweise Veröffentlichung in beiden App-Stores.',
    },
    { text: 'Gutes schriftliches Englisch, denn das meiste entscheiden wir schriftlich.' },
  ],
  offers: [
    { text: 'Eine unbefristete Vollzeitstelle, aus jedem Land, in dem wir dich anstellen können.' },
    { text: 'Arbeitszeiten, die du wählst, mit ein paar gemeinsamen Stunden im Team.' },
    {
      text: 'Ein Diensthandy für jede Plattform und ein Rechner, der ohne Kaffeepause kompiliert.',
    },
    { text: 'Ein Jahresbudget für Kurse, Bücher und Konferenzen.' },
    { text: 'Du entscheidest wirklich mit, was die App als Nächstes kann.' },
  ],
  details: prose(`
    Du kommst ins Mobile-Team und berichtest an die Leitung der Entwicklung. Du arbeitest ganz remote; ab und zu treffen wir uns in Cascais, und wir bezahlen die Reise.

    Verlinke in deiner Bewerbung eine App, an der du gearbeitet hast, und sag uns, welcher Teil von dir ist.
  `),
}
