import { startChild } from '../../harness/child'

/** An X server without a display, larger than any window of the tests. */
export async function startScreen() {
  const server = startChild(
    '/usr/bin/Xvfb',
    ['-displayfd', '1', '-screen', '0', '1600x1000x24'],
    {},
  )
  const number = () => /^\d+$/m.exec(server.log())?.[0]
  await server.waitUntil(async () => number() !== undefined)
  return { display: `:${number()}`, close: () => server.stop('SIGTERM') }
}
