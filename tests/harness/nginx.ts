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
import { here, startChild, type Place } from './child'
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

async function start(folder: string, config: string, port: number, place = here) {
  const url = `http://${place.address}:${port}/`
  const file = join(folder, 'nginx.conf')
  writeFileSync(file, config)
  const args = ['-c', file, '-p', folder, '-e', join(folder, 'error.log')]
  const child = startChild('nginx', args, {}, place)
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

type Pair = readonly [one: string, other: string]

/** The groups of docs/operations.md, with these servers in place of the first and the second machine. */
function groupsOf(sites: Pair, cms: Pair) {
  const text = readFileSync(join(root, 'docs/operations.md'), 'utf8')
  const [, groups = ''] = /```nginx\n(upstream sites[^]*?)```/.exec(text) ?? []
  const hosts = [...sites, ...cms].map((url) => new URL(url).host)
  const written = [
    '198.51.100.11:3000',
    '198.51.100.12:3000',
    '198.51.100.11:1337',
    '198.51.100.12:1337',
  ]
  return groups.replaceAll(/198\.51\.100\.\d+:\d+/g, (one) => hosts[written.indexOf(one)] ?? '')
}

type Behind = { site: string; cms: string; nameServer?: string } | { sites: Pair; cms: Pair }

/** What names the servers, in place of Docker's names. */
function serversOf(behind: Behind): Replacement[] {
  const named = (site: string, cms: string): Replacement[] => [
    ['set $site any-web:3000', `set $site ${site}`],
    ['set $cms any-cms:1337', `set $cms ${cms}`],
  ]
  if ('site' in behind)
    return [
      ...named(new URL(behind.site).host, new URL(behind.cms).host),
      ['resolver 127.0.0.11', `resolver ${behind.nameServer ?? '127.0.0.11'} `],
    ]
  const groups = groupsOf(behind.sites, behind.cms)
  return [...named('sites', 'cms'), ['upstream nobody {', `${groups}\n  upstream nobody {`]]
}

/** The nginx of docker compose, with its own configuration, in front of servers of the tests. */
async function startFront(behind: Behind, place: Place) {
  const folder = newFolder()
  const [port, cmsPort] = place === here ? [await freePort(), await freePort()] : [8080, 8081]
  const config = configFrom('docs/nginx.conf', [
    ['${TRUST_PROXY}', 'false'],
    ['worker_processes auto', `worker_processes ${'sites' in behind ? 2 : 1}`],
    [/\/tmp\//g, `${folder}/`],
    ['/dev/stderr', `${folder}/error.log`],
    [/\/var\/cache\/nginx/g, `${folder}/cache`],
    ['listen 8080', `listen ${place.address}:${port}`],
    ['listen 8081', `listen ${place.address}:${cmsPort}`],
    ...serversOf(behind),
  ])
  return {
    ...(await start(folder, config, port, place)),
    cmsUrl: `http://${place.address}:${cmsPort}`,
    stored: () => storedIn(join(folder, 'cache')),
  }
}

export const startCachingNginx = (site: string, cms = 'http://nobody', nameServer?: string) =>
  startFront({ site, cms, ...(nameServer !== undefined && { nameServer }) }, here)

/** In front of two sites and two cms, as docs/operations.md says for two machines. */
export const startBalancer = (sites: Pair, cms: Pair, place = here) =>
  startFront({ sites, cms }, place)

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
