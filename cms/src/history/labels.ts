import type { Core } from '@strapi/strapi'
import { componentLayouts } from '../bootstrap/panel/component-layouts'
import { contentLayouts } from '../bootstrap/panel/layouts'
import type { Attribute } from '../delivery/shape'
import { findModel } from '../strapi/models'
import type { Labels } from './compare'

/** How the panel labels the fields of a type and of all components. */
export function labelsOf(strapi: Core.Strapi, uid: string): Labels {
  const layouts = { ...componentLayouts(strapi), [uid]: contentLayouts[uid] }
  return Object.fromEntries(
    Object.entries(layouts).map(([model, layout]) => {
      const attributes: Record<string, Attribute> = findModel(strapi, model)?.attributes ?? {}
      return [
        model,
        Object.fromEntries(
          Object.entries(layout?.fields ?? {}).map(([field, { label }]) => {
            const component = attributes[field]?.component
            return [field, component === undefined ? { label } : { label, component }]
          }),
        ),
      ]
    }),
  )
}
