import type { Core } from '@strapi/strapi'
import { component, contentType } from '../../platform/strapi/models'
import type { PanelConfiguration } from '../../platform/strapi/panel-configuration'
import { service } from '../../platform/strapi/services'
import { storedValue } from '../../platform/strapi/stored-value'
import { addFields, applyLayout, fieldsIn, hideFields } from './apply-layout'
import { componentLayouts } from '../shared/component-layouts'
import { contentLayouts, type Layout } from '../shared/layouts'

/** The fields laid out so far, by type. */
type LaidOut = Record<string, string[]>

/**
 * Lays out what was never laid out before: on an empty database everything, later the types and
 * fields that a new version brings. What staff rearranged, relabelled or hid stays as they left it; only fields that
 * the layout calls `hidden` leave a form at each start.
 */
export async function layOutPanel(strapi: Core.Strapi) {
  const store = storedValue<LaidOut>(strapi, 'panel-layouts')
  const laidOut = (await store.read()) ?? {}
  for (const { uid, layout, configuration } of targets(strapi)) {
    const known = laidOut[uid] ?? []
    const added = fieldsIn(layout).filter((field) => !known.includes(field))
    if (added.length === 0 && !layout.hidden) continue
    const before = hideFields(await configuration.read(), layout)
    await configuration.write(
      known.length === 0
        ? applyLayout(before, layout)
        : addFields(before, layout, { known: new Set(known) }),
    )
    laidOut[uid] = [...known, ...added]
  }
  await store.write(laidOut)
}

type Target = {
  uid: string
  layout: Layout
  configuration: {
    read: () => Promise<PanelConfiguration>
    write: (to: PanelConfiguration) => Promise<unknown>
  }
}

const targets = (strapi: Core.Strapi): Target[] => [
  ...targetsOf(strapi, 'content-types', contentLayouts),
  ...targetsOf(strapi, 'components', componentLayouts(strapi)),
]

const modelOf = { 'content-types': contentType, components: component }

function targetsOf(
  strapi: Core.Strapi,
  kind: 'content-types' | 'components',
  layouts: Record<string, Layout>,
): Target[] {
  const manager = service(strapi, `plugin::content-manager.${kind}`)
  return Object.entries(layouts).map(([uid, layout]) => {
    const model = modelOf[kind](strapi, uid)
    return {
      uid,
      layout,
      configuration: {
        read: async () => {
          const { settings, metadatas, layouts: views } = await manager.findConfiguration(model)
          return { settings, metadatas, layouts: views }
        },
        write: (to) => manager.updateConfiguration(model, to),
      },
    }
  })
}
