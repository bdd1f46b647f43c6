import { brand } from '../../contract/brand'
import { chmodSync, lstatSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectations } from '../../contract/forms/testing/expectations'
import { sendRequest } from '../harness/http'
import { jpegOf } from '../harness/photo'
import { pagePaths } from '../harness/routes'
import { npmStart, type RunningStack } from './harness/npm-start'
import { runCommand } from './harness/run-command'

/** Each time, the processes of the whole machine are listed. */
const SELDOM = { interval: 500 }

/** A folder that everybody on the machine can read. */
function openFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'site-start-'))
  chmodSync(folder, 0o755)
  return folder
}

const everythingIn = (folder: string) => [
  folder,
  ...readdirSync(folder, { recursive: true }).map((path) => join(folder, String(path))),
]

/** The files and folders that others than their owner may do anything with, with their modes. */
const openToOthers = (folder: string) =>
  everythingIn(folder).flatMap((path) => {
    // The site's temporary files come and go meanwhile.
    const mode = (lstatSync(path, { throwIfNoEntry: false })?.mode ?? 0) & 0o777
    return mode & 0o077 ? [`${path.slice(folder.length)} ${mode.toString(8)}`] : []
  })

async function uploadPhoto({ cms }: RunningStack) {
  const form = new FormData()
  const photo = { width: 900, height: 600, channels: 3, background: 'teal' } as const
  form.append('files', await jpegOf(photo), 'photo.jpg')
  const headers = await cms.adminLogin()
  const answer = await fetch(`${cms.url}/upload`, { method: 'POST', headers, body: form })
  const [stored] = (await answer.json()) as { url: string }[]
  return String(stored?.url)
}

// In this order: each part leaves the stack in the state that the next one needs.
describe('npm start', () => {
  const dataDir = openFolder()
  const restored = openFolder()
  let stack: RunningStack
  beforeAll(async () => {
    stack = await npmStart(dataDir)
  })
  afterAll(async () => {
    await stack.stop()
    rmSync(restored, { recursive: true })
  })

  const kill = (name: 'cms' | 'site') => {
    const pid = stack.pidOf(name)
    process.kill(pid, 'SIGKILL')
    return { isStartedAgain: () => expect.poll(() => stack.pidOf(name), SELDOM).not.toBe(pid) }
  }

  it('ends in a table of addresses and accounts when every page shows the content of the cms', async () => {
    await stack.prints(/Site +http:\S+\n +Admin +http:\S+\/admin\n/)
    expect(await stack.sourcesOfPages()).toEqual(pagePaths.map(() => 'cms'))
    await stack.shows(`admin@${brand.domain}`)
    expect(stack.output()).not.toContain('not ready')
  })

  it('leaves nothing in DATA_DIR that another user of the machine can read', async () => {
    const { cms } = stack
    expect((await cms.post('contact', expectations.contact.sample)).status).toBe(201)
    const url = await uploadPhoto(stack)
    const copy = await cms.get(url, { Accept: 'image/webp' })
    expect(copy.headers['content-type']).toBe('image/webp')
    const { code } = await runCommand(['backup'], { DATA_DIR: dataDir })
    expect(code).toBe(0)
    const names = readdirSync(dataDir)
    for (const name of ['cms.db', 'cms.db-wal', 'running.json', 'backups', 'webp', 'web'])
      expect(names).toContain(name)
    expect(openToOthers(dataDir)).toEqual([])
  })

  it('leaves a backup that nobody else can read after its restore', async () => {
    const [name = ''] = readdirSync(join(dataDir, 'backups'))
    const args = ['restore', join(dataDir, 'backups', name)]
    const { code, output } = await runCommand(args, { DATA_DIR: restored, CMS_PORT: '1' })
    expect(output).toContain('is restored and checked')
    expect(code).toBe(0)
    expect(everythingIn(restored).length).toBeGreaterThan(10)
    expect(openToOthers(restored)).toEqual([])
  })

  it('refuses to start twice on the same data, even while its cms is down', async () => {
    kill('cms')
    const second = await npmStart(dataDir)
    await second.shows(/DATA_DIR=\S+ is in use by process \d+/)
  })

  it('restarts a killed cms and says why, while the site keeps running', async () => {
    await stack.shows('The cms was ended by SIGKILL. It will be started again in')
    expect((await sendRequest(`${stack.site}/banks`)).status).toBe(200)
    await stack.shows(/The end of its log \(.*cms\.log\):\n {2}\S/)
    await stack.shows('The cms is ready again.')
    expect((await stack.cms.post('contact', expectations.contact.sample)).status).toBe(201)
  })

  it('restarts a killed site even after its terminal has closed', async () => {
    stack.closeTerminal()
    await kill('site').isStartedAgain()
    await stack.bothReady()
    expect((await sendRequest(`${stack.site}/banks`)).status).toBe(200)
  })
})
