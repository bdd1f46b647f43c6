import { jobs, site } from '@beam/seed'
import { home } from '@beam/seed/content/pages/home'
import { expect, it } from 'vitest'
import { descriptionOf } from './description'

it('a page is described by its own words before those of its first block', () => {
  const seo = { title: 'Home', description: 'Our own words.' }
  expect(descriptionOf({ ...home, seo } as typeof home, site)).toBe('Our own words.')
  const first = { ...home.Content[0], description: 'The first block.' } as (typeof home.Content)[0]
  expect(descriptionOf({ ...home, seo: undefined, Content: [first!] }, site)).toBe(
    'The first block.',
  )
})

it('a page that says nothing of itself is described as the site is', () => {
  expect(descriptionOf({ ...home, seo: undefined, Content: [] }, site)).toBe(site.description)
  expect(descriptionOf(undefined, site)).toBe(site.description)
})

it('a job is described by its summary, and no description ends within a word', () => {
  const [job] = jobs
  expect(descriptionOf({ ...job!, seo: undefined }, site)).toBe(job!.summary)
  const long = descriptionOf({ ...job!, seo: undefined, summary: 'Word by word '.repeat(30) }, site)
  expect(long.length).toBeLessThanOrEqual(200)
  expect(long).toMatch(/ (Word|by|word)…$/)
})
