import { brand } from '../../../contract/brand'
import { postgresPrograms } from '../../../scripts/checks/postgres'
import { sendRequest } from '../../harness/http'
import { startPostgres } from '../../harness/postgres'
import { type RunningCms, startCms } from '../../harness/start-cms'
import type { BenchPart, Point, Row } from '../bench-part'
import { fillInbox } from '../inbox/fill'
import { memoryOf } from '../processor-time'
import { median } from '../statistics'
import { throwIfTimeIsOver } from '../time-limit'

const TARGET_MS = 300
const REPEATS = 7
const EXPORTED = 100_000

/** Numbers of submissions at which some reads are measured too, and which reads these are. */
const SMALLER = [1, 1_000, 100_000]
const growing = ['First page', 'Overdue', 'Search: two names, open', 'Counts of open ones']

type Headers = Record<string, string>
type Figures = Map<string, number>

const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()

/** What staff open, by what it is; each filter that the inbox offers, alone and together. */
const reads = (rows: number): Record<string, string> => ({
  'First page': '/inbox/submissions?states=',
  'A page half-way': `/inbox/submissions?states=&olderThan=${rows / 2}`,
  'Of one state': '/inbox/submissions?states=in-review',
  Open: '/inbox/submissions?states=new,in-review',
  'Of one form': '/inbox/submissions?states=&forms=investor',
  'Of three forms and two states':
    '/inbox/submissions?states=new,spam&forms=contact,newsletter,investor',
  'Assigned to one': '/inbox/submissions?states=&assignee=1',
  'Assigned to nobody, open': '/inbox/submissions?states=new,in-review&assignee=none',
  'Assigned to me, of whom there are none': '/inbox/submissions?states=&assignee=999',
  Overdue: '/inbox/submissions?states=new,in-review&overdue=true',
  'Last 7 days': `/inbox/submissions?states=&from=${ago(7)}`,
  'Ten days long ago, of one form': `/inbox/submissions?states=&forms=contact&from=${ago(400)}&to=${ago(390)}`,
  'Spam of ten days long ago': `/inbox/submissions?states=spam&from=${ago(400)}&to=${ago(390)}`,
  'Search: a reference': '/inbox/submissions?states=&q=R77777',
  'Search: an address': '/inbox/submissions?states=&q=ana77777%40example.org',
  'Search: a name that a tenth has': '/inbox/submissions?states=&q=ana',
  'Search: two names, open': '/inbox/submissions?states=new,in-review&q=ana+silva',
  'Search: a name, of one form, long ago': `/inbox/submissions?states=&forms=contact&q=rossi&to=${ago(400)}`,
  'Search: a form by name': '/inbox/submissions?states=&q=investor',
  'Search: a word of half the messages': '/inbox/submissions?states=&q=payment',
  'Search: three words of messages, open':
    '/inbox/submissions?states=new,in-review&q=payment+voucher+invoice',
  'Search: a rare word of messages': '/inbox/submissions?states=&q=word12345',
  'Search: two frequent words that never meet': '/inbox/submissions?states=&q=refund+chargeback',
  'Likely spam': '/inbox/submissions?states=new,in-review&suspicious=true',
  'Likely spam: a word of half the messages':
    '/inbox/submissions?states=new,in-review&suspicious=true&q=payment',
  'Counts of likely spam': '/inbox/counts?states=new,in-review&suspicious=true',
  'Counts of a word of half the messages': '/inbox/counts?states=&q=payment',
  'Search: two letters': '/inbox/submissions?states=&q=an',
  'Search: nothing has it': '/inbox/submissions?states=&q=zzzzzz',
  'Counts of open ones': '/inbox/counts?states=new,in-review',
  'Counts of all': '/inbox/counts?states=',
  'Counts of a search': '/inbox/counts?states=&q=ana',
  'One submission': '/inbox/submissions/R77777',
  'Others of the same person': '/inbox/submissions/R77777/others',
  'Newsletter subscribers': '/newsletter/subscribers',
})

async function time(cms: RunningCms, path: string, headers: Headers): Promise<number> {
  const sentAt = performance.now()
  const { status, text } = await cms.get(path, headers)
  if (status !== 200) throw new Error(`${path} answered ${status}: ${text}`)
  return performance.now() - sentAt
}

/** Each time with another target, since an answer is cached for its target. */
async function homeFigures(cms: RunningCms, headers: Headers): Promise<Figures> {
  const times: number[] = []
  for (let hours = 40; hours < 40 + REPEATS; hours += 1) {
    await sendRequest(`${cms.url}/inbox/settings`, {
      method: 'PUT',
      headers: { ...headers, 'Content-Type': 'application/json' },
      chunks: [JSON.stringify({ answerWithinHours: hours })],
    })
    times.push(await time(cms, '/inbox/overview', headers))
  }
  return new Map([
    ['Home of the desk, read anew', median(times)],
    ['Home of the desk, cached', await time(cms, '/inbox/overview', headers)],
  ])
}

