import { describe, expect, it } from 'vitest'
import {
  ContentError,
  fromStrapiFooter,
  fromStrapiJob,
  fromStrapiNavigation,
  fromStrapiPage,
  fromStrapiRedirect,
  fromStrapiSiteSetting,
} from './from-strapi'

const cmsUrl = 'https://cms.example'

const stamps = {
  id: 7,
  documentId: 'abcdefghijklmnopqrstuvwx',
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-02T00:00:00.000Z',
  publishedAt: '2026-01-02T00:00:00.000Z',
}

const media = {
  id: 3,
  name: 'wallet.svg',
  alternativeText: 'A wallet',
  url: '/uploads/wallet_1.svg?v=1',
  mime: 'image/svg+xml',
  width: 640,
  height: 480,
  formats: {},
}

const picture = {
  name: 'wallet.svg',
  src: 'https://cms.example/uploads/wallet_1.svg?v=1',
  alt: 'A wallet',
  width: 640,
  height: 480,
}

const paragraph = (...children: object[]) => ({ type: 'paragraph', children })
const words = (text: string) => ({ type: 'text', text })

const strapiPage = (Content: object[]) => ({
  ...stamps,
  slug: 'about-us',
  title: 'About Us',
  aliases: [{ id: 1, path: '/about' }],
  Content,
  seo: null,
  related: [{ id: 9, documentId: 'x', slug: 'news', title: 'News' }],
})

describe('a page from the cms', () => {
  it('becomes the page that the screens know', () => {
    const hero = {
      id: 1,
      __component: 'blocks.hero',
      title: 'Welcome',
      category: null,
      description: '',
      image: media,
      button: { id: 2, label: 'Go', url: '/news' },
      imagePosition: 'right',
      layout: 'two-column',
      showStoreBadges: true,
    }
    expect(fromStrapiPage(strapiPage([hero]), cmsUrl)).toEqual({
      slug: 'about-us',
      title: 'About Us',
      aliases: [{ path: '/about' }],
      Content: [
        {
          block: 'hero',
          title: 'Welcome',
          image: picture,
          button: { label: 'Go', url: '/news' },
          imagePosition: 'right',
          layout: 'two-column',
          showStoreBadges: true,
        },
      ],
      related: [{ slug: 'news', title: 'News' }],
    })
  })

  it('leaves pictures from elsewhere where they are', () => {
    const hero = {
      __component: 'blocks.hero',
      title: 'A',
      image: { ...media, url: 'https://cdn.example/a.png' },
    }
    const [block] = fromStrapiPage(strapiPage([hero]), cmsUrl).Content
    expect(block).toMatchObject({ image: { src: 'https://cdn.example/a.png' } })
  })

  it('names what is wrong when it can not be shown', () => {
    const raw = strapiPage([{ __component: 'blocks.hero' }])
    expect(() => fromStrapiPage(raw, cmsUrl)).toThrow(ContentError)
    expect(() => fromStrapiPage(raw, cmsUrl)).toThrow(/page.*Content/)
    expect(() => fromStrapiPage(null, cmsUrl)).toThrow(ContentError)
  })
})

describe('rich text from the cms', () => {
  const bodyOf = (body: object[]) => {
    const [block] = fromStrapiPage(
      strapiPage([{ __component: 'blocks.text', body }]),
      cmsUrl,
    ).Content
    return block?.block === 'text' ? block.body : undefined
  }

  it('keeps words, marks, links and empty lines', () => {
    const link = {
      type: 'link',
      url: '/contacts',
      rel: '',
      target: '',
      children: [words('Write to us')],
    }
    expect(
      bodyOf([paragraph({ ...words('Hello'), bold: true }, link), paragraph(words(''))]),
    ).toEqual([
      paragraph(
        { ...words('Hello'), bold: true },
        { type: 'link', url: '/contacts', children: [words('Write to us')] },
      ),
      paragraph(words('')),
    ])
  })

  it('turns what the site does not draw into the nearest thing it does', () => {
    const item = (text: string) => ({ type: 'list-item', children: [words(text)] })
    const nested = { type: 'list', format: 'ordered', indentLevel: 1, children: [item('two')] }
    expect(
      bodyOf([
        { type: 'code', children: [words('a = b')] },
        { type: 'image', image: media, children: [words('')] },
        { type: 'list', format: 'unordered', children: [item('one'), nested] },
        paragraph({ type: 'link', url: 'javascript:alert(1)', children: [words('click')] }),
      ]),
    ).toEqual([
      paragraph(words('a = b')),
      { type: 'list', format: 'unordered', children: [item('one'), item('two')] },
      paragraph(words('click')),
    ])
  })
})

describe('the other content from the cms', () => {
  it('reads a job', () => {
    const raw = {
      ...stamps,
      slug: 'tester',
      title: 'Tester',
      order: 12,
      icon: media,
      summary: 'Finds what we missed.',
      type: 'Full Time',
      location: 'Remote',
      area: 'Quality Assurance',
      language: 'en',
      purpose: [paragraph(words('To test.'))],
      requirements: [{ id: 1, text: 'Patience' }],
      offers: [],
      details: null,
      datePosted: '2026-01-05',
    }
    expect(fromStrapiJob(raw, cmsUrl)).toMatchObject({
      slug: 'tester',
      icon: picture,
      requirements: [{ text: 'Patience' }],
      offers: [],
    })
  })

  it('reads the footer, a redirect and the settings', () => {
    const stores = { appStoreUrl: 'https://a.example', googlePlayUrl: 'https://g.example' }
    const rawFooter = {
      ...stamps,
      ...stores,
      newsletterTitle: 'News for you',
      logo: media,
      description: [paragraph(words('Beam.'))],
      quickLinksTitle: 'Links',
      links: [{ id: 1, title: 'Contacts', url: '/contacts', isExternal: null }],
      downloadTitle: 'Get it',
      partners: [{ id: 1, name: 'Partner', image: media, altText: null }],
      trademark: 'Beam is a trademark.',
      copyright: '© {year}',
      badges: [],
    }
    expect(fromStrapiFooter(rawFooter, cmsUrl)).toMatchObject({
      logo: picture,
      links: [{ title: 'Contacts', url: '/contacts', isExternal: false }],
      partners: [{ name: 'Partner', image: picture }],
    })
    expect(fromStrapiRedirect({ ...stamps, from: '/old', to: '/new' }, cmsUrl)).toEqual({
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
      ...Object.fromEntries([...lines, ...banner].map((name) => [name, 'words'])),
      socialLinks: [{ id: 1, network: 'x', url: 'https://x.example' }],
      saleBannerUrl: 'https://sale.example',
      newsletterModalEnabled: false,
    }
    expect(fromStrapiSiteSetting(rawSettings, cmsUrl)).toMatchObject({
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
    const flat = fromStrapiNavigation([projects, { ...banks, parent: { id: 1 } }], cmsUrl)
    const tree = fromStrapiNavigation(
      { data: [{ ...projects, items: [{ ...banks, items: [] }] }] },
      cmsUrl,
    )
    expect(tree).toEqual(flat)
    expect(flat[1]).toMatchObject({ parent: { id: 1 }, related: { slug: 'banks' } })
  })

  it('is refused when it is no menu', () => {
    expect(() => fromStrapiNavigation(null, cmsUrl)).toThrow(ContentError)
    expect(() => fromStrapiNavigation([{ ...projects, type: 'OTHER' }], cmsUrl)).toThrow(
      ContentError,
    )
  })
})
