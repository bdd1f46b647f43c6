import { expect, it } from 'vitest'
import type { ReviewStatus } from '../shared/calls'
import { OwnVersions } from './own-versions'

const at = (version: number): ReviewStatus => ({
  id: 1,
  form: 'contact',
  reference: 'C',
  state: 'new',
  assigneeId: null,
  version,
})

it('follows its own changes, also those that undo others, and stops where a colleague changed it', () => {
  const own = new OwnVersions()
  own.note({ before: at(1), after: at(2) })
  own.note({ before: at(2), after: at(3) })
  expect(own.latest(at(1)).version).toBe(3)
  own.note({ before: at(4), after: at(5) })
  expect(own.latest(at(2)).version).toBe(3)
  expect(own.latest(at(4)).version).toBe(5)
})
