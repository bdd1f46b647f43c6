import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { identityNames, wrongAnswers } from '../../api/harness/route-matrix'
import { startCms, type RunningCms } from '../../harness/start-cms'

let cms: RunningCms
beforeAll(async () => {
  const environment = { TRUST_PROXY: 'true' }
  cms = await startCms({ postgres: '', from: inject('seeded'), environment })
})
afterAll(() => cms.remove())

it.each(identityNames)(
  'each route allows or denies %s, for each type, as its rule says',
  async (identity) => {
    expect(await wrongAnswers(cms, { identity })).toEqual([])
  },
)
