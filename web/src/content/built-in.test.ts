import { footer, jobs, pages, site } from '@app/seed'
import { describe, expect, it } from 'vitest'
import * as builtIn from './built-in'

describe('the built-in content', () => {
  it('has every page of the seed at its slug', async () => {
    expect(builtIn.builtInSlugs.toSorted()).toEqual(pages.map(({ slug }) => slug).toSorted())
    for (const page of pages) expect(await builtIn.builtInPage(page.slug)).toBe(page)
  })

  it('has no other page, not even under the name of an object property', async () => {
    expect(await builtIn.builtInPage('nothing')).toBeNull()
    expect(await builtIn.builtInPage('constructor')).toBeNull()
  })

  it('has the jobs, the footer and the settings', async () => {
    expect(await builtIn.builtInJobs()).toBe(jobs)
    expect(await builtIn.builtInJob('tester')).toMatchObject({ title: 'Tester' })
    expect(await builtIn.builtInJob('nothing')).toBeNull()
    expect(await builtIn.builtInFooter()).toBe(footer)
    expect(await builtIn.builtInSite()).toBe(site)
  })
})
