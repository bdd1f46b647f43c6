import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { expectations } from '../../contract/forms/testing/expectations'
import { sendRequest } from '../harness/http'
import { copyOf, npmStart, type RunningStack } from './harness/npm-start'

const seeded = inject('seeded')

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
