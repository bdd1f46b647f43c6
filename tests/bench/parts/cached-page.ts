import { brand } from '../../../contract/brand'
import type { BenchPart, Row } from '../bench-part'
import { fastLoad, type Load } from '../load'
import { processorTime } from '../processor-time'
import { isInstalled } from '../../../scripts/checks/installed'
import { startCachingNginx } from '../../harness/nginx'
import { startPeerSites } from '../servers/peer-sites'
import { type Peer, readPage, startBare, startNginx } from '../servers/static-servers'
import { alternate, median } from '../statistics'

const CONNECTIONS = 16
/** Until V8 has compiled what a request runs: one round of a quick run is too short for that. */
const WARM_UP_SECONDS = 4
const BARE = 'bare node:http'
const FILES = 'nginx gzip_static'
const CACHE = `nginx before ${brand.name}`

type Server = Omit<Peer, 'stop'>
type Measured = Load & { microseconds: number }

/** The honest figure is processor time per request: the client is the limit before nginx is. */
async function measure({ url, pid }: Server, seconds: number): Promise<Measured> {
  const before = processorTime(pid)
  const result = await fastLoad(url, CONNECTIONS, seconds)
  const used = (processorTime(pid) ?? Number.NaN) - (before ?? Number.NaN)
  return { ...result, microseconds: used / result.requests }
}

const mediansOf = (results: Record<string, Measured[]>, figure: keyof Measured) =>
  Object.fromEntries(
    Object.entries(results).map(([name, list]) => [name, median(list.map((one) => one[figure]))]),
  )

/** The median of the rounds' own ratios: neighbours in time had the same machine. */
const ratio = (one: Measured[], other: Measured[]) =>
  median(one.map((round, at) => round.microseconds / (other[at]?.microseconds ?? Number.NaN)))

/** In KB, as a browser gets it. */
const sizeOf = async ({ url }: Server) => (await readPage(url, 'gzip, br')).body.length / 1024

async function rowsOf(servers: Record<string, Server>, rounds: number, seconds: number) {
  const entries = Object.entries(servers)
  const candidates = entries.map(
    ([name, server]) => [name, () => measure(server, seconds)] as const,
  )
  const results = await alternate(rounds, Object.fromEntries(candidates))
  const sizes = await Promise.all(
    entries.map(async ([name, server]) => [name, await sizeOf(server)] as const),
  )
  const ours = results[brand.name] ?? []
  const toBare = ratio(ours, results[BARE] ?? [])
  const files = results[FILES]
  const toFiles = files ? ratio(files, results[CACHE] ?? []) : undefined
  const toOurs = Object.entries(results).map(([name, list]) => [name, ratio(list, ours)] as const)
  const rows: Row[] = [
    {
      what: 'Processor time per request, as a multiple of ours',
      unit: '×',
      values: Object.fromEntries(toOurs),
      target: { text: `≤ 1.25 × ${BARE}`, isMet: toBare <= 1.25 },
      note: `ours is ${toBare.toFixed(2)} × ${BARE}`,
    },
    ...(toFiles === undefined
      ? []
      : [
          {
            what: `What ${FILES} needs, as a multiple of ${CACHE}`,
            unit: '×',
            values: { [CACHE]: toFiles },
            target: { text: '≥ 0.95', isMet: toFiles >= 0.95 },
            note: 'with the configuration that docker compose runs',
          },
        ]),
    {
      what: 'Processor time per request',
      unit: 'µs',
      values: mediansOf(results, 'microseconds'),
    },
    {
      what: `Requests a second, ${CONNECTIONS} connections`,
      unit: '/s',
      values: mediansOf(results, 'perSecond'),
    },
    { what: 'Slowest of a hundred (p99)', unit: 'ms', values: mediansOf(results, 'p99') },
    { what: 'HTML as it is sent', unit: 'KB', values: Object.fromEntries(sizes) },
  ]
  return rows
}

export const cachedPage: BenchPart = {
  name: 'page',
  title: 'The home page from memory',
  async run({ stack: { web }, rounds, seconds, detail }) {
    const ours = { url: `${web.url}/`, pid: Number(web.pid) }
    const sites = await startPeerSites(detail)
    const bare = await startBare(ours.url)
    const files = await startNginx(ours.url)
    const cache = isInstalled('nginx') && (await startCachingNginx(web.url))
    const peers = {
      [BARE]: bare,
      ...(files && { [FILES]: files }),
      ...(cache && { [CACHE]: cache }),
      ...sites,
    }
    try {
      detail('warm up')
      for (const { url } of [ours, bare]) await fastLoad(url, CONNECTIONS, WARM_UP_SECONDS)
      detail('measure')
      return await rowsOf({ [brand.name]: ours, ...peers }, rounds, seconds)
    } finally {
      await Promise.all(Object.values(peers).map((peer) => peer.stop()))
    }
  },
}
