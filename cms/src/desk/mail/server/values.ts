import { SETTINGS } from '../../../content/shared/types'
import { brand, type FormName, forms, sentFields, staffViewOf } from '@app/contract'
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

const time = new Intl.DateTimeFormat(brand.locale, {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'UTC',
})

const asAnswer = (value: string | boolean | null): string => {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  return value ?? '(not shown in emails)'
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
      greeting: name ? `Hello ${name},` : 'Hello,',
      name: name || (email ?? ''),
      email: email ?? '',
      company: shown(valueOf(company)),
      about: isOptionText(form, about, valueOf(about)) ? valueOf(about) : shown(valueOf(about)),
      form: title,
      reference,
      received: `${time.format(receivedAt)} UTC`,
      product: productName,
    },
    links: { record: `${settings.cmsUrl}/admin/inbox/${reference}` },
    answers: answers
      .filter(({ value }) => value !== '')
      .map(({ label, value }) => ({ label, value: asAnswer(value) })),
    message: longTextOf(submission),
  }
}
