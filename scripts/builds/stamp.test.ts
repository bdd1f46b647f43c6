import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { cache, root } from '../paths'
import { type Build, buildIfStale, removeStamp } from './stamp'

const folder = join(cache, 'stamp-test')
const path = folder.slice(root.length + 1)
const input = join(folder, 'input.ts')
const output = join(folder, 'output.js')

beforeEach(() => {
  vi.spyOn(console, 'log').mockReturnValue()
  mkdirSync(folder, { recursive: true })
  writeFileSync(input, 'one')
})

afterEach(() => {
  vi.restoreAllMocks()
  removeStamp('stamp-test')
  rmSync(folder, { recursive: true })
})

function builder(work = () => writeFileSync(output, 'built')) {
  const build = vi.fn(async () => work())
  const one: Build = {
    name: 'stamp-test',
    title: 'a test',
    inputs: [`${path}/input.ts`],
    outputs: [`${path}/output.js`],
    build,
  }
  return { build, run: () => buildIfStale(one) }
}

describe('a build', () => {
  it('runs once for the same inputs, and again when one has changed', async () => {
    const { build, run } = builder()
    await run()
    await run()
    expect(build).toHaveBeenCalledTimes(1)
    writeFileSync(input, 'two')
    await run()
    expect(build).toHaveBeenCalledTimes(2)
  })

  it('runs again when its output is missing', async () => {
    const { build, run } = builder()
    await run()
    rmSync(output)
    await run()
    expect(build).toHaveBeenCalledTimes(2)
  })

  it('runs again after it failed', async () => {
    await builder().run()
    writeFileSync(input, 'two')
    const broken = builder(() => {
      throw new Error('failed half way')
    })
    await expect(broken.run()).rejects.toThrow('failed half way')
    writeFileSync(input, 'one')
    const { build, run } = builder()
    await run()
    expect(build).toHaveBeenCalledTimes(1)
  })
})
