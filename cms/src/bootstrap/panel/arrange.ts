import type { Core, Schema, UID } from '@strapi/strapi'
import { once } from '../memory'
import { componentLayouts } from './component-layouts'
import { contentLayouts, type Layout } from './layouts'

type Configuration = {
  settings: Record<string, unknown>
  metadatas: Record<string, { edit: Record<string, unknown>; list: Record<string, unknown> }>
  layouts: { list: string[]; edit: { name: string; size: number }[][] }
}

type ConfigurationService = {
  findConfiguration: (model: Schema.Schema) => Promise<Configuration & { uid: string }>
  updateConfiguration: (model: Schema.Schema, configuration: Configuration) => Promise<unknown>
}

const FULL_WIDTH = 12

/** Lays the panel out once; what an administrator rearranges afterwards stays. */
export const arrangePanel = (strapi: Core.Strapi) =>
  once(strapi, 'panel-layout', async () => {
    const arrangeAll = async (kind: string, layouts: Record<string, Layout>) => {
      const service = strapi.plugin('content-manager').service(kind) as ConfigurationService
      for (const [uid, layout] of Object.entries(layouts)) {
        const model = strapi.getModel(uid as UID.Schema)
        const { uid: _uid, ...before } = await service.findConfiguration(model)
        await service.updateConfiguration(model, arranged(before, layout))
      }
    }
    await arrangeAll('content-types', contentLayouts)
    await arrangeAll('components', componentLayouts(strapi))
  })

function arranged(before: Configuration, layout: Layout): Configuration {
  const shown = before.layouts.edit.flat()
  const named = new Set(layout.rows.flat())
  const rows = layout.rows.map((row) =>
    row.map((name) => ({ name, size: Math.floor(FULL_WIDTH / row.length) })),
  )
  const rest = shown
    .filter(({ name }) => name !== '_TEMP_' && !named.has(name))
    .map((field) => [field])
  const metadatas = { ...before.metadatas }
  for (const [field, words] of Object.entries(layout.fields)) {
    const meta = metadatas[field]
    if (!meta) continue
    metadatas[field] = {
      edit: { ...meta.edit, label: words.label, description: words.description ?? '' },
      list: { ...meta.list, label: words.label },
    }
  }
  const [defaultSortBy, defaultSortOrder] = layout.sort
  return {
    settings: {
      ...before.settings,
      mainField: layout.mainField,
      defaultSortBy,
      defaultSortOrder,
      pageSize: 50,
    },
    metadatas,
    layouts: { list: layout.list, edit: [...rows, ...rest] },
  }
}
