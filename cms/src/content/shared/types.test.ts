import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { contentTypes } from './types'

/** Content types that visitors write, not editors. */
const INTAKE = 'intake'

it('says of each content type in src/api what the cms has to know of it', () => {
  const folders = readdirSync(join(import.meta.dirname, '../../api')).filter(
    (name) => name !== INTAKE,
  )
  const known: string[] = Object.values(contentTypes).map(({ api }) => api)
  expect(folders.toSorted(), 'add the type to content/shared/types.ts').toEqual(known.toSorted())
})
