import { describe, expect, it } from 'vitest'
import { movedSlug } from '../shared/branches'
import { goesLive, redirectOf } from '../shared/moves'
import { problemOf } from './plan-move'

describe('a move', () => {
  it.each([
    ['careers', 'about-us/careers'],
    ['careers/apply', 'apply'],
    ['careers', 'careers-2'],
    ['careers', 'about-us/jobs/now'],
  ])('from %s to %s is possible', (from, to) => expect(problemOf({ from, to })).toBeUndefined())

  it.each([
    ['home', 'start', 'The home page stays where it is.'],
    ['careers', 'careers', 'It has this address already. Choose another.'],
    ['careers', 'careers/old', 'A page can’t be moved below itself. Choose another place.'],
    ...['Careers', 'care ers', 'about-us/', '/careers', 'a//b', 'a--b', 'café', 'a/../b'].map(
      (to) => [
        'careers',
        to,
        'An address has small letters, digits and single hyphens. Change its last part.',
      ],
    ),
  ])('from %s to %s is refused', (from, to, problem) =>
    expect(problemOf({ from, to })).toBe(problem),
  )

  it('takes along what is below, and nothing of its name', () => {
    expect(movedSlug('careers', 'careers', 'jobs')).toBe('jobs')
    expect(movedSlug('careers/careers/apply', 'careers', 'a/jobs')).toBe('a/jobs/careers/apply')
  })

  it('needs a redirect from where visitors find a page now, unless it returns there', () => {
    const page = { documentId: '', title: '', from: '/b', to: '/c', isModified: false }
    expect(redirectOf({ ...page, live: '/a' })).toBe('/a')
    expect(redirectOf({ ...page, live: '/c' })).toBeNull()
    expect(redirectOf({ ...page, live: null })).toBeNull()
  })

  it('publishes only what is published without other changes', () => {
    const page = { documentId: '', title: '', from: '/b', to: '/c' }
    expect(goesLive({ ...page, live: '/b', isModified: false })).toBe(true)
    expect(goesLive({ ...page, live: '/b', isModified: true })).toBe(false)
    expect(goesLive({ ...page, live: null, isModified: false })).toBe(false)
  })
})
