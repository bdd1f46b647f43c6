import { describe, expect, it } from 'vitest'
import { languageOf } from '../languages/languages'
import { jobSlugOf, pathOfJob, pathOfSlug, slugInJobs } from './slugs'

describe('a job', () => {
  it.each([
    ['tester', '/careers/tester'],
    ['de/tester', '/de/careers/tester'],
    ['design/lead', '/careers/design/lead'],
    ['dean', '/careers/dean'],
    ['de', '/careers/de'],
  ])('with the slug %s is at %s', (slug, path) => {
    expect(pathOfJob(slug)).toBe(path)
    expect(slugInJobs(path.slice(1))).toBe(slug)
    expect(jobSlugOf(path.slice(1))).toBe(slug)
  })

  it.each(['careers/apply', 'de/careers/apply'])('is not the application form at %s', (slug) => {
    expect(jobSlugOf(slug)).toBeNull()
  })

  it.each(['careers', 'de/careers', 'de', 'xx/careers/tester', 'about-us'])(
    'is not at %s',
    (slug) => {
      expect(slugInJobs(slug)).toBeNull()
    },
  )
})

it.each([
  ['/de', 'de'],
  ['/de/ueber-uns', 'de'],
  ['de/ueber-uns', 'de'],
  ['/de?a=b', 'de'],
  ['/de#top', 'de'],
  ['/', undefined],
  ['', undefined],
  ['/dean', undefined],
  ['/about/de', undefined],
  ['/DE', undefined],
  ['en-GB', undefined],
])('the language of %s is %s', (path, code) => {
  expect(languageOf(path)).toBe(code)
})

it('the home page of a language is at its code', () => {
  expect([pathOfSlug('home'), pathOfSlug('de')]).toEqual(['/', '/de'])
})
