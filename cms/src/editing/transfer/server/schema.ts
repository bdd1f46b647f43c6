import type { Core } from '@strapi/strapi'
import { contentUids } from '../../../content/shared/types'
import type { Attribute } from '../../../content/shape'
import { hashOf } from './format'
import { schemaOf } from './local'

/** What a value of a field may be. What only the panel shows, such as a label, is left out. */
const factsOf = ({ type, component, components, target, enum: choices, repeatable }: Attribute) =>
  Object.entries({ type, component, components, target, choices, repeatable }).filter(
    ([, value]) => value !== undefined,
  )

/** A short hash of each type and component. */
export function schemaHashes(strapi: Core.Strapi): Record<string, string> {
  const models = [...contentUids, ...Object.keys(strapi.components)].toSorted()
  const attributes = schemaOf(strapi)
  return Object.fromEntries(
    models.map((model) => [
      model,
      hashOf(
        Object.fromEntries(
          Object.entries(attributes(model)).map(([name, attribute]) => [name, factsOf(attribute)]),
        ),
      ).slice(0, 12),
    ]),
  )
}
