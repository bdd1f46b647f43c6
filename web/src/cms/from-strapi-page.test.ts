import { describe, expect, it } from 'vitest'
import { ContentError, fromStrapiPage } from './from-strapi'
import { cmsUrl, media, paragraph, picture, strapiPage, words } from './testing/strapi-samples'

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
