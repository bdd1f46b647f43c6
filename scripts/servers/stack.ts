import { backUpBeforeMigration } from '../backups/before-migration'
import { inRoot } from '../paths'
import type { Settings } from '../settings'
import { showsContentOfCms, urlOf } from './ready'
import { supervise } from './supervise'

const PROGRESS = 'progress: '

export type Stack = ReturnType<typeof startStack>

/** Starts both servers side by side: the site never waits for the cms. */
export function startStack(settings: Settings) {
  const { environment, dataDir, variables } = settings
  const { HOST, CMS_PORT, WEB_PORT } = environment
  const cmsUrl = urlOf(HOST, CMS_PORT)
  const siteUrl = urlOf(HOST, WEB_PORT)
  const progress = { show: (_detail: string) => {} }
  const cms = supervise(
    {
      name: 'cms',
      args: [inRoot('cms/dist/src/server.js')],
      env: variables,
      logPath: `${dataDir}/logs/cms.log`,
      prepare: () => backUpBeforeMigration(settings),
      onLine: (line) => {
        if (line.startsWith(PROGRESS)) progress.show(line.slice(PROGRESS.length))
      },
    },
    cmsUrl,
  )
  const site = supervise(
    {
      name: 'site',
      args: [inRoot('web/dist/server/main.js')],
      env: { CMS_INTERNAL_URL: cmsUrl, ...variables },
      logPath: `${dataDir}/logs/web.log`,
    },
    siteUrl,
  )
  return {
    site,
    cms,
    showsContentOfCms: () => showsContentOfCms(siteUrl),
    onCmsProgress: (show: (detail: string) => void) => {
      progress.show = show
    },
    stop: (forceSignal: AbortSignal) =>
      Promise.all([site.stop(forceSignal), cms.stop(forceSignal)]),
  }
}
