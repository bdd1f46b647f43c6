import { SETTINGS } from '../../../content/shared/types'
import {
  type FormName,
  forms,
  labelOf,
  locale,
  sentFields,
  spokenLanguage,
  staffViewOf,
  t,
  translated,
} from '@app/contract'
import type { Core } from '@strapi/strapi'
import type { Submission } from '../../inbox/server/read-submission'
import { isOptionText } from '../../inbox/shared/field-label'
import { settings } from '../../../platform/settings/settings'
import { table } from '../../../platform/strapi/tables'
import { hasLink, plainName } from './plain-name'
import type { Values } from './templates/render'

type SiteNames = { productName: string; contactEmail: string }

/** The product’s name and the contact address in the site settings; a fallback where no editor set a name. */
export async function siteNames(strapi: Core.Strapi): Promise<SiteNames> {
  const stored = await table<SiteNames>(strapi, SETTINGS).findOne({
    select: ['productName', 'contactEmail'],
  })
  return {
    productName: stored?.productName || 'the site',
    contactEmail: stored?.contactEmail ?? '',
  }
}

const timeText = (at: Date) =>
  `${new Intl.DateTimeFormat(locale(), { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(at)} UTC`

const asAnswer = (value: string | boolean | null): string => {
  if (typeof value === 'boolean') return t(value ? 'Yes' : 'No')
  return value ?? t('(not shown in emails)')
}

const longTextOf = ({ form, answers }: Submission): string => {
  const field = sentFields(forms[form]).find(({ kind }) => kind === 'textarea')
  const value = answers.find((answer) => answer.field === field?.name)?.value
  return typeof value === 'string' ? value : ''
}

/** Whether a field is a message or an email address. A list takes any text from whoever posts without its page. */
const mayHoldLinks = (form: FormName, name: string) =>
  sentFields(forms[form]).some(
    (field) => field.name === name && ['textarea', 'email'].includes(field.kind),
  )

/** The answers without links outside the message: anybody could have sent them in the name of the reader. */
const answersToSender = ({ form, answers }: Submission) =>
  answers.map((answer) =>
    typeof answer.value === 'string' && !mayHoldLinks(form, answer.field) && hasLink(answer.value)
      ? { ...answer, value: null }
      : answer,
  )

/** In another language visitors read the label that their form had, which staff may know by another. */
const labelToSender = (form: FormName, name: string, label: string) => {
  const field = sentFields(forms[form]).find((one) => one.name === name)
  return spokenLanguage() && field ? translated(labelOf(field)) : label
}

/** What a template about a submission can say to staff, or to the address that was entered. */
export function valuesOf(
  submission: Submission,
  { productName }: SiteNames,
  reader: 'staff' | 'sender',
): Values {
  const { form, reference, email, receivedAt } = submission
  const { company, about, title } = staffViewOf(form)
  const isSender = reader === 'sender'
  const answers = isSender ? answersToSender(submission) : submission.answers
  const shown = isSender ? plainName : (text: string) => text
  const name = shown(submission.name ?? '')
  const valueOf = (field: string | undefined) => {
    const value = answers.find((answer) => answer.field === field)?.value
    return typeof value === 'string' ? value : ''
  }
  return {
    texts: {
      greeting: name ? t('Hello {name},', { name }) : t('Hello,'),
      name: name || (email ?? ''),
      email: email ?? '',
      company: shown(valueOf(company)),
      about: isOptionText(form, about, valueOf(about)) ? valueOf(about) : shown(valueOf(about)),
      form: title,
      reference,
      received: timeText(receivedAt),
      product: productName,
    },
    links: { record: `${settings.cmsUrl}/admin/inbox/${reference}` },
    answers: answers
      .filter(({ value }) => value !== '')
      .map(({ field, label, value }) => ({
        label: isSender ? labelToSender(form, field, label) : label,
        value: asAnswer(
          typeof value === 'string' && isOptionText(form, field, value) ? translated(value) : value,
        ),
      })),
    message: longTextOf(submission),
  }
}
