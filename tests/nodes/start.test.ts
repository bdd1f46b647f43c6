import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { expectations } from '../../contract/forms/testing/expectations'
import { asEditor, pageWithText } from '../api/as-editor'
import { root } from '../harness/cms-modules'
import { sendRequest } from '../harness/http'
import { storedIn, referenceIn } from '../harness/stored-submissions'
import { npmStart, type RunningStack } from '../operations/harness/npm-start'

/** The folder of the Node under test. */
const node = process.env['NODE_PROGRAMS'] ?? dirname(process.execPath)

/** What npm needs to reach its registry from this machine. */
const NETWORK = /^(npm_config_(registry|cafile)|https?_proxy|no_proxy|NODE_EXTRA_CA_CERTS)$/i
const environment = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => NETWORK.test(name)),
)

/** What git knows or would add: nothing that another Node installed or built. */
function copyOfSources(): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-sources-'))
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '-z']
  const files = execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\0')
  for (const file of files.filter(Boolean)) cpSync(join(root, file), join(folder, file))
  return folder
}

let sources: string
let stack: RunningStack

beforeAll(async () => {
  sources = copyOfSources()
  stack = await npmStart(join(sources, '.data'), { folder: sources, node, environment })
  // Installs and builds everything first.
  await stack.prints(/Ctrl-C stops both servers/)
}, 1_200_000)

afterAll(async () => {
  await stack.stop()
  rmSync(sources, { recursive: true, force: true })
})

it('npm start ends in its table, with both servers ready', async () => {
  expect(stack.output()).not.toContain('not ready')
  expect(await stack.isReady(stack.site)).toBe(true)
  expect(await stack.isReady(stack.cms.url)).toBe(true)
})

it('visitors read the cms’s content', async () => {
  expect(new Set(await stack.sourcesOfPages())).toEqual(new Set(['cms']))
})

it('a visitor’s message is stored', async () => {
  const sent = await stack.cms.post('contact', expectations.contact.sample)
  expect(sent.status).toBe(201)
  expect(await storedIn(stack.cms).row('contact', referenceIn(sent))).toBeDefined()
})

it('an editor’s page is live', async () => {
  const { pages } = asEditor(stack.cms)
  await pages.publish(await pages.create(pageWithText('on-any-node', 'On any Node', 'It runs.')))
  await expect
    .poll(async () => (await sendRequest(`${stack.site}/on-any-node`)).text)
    .toContain('It runs.')
})

it('the cms survives the collection of its garbage', async () => {
  const reads = async () => {
    for (let at = 0; at < 200; at += 1)
      await stack.cms.get(`/api/jobs?filters[title][$containsi]=${at}`, {
        Authorization: `Bearer ${stack.cms.contentToken}`,
      })
  }
  await Promise.all([reads(), reads()])
  expect(stack.output()).not.toContain('started again')
})

it('Node warns of nothing that the servers do', () => {
  for (const name of ['cms', 'web'])
    expect(readFileSync(join(sources, `.data/logs/${name}.log`), 'utf8')).not.toMatch(/Warning: /)
})

it('Ctrl-C stops both servers, with exit code 0', async () => {
  expect(await stack.interrupt()).toBe(0)
  expect(await sendRequest(stack.site).catch(() => 'stopped')).toBe('stopped')
  expect(await sendRequest(stack.cms.url).catch(() => 'stopped')).toBe('stopped')
})
