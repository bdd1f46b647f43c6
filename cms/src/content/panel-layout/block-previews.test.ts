import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { blockNames } from '@app/contract'
import { expect, it } from 'vitest'

const previews = readdirSync(join(import.meta.dirname, '../../../block-previews'))

it.each(blockNames)('the block %s has a picture', (name) => {
  expect(previews, `add cms/block-previews/${name}.svg`).toContain(`${name}.svg`)
})

it('every picture is of a block', () => {
  const files = blockNames.map((name) => `${name}.svg`)
  const others = previews.filter((file) => !files.includes(file))
  expect(others, 'remove these from cms/block-previews').toEqual([])
})
