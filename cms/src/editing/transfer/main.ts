import { exportTo, importFrom } from './command'
import { type Mode, type Part } from './shared/plan'
import { closeStrapi } from '../../platform/lifecycle/close-strapi'
import { loadAlone } from '../../platform/database/start-alone'
import { makeStrapi, runToEnd } from '../../platform/lifecycle/start-strapi'

/** What `scripts/content.ts` has read of the command line. */
type Command =
  | { action: 'export'; folder: string; parts: Part[]; since?: string }
  | {
      action: 'import'
      folder: string
      mode: Mode
      take: 'theirs' | 'mine' | string[]
      isTrial: boolean
      deleteOrphans: boolean
    }

/** `node dist/src/editing/transfer/main.js <command as JSON>`: writes or imports a package of content. */
runToEnd(async () => {
  const command = JSON.parse(process.argv[2] ?? '') as Command
  const strapi = makeStrapi({ serveAdminPanel: false })
  await loadAlone(strapi)
  try {
    if (command.action === 'import') await importFrom(strapi, command.folder, command)
    else
      await exportTo(strapi, command.folder, {
        parts: command.parts,
        since: command.since === undefined ? undefined : new Date(command.since),
      })
  } finally {
    await closeStrapi(strapi)
  }
})
