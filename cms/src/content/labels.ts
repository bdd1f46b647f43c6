import { addressPattern, pathPattern } from '@app/contract'
import type { Core } from '@strapi/strapi'
import { componentLayouts } from './shared/component-layouts'
import { contentLayouts } from './shared/layouts'
import type { Attribute } from './shape'
import { findModel } from '../platform/strapi/models'
import { isEmailField } from './shared/email-fields'
import type { FieldLabel, Labels } from './shared/compare'

type Attributes = Record<string, Attribute>

const attributesOf = (strapi: Core.Strapi, uid: string): Attributes =>
  findModel(strapi, uid)?.attributes ?? {}

/**
 * The field without whose items visitors see nothing of a section, such as the list of questions: its only list, if the
 * section has neither a rich text nor a required line of text.
 */
function contentOf(attributes: Attributes): string | undefined {
  const all = Object.entries(attributes)
  const lists = all.filter(([, { repeatable }]) => repeatable === true)
  const hasMore = all.some(
    ([, { type, required }]) => type === 'blocks' || (type === 'string' && required),
  )
  return hasMore || lists.length !== 1 ? undefined : lists[0]?.[0]
}

/** How the panel labels the fields of a type and of all components, and what they hold. */
export function labelsOf(strapi: Core.Strapi, uid: string): Labels {
  const layouts = { ...componentLayouts(strapi), [uid]: contentLayouts[uid] }
  return Object.fromEntries(
    Object.entries(layouts).map(([model, layout]) => {
      const attributes = attributesOf(strapi, model)
      const content = model.startsWith('blocks.') ? contentOf(attributes) : undefined
      const labelOf = (field: string, label: string): FieldLabel => {
        const { type, component, regex, required, repeatable, max } = attributes[field] ?? {}
        const isList = repeatable === true || type === 'dynamiczone'
        return {
          label,
          ...(component !== undefined && { component }),
          ...(String(regex) === addressPattern.source && { kind: 'address' }),
          ...(String(regex) === pathPattern.source && { kind: 'path' }),
          ...(isEmailField(model, field) && { kind: 'email' }),
          ...(type === 'date' && { kind: 'date' }),
          ...(required === true && { isRequired: true }),
          ...(field === content && { isContent: true }),
          ...(isList && typeof max === 'number' && { mostItems: max }),
        }
      }
      const fields = Object.entries(layout?.fields ?? {})
      return [
        model,
        Object.fromEntries(fields.map(([field, { label }]) => [field, labelOf(field, label)])),
      ]
    }),
  )
}