/** The most memory of the cms during an export, above what it had before. */
async function exportFigures(cms: RunningCms, headers: Headers, rows: number): Promise<Figures> {
  const before = memoryOf(cms.pid())
  let most = before
  const watch = setInterval(() => (most = Math.max(most, memoryOf(cms.pid()))), 50)
  const sentAt = performance.now()
  const forms = rows / 8 >= EXPORTED ? 'contact' : ''
  const response = await fetch(`${cms.url}/inbox/export/csv?states=&forms=${forms}`, { headers })
  let lines = 0
  for await (const chunk of response.body ?? [])
    for (const byte of chunk as Uint8Array) if (byte === 10) lines += 1
  clearInterval(watch)
  return new Map([
    ['Export as CSV, rows', lines - 1],
    ['Export as CSV, seconds', (performance.now() - sentAt) / 1000],
    ['Export as CSV, memory more than before', most - before],
  ])
}

/** The median of each read, of all or of some. */
async function readFigures(
  cms: RunningCms,
  headers: Headers,
  rows: number,
  isWanted: (what: string) => boolean = () => true,
): Promise<Figures> {
  const figures: Figures = new Map()
  for (const [what, path] of Object.entries(reads(rows))) {
    if (!isWanted(what)) continue
    throwIfTimeIsOver()
    const times: number[] = []
    for (let turn = 0; turn < REPEATS; turn += 1) times.push(await time(cms, path, headers))
    figures.set(what, median(times))
  }
  return figures
}

/** A cms whose inbox has so many submissions, while something is done with it. */
async function withInbox<Result>(
  options: { postgres: string; from?: RunningCms },
  rows: number,
  detail: (text: string) => void,
  work: (cms: RunningCms, headers: Headers) => Promise<Result>,
): Promise<Result> {
  const database = options.postgres ? 'PostgreSQL' : 'SQLite'
  const cms = await startCms(options)
  try {
    const headers = await cms.adminLogin()
    await cms.stop()
    detail(`${database}: fill with ${rows.toLocaleString('en')}`)
    await fillInbox(cms, rows, 730)
    await cms.startAgain()
    detail(`${database}: read`)
    return await work(cms, headers)
  } finally {
    await cms.remove()
  }
}

const allFigures = (rows: number) => async (cms: RunningCms, headers: Headers) => {
  const figures = await readFigures(cms, headers, rows)
  for (const [what, value] of await homeFigures(cms, headers)) figures.set(what, value)
  for (const [what, value] of await exportFigures(cms, headers, rows)) figures.set(what, value)
  return figures
}

/** What some reads take with ever more submissions on SQLite, by what is read. */
async function smallerFigures(sizes: number[], from: RunningCms, detail: (text: string) => void) {
  const points = new Map<string, Point[]>(growing.map((what) => [what, []]))
  for (const size of sizes)
    await withInbox({ postgres: '', from }, size, detail, async (cms, headers) => {
      const figures = await readFigures(cms, headers, size, (what) => points.has(what))
      for (const [what, value] of figures) points.get(what)?.push({ size, value })
    })
  return points
}

async function onSqlite(sizes: number[], rows: number, detail: (text: string) => void) {
  const seeded = await startCms({ postgres: '' })
  try {
    await seeded.stop()
    const smaller = await smallerFigures(sizes, seeded, detail)
    const largest = { postgres: '', from: seeded }
    return [smaller, await withInbox(largest, rows, detail, allFigures(rows))] as const
  } finally {
    await seeded.remove()
  }
}

const unitOf = (what: string) => {
  if (!what.startsWith('Export')) return 'ms'
  return what.endsWith('rows') ? 'rows' : what.endsWith('seconds') ? 's' : 'MB'
}

export const inbox: BenchPart = {
  name: 'inbox',
  title: 'The inbox, over two years of submissions',
  async run({ isQuick, detail }) {
    const rows = isQuick ? 100_000 : 1_000_000
    const [smaller, sqlite] = await onSqlite(isQuick ? [] : SMALLER, rows, detail)
    const server = postgresPrograms() && !isQuick ? await startPostgres() : undefined
    const postgres =
      server &&
      (await withInbox({ postgres: server.server }, rows, detail, allFigures(rows)).finally(
        server.stop,
      ))
    return [...sqlite].map(([what, value]): Row => {
      const other = postgres?.get(what)
      const points = smaller.get(what)
      const isMet = Math.max(value, other ?? 0) <= TARGET_MS
      return {
        what,
        unit: unitOf(what),
        values: {
          [`${brand.name} on SQLite`]: value,
          ...(other !== undefined && { PostgreSQL: other }),
        },
        ...(points?.length && {
          growth: { of: 'submissions', points: [...points, { size: rows, value }] },
        }),
        ...(unitOf(what) === 'ms' && { target: { text: `≤ ${TARGET_MS} ms`, isMet } }),
      }
    })
  },
}
