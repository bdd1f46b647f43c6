import { describe, expect, it } from 'vitest'
import { ContentError, fromStrapiPage } from './from-strapi'
import { media, paragraph, picture, strapiPage, text } from './testing/strapi-samples'

describe('a page from the cms', () => {
  it('is converted to the page of the contract', () => {
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
    expect(fromStrapiPage(strapiPage([hero]))).toEqual({
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
          composition: 'beam',
          showStoreBadges: true,
        },
      ],
      related: [{ slug: 'news', title: 'News' }],
    })
  })

  it('keeps the address of an image on another host', () => {
    const hero = {
      __component: 'blocks.hero',
      title: 'A',
      image: { ...media, url: 'https://cdn.example/a.png' },
    }
    const [block] = fromStrapiPage(strapiPage([hero])).Content
    expect(block).toMatchObject({ image: { src: 'https://cdn.example/a.png' } })
  })

  it('is refused with the reason when it is invalid', () => {
    const raw = strapiPage([{ __component: 'blocks.hero' }])
    expect(() => fromStrapiPage(raw)).toThrow(ContentError)
    expect(() => fromStrapiPage(raw)).toThrow(/page.*Content/)
    expect(() => fromStrapiPage(null)).toThrow(ContentError)
  })
})

describe('rich text from the cms', () => {
  const bodyOf = (body: object[]) => {
    const [block] = fromStrapiPage(strapiPage([{ __component: 'blocks.text', body }])).Content
    return block?.block === 'text' ? block.body : undefined
  }

  it('keeps text, formatting, links and empty lines', () => {
    const link = {
      type: 'link',
      url: '/contacts',
      rel: '',
      target: '',
      children: [text('Write to us')],
    }
    expect(
      bodyOf([paragraph({ ...text('Hello'), bold: true }, link), paragraph(text(''))]),
    ).toEqual([
      paragraph(
        { ...text('Hello'), bold: true },
        { type: 'link', url: '/contacts', children: [text('Write to us')] },
      ),
      paragraph(text('')),
    ])
  })

  it("reduces what the site can't show to the closest thing it can", () => {
    const item = (line: string) => ({ type: 'list-item', children: [text(line)] })
    const nested = { type: 'list', format: 'ordered', indentLevel: 1, children: [item('two')] }
    expect(
      bodyOf([
        { type: 'code', children: [text('a = b')] },
        { type: 'image', image: media, children: [text('')] },
        { type: 'list', format: 'unordered', children: [item('one'), nested] },
        paragraph({ type: 'link', url: 'javascript:alert(1)', children: [text('click')] }),
      ]),
    ).toEqual([
      paragraph(text('a = b')),
      { type: 'list', format: 'unordered', children: [item('one'), item('two')] },
      paragraph(text('click')),
    ])
  })
})
