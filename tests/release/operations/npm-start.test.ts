import { mkdirSync, renameSync, rmSync, rmdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { expectations } from '../../../contract/forms/testing/expectations'
import { beginPost, sendRequest } from '../../harness/http'
import { pagePaths } from '../../harness/routes'
import { storedIn } from '../../harness/stored-submissions'
import { copyOf, npmStart, type RunningStack } from '../../operations/harness/npm-start'

const seeded = inject('seeded')

const { sample } = expectations.contact
const payload = JSON.stringify(sample)
const halves = [payload.slice(0, 40), payload.slice(40)] as const

const hurried = 'Stopping without waiting for requests in flight.'

/** Posts of which the server has received the headers and the first half of the body. */
async function halfSentPosts({ cms }: RunningStack, count: number) {
  const posts = Array.from({ length: count }, () => beginPost(`${cms.url}/api/contact`, halves))
  await Promise.all(posts.map(({ accepted }) => accepted))
  return posts
}

// In this order: the second test stops the stack of the first.
describe('a stack whose cms cannot start', () => {
  const dataDir = copyOf(seeded.dataDir)
  const [database, aside] = [join(dataDir, 'cms.db'), join(dataDir, 'aside.db')]
  let stack: RunningStack
  beforeAll(async () => {
    renameSync(database, aside)
    mkdirSync(database)
    stack = await npmStart(dataDir)
  })
  afterAll(() => stack.stop())

  it('serves the site, and shows the content of the cms once the cause is gone', async () => {
    await stack.shows(
      /Site +http:\S+ +the cms is not ready: shows its last good or built-in content/,
    )
    expect(stack.output()).not.toContain('Render the content')
    await stack.shows(/The cms stopped with exit code 1\. It will be started again in 2 s\./)
    expect((await sendRequest(`${stack.site}/careers`)).status).toBe(200)
    rmdirSync(database)
    renameSync(aside, database)
    await stack.shows('The cms is ready again.')
    await stack.prints(/Site +http:\S+\n +Admin +http:\S+\/admin\n/)
    expect(await stack.sourcesOfPages()).toEqual(pagePaths.map(() => 'cms'))
  })

  it('completes requests that are half received when SIGTERM reaches its whole process group', async () => {
    const before = await storedIn(stack.cms).count('contact')
    const posts = await halfSentPosts(stack, 8)
    stack.signal('SIGTERM')
    // A second one at once, as npm forwards what its whole group has already received.
    stack.signal('SIGINT')
    await expect.poll(() => stack.isReady(stack.cms.url)).toBe(false)
    for (const { finish } of posts) finish()
    const responses = await Promise.all(posts.map(({ response }) => response))
    expect(responses.map(({ status }) => status)).toEqual(Array(8).fill(201))
    await expect.poll(() => stack.isSupervising()).toBe(false)
    expect(stack.output()).not.toContain(hurried)
    expect(await storedIn(stack.cms).count('contact')).toBe(before + 8)
  })
})

describe.skipIf(process.platform !== 'linux')('a stack whose logs have no space left', () => {
  let stack: RunningStack
  beforeAll(async () => {
    const dataDir = copyOf(seeded.dataDir)
    mkdirSync(join(dataDir, 'logs'), { recursive: true })
    for (const name of ['cms', 'web']) {
      rmSync(join(dataDir, `logs/${name}.log`), { force: true })
      symlinkSync('/dev/full', join(dataDir, `logs/${name}.log`))
    }
    stack = await npmStart(dataDir)
  })
  afterAll(() => stack.stop())

  it('runs all the same', async () => {
    await stack.bothReady()
    expect((await stack.cms.post('contact', sample)).status).toBe(201)
    expect(stack.output()).not.toContain('started again')
  })

  it('stops at once on a second Ctrl-C', async () => {
    const [post] = await halfSentPosts(stack, 1)
    const cut = expect(post?.response).rejects.toThrow()
    const pressAgain = setInterval(() => stack.signal('SIGINT'), 400)
    await stack.shows(hurried).finally(() => clearInterval(pressAgain))
    await cut
  })
})
