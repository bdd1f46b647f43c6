import { describe, expect, it } from 'vitest'
import { decide } from './decide'
import { hashOf, type Versions } from './format'

const live = (title: string): Versions => ({ published: { title } })

const remembered = (theirs: Versions, local = theirs) => ({
  mode: 'published',
  packageHash: hashOf(theirs),
  localHash: hashOf(local),
})

const given = { mode: 'published', memory: undefined } as const

describe('an entry of a package', () => {
  it('is created where there is none, and left alone where there is the same', () => {
    expect(decide({ ...given, theirs: live('A'), local: undefined })).toBe('new')
    expect(decide({ ...given, theirs: live('A'), local: live('A') })).toBe('same')
  })

  it('changes what nobody has changed here, and is in conflict with what somebody has', () => {
    const changed = { ...given, theirs: live('B') }
    const memory = remembered(live('A'))
    expect(decide({ ...changed, memory, local: live('A') })).toBe('changed')
    expect(decide({ ...changed, memory, local: live('C') })).toBe('conflict')
    expect(decide({ ...changed, local: live('A') })).toBe('conflict')
    expect(decide({ ...changed, local: live('A'), isUntouched: true })).toBe('changed')
  })

  it('leaves alone what only somebody here has changed or deleted', () => {
    const unchanged = { ...given, theirs: live('A'), memory: remembered(live('A')) }
    expect(decide({ ...unchanged, local: live('C') })).toBe('kept')
    expect(decide({ ...unchanged, local: undefined })).toBe('kept')
    expect(decide({ ...unchanged, theirs: live('B'), local: undefined })).toBe('conflict')
  })

  it('is no news as a draft after it was imported as published, but the other way round', () => {
    const memory = remembered(live('A'))
    const unchanged = { theirs: live('A'), local: live('C') }
    expect(decide({ ...unchanged, memory, mode: 'drafts' })).toBe('kept')
    const asDraft = { ...memory, mode: 'drafts' }
    expect(decide({ ...unchanged, memory: asDraft, mode: 'published' })).toBe('conflict')
  })

  it('as a draft changes the draft only', () => {
    const asDraft = { theirs: live('B'), mode: 'drafts', memory: undefined } as const
    const local = { published: { title: 'A' }, draft: { title: 'B' } }
    expect(decide({ ...asDraft, local })).toBe('same')
    expect(decide({ ...asDraft, local: live('A'), isUntouched: true })).toBe('changed')
  })
})
