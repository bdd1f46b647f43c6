import { describe, expect, it } from 'vitest'
import {
  ContentError,
  fromStrapiFooter,
  fromStrapiJob,
  fromStrapiNavigation,
  fromStrapiRedirect,
  fromStrapiSiteSetting,
} from './from-strapi'
import { media, paragraph, picture, stamps, text } from './testing/strapi-samples'

describe('other content from the cms', () => {
  it('converts a job', () => {
    const raw = {
      ...stamps,
      slug: 'tester',
      title: 'Tester',
      order: 12,
      icon: media,
      picture: media,
      summary: 'Finds what we missed.',
      type: 'Full Time',
      location: 'Remote',
      area: 'Quality Assurance',
      language: 'en',
      purpose: [paragraph(text('To test.'))],
      requirements: [{ id: 1, text: 'Patience' }],
      offers: [],
      details: null,
      datePosted: '2026-01-05',
    }
    expect(fromStrapiJob(raw)).toMatchObject({
      slug: 'tester',
      icon: picture,
      picture,
      requirements: [{ text: 'Patience' }],
      offers: [],
    })
  })

  it('converts the footer, a redirect and the settings', () => {
    const stores = { appStoreUrl: 'https://a.example', googlePlayUrl: 'https://g.example' }
    const rawFooter = {
      ...stamps,
      ...stores,
      newsletterTitle: 'News for you',
      logo: media,
      description: [paragraph(text('Wallet.'))],
      quickLinksTitle: 'Links',
      links: [{ id: 1, title: 'Contacts', url: '/contacts', isExternal: null }],
      downloadTitle: 'Get it',
      partners: [{ id: 1, name: 'Partner', image: media, altText: null }],
      trademark: 'Wallet is a trademark.',
      copyright: '© {year}',
      badges: [],
    }
    expect(fromStrapiFooter(rawFooter)).toMatchObject({
      logo: picture,
      links: [{ title: 'Contacts', url: '/contacts', isExternal: false }],
      partners: [{ name: 'Partner', image: picture }],
    })
    expect(fromStrapiRedirect({ ...stamps, from: '/old', to: '/new' })).toEqual({
      from: '/old',
      to: '/new',
    })
    const lines = [
      'productName',
      'description',
      'hrEmail',
      'contactEmail',
      'shareTitle',
      'shareDescription',
    ]
    const banner = ['saleBannerText', 'saleBannerButton', 'saleBannerIconLabel']
    const rawSettings = {
      ...stamps,
      ...stores,
      ...Object.fromEntries([...lines, ...banner].map((name) => [name, 'text'])),
      socialLinks: [{ id: 1, network: 'x', url: 'https://x.example' }],
      saleBannerUrl: 'https://sale.example',
      newsletterModalEnabled: false,
    }
    expect(fromStrapiSiteSetting(rawSettings)).toMatchObject({
      socialLinks: [{ network: 'x', url: 'https://x.example' }],
      newsletterModalEnabled: false,
      chatEnabled: true,
    })
  })
})

describe('the menu from the cms', () => {
  const projects = {
    id: 1,
    title: 'Projects',
    type: 'WRAPPER',
    path: 'projects',
    order: 0,
    parent: null,
  }
  const banks = {
    id: 2,
    title: 'Banks',
    type: 'INTERNAL',
    order: null,
    related: { slug: 'banks', title: 'Banks' },
  }

  it('is the same from the flat list and from the tree', () => {
    const flat = fromStrapiNavigation([projects, { ...banks, parent: { id: 1 } }])
    const tree = fromStrapiNavigation({ data: [{ ...projects, items: [{ ...banks, items: [] }] }] })
    expect(tree).toEqual(flat)
    expect(flat[1]).toMatchObject({ parent: { id: 1 }, related: { slug: 'banks' } })
  })

  it('is refused when it is not a menu', () => {
    expect(() => fromStrapiNavigation(null)).toThrow(ContentError)
    expect(() => fromStrapiNavigation([{ ...projects, type: 'OTHER' }])).toThrow(ContentError)
  })
})
