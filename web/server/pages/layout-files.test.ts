import { describe, expect, it } from 'vitest'
import { builtInSnapshot, type Snapshot } from '../content/snapshot'
import { LayoutFiles } from './layout-files'

const named = (productName: string): Snapshot => ({
  ...builtInSnapshot,
  site: { ...builtInSnapshot.site, productName },
})

const textAt = async (layouts: LayoutFiles, path: string) =>
  (await layouts.get(path))?.bodies.identity.toString() ?? ''

describe('the layout of a snapshot', () => {
  it('has a name that follows from its content alone', () => {
    const [one, other] = [new LayoutFiles(), new LayoutFiles()]
    expect(one.pathOf(named('Wallet'))).toBe(other.pathOf(named('Wallet')))
    expect(one.pathOf(named('Wallet'))).not.toBe(one.pathOf(named('Ray')))
  })

  it('can still be read after it was replaced, and not for ever', async () => {
    const layouts = new LayoutFiles()
    const first = layouts.pathOf(named('First'))
    const second = layouts.pathOf(named('Second'))
    expect(await textAt(layouts, first)).toContain('"productName":"First"')
    expect(await textAt(layouts, second)).toContain('"productName":"Second"')
    for (let count = 0; count < 40; count += 1) layouts.pathOf(named(`Name ${count}`))
    expect(layouts.get(second)).toBeUndefined()
  })
})
