import { build, type InlineConfig, type Rolldown } from 'vite'
import { inRoot } from '../paths'
import { type ServerOptions, type ServerProcess, startServer } from './server-process'

/** Both builds react to a saved file, and the second may start after the first has finished. */
const QUIET_MS = 200

const root = inRoot('web')
const builds: InlineConfig['build'][] = [{}, { ssr: 'server/main.ts' }]

const watch = async (options: InlineConfig['build']) =>
  (await build({
    root,
    mode: 'development',
    configLoader: 'native',
    build: { ...options, watch: {}, chunkSizeWarningLimit: Infinity },
  })) as Rolldown.RolldownWatcher

/** The site, rebuilt whenever a file is saved and restarted after every successful build. */
export async function startWatchedSite(options: ServerOptions) {
  const outcomes = new Map<number, 'building' | 'built' | 'failed'>()
  let server: ServerProcess | undefined
  let isStopping = false
  let quiet: NodeJS.Timeout | undefined
  let restarting = Promise.resolve()

  const restart = async () => {
    await server?.stop()
    if (!isStopping) server = startServer(options)
  }
  const restartWhenBuilt = () => {
    clearTimeout(quiet)
    if (builds.every((_, index) => outcomes.get(index) === 'built'))
      quiet = setTimeout(() => (restarting = restarting.then(restart)), QUIET_MS)
  }
  const watchers = await Promise.all(builds.map(watch))
  for (const [index, watcher] of watchers.entries())
    watcher.on('event', (event) => {
      if (event.code === 'START') outcomes.set(index, 'building')
      if (event.code === 'ERROR') {
        outcomes.set(index, 'failed')
        options.onLine?.(event.error.message)
      }
      if (event.code === 'END' && outcomes.get(index) === 'building') outcomes.set(index, 'built')
      restartWhenBuilt()
    })

  return {
    async stop() {
      isStopping = true
      clearTimeout(quiet)
      await restarting
      await Promise.all([...watchers.map((watcher) => watcher.close()), server?.stop()])
    },
  }
}
