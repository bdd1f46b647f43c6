import type { BenchPart, Row } from '../bench-part'
import { fastLoad, type Load } from '../load'
import { processorTime } from '../processor-time'
import { startBare, startNginx, type Peer } from '../servers/static-servers'
import { alternate, median } from '../statistics'

const PATH = '/contacts'
const CONNECTIONS = 16

type Measured = Load & { microseconds: number }

/** The honest figure is processor time per request: the client is the limit before nginx is. */
async function measure({ url, pid }: Omit<Peer, 'stop'>, seconds: number): Promise<Measured> {
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
const ratio = (ours: Measured[], theirs: Measured[], figure: keyof Measured) =>
  median(ours.map((one, index) => one[figure] / (theirs[index]?.[figure] ?? Number.NaN)))

export const cachedPage: BenchPart = {
  name: 'page',
  title: 'A page from memory',
  async run({ stack: { web }, rounds, seconds }) {
    const url = web.url + PATH
    const bare = await startBare(url)
    const nginx = await startNginx(url)
    try {
      const candidates: Record<string, () => Promise<Measured>> = {
        Beam: () => measure({ url, pid: Number(web.pid) }, seconds),
        'bare node:http': () => measure(bare, seconds),
      }
      if (nginx) candidates['nginx gzip_static'] = () => measure(nginx, seconds)
      const results = await alternate(rounds, candidates)
      const ours = results['Beam'] ?? []
      const theirs = results['bare node:http'] ?? []
      const time = ratio(ours, theirs, 'microseconds')
      const rows: Row[] = [
        {
          what: 'Processor time per request',
          unit: 'µs',
          values: mediansOf(results, 'microseconds'),
          target: { text: '≤ 1.25 × bare node:http', isMet: time <= 1.25 },
          note: `${time.toFixed(2)} × bare node:http`,
        },
        {
          what: `Requests a second, ${CONNECTIONS} connections`,
          unit: '/s',
          values: mediansOf(results, 'perSecond'),
        },
        { what: 'Slowest of a hundred (p99)', unit: 'ms', values: mediansOf(results, 'p99') },
      ]
      return rows
    } finally {
      await bare.stop()
      await nginx?.stop()
    }
  },
}
