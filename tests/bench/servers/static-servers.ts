import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { freePort } from '../../../scripts/servers/free-port'
import { type Child, startChild } from '../../harness/child'
import { sendRequest } from '../../harness/http'
import { browserHeaders } from '../load'
import { isInstalled } from '../../../scripts/checks/installed'

/** A server to compare with: where it answers, and the process whose time counts. */
export type Peer = { url: string; pid: number; stop: () => Promise<unknown> }

type Page = { headers: string[]; body: Buffer }

/** A page as a browser gets it, without decoding. */
export const readPage = (url: string, encoding: string) =>
  new Promise<Page>((resolve, reject) => {
    const headers = { ...browserHeaders, 'Accept-Encoding': encoding }
    get(url, { headers, agent: false }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        resolve({ headers: lasting(response.rawHeaders), body: Buffer.concat(chunks) }),
      )
    }).on('error', reject)
  })

const OWN = new Set(['date', 'connection', 'keep-alive'])

/** Without those that a server writes for each response. */
const lasting = (raw: string[]) =>
  raw.filter((_value, index) => !OWN.has((raw[index - (index % 2)] ?? '').toLowerCase()))

export const peerOf = async (child: Child, url: string): Promise<Peer> => {
  await child.waitUntil(async () => (await sendRequest(url)).status === 200)
  return { url, pid: Number(child.pid), stop: () => child.stop('SIGTERM') }
}

/** A node:http server that writes one buffer. */
export async function startBare(pageUrl: string): Promise<Peer> {
  const { headers, body } = await readPage(pageUrl, 'br')
  const folder = mkdtempSync(join(tmpdir(), 'site-bench-'))
  const [headersFile, bodyFile] = [join(folder, 'headers.json'), join(folder, 'body')]
  writeFileSync(headersFile, JSON.stringify(headers))
  writeFileSync(bodyFile, body)
  const port = await freePort()
  const program = join(import.meta.dirname, 'bare-server.mjs')
  const child = startChild(process.execPath, [program, String(port), headersFile, bodyFile], {})
  const peer = await peerOf(child, `http://127.0.0.1:${port}/`)
  rmSync(folder, { recursive: true })
  return peer
}

/** nginx with the same page as a file, compressed beforehand (`gzip_static`); undefined where it is not installed. */
export async function startNginx(pageUrl: string): Promise<Peer | undefined> {
  if (!isInstalled('nginx')) return undefined
  const { headers, body } = await readPage(pageUrl, 'gzip')
  const folder = mkdtempSync(join(tmpdir(), 'site-bench-'))
  chmodSync(folder, 0o755)
  mkdirSync(join(folder, 'pages'))
  writeFileSync(join(folder, 'pages/index.html.gz'), body)
  writeFileSync(join(folder, 'pages/index.html'), gunzipSync(body))
  const port = await freePort()
  const config = join(folder, 'nginx.conf')
  writeFileSync(config, nginxConfig(folder, port, headers))
  const child = startChild(
    'nginx',
    ['-c', config, '-p', folder, '-e', join(folder, 'error.log')],
    {},
  )
  const peer = await peerOf(child, `http://127.0.0.1:${port}/`)
  return {
    ...peer,
    async stop() {
      await peer.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const GIVEN_BY_NGINX = /^(?:content-|etag|vary|last-modified)/i

function nginxConfig(folder: string, port: number, headers: string[]): string {
  const added = headers.flatMap((name, index) =>
    index % 2 === 0 && (!GIVEN_BY_NGINX.test(name) || /^content-security-policy$/i.test(name))
      ? [`add_header ${name} ${JSON.stringify(headers[index + 1])};`]
      : [],
  )
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  return `
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
events { worker_connections 1024; }
http {
  types { text/html html; }
  access_log off;
  sendfile on;
  keepalive_requests 1000000;
  gzip_static on;
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  server {
    listen 127.0.0.1:${port};
    root ${folder}/pages;
    ${added.join('\n    ')}
  }
}
`
}
