import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { change, select } from '../../../harness/database'
import { startCms, type Data, type RunningCms } from '../../../harness/start-cms'
import { databases } from '../databases'

type Field = { name: string; size: number }
type Metadata = { edit: Record<string, unknown>; list: Record<string, unknown> }
type Configuration = {
  settings: Record<string, unknown>
  metadatas: Record<string, Metadata>
  layouts: { list: string[]; edit: Field[][] }
}

const SETTINGS = 'content_types::api::site-setting.site-setting'
const FAQ = 'components::blocks.faq'
const FOOTER = 'content_types::api::footer.footer'
const NEW = ['description', 'productName']

let data: Data
let cms: RunningCms

const keyOf = (type: string) => `plugin_content_manager_configuration_${type}`

async function stored(key: string): Promise<unknown> {
  const sql = 'select value from strapi_core_store_settings where key = ?'
  const [row] = await select(data, sql, [key])
  return JSON.parse(String(row?.['value']))
}

const configurationOf = async (type: string) => (await stored(keyOf(type))) as Configuration

const save = (type: string, configuration: Configuration) =>
  change(data, 'update strapi_core_store_settings set value = ? where key = ?', [
    JSON.stringify(configuration),
    keyOf(type),
  ])

const remove = (key: string) =>
  change(data, 'delete from strapi_core_store_settings where key = ?', [key])

const rowsOf = ({ layouts }: Configuration) =>
  layouts.edit.map((row) => row.map(({ name }) => name).filter((name) => name !== '_TEMP_'))

const without = (form: Field[][], ...names: string[]) =>
  form.map((row) => row.filter(({ name }) => !names.includes(name))).filter((row) => row.length > 0)

/** Removes a field, as if no version had had it yet. */
function forget({ metadatas, layouts }: Configuration, field: string) {
  delete metadatas[field]
  layouts.edit = without(layouts.edit, field)
  layouts.list = layouts.list.filter((name) => name !== field)
}

/** Leaves out what a version before these fields and this block had laid out. */
async function forgetNewFields() {
  const key = 'core_app_panel-layouts'
  const laidOut = (await stored(key)) as Record<string, string[]>
  const [settings, faq] = [SETTINGS, FAQ].map((type) => type.split('::').slice(1).join('::'))
  laidOut[settings ?? ''] = (laidOut[settings ?? ''] ?? []).filter((field) => !NEW.includes(field))
  delete laidOut[faq ?? '']
  await change(data, 'update strapi_core_store_settings set value = ? where key = ?', [
    JSON.stringify(laidOut),
    key,
  ])
}

describe.each(databases)(
  'on $name, on a database that an earlier version laid out',
  ({ data: seeded }) => {
    let fresh: Configuration
    let freshFaq: Configuration
    let arranged: Configuration

    async function layOut() {
      fresh = await configurationOf(SETTINGS)
      freshFaq = await configurationOf(FAQ)
      arranged = structuredClone(fresh)
      arranged.layouts.list = ['shareTitle', 'contactEmail']
      arranged.layouts.edit = without(arranged.layouts.edit, 'chatEnabled', 'shareTitle')
      arranged.layouts.edit.unshift([{ name: 'shareTitle', size: 12 }])
      Object.assign(arranged.metadatas['contactEmail']?.edit ?? {}, { label: 'Where' })
      Object.assign(arranged.metadatas['contactEmail']?.list ?? {}, { label: 'Where' })
      arranged.settings['pageSize'] = 20
      for (const field of NEW) forget(arranged, field)
      await save(SETTINGS, arranged)
      const footer = await configurationOf(FOOTER)
      footer.layouts.edit.push([{ name: 'appStoreUrl', size: 12 }])
      await save(FOOTER, footer)
      await remove(keyOf(FAQ))
      await forgetNewFields()
    }

    beforeAll(async () => {
      cms = await startCms({
        ...seeded,
        prepare: (made) => {
          data = made
          return layOut()
        },
      })
    })
    afterAll(() => cms.remove())

    it('a new field gets its label and its position', async () => {
      const after = await configurationOf(SETTINGS)
      for (const field of NEW) {
        expect(after.metadatas[field]?.edit['label']).toBe(fresh.metadatas[field]?.edit['label'])
        expect(after.metadatas[field]?.edit['label']).not.toBe(field)
      }
      const rows = rowsOf(after)
      const rowOf = (all: string[][], field: string) => all.findIndex((row) => row.includes(field))
      expect(rowOf(rows, 'description')).toBeGreaterThan(rowOf(rows, 'shareImage'))
      expect(rowOf(rows, 'description')).toBeLessThan(rowOf(rows, 'contactEmail'))
      expect(rows.flat().filter((name) => name === 'description')).toHaveLength(1)
      expect(rowOf(rows, 'productName')).toBe(rowOf(rows, 'shareImage'))
      expect(after.layouts.list).toContain('productName')
    })

    it('a new block is laid out completely', async () => {
      const after = await configurationOf(FAQ)
      const labels = ({ metadatas }: Configuration) =>
        Object.entries(metadatas).map(([field, { edit }]) => [field, edit['label']])
      expect(labels(after)).toEqual(labels(freshFaq))
      expect(after.layouts.edit).toEqual(freshFaq.layouts.edit)
      expect(after.settings).toEqual(freshFaq.settings)
    })

    it('a field that is now filled elsewhere leaves the form', async () => {
      const rows = rowsOf(await configurationOf(FOOTER))
      expect(rows.flat()).toContain('partners')
      expect(rows.flat()).not.toContain('appStoreUrl')
      expect(rows.flat()).not.toContain('googlePlayUrl')
    })

    it('staff’s own arrangement is kept', async () => {
      const after = await configurationOf(SETTINGS)
      expect(after.layouts.list.filter((name) => name !== 'productName')).toEqual([
        'shareTitle',
        'contactEmail',
      ])
      expect(rowsOf(after)[0]).toEqual(['shareTitle'])
      expect(rowsOf(after).flat()).not.toContain('chatEnabled')
      expect(after.metadatas['contactEmail']?.edit['label']).toBe('Where')
      expect(after.settings['pageSize']).toBe(20)
    })

    it('the next start moves nothing and restores nothing that staff have hidden', async () => {
      await cms.stop()
      const hidden = await configurationOf(SETTINGS)
      hidden.layouts.edit = without(
        hidden.layouts.edit,
        'description',
        'appStoreUrl',
        'googlePlayUrl',
      )
      hidden.layouts.edit.push([
        { name: 'appStoreUrl', size: 6 },
        { name: 'googlePlayUrl', size: 6 },
      ])
      await save(SETTINGS, hidden)
      await cms.startAgain()
      expect(rowsOf(await configurationOf(SETTINGS))).toEqual(rowsOf(hidden))
    })
  },
)
