import type { SiteSetting } from '@app/contract'
import { site } from '@app/seed'
import { describe, expect, it } from 'vitest'
import { shareTextFor } from './share-text'

const generic = { title: site.shareTitle, description: site.shareDescription }

describe('the share text', () => {
  it.each(site.shareTexts)('of $path is its own', ({ path, title, description }) => {
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
  ])("of %j is the site's", (path) => {
    expect(shareTextFor(site, path)).toEqual(generic)
  })

  it("of a job page is the site's, even if an editor wrote one for it", () => {
    const path = '/careers/tester'
    const edited: SiteSetting = {
      ...site,
      shareTexts: [...site.shareTexts, { path, title: 'Test', description: 'Tests' }],
    }
    expect(shareTextFor(edited, path)).toEqual(generic)
  })
})
