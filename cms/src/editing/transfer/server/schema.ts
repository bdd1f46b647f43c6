import type { Core } from '@strapi/strapi'
import { contentUids } from '../../../content/shared/types'
import type { Attribute } from '../../../content/shape'
import { hashOf } from './format'
import { schemaOf } from './local'

type Attributes = Readonly<Record<string, Attribute>>

/** What a value of a field may be. What only the panel shows is left out: a label, the order of choices. */
const factsOf = ({ type, component, components, target, enum: choices, repeatable }: Attribute) =>
  Object.entries({
    type,
    component,
    components: components?.toSorted(),
    target,
    choices: choices?.toSorted(),
    repeatable,
  }).filter(([, value]) => value !== undefined)

/** A short hash of a type or component. */
export const hashOfType = (attributes: Attributes) =>
  hashOf(
    Object.fromEntries(
      Object.entries(attributes).map(([name, attribute]) => [name, factsOf(attribute)]),
    ),
  ).slice(0, 12)

/** A short hash of each type and component. */
export function schemaHashes(strapi: Core.Strapi): Record<string, string> {
  const models = [...contentUids, ...Object.keys(strapi.components)].toSorted()
  const attributes = schemaOf(strapi)
  return Object.fromEntries(models.map((model) => [model, hashOfType(attributes(model))]))
}
