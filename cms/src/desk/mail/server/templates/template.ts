import type { FormName } from '@app/contract'

export type Template = { subject: string; body: string }

export type JoinTemplates = { rejoin: Template; 'opt-in': Template }

/** The emails to visitors in another language. A notice to staff is in the site's own. */
export type TemplatesInLanguage = JoinTemplates & {
  confirmation: (form: FormName) => Template
  welcome: Template
  reply: Template
}
