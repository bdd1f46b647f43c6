import { type Field, type FormName, forms, limitOf, sentFields, staffViews } from '@app/contract'
import type { Attribute } from './component'

const recordedAttributes: Record<string, Attribute> = {
  reference: { type: 'string', maxLength: 10, column: { unique: true } },
  secondsTaken: { type: 'integer' },
  wordingVersion: { type: 'string', maxLength: 60 },
}

/** Columns that the server alone fills, beside those that every form has. */
const ownAttributes: Partial<Record<FormName, Record<string, Attribute>>> = {
  newsletter: {
    personKey: {
      type: 'string',
      maxLength: 255,
      column: { unique: true },
      visible: false,
      writable: false,
    },
  },
}

const attributeOf = (field: Field): Attribute =>
  field.kind === 'checkbox'
    ? { type: 'boolean' }
    : { type: field.kind === 'textarea' ? 'text' : 'string', maxLength: limitOf(field) }

/** The content type that stores a form's submissions. */
export const intakeType = (name: FormName) => ({
  kind: 'collectionType',
  collectionName: `intake_${name.replaceAll('-', '_')}s`,
  info: {
    singularName: name,
    pluralName: `${name}s`,
    displayName: staffViews[name].title,
    description: staffViews[name].description,
  },
  options: { draftAndPublish: false },
  // Staff meet submissions in the inbox, never in the content manager.
  pluginOptions: {
    'content-manager': { visible: false },
    'content-type-builder': { visible: false },
  },
  attributes: {
    ...Object.fromEntries(sentFields(forms[name]).map((field) => [field.name, attributeOf(field)])),
    ...ownAttributes[name],
    ...recordedAttributes,
  },
})
