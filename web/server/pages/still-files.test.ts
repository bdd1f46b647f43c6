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
})

it('is found by a process that has not rendered the page that shows it', async () => {
  const path = new StillFiles().pathOf([first], block.scene)
  const elsewhere = new StillFiles()
  expect(elsewhere.get(path, { ...builtInSnapshot, pages: [] })).toBeUndefined()
  expect(await elsewhere.get(path, builtInSnapshot)).toBeDefined()
})
