import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { menuIcons, socialNetworks } from '@app/contract'
import { expect, it } from 'vitest'

const marks = readFileSync(join(import.meta.dirname, 'marks.svg'), 'utf8')

it.each([...menuIcons, ...socialNetworks, 'qr'])('%s is drawn', (name) => {
  expect(marks.match(new RegExp(`<symbol id="${name}" `, 'g'))).toHaveLength(1)
})
