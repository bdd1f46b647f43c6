import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { freePort } from '../../scripts/servers/free-port'
import { startChild } from './child'
import { root } from './cms-modules'
import { sendRequest } from './http'

type Replacement = [from: string | RegExp, to: string]

/** A configuration of docs, changed where this machine differs from the one that it is for. */
function configFrom(file: string, replaced: Replacement[]): string {
  const text = readFileSync(join(root, file), 'utf8')
  return replaced.reduce((before, [from, to]) => {
    const after = before.replaceAll(from, to)
    if (after === before) throw new Error(`${file} no longer has ${String(from)}.`)
    return after
  }, text)
}

/** nginx writes as a user of its own. */
function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-nginx-'))
  chmodSync(folder, 0o755)
  mkdirSync(join(folder, 'cache'))
  chmodSync(join(folder, 'cache'), 0o777)
  return folder
}

async function start(folder: string, config: string, port: number) {
  const url = `http://127.0.0.1:${port}/`
  const file = join(folder, 'nginx.conf')
  writeFileSync(file, config)
  const child = startChild('nginx', ['-c', file, '-p', folder, '-e', join(folder, 'error.log')], {})
  await child.waitUntil(async () => (await sendRequest(`${url}healthz`)).status === 200)
  return {
    url,
    pid: Number(child.pid),
    get: (path: string, headers: Record<string, string> = {}) =>
      sendRequest(url + path.slice(1), { headers }),
    async stop() {
      await child.stop('SIGTERM')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** What the caches have stored: for each copy, the cache and the key that nginx writes into its file. */
const storedIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    // Others are still being written.
    .filter((entry) => entry.isFile() && /^[\da-f]{32}$/.test(entry.name))
    .map(({ parentPath, name }) => {
      const text = readFileSync(join(parentPath, name), 'latin1')
      const [cache] = relative(folder, parentPath).split('/')
      return `${cache} ${/^KEY: (.*)$/m.exec(text)?.[1]}`
    })
    .toSorted()

/** The nginx of docker compose, with its own configuration, in front of a site on this machine. */
export async function startCachingNginx(siteUrl: string, cmsUrl = 'http://nobody') {
  const folder = newFolder()
  const port = await freePort()
  const cmsPort = await freePort()
  const config = configFrom('docs/nginx.conf', [
    ['${TRUST_PROXY}', 'false'],
    ['worker_processes auto', 'worker_processes 1'],
    [/\/tmp\//g, `${folder}/`],
    ['/dev/stderr', `${folder}/error.log`],
    [/\/var\/cache\/nginx/g, `${folder}/cache`],
    ['listen 8080', `listen 127.0.0.1:${port}`],
    ['listen 8081', `listen 127.0.0.1:${cmsPort}`],
    ['http://$cms:1337', cmsUrl],
    ['http://$site:3000', siteUrl],
  ])
  return {
    ...(await start(folder, config, port)),
    cmsUrl: `http://127.0.0.1:${cmsPort}`,
    stored: () => storedIn(join(folder, 'cache')),
  }
}

/** An nginx that sends staff to a single sign-on, in front of a cms on this machine; without TLS. */
export async function startSignOnNginx(cmsUrl: string, signOnUrl: string) {
  const folder = newFolder()
  const port = await freePort()
  const config = configFrom('docs/panel-behind-sso.conf', [
    ['server 127.0.0.1:1337', `server ${new URL(cmsUrl).host}`],
    ['server 127.0.0.1:4180', `server ${new URL(signOnUrl).host}`],
    ['listen 443 ssl', `listen 127.0.0.1:${port}`],
    [/ssl_certificate(?:_key)? .*;/g, ''],
  ])
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  const whole = `
daemon off;
pid ${folder}/nginx.pid;
events { }
http {
  access_log off;
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  ${config}
}`
  return start(folder, whole, port)
}
