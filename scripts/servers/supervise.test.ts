import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it, vi } from 'vitest'
import { supervise } from './supervise'

const folder = mkdtempSync(join(tmpdir(), 'supervised-'))
afterAll(() => rmSync(folder, { recursive: true }))

it('a server that ends by itself is started again, and its last lines are shown once', async () => {
  const said: string[] = []
  for (const name of ['log', 'error', 'warn'] as const)
    vi.spyOn(console, name).mockImplementation((text: unknown) => void said.push(String(text)))
  const program = join(folder, 'ends.mjs')
  writeFileSync(program, `console.log('port is taken'); process.exitCode = 3`)
  const starts: number[] = []
  const server = supervise(
    {
      name: 'site',
      args: [program],
      env: process.env,
      logPath: join(folder, 'site.log'),
      prepare: () => Promise.resolve(void starts.push(Date.now())),
    },
    'http://127.0.0.1:9/',
  )
  await server.failed
  await expect.poll(() => starts.length).toBe(3)
  await server.stop(AbortSignal.timeout(0))
  const text = said.join('\n')
  expect(text).toContain('The site stopped with exit code 3. It will be started again in 1 s.')
  expect(text).toContain('It will be started again in 2 s.')
  expect(text.match(/port is taken/g)).toHaveLength(1)
})
