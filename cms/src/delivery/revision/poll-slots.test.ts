import { describe, expect, it } from 'vitest'
import { PollSlots } from './poll-slots'

const limits = { siteServer: 2, others: 5, othersPerAddress: 3 }

describe('the slots of long polls', () => {
  it('are limited per address and in total', () => {
    const slots = new PollSlots(limits)
    const held = Array.from({ length: 3 }, () => slots.take('page', 'a'))
    expect(held).not.toContain(undefined)
    expect(slots.take('page', 'a')).toBeUndefined()
    expect(slots.take('page', 'b')).toBeDefined()
    expect(slots.take(undefined, 'c')).toBeDefined()
    expect(slots.take('page', 'd')).toBeUndefined()
    held[0]?.()
    expect(slots.take('page', 'd')).toBeDefined()
  })

  it('include reserved ones for the site’s server', () => {
    const slots = new PollSlots({ ...limits, others: 0 })
    expect(slots.take('page', 'a')).toBeUndefined()
    const release = slots.take('site server', 'a')
    expect(slots.take('site server', 'a')).toBeDefined()
    expect(slots.take('site server', 'a')).toBeUndefined()
    release?.()
    expect(slots.take('site server', 'a')).toBeDefined()
  })
})
