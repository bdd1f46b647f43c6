// Its own cms: its clock moves, and it asks other sites.
import { rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { makeClock } from '../../harness/clock'
import { type RunningCms, startCms } from '../../harness/start-cms'
import { asEditor, pageWithText } from '../as-editor'

const DAY_MINUTES = 24 * 60
const clock = makeClock()
/** The seeded pages lead to real sites, too, which no test may ask. */
const noNames = pathToFileURL(join(import.meta.dirname, '../../harness/no-names.mjs')).href
const asked: string[] = []
const elsewhere = createServer(({ url = '', method }, response) => {
  asked.push(`${method} ${url}`)
  response.writeHead(url === '/there' ? 200 : 404).end()
})

let cms: RunningCms
let origin: string
beforeAll(async () => {
  await new Promise<void>((ready) => void elsewhere.listen(0, '127.0.0.1', ready))
  origin = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}`
  cms = await startCms({
    postgres: inject('postgres'),
    from: inject('seeded'),
    environment: {
      ...clock.environment,
      NODE_OPTIONS: `${clock.environment.NODE_OPTIONS} --import=${noNames}`,
    },
  })
  const editor = asEditor(cms)
  const page = pageWithText('leads-elsewhere', 'Leads elsewhere', 'Text')
  const id = await editor.pages.create({
    ...page,
    Content: ['/there', '/gone'].map((path) => ({
      __component: 'blocks.hero',
      layout: 'two-column',
      title: 'Go on',
      button: { label: 'Go', url: origin + path },
    })),
  })
  await editor.pages.publish(id)
})
afterAll(async () => {
  await cms.remove()
  elsewhere.closeAllConnections()
  elsewhere.close()
  clock.remove()
})

async function outside() {
  const headers = await cms.adminLogin('Marketing editor')
  const { found } = (await (await fetch(`${cms.url}/attention/findings`, { headers })).json()) as {
    found: { kind: string; message: string }[]
  }
  return found.flatMap(({ kind, message }) =>
    kind === 'outside' && message.includes(origin) ? [message] : [],
  )
}

const startWith = async (CHECK_OUTSIDE_LINKS: string) => {
  await cms.stop()
  clock.forward(DAY_MINUTES)
  await cms.startAgain({ CHECK_OUTSIDE_LINKS })
  // The session of the day before has ended.
  rmSync(join(cms.dataDir, 'logged-in as Marketing editor'), { force: true })
}

it('nobody is asked unless it is turned on', async () => {
  const job = "select name from app_daily_jobs where name = 'outside-links'"
  expect(await cms.select(job)).toEqual([])
})

it('of one’s own machines none is asked unless all may be', async () => {
  await startWith('public')
  expect(await outside()).toEqual([])
  expect(asked).toEqual([])
})

it('a link that leads nowhere on another site is told the day after', async () => {
  await startWith('all')
  await expect.poll(outside).toHaveLength(1)
  const [message] = await outside()
  expect(message).toContain(`leads to ${origin}/gone, which answers 404.`)
  expect(asked.toSorted()).toEqual(['GET /gone', 'HEAD /gone', 'HEAD /there'])
})
