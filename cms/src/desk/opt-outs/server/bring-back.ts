import type { Core } from '@strapi/strapi'
import { type OptOut, optOutsFile, stateIn } from './opt-outs'
import { OPT_OUTS, RETURNS } from './table'

/**
 * A backup from before somebody left has them as a subscriber again. The file of opt-outs names who left and has not
 * joined again since: they are opted out again, before the first email.
 */
export async function bringBackOptOuts({ db, log }: Core.Strapi) {
  const inFile = await optOutsFile.read()
  const rows: OptOut[] = await db.connection(OPT_OUTS).select('hash', 'since', 'is_pending')
  const left = new Map(
    rows.filter((row) => stateIn(row) === 'left').map(({ hash, since }) => [hash, new Date(since)]),
  )
  const timeInFile = (hash: string) => inFile.get(hash)?.getTime() ?? 0
  await optOutsFile.append([...left].filter(([hash, since]) => timeInFile(hash) < Number(since)))
  const returns: { hash: string; at: Date | number }[] = await db
    .connection(RETURNS)
    .select('hash', 'at')
  const joinedAt = new Map(returns.map(({ hash, at }) => [hash, Number(at)]))
  const missing = [...inFile].filter(
    ([hash, since]) => !left.has(hash) && (joinedAt.get(hash) ?? 0) <= Number(since),
  )
  if (missing.length === 0) return
  for (const [hash, since] of missing)
    await db
      .connection(OPT_OUTS)
      .insert({ hash, since, is_pending: false })
      .onConflict('hash')
      .merge()
  log.info(
    `Opted ${missing.length} addresses out of the newsletter again, which a restored backup had brought back.`,
  )
}
