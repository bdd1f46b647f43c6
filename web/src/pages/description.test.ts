import { jobs, site } from '@app/seed'
import { home } from '@app/seed/content/pages/home'
import { expect, it } from 'vitest'
import { descriptionOf } from './description'

it('the description of a page comes from its SEO fields, then from its first block', () => {
  const seo = { title: 'Home', description: 'Our description.' }
  expect(descriptionOf({ ...home, seo } as typeof home, site)).toBe('Our description.')
  const first = { ...home.Content[0], description: 'The first block.' } as (typeof home.Content)[0]
  expect(descriptionOf({ ...home, seo: undefined, Content: [first!] }, site)).toBe(
    'The first block.',
  )
})

it("a page without a description gets the site's", () => {
  expect(descriptionOf({ ...home, seo: undefined, Content: [] }, site)).toBe(site.description)
  expect(descriptionOf(undefined, site)).toBe(site.description)
})

it('the description of a job is its summary, and is never cut off inside a word', () => {
  const [job] = jobs
  expect(descriptionOf({ ...job!, seo: undefined }, site)).toBe(job!.summary)
  const shortened = (summary: string) => descriptionOf({ ...job!, seo: undefined, summary }, site)
  const long = shortened('Word by word '.repeat(30))
  expect(long.length).toBeLessThanOrEqual(200)
  expect(long).toMatch(/ (Word|by|word)…$/)
  expect(shortened('x'.repeat(201))).toHaveLength(200)
})
