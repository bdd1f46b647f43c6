import { chmodSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { readSettings } from '../settings'
import { checkPorts, prepareDataFolder } from './preflight'

it.each([
  ['that others can read is closed to them', 0o755, 0o700],
  ['that everybody may write to, such as /tmp, is left alone', 0o1777, 0o1777],
])('a DATA_DIR %s', (_, before, after) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'site-preflight-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  chmodSync(dataDir, before)
  prepareDataFolder(readSettings({}, { DATA_DIR: dataDir }, {}))
  expect(statSync(dataDir).mode & 0o7777).toBe(after)
  expect(statSync(join(dataDir, 'logs')).mode & 0o777).toBe(0o700)
})

it('two servers on one port are refused before either starts', async () => {
  const settings = readSettings({}, { WEB_PORT: '4300', CMS_PORT: '4300' }, {})
  await expect(checkPorts(settings)).rejects.toThrow('WEB_PORT and CMS_PORT must differ.')
})
