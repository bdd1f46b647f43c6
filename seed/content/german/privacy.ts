import { brand, type Page } from '@app/contract'
import { prose } from '../prose'

export const privacy: Page = {
  slug: 'de/datenschutz',
  title: 'Datenschutzerklärung',
  aliases: [],
  Content: [
    {
      block: 'legal',
      title: 'Datenschutz und Cookies',
      introduction: prose(`
        **Dies ist ein Mustertext.** Er wurde in einfacher Sprache für diese Website geschrieben. Eine Anwältin oder ein Anwalt muss ihn ersetzen, bevor sich jemand darauf verlässt.

        Hier liest du, welche personenbezogenen Daten wir verarbeiten, wenn du die Website von ${brand.name}, ihre Formulare und die App nutzt, warum wir das tun und was du selbst entscheidest.
      `),
      pointsTitle: 'Kurz gesagt',
      points: [
        {
          title: 'Wir verkaufen deine Daten nicht.',
          text: 'Wir geben sie nur weiter, soweit es nötig ist.',
        },
        {
          title: 'Nichts Freiwilliges wird gespeichert,',
          text: 'bevor du Cookies annimmst.',
        },
        {
          title: 'Du kannst sehen, berichtigen und löschen lassen,',
          text: 'was wir über dich haben. Es kostet nichts.',
        },
        {
          title: 'Nachrichten und Bewerbungen löschen wir',
          text: '24 Monate, nachdem wir sie bekommen haben.',
        },
      ],
      numbered: false,
      clauses: [
        {
          title: 'Wer verantwortlich ist',
          summary: 'Wir stehen für deine Daten ein, und eine Nachricht erreicht uns.',
          body: prose(`
            Das Unternehmen, das ${brand.name} anbietet („wir“ oder „der Anbieter“), entscheidet, warum und wie deine personenbezogenen Daten verarbeitet werden. Es ist dafür nach der Datenschutz-Grundverordnung (DSGVO) und nach portugiesischem Recht verantwortlich. Fragen zu deinen Daten schickst du uns über die [Kontaktseite](/de/kontakt).
          `),
          points: [],
        },
        {
          title: 'Welche Daten wir verarbeiten',
          summary: 'Wenn du diese Website nur liest, haben wir so gut wie nichts über dich.',
          body: prose(`
            Wir verarbeiten nur, was der jeweilige Zweck verlangt, und das meiste kommt von dir. Bitte schick uns keine sensiblen Daten, etwa zu deiner Gesundheit oder deinen Überzeugungen: Wir brauchen sie nicht.
          `),
          points: [
            {
              title: 'Kontaktdaten',
              text: 'Dein Name, deine E-Mail-Adresse und deine Telefonnummer, wo ein Formular danach fragt.',
            },
            {
              title: 'Nachrichten',
              text: 'Thema und Text dessen, was du uns schickst, und unsere Antworten.',
            },
            {
              title: 'Bewerbungen',
              text: 'Dein Ort, die Stelle, auf die du dich bewirbst, Links zu deinen Profilen und deinem Portfolio und was du über dich erzählst. Das Formular prüft den Lebenslauf, den du auswählst, überträgt ihn aber nicht; wir bekommen ihn erst, wenn du ihn per E-Mail schickst.',
            },
            {
              title: 'Geschäftliche Angaben',
              text: 'Bei Läden, Partnern vor Ort und Investitionen: Name, Anschrift, Steuernummer und Kontakte des Unternehmens; bei Läden auch Bankdaten, Öffnungszeiten und Cashback; bei Investitionen auch Betrag und Währung.',
            },
            {
              title: 'Kontodaten, wenn du die App nutzt',
              text: 'Dein Geburtsdatum, dein Identitätsnachweis (KYC), verknüpfte Karten in geschützter Form, Transaktionen, Guthaben und die Betriebe, in denen du bezahlt hast.',
            },
            {
              title: 'Technische Daten',
              text: 'Netzwerkadresse, Art des Browsers, Zeit und Seite einer Anfrage, wie lange ein Formular gedauert hat und welcher Fassung des Textes du zugestimmt hast.',
            },
            {
              title: 'Entscheidungen',
              text: 'Deine Wahl zu Cookies mit ihrer Zeit und dein Abonnement des Newsletters.',
            },
          ],
        },
        {
          title: 'Wozu wir sie nutzen, und auf welcher Rechtsgrundlage',
          summary:
            'Wir nutzen deine Daten für das, worum du bittest, was das Gesetz verlangt und was du erlaubt hast.',
          body: prose(`
            - **Um einen Vertrag mit dir zu erfüllen oder vorzubereiten:** dein Konto führen, Zahlungen und Cashback ausführen, ${brand.name} in deinem Laden installieren, deine Bewerbung oder dein Angebot einer Partnerschaft prüfen.
            - **Um gesetzliche Pflichten zu erfüllen:** Identität prüfen, Geldwäsche verhindern, Bücher und Steuerunterlagen führen, Behörden antworten.
            - **Mit deiner Einwilligung:** Newsletter, Statistik und das Speichern dessen, was du per Formular schickst, wo ein Kästchen danach fragt. Du kannst jede Einwilligung jederzeit widerrufen; was vorher geschah, bleibt rechtmäßig.
            - **Aus berechtigtem Interesse:** Anfragen beantworten, die Website vor Missbrauch und Spam schützen, Betrug verhindern, unsere Dienste verbessern und uns gegen Ansprüche verteidigen. Das tun wir nur, wo deine Interessen nicht schwerer wiegen.

            Ohne die Pflichtfelder können wir deine Anfrage nicht bearbeiten. Keine Entscheidung mit rechtlicher Wirkung für dich fällt allein automatisiert.
          `),
          points: [],
        },
        {
          title: 'Wer deine Daten bekommt',
          summary:
            'Banken, Läden und unsere Dienstleister sehen, was sie für dich brauchen. Kaufen kann sie niemand.',
          body: prose(`
            Wir verkaufen keine personenbezogenen Daten. Wir geben sie nur weiter, soweit es nötig ist:

            - an Dienstleister, die unsere Systeme betreiben, warten oder sichern, E-Mails verschicken oder für uns Fragen beantworten und vertraglich an unsere Weisungen gebunden sind;
            - an Banken, Kartennetze und Zahlungsdienstleister, um Transaktionen auszuführen;
            - an teilnehmende Betriebe: Sie sehen, was sie für einen Kauf, eine Erstattung oder eine Aktion brauchen, aber nie deine vollständigen Kartendaten;
            - an Partner vor Ort, wenn du in ihrer Region um eine Installation oder um Kontakt bittest;
            - an Wirtschaftsprüfung, Beratung, Behörden und Gerichte, wo das Gesetz es verlangt oder erlaubt;
            - an einen Nachfolger, wenn unser Geschäft ganz oder teilweise übertragen wird. Das sagen wir dir vorher.

            Wenn du etwas teilst, den Film abspielst oder den Links zu den App-Stores folgst, kommst du zu Diensten anderer Unternehmen. Dort gelten deren Regeln. Der Film wird erst geladen, wenn du ihn abspielst.
          `),
          points: [],
        },
        {
          title: 'Wie lange wir sie behalten',
          summary: 'Du musst uns nicht ans Löschen erinnern: Alle Daten haben ihr Datum.',
          body: prose(`
            Wir behalten personenbezogene Daten, solange unsere Beziehung zu dir besteht, und danach 5 Jahre. Sie endet zum Beispiel, wenn du dein Konto schließt, deine Anfrage erledigt ist, ein Bewerbungsverfahren vorbei ist oder du den Newsletter abbestellst.

            Anfragen zur Installation und was uns Investoren und Partner vor Ort schicken, löschen wir 5 Jahre nach Abschluss. Nachrichten von der Kontaktseite und Bewerbungen löschen wir früher: 24 Monate, nachdem wir sie bekommen haben, und Spam nach 30 Tagen.

            Wir löschen früher, wenn du deine Einwilligung widerrufst oder es zu Recht verlangst und keine gesetzliche Pflicht dagegensteht. Länger behalten wir Daten nur, wo ein Gesetz es verlangt oder solange ein Anspruch offen ist. Danach werden sie gelöscht oder anonymisiert.
          `),
          points: [],
        },
        {
          title: 'Übermittlung in andere Länder',
          summary: 'Verlassen deine Daten Europa, geht ihr Schutz mit.',
          body: prose(`
            Am liebsten behalten wir personenbezogene Daten im Europäischen Wirtschaftsraum. ${brand.name} ist aber in vielen Ländern tätig, und einige unserer Dienstleister sitzen anderswo.

            Gehen Daten in ein Land ohne Angemessenheitsbeschluss der Europäischen Kommission, vereinbaren wir mit dem Empfänger deren Standardvertragsklauseln und treffen weitere Schutzmaßnahmen, wo sie nötig sind. Eine Kopie bekommst du auf Anfrage. Auch eine Zahlung, die du im Ausland machst, sendet die nötigen Daten in dieses Land.
          `),
          points: [],
        },
        {
          title: 'Cookies und Ähnliches',
          summary: 'Auch wenn du ablehnst, funktioniert die ganze Website.',
          body: prose(`
            Bei deinem ersten Besuch fragt ein Feld am unteren Rand der Seite. Bis du annimmst, und wenn du ablehnst, sind alle vier Arten freiwilliger Speicherung verweigert: Statistik, Werbung, Funktion und Sicherheit. Nimmst du an, sind alle vier erlaubt. Wir halten deine Wahl, ihre Zeit und den Text fest, den du gesehen hast. Wir fragen nach zwölf Monaten wieder, oder wenn sich die Frage ändert oder das, was danach läuft. Mit „Cookie-Einstellungen“ am Ende jeder Seite änderst du deine Wahl; widerrufst du sie, lädt die Seite neu, ohne das, was vorher lief.

            Ein Chatfenster, wo wir eines anbieten, kommt von einem anderen Unternehmen, das eigene Cookies setzen kann. Die Website selbst legt in deinem Browser die Einträge unten ab; du kannst sie jederzeit löschen.
          `),
          points: [
            {
              title: 'cookie_consent',
              text: 'Ob du angenommen oder abgelehnt hast, damit wir nicht wieder fragen. Bleibt, bis wir wieder fragen oder du es löschst.',
            },
            {
              title: 'cookie_consent_record',
              text: 'Wann du gewählt hast, und welche Fassung der Frage du beantwortet hast. Bleibt so lange wie deine Wahl.',
            },
            {
              title: 'beam_newsletter_email_provided',
              text: 'Das Wort „true“, sobald du uns eine Adresse für den Newsletter gegeben hast, nicht die Adresse selbst. Bleibt, bis du es löschst.',
            },
            {
              title: 'newsletter_not_now',
              text: 'Dass du beim Newsletter „Nicht jetzt“ gewählt hast. Weg, wenn du den Tab schließt.',
            },
            {
              title: 'form_draft_…, form_sending_…',
              text: 'Was du in ein langes Formular getippt hast, ohne Bankdaten, und eine Nummer, an der wir doppeltes Absenden erkennen. Weg, wenn du den Tab schließt.',
            },
            {
              title: 'strapi_navigation, strapi_footer',
              text: 'Kopien von Menü und Fußzeile, damit Seiten schneller aufgehen. Weg, wenn du den Tab schließt.',
            },
          ],
        },
        {
          title: 'Wie wir sie schützen',
          summary: 'Unterwegs liest niemand mit, und bei uns lesen nur wenige.',
          body: prose(`
            Die Verbindung zu dieser Website ist verschlüsselt. Was du per Formular schickst, können nur unsere Leute lesen, nie andere Besucher. Wir begrenzen, wie oft von einer Netzwerkadresse gesendet werden kann, und geben nur denen Zugang, die ihn für ihre Arbeit brauchen.

            Bringt eine Verletzung des Schutzes ein hohes Risiko für deine Rechte, sagen wir es dir und der Aufsichtsbehörde, wie das Gesetz es vorschreibt.
          `),
          points: [],
        },
        {
          title: 'Deine Rechte',
          summary: 'Deine Daten bleiben deine: Eine Nachricht genügt, und sie kostet nichts.',
          body: prose(`
            Nach der DSGVO kannst du:

            - erfahren, welche Daten wir über dich haben, und eine Kopie bekommen;
            - falsche Daten berichtigen und unvollständige ergänzen lassen;
            - Daten löschen oder ihre Nutzung einschränken lassen;
            - die Daten, die du uns gegeben hast, in einem gängigen Format bekommen oder weitergeben lassen;
            - Nutzungen aus berechtigtem Interesse widersprechen, und Direktwerbung jederzeit;
            - eine Einwilligung widerrufen, die du gegeben hast.

            Schreib uns über die [Kontaktseite](/de/kontakt). Vielleicht müssen wir dich bitten, deine Identität nachzuweisen. Wir antworten in der Frist, die das Gesetz setzt. Es kostet dich nichts.

            Du kannst dich auch bei einer Aufsichtsbehörde beschweren: in Portugal bei der nationalen Datenschutzbehörde, der Comissão Nacional de Proteção de Dados, oder bei der Behörde dort, wo du wohnst oder arbeitest.
          `),
          points: [],
        },
        {
          title: 'Minderjährige',
          summary: 'Wenn du noch nicht 18 bist, gib uns deine Daten bitte nicht.',
          body: prose(`
            ${brand.name} ist für Erwachsene gedacht. Wer unter 18 ist, darf kein Konto eröffnen, uns kein Formular schicken und den Newsletter nicht abonnieren. Wir erheben wissentlich keine Daten über Minderjährige. Wenn du glaubst, dass uns eine minderjährige Person Daten geschickt hat, sag es uns bitte über die [Kontaktseite](/de/kontakt). Wir löschen sie dann.
          `),
          points: [],
        },
        {
          title: 'Änderungen dieser Erklärung',
          summary: 'Du musst nicht nachsehen: Wir melden uns, wenn eine Änderung dich angeht.',
          body: prose(`
            Wir passen diese Erklärung an, wenn sich unsere Dienste oder das Recht ändern. Die gültige Fassung steht immer auf dieser Seite. Geht eine Änderung dich an, weisen wir auf der Website, in der App oder per E-Mail darauf hin. Die Regeln für ${brand.name} selbst stehen in unseren [AGB](/de/agb).
          `),
          points: [],
        },
      ],
    },
  ],
  seo: {
    description: `Welche personenbezogenen Daten ${brand.name} verarbeitet, warum, wie lange und für wen; welche Cookies wir nutzen; und welche Rechte du hast.`,
    noIndex: false,
  },
  related: [],
}
