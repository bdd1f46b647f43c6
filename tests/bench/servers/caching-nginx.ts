import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../../scripts/servers/free-port'
import { startChild } from '../../harness/child'
import { root } from '../../harness/cms-modules'
import { isInstalled } from '../processor-time'
import { type Peer, peerOf } from './static-servers'

/** The nginx of docker compose, with its own configuration, in front of a site on this machine; undefined where nginx is not installed. */
export async function startCachingNginx(siteUrl: string): Promise<Peer | undefined> {
  if (!isInstalled('nginx')) return undefined
  const folder = mkdtempSync(join(tmpdir(), 'beam-bench-'))
  chmodSync(folder, 0o755)
  mkdirSync(join(folder, 'cache'), { mode: 0o777 })
  chmodSync(join(folder, 'cache'), 0o777)
  const port = await freePort()
  const replaced: [string | RegExp, string][] = [
    ['${TRUST_PROXY}', 'false'],
    ['worker_processes auto', 'worker_processes 1'],
    [/\/tmp\//g, `${folder}/`],
    ['/dev/stderr', `${folder}/error.log`],
    [/\/var\/cache\/nginx/g, `${folder}/cache`],
    ['listen 8080', `listen 127.0.0.1:${port}`],
    ['listen 8081', `listen 127.0.0.1:${await freePort()}`],
    ['http://$site:3000', siteUrl],
  ]
  const config = replaced.reduce(
    (text, [from, to]) => {
      const changed = text.replaceAll(from, to)
      if (changed === text) throw new Error(`docs/nginx.conf no longer has ${String(from)}.`)
      return changed
    },
    readFileSync(join(root, 'docs/nginx.conf'), 'utf8'),
  )
  const file = join(folder, 'nginx.conf')
  writeFileSync(file, config)
  const child = startChild('nginx', ['-c', file, '-p', folder, '-e', join(folder, 'error.log')], {})
  const peer = await peerOf(child, `http://127.0.0.1:${port}/`)
  return {
    ...peer,
    async stop() {
      await peer.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
