import { existsSync, unwatchFile, watchFile } from 'node:fs'
import { inRoot } from '../paths'
import { type ServerProgram, type Start, startServer } from './server-program'

const LOOK_MS = 300
const QUIET_MS = 500

/** What the two halves of a build write last. */
const built = ['server/main.js', 'client/manifest.json'].map((file) => inRoot('web/dist', file))

const viteBuild = (...options: string[]) => [
  inRoot('node_modules/vite/bin/vite.js'),
  'build',
  '--watch',
  ...options,
]

/** The site, built anew on every saved file and started anew after every build. */
export function startWatchedSite(start: Start) {
  const builder = (name: string, ...options: string[]) =>
    startServer({
      ...start,
      name,
      words: viteBuild(...options),
      cwd: inRoot('web'),
      log: start.log.replace(/web\.log$/, `${name}.log`),
    })
  const builders = [builder('vite-client'), builder('vite-server', '--ssr', 'server/main.ts')]

  let server: ServerProgram | undefined
  let isStopping = false
  let quiet: NodeJS.Timeout | undefined
  let turn = Promise.resolve()

  const startAnew = async () => {
    await server?.stop()
    if (isStopping || !built.every((file) => existsSync(file))) return
    server = startServer(start)
  }
  const later = () => {
    clearTimeout(quiet)
    quiet = setTimeout(() => (turn = turn.then(startAnew)), QUIET_MS)
  }
  for (const file of built) watchFile(file, { interval: LOOK_MS }, later)
  later()

  return {
    async stop() {
      isStopping = true
      clearTimeout(quiet)
      for (const file of built) unwatchFile(file)
      await turn
      await Promise.all([...builders, server].map((program) => program?.stop()))
    },
  }
}
