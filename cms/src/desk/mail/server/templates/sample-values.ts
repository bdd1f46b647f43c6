import {
  forms,
  type FormName,
  labelOf,
  sentFields,
  spokenLanguage,
  staffViewOf,
  t,
  translated,
} from '@app/contract'
import { settings } from '../../../../platform/settings/settings'
import type { Values } from './render'

const NAME = 'Ana Sá'
const MESSAGE = 'Where can I pay with the wallet?\nI travel to Lisbon next week.'

/** A made-up submission, for a preview of a template, in the language that is spoken. */
export function sampleValues(form: FormName, product: string, author: string): Values {
  const { title, masked = [], labels = {} } = staffViewOf(form)
  const answers = sentFields(forms[form])
    .filter(({ kind }) => kind !== 'checkbox')
    .map((field) => ({
      label: spokenLanguage() ? translated(labelOf(field)) : (labels[field.name] ?? labelOf(field)),
      value: masked.includes(field.name)
        ? '(not shown in emails)'
        : field.kind === 'textarea'
          ? MESSAGE
          : field.kind === 'email'
            ? 'ana@example.com'
            : 'options' in field
              ? (field.options[0]?.label ?? '')
              : 'Example',
    }))
  return {
    texts: {
      greeting: t('Hello {name},', { name: NAME }),
      name: NAME,
      email: 'ana@example.com',
      company: 'Example Lda',
      about: 'Example',
      form: title,
      reference: 'EXAMPLE123',
      received: '1 March 2026 at 12:00 UTC',
      product,
      author,
    },
    links: {
      record: `${settings.cmsUrl}/admin/inbox/EXAMPLE123`,
      unsubscribe: `${settings.cmsUrl}/api/newsletter/unsubscribe/example`,
    },
    answers,
    message: MESSAGE,
  }
}
