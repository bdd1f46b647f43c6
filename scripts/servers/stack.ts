import { backUpBeforeMigration } from '../backups/before-migration'
import { inRoot } from '../paths'
import type { Settings } from '../settings'
import { urlOf } from './ready'
import { supervise } from './supervise'

const PROGRESS = 'progress: '

const addressesOf = ({ HOST, CMS_PORT, WEB_PORT }: Settings['environment']) => ({
  cms: urlOf(HOST, CMS_PORT),
  site: urlOf(HOST, WEB_PORT),
})

export function startSite({ environment, dataDir, variables }: Settings) {
  const { cms, site } = addressesOf(environment)
  const server = supervise(
    {
      name: 'site',
      args: [inRoot('web/dist/server/main.js')],
      env: { CMS_INTERNAL_URL: cms, ...variables },
      logPath: `${dataDir}/logs/web.log`,
    },
    site,
  )
  return { ...server, address: site }
}

export function startCms(settings: Settings, onProgress: (detail: string) => void) {
  const { environment, dataDir, variables } = settings
  return supervise(
    {
      name: 'cms',
      args: [inRoot('cms/dist/src/server.js')],
      env: variables,
      logPath: `${dataDir}/logs/cms.log`,
      prepare: () => backUpBeforeMigration(settings),
      onLine: (line) => {
        if (line.startsWith(PROGRESS)) onProgress(line.slice(PROGRESS.length))
      },
    },
    addressesOf(environment).cms,
  )
}
