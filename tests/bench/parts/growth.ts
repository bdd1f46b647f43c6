import { brand } from '../../../contract/brand'
import { freePort } from '../../../scripts/servers/free-port'
import { type RunningCms, startCms } from '../../harness/start-cms'
import { type RunningWeb, startWeb } from '../../harness/start-web'
import type { BenchPart, Point, Row } from '../bench-part'
import { addPages, documentIdOf, lastOf } from '../growth/add-pages'
import { medianToLive } from '../to-live'
import { memoryOf, untilIdle } from '../processor-time'
import { median } from '../statistics'
import { throwIfTimeIsOver } from '../time-limit'

const REPEATS = 7
const PAGE = 'api::page.page'
const PAGES = `/content-manager/collection-types/${PAGE}`

/** The median time of an answer, in milliseconds. */
async function answerTime(read: (turn: number) => Promise<{ status: number }>) {
  const times: number[] = []
  for (let turn = 0; turn < REPEATS; turn += 1) {
    const sentAt = performance.now()
    const { status } = await read(turn)
    if (status !== 200) throw new Error(`A read was answered with ${status}.`)
    times.push(performance.now() - sentAt)
  }
  return median(times)
}

type Figure = { what: string; unit: string; most: number }

const figures = {
  live: { what: 'Publish to live', unit: 's', most: 1 },
  whole: { what: 'A whole page read from the cms, not cached', unit: 'ms', most: 300 },
  list: { what: 'The list of pages', unit: 'ms', most: 300 },
  tree: { what: 'The tree of pages', unit: 'ms', most: 300 },
  attention: { what: 'The report of what needs attention', unit: 'ms', most: 2000 },
  uses: { what: 'What leads to a page', unit: 'ms', most: 1000 },
  files: { what: 'What shows each file', unit: 'ms', most: 500 },
  destinations: { what: 'What a link can lead to', unit: 'ms', most: 500 },
  search: { what: 'A search of the list, in sections too', unit: 'ms', most: 500 },
  history: { what: 'The history of a page', unit: 'ms', most: 500 },
  memory: { what: 'Memory of the site', unit: 'MB', most: 400 },
} satisfies Record<string, Figure>

type Measured = Record<keyof typeof figures, number>

async function measure(cms: RunningCms, web: RunningWeb): Promise<Measured> {
  const login = await cms.adminLogin()
  const reader = { Authorization: `Bearer ${cms.contentToken}` }
  const filter = 'filters[slug][$in][]'
  const read = (path: string) => answerTime(() => cms.get(path, login))
  const page = `${PAGE}/${documentIdOf(1)}`
  return {
    live: (await medianToLive(cms, web, 5)).median,
    whole: await answerTime((turn) =>
      cms.get(`/api/pages?${filter}=home&${filter}=none-${turn}&populate=deep`, reader),
    ),
    list: await read(`${PAGES}?page=1&pageSize=20&sort=title:ASC`),
    tree: await read('/tree/pages'),
    attention: await read('/attention/findings'),
    uses: await read(`/addresses/uses/${page}`),
    files: await read('/media/files'),
    destinations: await read('/addresses/destinations'),
    search: await read(`${PAGES}?page=1&pageSize=10&_q=office`),
    history: await read(`/history/versions/${page}`),
    memory: memoryOf(Number(web.pid)),
  }
}

async function measureAt(cms: RunningCms, port: number, pages: number): Promise<Measured> {
  await cms.startAgain()
  const web = await startWeb({ dataDir: cms.dataDir, cmsUrl: cms.url, port })
  try {
    await web.showing('cms', lastOf(pages))
    for (const pid of [cms.pid(), Number(web.pid)]) await untilIdle(pid)
    return await measure(cms, web)
  } finally {
    await web.stop()
    await cms.stop()
  }
}

export const growth: BenchPart = {
  name: 'growth',
  title: 'With more pages like the contact page',
  async run({ isQuick, detail }) {
    const port = await freePort()
    const environment = { PUBLIC_SITE_URL: `http://127.0.0.1:${port}` }
    const cms = await startCms({ postgres: '', environment })
    const measured: { size: number; values: Measured }[] = []
    try {
      await cms.stop()
      let before = 0
      for (const size of isQuick ? [10, 100] : [10, 100, 1000, 10_000]) {
        throwIfTimeIsOver()
        detail(`${size} pages`)
        await addPages(cms, before, size)
        measured.push({ size, values: await measureAt(cms, port, size) })
        before = size
      }
    } finally {
      await cms.remove()
    }
    return Object.entries(figures).map(([name, { what, unit, most }]): Row => {
      const points = measured.map(({ size, values }): Point => ({
        size,
        value: values[name as keyof Measured],
      }))
      const last = points.at(-1)?.value ?? Number.NaN
      return {
        what,
        unit,
        values: { [brand.name]: last },
        growth: { of: 'pages', points },
        target: { text: `≤ ${most} ${unit}`, isMet: last <= most },
      }
    })
  },
}
