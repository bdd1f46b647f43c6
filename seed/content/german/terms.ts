import { brand, type Page } from '@app/contract'
import { prose } from '../prose'
import { definitions } from './terms-definitions'

export const terms: Page = {
  slug: 'de/agb',
  title: 'AGB',
  aliases: [],
  Content: [
    {
      block: 'legal',
      title: 'Unsere AGB',
      effective: '17.02.2024',
      introduction: prose(`
        **Dies ist ein Mustertext.** Er wurde in einfacher Sprache für diese Website geschrieben. Eine Anwältin oder ein Anwalt muss ihn ersetzen, bevor sich jemand darauf verlässt.

        Hier steht, was du von ${brand.name} erwarten kannst, was wir von dir erwarten und was gilt, wenn etwas schiefgeht.
      `),
      pointsTitle: 'Kurz gesagt',
      points: [
        {
          title: 'Die App ist kostenlos.',
          text: 'Du musst mindestens 18 sein, und jede Person hat ein Konto.',
        },
        {
          title: 'Cashback verfällt nie.',
          text: 'Der Laden bezahlt es und bestimmt, wie viel es ist.',
        },
        {
          title: 'Fehlt etwas?',
          text: 'Sag es uns innerhalb von sieben Tagen nach der Zahlung.',
        },
        {
          title: 'Erstattungen',
          text: 'kommen innerhalb von fünf Werktagen, nachdem sie genehmigt sind.',
        },
        { title: 'Du kannst gehen,', text: 'jederzeit und kostenlos.' },
      ],
      numbered: true,
      clauses: [
        {
          title: 'Willkommen',
          summary: `Wer ${brand.name} nutzt, stimmt dieser Seite zu. Wenn du das nicht möchtest, eröffne kein Konto.`,
          body: prose(`
            Danke, dass du dich für ${brand.name} entschieden hast. Diese Allgemeinen Geschäftsbedingungen (AGB) sind die Vereinbarung zwischen dir und uns über die App, diese Website und die Dienste, die dazugehören. Wenn du ein Konto eröffnest oder die App oder die Website nutzt, nimmst du sie an.

            Wenn du nicht einverstanden bist, nutze ${brand.name} bitte nicht. Was wir mit deinen personenbezogenen Daten tun, steht in unserer [Datenschutzerklärung](/de/datenschutz). Du kannst diese Seite jederzeit speichern oder drucken.
          `),
          points: [],
        },
        {
          title: `Über ${brand.name}`,
          summary: 'Wir sind keine Bank: Was in der App liegt, bringt keine Zinsen.',
          body: prose(`
            ${brand.name} ist eine kostenlose mobile Wallet zum Bezahlen und für Cashback, erhältlich in zwei App-Stores. „Wir“, „uns“ und „der Anbieter“ meinen in diesen AGB das Unternehmen, das ${brand.name} anbietet.

            ${brand.name} ist keine Bank. Guthaben in deinem Konto ist keine Einlage und wird nicht verzinst. Du erreichst uns über die [Kontaktseite](/de/kontakt).
          `),
          points: [],
        },
        definitions,
        {
          title: 'So funktioniert es',
          summary: 'Sobald du bestätigst, ist das Geld unterwegs. Was du bekommst, behältst du.',
          body: prose(`
            Du zahlst mit deinem Smartphone: per NFC, per Bluetooth, wo es das gibt, oder per QR-Code. Im Laden gibt der teilnehmende Betrieb den Betrag am Terminal ein; du wählst, wie du zahlst, prüfst den Betrag und bestätigst. Online bestätigst du die Zahlung mit einem einmaligen Code.

            Cashback bezahlt der teilnehmende Betrieb. Er bestimmt auch, wie viel er gibt. Du bekommst es als Treueguthaben, sobald die Zahlung erledigt ist. Treueguthaben verfällt nie, und du kannst es bei jedem teilnehmenden Betrieb im Netzwerk nutzen, in jedem Land. Aktionen von Partnern sind befristet und enden an dem Tag, der dabeisteht.

            Die App ist kostenlos. Dein Mobilfunkanbieter kann Geld für Daten verlangen. Eine bestätigte Transaktion kannst du nicht mehr abbrechen; sie kann aber nach den Abschnitten über Guthaben und Erstattungen zurückgebucht werden.
          `),
          points: [],
        },
        {
          title: 'Änderungen dieser AGB',
          summary:
            'Nichts wird über Nacht schlechter für dich: Du erfährst es vorher und kannst gehen.',
          body: prose(`
            Wir können diese AGB ändern, wenn das Recht, unsere Dienste oder die Sicherheit von Zahlungen es verlangen. Die gültige Fassung steht immer auf dieser Seite.

            Wenn eine Änderung deine Rechte verringert oder deine Pflichten vermehrt, sagen wir es dir per E-Mail oder in der App, mindestens fünf Werktage bevor sie gilt. Andere Änderungen gelten, sobald sie hier stehen.

            Wenn du nicht einverstanden bist, kannst du dein Konto vor diesem Tag kostenlos schließen. Nutzt du ${brand.name} danach weiter, nimmst du die neuen AGB an.
          `),
          points: [],
        },
        {
          title: 'Newsletter',
          summary: 'Du kannst ihn ohne Konto lesen und mit einem Klick abbestellen.',
          body: prose(`
            Wenn du uns für den Newsletter deine E-Mail-Adresse gibst, schicken wir dir Neues über ${brand.name}, teilnehmende Betriebe und Aktionen. Du brauchst dafür kein Konto, und dein Konto hängt nicht davon ab.

            Du kannst ihn jederzeit abbestellen, über den Link in jeder Ausgabe oder über die [Kontaktseite](/de/kontakt).
          `),
          points: [],
        },
        {
          title: 'Unsere Dienste',
          summary:
            'Stimmt etwas mit deinem Kauf nicht, sprich mit dem Laden: Er hat verkauft, wir haben nur das Geld bewegt.',
          body: prose(`
            Mit ${brand.name} kannst du:

            - bei teilnehmenden Betrieben zahlen, in Läden und online;
            - Treueguthaben und Gutscheine bekommen, behalten und einlösen;
            - Bankkarten mit deinem Konto verknüpfen und deine Transaktionen sehen;
            - teilnehmende Betriebe finden und ihnen Rückmeldung geben.

            Wir können Funktionen ergänzen, verbessern oder einstellen und die Dienste für Wartung oder Sicherheit unterbrechen. Längere Unterbrechungen kündigen wir an, wenn wir können.

            Produkte verkauft der teilnehmende Betrieb, nicht wir. Dein Kaufvertrag besteht mit diesem Betrieb, und er ist für Qualität, Lieferung und Gewährleistung verantwortlich.
          `),
          points: [],
        },
        {
          title: 'Dein Konto',
          summary: 'Eröffne ein Konto, auf deinen Namen und mit deinen Karten.',
          body: prose(`
            Um ein Konto zu eröffnen, musst du mindestens 18 Jahre alt sein. Das Konto ist persönlich: Jede Person darf eines haben, und es kann nicht verkauft, verliehen oder weitergegeben werden.

            Bei der Anmeldung machst du wahre und vollständige Angaben und hältst sie aktuell. Wir können bei der Anmeldung oder später einen Identitätsnachweis (KYC) verlangen und das Konto einschränken, bis wir ihn bekommen und geprüft haben.

            Du kannst bis zu 10 Karten verknüpfen. Um eine Karte zu prüfen, buchen wir einen kleinen Betrag ab, den wir erstatten. Du darfst nur Karten verknüpfen, die auf deinen Namen ausgestellt sind.
          `),
          points: [],
        },
        {
          title: 'Deine Pflichten',
          summary:
            'Behandle dein Handy wie dein Portemonnaie: Sperr es, schau hin, bevor du zahlst, und melde dich, wenn etwas nicht stimmt.',
          body: prose(`
            Du verpflichtest dich:

            - Handy, PIN, Passwort und Codes sicher aufzubewahren und mit niemandem zu teilen;
            - den Betrag und den teilnehmenden Betrieb zu prüfen, bevor du eine Zahlung bestätigst;
            - dafür zu sorgen, dass das gewählte Zahlungsmittel gedeckt ist;
            - die App zu aktualisieren und sie nur auf Geräten zu nutzen, deren Sicherheit nicht verändert wurde;
            - deine Transaktionen regelmäßig durchzusehen und uns sofort zu sagen, wenn du eine nicht erkennst;
            - ${brand.name} im Einklang mit dem Gesetz und diesen AGB zu nutzen.

            Für Steuern, die auf deine Prämien anfallen, bist du selbst verantwortlich.
          `),
          points: [],
        },
        {
          title: 'Was verboten ist',
          summary: 'Wer betrügt, verliert das Konto und alles, was es gebracht hat.',
          body: prose(`
            Du darfst mit ${brand.name} nicht:

            - Illegales kaufen oder verkaufen, Geld waschen, Terrorismus finanzieren oder Sanktionen umgehen;
            - mit einer Bankkarte oder einem Konto zahlen, die nicht dir gehören;
            - durch falsche, zirkuläre oder erfundene Käufe an Cashback oder Gutscheine kommen;
            - mehrere Konten eröffnen oder dich als jemand anderes ausgeben;
            - App, Website oder Netzwerk kopieren, dekompilieren, ausforschen oder angreifen, außer wo das Gesetz es ausdrücklich erlaubt;
            - Daten über andere sammeln oder ihnen unerwünschte Nachrichten schicken;
            - Inhalte veröffentlichen, die beleidigen, täuschen oder die Rechte anderer verletzen.

            Wir können Transaktionen, die dagegen verstoßen, ablehnen oder zurückbuchen, so erlangte Prämien entziehen und die Behörden informieren, wo das Gesetz es verlangt.
          `),
          points: [],
        },
        {
          title: 'Zugriff anderer auf dein Konto',
          summary:
            'Handy verloren? Sag es zuerst uns: Was nach deiner Nachricht passiert, zahlst nicht du.',
          body: prose(`
            Niemand sonst darf dein Konto nutzen. Wenn du jemandem dein Handy oder deine Codes überlässt, stehst du dafür ein, was diese Person tut, soweit das Gesetz es erlaubt.

            Wenn du dein Handy verlierst oder glaubst, dass jemand anderes Zugriff auf dein Konto hat, sag es uns sofort über die [Kontaktseite](/de/kontakt) und lass deine Bankkarten sperren. Sobald wir deine Nachricht haben, sperren wir das Konto. Ab dann haftest du nicht mehr für seine Nutzung, außer du hast betrügerisch gehandelt.

            Zugelassene Zahlungsdienste bekommen nur mit deiner ausdrücklichen Zustimmung und im Rahmen des Gesetzes Zugriff auf dein Konto. Du kannst sie jederzeit widerrufen.
          `),
          points: [],
        },
        {
          title: 'Guthaben aus Zahlungen in teilnehmenden Läden',
          summary:
            'Schau innerhalb einer Woche nach deinem Cashback; danach lässt sich eine Lücke kaum noch klären.',
          body: prose(`
            Wenn du in einem teilnehmenden Laden zahlst, kannst du beim Kauf Guthaben bekommen oder erwerben. Der Betrag wird vor der Zahlung oder mit ihr angezeigt, und das Guthaben erscheint in deinem Konto, sobald die Zahlung angenommen ist.

            Wurde Guthaben, das dir zusteht, abgelehnt, oder fehlt es, melde es uns innerhalb von sieben Tagen nach der Zahlung, mit Datum, Laden und Betrag. Wir klären das mit dem Laden und sagen dir, was herauskam. Nach sieben Tagen können wir die Transaktion als richtig behandeln.

            Guthaben wird nicht in bar ausgezahlt, sofern das Gesetz oder die Bedingungen einer Aktion nichts anderes sagen. Irrtümlich gebuchtes Guthaben können wir zurücknehmen; wir sagen dir dann Bescheid.
          `),
          points: [],
        },
        {
          title: 'Erstattungen',
          summary:
            'Frag den Laden, nicht uns. Sagt er Ja, hast du dein Geld innerhalb einer Arbeitswoche.',
          body: prose(`
            Wenn du Produkte zurückgibst oder einen Kauf rückgängig machst, bitte den teilnehmenden Betrieb um die Erstattung. Er entscheidet nach seinen eigenen Bedingungen und nach dem Gesetz, auch nach deinem Widerrufsrecht als Verbraucherin oder Verbraucher.

            Ist ein Storno oder eine Erstattung genehmigt, führen wir sie innerhalb von fünf Werktagen aus. Das Geld geht an das Zahlungsmittel zurück, mit dem du bezahlt hast, und Guthaben in dein Konto. Bis deine Bank es anzeigt, kann es länger dauern.

            Treueguthaben, das du für einen erstatteten Kauf bekommen hast, wird im gleichen Verhältnis zurückgenommen. Hast du es schon ausgegeben, können wir es von der Erstattung abziehen.
          `),
          points: [],
        },
        {
          title: 'Konto sperren und schließen',
          summary: 'Du darfst ohne Grund gehen. Wir brauchen dafür einen guten.',
          body: prose(`
            Du kannst dein Konto jederzeit kostenlos schließen, in der App oder über die [Kontaktseite](/de/kontakt). Gib vorher bitte dein Guthaben aus; laufende Transaktionen schließen wir ab.

            Wir können dein Konto sperren, einschränken oder schließen oder eine Zahlung ablehnen, wenn du gegen diese AGB verstößt, wenn wir Betrug oder ein Risiko für die Sicherheit vermuten, wenn der Identitätsnachweis fehlt oder falsch ist oder wenn das Gesetz oder eine Behörde es verlangt. Den Grund sagen wir dir, außer das Gesetz verbietet es.

            Schließen wir dein Konto aus einem Grund, für den du nichts kannst, sagen wir es dir rechtzeitig und geben dir Zeit, dein Guthaben auszugeben. Durch Betrug erlangtes Guthaben verfällt.
          `),
          points: [],
        },
        {
          title: 'Gewährleistung',
          summary: `${brand.name} kann auch einmal ausfallen. Hab also noch etwas anderes zum Zahlen dabei.`,
          body: prose(`
            Wir betreiben ${brand.name} mit professioneller Sorgfalt. Wir versprechen nicht, dass es immer verfügbar, fehlerfrei oder mit allen Geräten verträglich ist, und auch nicht, dass ein bestimmter Betrieb im Netzwerk bleibt.

            Teilnehmende Betriebe, App-Stores, Mobilfunkanbieter und Banken erbringen ihre Dienste in eigener Verantwortung. Deine gesetzlichen Rechte als Verbraucherin oder Verbraucher bleiben unberührt.
          `),
          points: [],
        },
        {
          title: 'Haftung',
          summary:
            'Wir zahlen für Schäden, die wir hätten verhindern müssen, nicht für das, was niemand ahnen konnte.',
          body: prose(`
            Wir haften unbegrenzt für Schäden, die wir vorsätzlich oder grob fahrlässig verursachen, für Verletzungen von Leben oder Gesundheit und überall, wo das Gesetz keine Grenze erlaubt.

            In allen anderen Fällen haften wir nur für Schäden, die vorhersehbar und typisch waren, als du diese AGB angenommen hast. Wir haften nicht für Produkte teilnehmender Betriebe, für Ereignisse außerhalb unserer Kontrolle, für Fehler deines Geräts oder Netzes und für Schäden, die entstehen, weil du gegen diese AGB verstößt.

            Für Zahlungen, die du nicht autorisiert hast, gelten die Regeln des Zahlungsdiensterechts.
          `),
          points: [],
        },
        {
          title: 'Illegale Inhalte melden',
          summary: 'Eine Nachricht genügt. Du bekommst eine Antwort mit unseren Gründen.',
          body: prose(`
            Wenn du bei ${brand.name} Inhalte findest, die du für illegal hältst, sag es uns über die [Kontaktseite](/de/kontakt). Schreib bitte, wo sie stehen, warum du sie für illegal hältst und wie wir dich erreichen.

            Wir bestätigen deine Meldung, prüfen sie sorgfältig und unvoreingenommen und sagen dir, was wir entschieden haben und warum. Illegale Inhalte entfernen oder sperren wir. Bist du mit unserer Entscheidung nicht einverstanden, kannst du uns bitten, sie zu überprüfen.
          `),
          points: [],
        },
        {
          title: 'Recht und Gericht',
          summary:
            'Wo immer du wohnst, entscheidet ein Gericht in Portugal; deine Rechte als Verbraucher bleiben.',
          body: prose(`
            Für diese AGB gilt portugiesisches Recht. Bist du Verbraucherin oder Verbraucher und wohnst in einem anderen Land, behältst du den Schutz der zwingenden Vorschriften dieses Landes.

            Für Streitigkeiten, die nicht durch das Schiedsverfahren im nächsten Abschnitt beigelegt werden, ist allein das Gericht in Cascais zuständig, soweit das Gesetz diese Wahl erlaubt.
          `),
          points: [],
        },
        {
          title: 'Schiedsverfahren',
          summary: 'Wenn wir uns nicht einigen, entscheidet eine neutrale Person, ohne Prozess.',
          body: prose(`
            Wenn du eine Beschwerde hast, schreib bitte zuerst uns; das meiste lässt sich klären. Ist ein Streit 30 Tage, nachdem eine Seite ihn der anderen schriftlich mitgeteilt hat, nicht beigelegt, wird er im Schiedsverfahren entschieden. Es gibt eine Schiedsperson, der Sitz ist Lissabon und die Sprache Englisch.

            Die Entscheidung bindet beide Seiten. Jede Seite kann vor dem Verfahren oder währenddessen ein Gericht um Eilrechtsschutz bitten. Als Verbraucherin oder Verbraucher stehen dir weiter die Schlichtungsstellen und Gerichte offen, die das Gesetz dir gibt.
          `),
          points: [],
        },
        {
          title: 'Mitteilungen und Fristen',
          summary: 'Lies, was wir dir schicken, und warte nicht mit einer Beschwerde.',
          body: prose(`
            Wir schreiben dir an die E-Mail- oder Postadresse in deinem Konto oder in der App. Du schreibst uns über die [Kontaktseite](/de/kontakt) oder per Post. Eine E-Mail gilt am nächsten Tag als zugegangen, ein Brief am dritten Tag.

            Ansprüche aus diesen AGB verfallen, wenn sie nicht innerhalb eines Monats ab dem Tag erhoben werden, an dem du von ihrem Grund erfahren hast, sofern diese AGB keine kürzere Frist für Meldungen setzen oder das Gesetz keine längere, die sich nicht durch Vereinbarung ändern lässt.

            Ist ein Teil dieser AGB unwirksam, gilt der Rest weiter. Setzen wir ein Recht nicht sofort durch, geben wir es damit nicht auf.
          `),
          points: [],
        },
      ],
    },
  ],
  seo: {
    description: `Die Bedingungen für ${brand.name}, in einfacher Sprache: dein Konto, Zahlungen, Cashback, Guthaben, Erstattungen, Haftung. Gültig ab 17.02.2024.`,
    noIndex: false,
  },
  related: [],
}
