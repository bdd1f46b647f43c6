import type { FormName } from '@app/contract'
import type { TemplatesInLanguage } from './template'

/** What happens next with what a visitor sent: `nextStep` of each form. */
const nextSteps: Partial<Record<FormName, string>> = {
  contact: 'Unser Support liest jede Nachricht und antwortet innerhalb von zwei Werktagen.',
  'career-application':
    'Unser People-Team liest jede Bewerbung und antwortet innerhalb von zehn Werktagen.',
  installation:
    'Unser Händlerteam prüft deine Angaben und meldet sich innerhalb von drei Werktagen bei dir.',
  'os-installation':
    'Unser Händlerteam prüft deine Angaben und meldet sich innerhalb von drei Werktagen bei dir.',
  investor: 'Unser Team für Investoren antwortet innerhalb von drei Werktagen.',
  'local-partner':
    'Unser Partnerteam prüft deine Anfrage und meldet sich innerhalb von fünf Werktagen bei dir.',
}

/** The emails to visitors who read the site in German. */
export const german: TemplatesInLanguage = {
  confirmation: (form) => ({
    subject: 'Wir haben deine Nachricht erhalten ({reference})',
    body: `{greeting}

danke, dass du {product} schreibst. Das ist bei uns angekommen:

{answers}

${nextSteps[form] ?? ''} Deine Referenz ist {reference}; gib sie bitte an, wenn du uns dazu schreibst.

Wenn du das nicht geschickt hast, hat jemand anderes deine Adresse eingegeben. Dann kannst du diese Mail ignorieren.

Dein Team von {product}`,
  }),
  welcome: {
    subject: 'Willkommen beim Newsletter von {product}',
    body: `Hallo,

dein Abo des Newsletters von {product} ist für {email} eingetragen.

Du hörst von uns, wenn es Neues gibt, das sich zu lesen lohnt, und nicht öfter.

Wenn du ihn nicht abonniert hast, hat jemand anderes deine Adresse eingegeben. Abmelden kannst du dich jetzt oder später: {unsubscribe}

Dein Team von {product}`,
  },
  rejoin: {
    subject: 'Du hast unseren Newsletter abbestellt. Möchtest du ihn wieder?',
    body: `Hallo,

jemand hat {email} für den Newsletter von {product} eingetragen, den du früher abbestellt hast.

Wenn du das warst, bestätige es bitte innerhalb von sieben Tagen: {join}

Wenn du es nicht warst, ignoriere diese Mail: Du bleibst abgemeldet.

Dein Team von {product}`,
  },
  'opt-in': {
    subject: 'Bitte bestätige dein Abo des Newsletters von {product}',
    body: `Hallo,

jemand hat {email} für den Newsletter von {product} eingetragen.

Wenn du das warst, bestätige es bitte innerhalb von sieben Tagen: {join}

Wenn du es nicht warst, ignoriere diese Mail: Du bekommst unseren Newsletter nicht.

Dein Team von {product}`,
  },
  reply: {
    subject: 'Deine Nachricht an {product} ({reference})',
    body: `{greeting}

danke für deine Nachricht.



Viele Grüße
{author}
{product}

{message}`,
  },
}
