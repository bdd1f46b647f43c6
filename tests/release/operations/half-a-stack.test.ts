import { mkdirSync, renameSync, rmSync, rmdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, it } from 'vitest'
import { expectations } from '../../../contract/forms/testing/expectations'
import { sendRequest } from '../../harness/http'
import { pagePaths } from '../../harness/routes'
import { copyOf, npmStart } from '../../operations/harness/npm-start'

const seeded = inject('seeded')

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
