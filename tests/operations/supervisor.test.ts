import { mkdirSync, renameSync, rmSync, rmdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { expectations } from '../../contract/forms/testing/expectations'
import { sendRequest, beginPost } from '../harness/http'
import { pagePaths } from '../harness/routes'
import { storedIn } from '../harness/stored-submissions'
import { copyOf, npmStart, type RunningStack } from './harness/npm-start'

const seeded = inject('seeded')

const payload = JSON.stringify(expectations.contact.sample)
const halves = [payload.slice(0, 40), payload.slice(40)] as const

/** Posts of which the server has received the headers and the first half of the body. */
async function halfSentPosts({ cms }: RunningStack, count: number) {
  const posts = Array.from({ length: count }, () => beginPost(`${cms.url}/api/contact`, halves))
  await Promise.all(posts.map(({ accepted }) => accepted))
  return posts
}

describe('npm start', () => {
  let stack: RunningStack
  beforeAll(async () => {
    stack = await npmStart(copyOf(seeded.dataDir))
    await stack.bothReady()
  })
  afterAll(() => stack.stop())

  const killed = async (name: 'cms' | 'site') => {
    const pid = stack.pidOf(name)
    process.kill(pid, 'SIGKILL')
    await expect.poll(() => stack.pidOf(name)).not.toBe(pid)
    await stack.shows(`The ${name} was ended by SIGKILL. It will be started again in`)
  }

  it('ends in a table of addresses and accounts', async () => {
    await stack.shows(/Site +http:\S+\n +Admin +http:\S+\/admin\n/)
    await stack.shows('admin@beam.example')
    expect(stack.output()).not.toContain('not ready')
  })

  it('restarts a killed cms and says why, while the site keeps running', async () => {
    await killed('cms')
    expect((await sendRequest(`${stack.site}/banks`)).status).toBe(200)
    await stack.shows(/The end of its log \(.*cms\.log\):\n {2}\S/)
    await stack.shows('The cms is ready again.')
    expect((await stack.cms.post('contact', expectations.contact.sample)).status).toBe(201)
  })

  it('restarts a killed site', async () => {
    await killed('site')
    await stack.shows('The site is ready again.')
    expect((await sendRequest(`${stack.site}/banks`)).status).toBe(200)
  })

  it('refuses to start twice on the same data, even while its cms is down', async () => {
    process.kill(stack.pidOf('cms'), 'SIGKILL')
    const second = await npmStart(stack.cms.dataDir)
    await second.shows(/DATA_DIR=\S+ is in use by process \d+/)
    await stack.bothReady()
  })

  it('keeps running after its terminal closes', async () => {
    stack.closeTerminal()
    await Promise.all(
      ['cms', 'site'].map((name) => {
        const pid = stack.pidOf(name as 'cms' | 'site')
        process.kill(pid, 'SIGKILL')
        return expect.poll(() => stack.pidOf(name as 'cms' | 'site')).not.toBe(pid)
      }),
    )
    await stack.bothReady()
  })
})

describe('a stack that is shutting down', () => {
  it('completes requests that are half received when SIGTERM reaches the whole process group', async () => {
    const stack = await npmStart(copyOf(seeded.dataDir))
    try {
      await stack.bothReady()
      const before = await storedIn(stack.cms).count('contact')
      const posts = await halfSentPosts(stack, 8)
      stack.signal('SIGTERM')
      await expect.poll(() => stack.isReady(stack.cms.url)).toBe(false)
      // Long enough for a signal that was counted twice to have cut them off.
      await sleep(1500)
      for (const { finish } of posts) finish()
      const responses = await Promise.all(posts.map(({ response }) => response))
      expect(responses.map(({ status }) => status)).toEqual(Array(8).fill(201))
      await expect.poll(() => stack.isSupervising()).toBe(false)
      expect(await storedIn(stack.cms).count('contact')).toBe(before + 8)
    } finally {
      await stack.stop()
    }
  })

  it('stops at once on a second Ctrl-C', async () => {
    const stack = await npmStart(copyOf(seeded.dataDir))
    try {
      await stack.bothReady()
      const [post] = await halfSentPosts(stack, 1)
      const cut = expect(post?.response).rejects.toThrow()
      const pressAgain = setInterval(() => stack.signal('SIGINT'), 400)
      await stack
        .shows('Stopping without waiting for requests in flight.')
        .finally(() => clearInterval(pressAgain))
      await cut
    } finally {
      await stack.stop()
    }
  })
})

it('the site runs while the cms cannot start, and shows its content once the cause is gone', async () => {
  const dataDir = copyOf(seeded.dataDir)
  const [database, aside] = [join(dataDir, 'beam.db'), join(dataDir, 'aside.db')]
  renameSync(database, aside)
  mkdirSync(database)
  const stack = await npmStart(dataDir)
  try {
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
  } finally {
    await stack.stop()
  }
})

it.skipIf(process.platform !== 'linux')('a full disk under the logs stops no server', async () => {
  const dataDir = copyOf(seeded.dataDir)
  mkdirSync(join(dataDir, 'logs'), { recursive: true })
  for (const name of ['cms', 'web']) {
    rmSync(join(dataDir, `logs/${name}.log`), { force: true })
    symlinkSync('/dev/full', join(dataDir, `logs/${name}.log`))
  }
  const stack = await npmStart(dataDir)
  try {
    await stack.bothReady()
    expect((await stack.cms.post('contact', expectations.contact.sample)).status).toBe(201)
    expect(stack.output()).not.toContain('started again')
  } finally {
    await stack.stop()
  }
})
