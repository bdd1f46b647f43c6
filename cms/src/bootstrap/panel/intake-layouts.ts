import {
  type FormName,
  formNames,
  forms,
  labelOf,
  recordedFields,
  staffFields,
  staffViews,
} from '@beam/contract'
import type { Core, Schema, UID } from '@strapi/strapi'
import type { Layout } from './layouts'
import { rowsOf } from './rows'

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
  const { columns } = staffViews[name]
  const words = asked.map((field) => field.name)
  return {
    mainField: columns[0],
    sort: ['createdAt', 'DESC'],
    list: ['reviewState', ...columns, 'createdAt'],
    rows: [
      ...staffFields.map((field) => [field]),
      ...rowsOf(words, attributes),
      ...rowsOf([...recordedFields], attributes),
    ],
    fields: {
      ...Object.fromEntries(asked.map((field) => [field.name, { label: labelOf(field) }])),
      ...STAFF_LABELS,
    },
  }
}
