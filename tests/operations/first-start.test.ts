import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pagePaths } from '../harness/routes'
import { npmStart, type RunningStack } from './harness/npm-start'

describe('the first npm start', () => {
  let stack: RunningStack
  beforeAll(async () => {
    stack = await npmStart(mkdtempSync(join(tmpdir(), 'beam-start-')))
  })
  afterAll(() => stack.stop())

  it('prints its table when every page shows the content of the cms', async () => {
    await stack.prints(/Site +http:\S+\n +Admin +http:\S+\/admin\n/)
    expect(await stack.sourcesOfPages()).toEqual(pagePaths.map(() => 'cms'))
  })
})
