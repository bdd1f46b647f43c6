import { build, type InlineConfig, type Rolldown } from 'vite'
import { inRoot } from '../paths'
import { type ServerProgram, type Start, startServer } from './server-program'

/** Both halves see a saved file; the second may begin when the first has ended. */
const QUIET_MS = 200

const root = inRoot('web')
const halves: InlineConfig['build'][] = [{}, { ssr: 'server/main.ts' }]

const watch = async (half: InlineConfig['build']) =>
  (await build({
    root,
    mode: 'development',
    configLoader: 'native',
    build: { ...half, watch: {}, chunkSizeWarningLimit: Infinity },
  })) as Rolldown.RolldownWatcher

/** The site, built anew on every saved file and started anew after every build that went well. */
export async function startWatchedSite(start: Start) {
  const outcomes = new Map<number, 'building' | 'built' | 'failed'>()
  let server: ServerProgram | undefined
  let isStopping = false
  let quiet: NodeJS.Timeout | undefined
  let turn = Promise.resolve()

  const startAnew = async () => {
    await server?.stop()
    if (!isStopping) server = startServer(start)
  }
  const look = () => {
    clearTimeout(quiet)
    if (halves.every((_, half) => outcomes.get(half) === 'built'))
      quiet = setTimeout(() => (turn = turn.then(startAnew)), QUIET_MS)
  }
  const watchers = await Promise.all(halves.map(watch))
  for (const [half, watcher] of watchers.entries())
    watcher.on('event', (event) => {
      if (event.code === 'START') outcomes.set(half, 'building')
      if (event.code === 'ERROR') {
        outcomes.set(half, 'failed')
        start.onLine?.(event.error.message)
      }
      if (event.code === 'END' && outcomes.get(half) === 'building') outcomes.set(half, 'built')
      look()
    })

  return {
    async stop() {
      isStopping = true
      clearTimeout(quiet)
      await turn
      await Promise.all([...watchers.map((watcher) => watcher.close()), server?.stop()])
    },
  }
}
