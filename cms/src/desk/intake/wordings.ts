import { consentWording, formNames, forms } from '@app/contract'
import { connectionOf, type Database } from '../../platform/database/connection'
import { storedJson } from '../../platform/database/stored-json'
import type { OwnTable } from '../../platform/strapi/own-table'
import { wordingHash } from './consent'

type Wording = ReturnType<typeof consentWording>

const WORDINGS = 'app_wordings'

/** What visitors were asked to agree to, by the hash that is in the proof of a consent. */
export const wordingTable: OwnTable = {
  name: WORDINGS,
  columns: {
    hash: 'uniqueText',
    wording: 'json',
  },
}

/** Stores wordings that may change later, since a proof names its wording by hash only. */
export async function keepWordings(db: Database, wordings: readonly Wording[]) {
  const rows = wordings.map((wording) => ({
    hash: wordingHash(wording),
    wording: JSON.stringify(wording),
  }))
  const unique = [...new Map(rows.map((row) => [row.hash, row])).values()]
  const connection = await connectionOf(db)
  await connection(WORDINGS).insert(unique).onConflict('hash').ignore()
}

/** Those of this release, which a later one may change. */
export const keepOwnWordings = async (db: Database) =>
  keepWordings(
    db,
    formNames.map((name) => consentWording(forms[name])),
  )

export async function wordingsOf(
  db: Database,
  hashes: readonly (string | null)[],
): Promise<Map<string, Wording>> {
  const connection = await connectionOf(db)
  const rows: { hash: string; wording: Wording }[] = await connection(WORDINGS)
    .select('hash', 'wording')
    .whereIn(
      'hash',
      [...new Set(hashes)].filter((hash) => hash !== null),
    )
  return new Map(rows.map(({ hash, wording }) => [hash, storedJson(wording)]))
}
