import type { SiteSetting } from '@beam/contract'
import { site } from '@beam/seed'
import { describe, expect, it } from 'vitest'
import { shareTextFor } from './share-text'

const generic = { title: site.shareTitle, description: site.shareDescription }

describe('what a shared page says of itself', () => {
  it.each(site.shareTexts)('$path has its own words', ({ path, title, description }) => {
    expect(shareTextFor(site, path)).toEqual({ title, description })
  })

  it.each([
    '/nowhere',
    '/404',
    '',
    '/news/',
    '/News',
    '/careers/apply',
    '/careers/tester',
    '/careers/',
  ])('%j speaks for the whole site', (path) => {
    expect(shareTextFor(site, path)).toEqual(generic)
  })

  it('job pages speak for the whole site even when an editor wrote words for one', () => {
    const path = '/careers/tester'
    const edited: SiteSetting = {
      ...site,
      shareTexts: [...site.shareTexts, { path, title: 'Test', description: 'Tests' }],
    }
    expect(shareTextFor(edited, path)).toEqual(generic)
  })
})
