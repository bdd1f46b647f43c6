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

const JOB = 'content_types::api::job.job'
const FAQ = 'components::blocks.faq'
const FOOTER = 'content_types::api::footer.footer'
const NEW = ['purpose', 'area']

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
  const [job, faq] = [JOB, FAQ].map((type) => type.split('::').slice(1).join('::'))
  laidOut[job ?? ''] = (laidOut[job ?? ''] ?? []).filter((field) => !NEW.includes(field))
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
      fresh = await configurationOf(JOB)
      freshFaq = await configurationOf(FAQ)
      arranged = structuredClone(fresh)
      arranged.layouts.list = ['title', 'updatedAt']
      arranged.layouts.edit = without(arranged.layouts.edit, 'language', 'summary')
      arranged.layouts.edit.unshift([{ name: 'summary', size: 12 }])
      Object.assign(arranged.metadatas['location']?.edit ?? {}, { label: 'Where' })
      Object.assign(arranged.metadatas['location']?.list ?? {}, { label: 'Where' })
      arranged.settings['pageSize'] = 20
      for (const field of NEW) forget(arranged, field)
      await save(JOB, arranged)
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
      const after = await configurationOf(JOB)
      for (const field of NEW) {
        expect(after.metadatas[field]?.edit['label']).toBe(fresh.metadatas[field]?.edit['label'])
        expect(after.metadatas[field]?.edit['label']).not.toBe(field)
      }
      const rows = rowsOf(after)
      const rowOf = (all: string[][], field: string) => all.findIndex((row) => row.includes(field))
      expect(rowOf(rows, 'purpose')).toBeGreaterThan(rowOf(rows, 'icon'))
      expect(rowOf(rows, 'purpose')).toBeLessThan(rowOf(rows, 'requirements'))
      expect(rows.flat().filter((name) => name === 'purpose')).toHaveLength(1)
      expect(rowOf(rows, 'area')).toBe(rowOf(rows, 'type'))
      expect(after.layouts.list).toContain('area')
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
      const after = await configurationOf(JOB)
      expect(after.layouts.list.filter((name) => name !== 'area')).toEqual(['title', 'updatedAt'])
      expect(rowsOf(after)[0]).toEqual(['summary'])
      expect(rowsOf(after).flat()).not.toContain('language')
      expect(after.metadatas['location']?.edit['label']).toBe('Where')
      expect(after.settings['pageSize']).toBe(20)
    })

    it('the next start moves nothing and restores nothing that staff have hidden', async () => {
      await cms.stop()
      const hidden = await configurationOf(JOB)
      hidden.layouts.edit = without(hidden.layouts.edit, 'purpose', 'title', 'slug')
      hidden.layouts.edit.push([
        { name: 'title', size: 6 },
        { name: 'slug', size: 6 },
      ])
      await save(JOB, hidden)
      await cms.startAgain()
      expect(rowsOf(await configurationOf(JOB))).toEqual(rowsOf(hidden))
    })
  },
)
