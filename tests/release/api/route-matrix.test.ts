import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { wrongAnswers } from '../../api/harness/route-matrix'
import { startCms, type RunningCms } from '../../harness/start-cms'

let cms: RunningCms
beforeAll(async () => {
  const environment = { TRUST_PROXY: 'true' }
  cms = await startCms({ postgres: '', from: inject('seeded'), environment })
})
afterAll(() => cms.remove())

it('each route allows or denies each identity, for each type, as the table says', async () => {
  expect(await wrongAnswers(cms, 'each')).toEqual([])
})
