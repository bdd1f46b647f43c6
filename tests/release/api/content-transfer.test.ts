import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import {
  exportContent,
  importContent,
  publicContent,
  withoutContent,
} from '../../api/harness/transfer'
import { startCms, type RunningCms } from '../../harness/start-cms'
import { databases } from './databases'

const work = mkdtempSync(join(tmpdir(), 'site-transfer-'))

let source: RunningCms
beforeAll(async () => {
  source = await startCms({ postgres: '', from: inject('seeded') })
})
afterAll(async () => {
  await source.remove()
  rmSync(work, { recursive: true, force: true })
})

it.each(databases)(
  'content moves from SQLite to $name and back, unchanged',
  async ({ name, data }) => {
    const target = await startCms({ ...data, prepare: withoutContent })
    try {
      const [there, back] = [join(work, `${name} there`), join(work, `${name} back`)]
      await exportContent(source, there)
      expect(await importContent(target, there)).toContain('written as published')
      expect(await publicContent(target)).toEqual(await publicContent(source))
      expect(await importContent(target, there)).toContain('Nothing has changed.')
      await exportContent(target, back)
      expect(await importContent(source, back)).toContain('Nothing has changed.')
    } finally {
      await target.remove()
    }
  },
)
