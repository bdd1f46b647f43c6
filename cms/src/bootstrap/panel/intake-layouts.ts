import { type FormName, formNames, forms, labelOf } from '@beam/contract'
import type { Core, Schema, UID } from '@strapi/strapi'
import type { Layout } from './layouts'
import { rowsOf } from './rows'

/** What staff see of each submission in a list, between its state and its time; the first names it. */
const columnsOf: Record<FormName, string[]> = {
  contact: ['email', 'subject', 'firstName', 'lastName'],
  'career-application': ['email', 'positionArea', 'firstName', 'lastName', 'location'],
  installation: ['storeName', 'companyName', 'businessSector', 'contactEmail', 'contactPhone'],
  'os-installation': ['publicName', 'storeWebsite', 'onlineStorePlatform', 'companyContactEmail'],
  investor: ['email', 'companyName', 'amountToInvest', 'currency', 'country'],
  'local-partner': ['companyName', 'email', 'phoneNumber', 'city', 'country'],
  newsletter: ['email'],
  'log-consent': ['consent', 'timestamp'],
}

const STAFF_FIELDS = ['reviewState', 'notes']
const RECORDED_FIELDS = ['reference', 'secondsTaken', 'wordingVersion']
const STAFF_LABELS: Layout['fields'] = {
  reviewState: { label: 'State', description: 'Where this submission stands' },
  notes: { label: 'Notes', description: 'For colleagues; the visitor never sees them' },
  reference: { label: 'Reference' },
  secondsTaken: {
    label: 'Seconds taken',
    description: 'To fill in the form; a person needs a few',
  },
  wordingVersion: { label: 'Wording agreed to' },
  createdAt: { label: 'Received' },
}

/** Newest first, staff's own fields on top, then the visitor's words in the form's order. */
export const intakeLayouts = (strapi: Core.Strapi): Record<string, Layout> =>
  Object.fromEntries(
    formNames.map((name) => {
      const uid = `api::intake.${name}`
      return [uid, layoutOf(name, strapi.contentType(uid as UID.ContentType).attributes)]
    }),
  )

function layoutOf(name: FormName, attributes: Schema.Attributes): Layout {
  const asked = forms[name].fields.filter((field) => field.name in attributes)
  const columns = columnsOf[name]
  const words = asked.map((field) => field.name)
  return {
    mainField: columns[0] ?? 'reference',
    sort: ['createdAt', 'DESC'],
    list: ['reviewState', ...columns, 'createdAt'],
    rows: [
      ...STAFF_FIELDS.map((field) => [field]),
      ...rowsOf(words, attributes),
      ...rowsOf(RECORDED_FIELDS, attributes),
    ],
    fields: {
      ...Object.fromEntries(asked.map((field) => [field.name, { label: labelOf(field) }])),
      ...STAFF_LABELS,
    },
  }
}
