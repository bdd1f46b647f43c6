import { expect, it } from 'vitest'
import { shownIn } from '../../src/phone/still'
import { builtInSnapshot } from '../content/snapshot'
import { StillFiles } from './still-files'

const block = builtInSnapshot.pages
  .flatMap(({ Content }) => Content)
  .find((each) => each.block === 'phone')!

const { first, all } = shownIn(block)

it('shows each screen as the app does', async () => {
  const stills = new StillFiles()
  const path = stills.pathOf(all, block.scene)
  const text = (await stills.get(path, builtInSnapshot))?.bodies.identity.toString()
  expect(text?.match(/<foreignObject/g)).toHaveLength(5)
  expect(text).toContain('Hold to pay')
  expect(text).toContain('€247.35')
  expect(text).toContain('€248.60')
})

it('has the fonts of the app in it, since an image loads none', async () => {
  const stills = new StillFiles()
  const still = await stills.get(stills.pathOf([first], block.scene), builtInSnapshot)
  const text = still?.bodies.identity.toString()
  expect(text?.match(/@font-face\{[^}]*url\(data:font\/woff2;base64,/g)).toHaveLength(2)
})

it('is found by a process that has not rendered the page that shows it', async () => {
  const path = new StillFiles().pathOf([first], block.scene)
  const elsewhere = new StillFiles()
  expect(elsewhere.get(path, { ...builtInSnapshot, pages: [] })).toBeUndefined()
  expect(await elsewhere.get(path, builtInSnapshot)).toBeDefined()
})
