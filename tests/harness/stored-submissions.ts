import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FormName } from '../../contract/index'
import type { Cms } from './cms'
import { root, snakeCase } from './cms-modules'

export const tableOf = (form: FormName): string => {
  const schema = join(root, 'cms/src/api/intake/content-types', form, 'schema.json')
  return (JSON.parse(readFileSync(schema, 'utf8')) as { collectionName: string }).collectionName
}

export const referenceIn = ({ json }: { json: unknown }): string =>
  (json as { data: { reference: string } }).data.reference

/** What the database has stored of a form. */
export const storedIn = (cms: Cms) => {
  const count = async (table: string) => {
    const [row] = await cms.select(`select count(*) as n from ${table}`)
    return Number(row?.['n'])
  }
  return {
    count: (form: FormName) => count(tableOf(form)),
    proofs: () => count('intake_consent_proofs'),
    keys: () => count('intake_idempotency_keys'),
    rows: (form: FormName) => cms.select(`select * from ${tableOf(form)} order by id`),
    row: async (form: FormName, reference: string) => {
      const [row] = await cms.select(`select * from ${tableOf(form)} where reference = ?`, [
        reference,
      ])
      return row
    },
    state: async (reference: string) => {
      const [row] = await cms.select('select state from app_submissions where reference = ?', [
        reference,
      ])
      return row?.['state']
    },
    proof: async (reference: string) => {
      const sql = 'select * from intake_consent_proofs where reference = ?'
      const [row] = await cms.select(sql, [reference])
      if (!row) return undefined
      const { form, version, hash, boxes } = row
      return { form, version, hash, boxes: typeof boxes === 'string' ? JSON.parse(boxes) : boxes }
    },
  }
}

/** A payload as stored in the table's columns; SQLite stores booleans as 1 and 0. */
export const asColumns = (payload: Record<string, string | boolean>, isSqlite: boolean) =>
  Object.fromEntries(
    Object.entries(payload).map(([field, value]) => [
      snakeCase(field),
      isSqlite && typeof value === 'boolean' ? Number(value) : value,
    ]),
  )
