import { consentWording, formNames, forms } from '@app/contract'
import type { Core } from '@strapi/strapi'
import { connectionOf, type Database } from '../../../platform/database/connection'
import { storedJson } from '../../../platform/database/stored-json'
import { wordingHash } from '../../intake/consent'
import { WORDINGS } from './table'

export type Wording = ReturnType<typeof consentWording>

/**
 * Stores the wordings of this release, since a later one may change them and a proof names its wording by hash only.
 * What editors write instead in the site settings is not among them.
 */
export async function keepWordings({ db }: Core.Strapi) {
  const connection = await connectionOf(db)
  const rows = formNames.map((name) => {
    const wording = consentWording(forms[name])
    return { hash: wordingHash(wording), wording: JSON.stringify(wording) }
  })
  const unique = [...new Map(rows.map((row) => [row.hash, row])).values()]
  await connection(WORDINGS).insert(unique).onConflict('hash').ignore()
}

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
