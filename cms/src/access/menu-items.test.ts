import { describe, expect, it } from 'vitest'
import { hasPlainAddresses, linksToPagesOnly, redactMenu } from './menu-items'

const page = { __type: 'api::page.page', documentId: 'd', title: 'Page', slug: 'page' }
const user = { __type: 'admin::user', documentId: 'u', password: '$2a$10$', title: 'Admin' }

describe('a menu being saved', () => {
  it('may link to pages or to nothing', () => {
    expect(linksToPagesOnly({ items: [{ related: page }, { related: null }, {}] })).toBe(true)
  })

  it.each([
    [{ related: user }],
    [{ related: page, items: [{ items: [{ related: user }] }] }],
    [{ related: { documentId: 'u' } }],
    [{ related: { __type: ['api::page.page'] } }],
    [{ related: [page] }],
  ])('may not link to anything else: %j', (item) => {
    expect(linksToPagesOnly({ items: [item] })).toBe(false)
  })
})

describe('the links of a menu being saved', () => {
  it('may be paths, URLs or nothing', () => {
    const items = [
      { path: '/news' },
      { externalPath: 'https://a.example/b' },
      { path: null },
      { externalPath: 'mailto:a@b.co' },
    ]
    expect(hasPlainAddresses({ items })).toBe(true)
  })

  it.each(['javascript:alert(1)', ' javascript:x', 'data:text/html,x', 'vbscript:x'])(
    'may not contain what they run or show: %j',
    (address) => expect(hasPlainAddresses({ items: [{ externalPath: address }] })).toBe(false),
  )

  it.each(['/\\host', '/\t/host', 'https://a.example\n', '\u0000', '\ud800'])(
    'may not hide another site: %j',
    (address) => {
      expect(hasPlainAddresses({ items: [{ items: [{ path: address }] }] })).toBe(false)
      expect(hasPlainAddresses({ items: [{ externalPath: address }] })).toBe(false)
    },
  )
})

describe('a menu in a response', () => {
  it('keeps only each page’s type, id, slug and title', () => {
    const related = { ...page, Content: [], createdBy: user }
    expect(redactMenu([{ items: [{ title: 'One', related, parent: { related } }] }])).toEqual([
      { items: [{ title: 'One', related: page, parent: { related: page } }] },
    ])
  })

  it('reveals nothing about staff that an item was made to link to', () => {
    const shown = redactMenu({ items: [{ related: user, items: [{ related: user }] }] })
    expect(JSON.stringify(shown)).toBe('{"items":[{"items":[{}]}]}')
  })
})
