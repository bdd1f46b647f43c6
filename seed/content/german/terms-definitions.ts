import { brand, type BlockOf } from '@app/contract'
import { prose } from '../prose'

export const definitions: BlockOf<'legal'>['clauses'][number] = {
  title: 'Begriffe',
  body: prose('In diesen AGB haben folgende Wörter diese Bedeutung:'),
  points: [
    {
      title: 'Konto',
      text: `Dein persönlicher Bereich bei ${brand.name} mit deinen Zahlungsmitteln, Guthaben und Transaktionen.`,
    },
    {
      title: 'Inhaberin oder Inhaber des Kontos',
      text: 'Die Person, auf deren Namen ein Konto eröffnet ist und die dafür verantwortlich ist.',
    },
    {
      title: 'Teilnehmende Betriebe',
      text: `Läden, Onlineshops und andere Unternehmen, die ${brand.name} annehmen, auch teilnehmende Läden oder Händler genannt.`,
    },
    {
      title: 'Guthaben',
      text: 'Beträge in deinem Konto, mit denen du in teilnehmenden Betrieben zahlen kannst.',
    },
    {
      title: 'Treueguthaben',
      text: 'Guthaben, das dir ein teilnehmender Betrieb als Cashback oder als andere Prämie für einen Kauf gibt.',
    },
    {
      title: 'Gutscheine',
      text: 'Angebote oder Codes von uns oder von einem teilnehmenden Betrieb, mit denen du zu den genannten Bedingungen ein Produkt oder einen Nachlass bekommst.',
    },
    {
      title: 'Produkte',
      text: 'Waren und Leistungen, die du bei einem teilnehmenden Betrieb kaufst.',
    },
    {
      title: 'Transaktion',
      text: `Eine Zahlung oder eine andere Bewegung von Guthaben über ${brand.name}.`,
    },
    {
      title: 'Storno oder Erstattung',
      text: 'Die ganze oder teilweise Rückgabe einer Transaktion an das Zahlungsmittel oder das Guthaben, mit dem bezahlt wurde.',
    },
    {
      title: 'Bankkarte',
      text: 'Eine Debit-, Kredit- oder Prepaidkarte auf deinen Namen, die du mit deinem Konto verknüpfen kannst.',
    },
    {
      title: 'Zahlungsmittel',
      text: `Eine Bankkarte, dein Guthaben oder ein anderes Mittel, mit dem du über ${brand.name} zahlen kannst.`,
    },
    {
      title: 'Identitätsnachweis (KYC)',
      text: 'Die Dokumente und Prüfungen, mit denen wir sicherstellen, dass du bist, wer du sagst.',
    },
    {
      title: 'Nutzerin, Nutzer',
      text: 'Wer die App oder die Website nutzt, mit oder ohne Konto.',
    },
  ],
}
