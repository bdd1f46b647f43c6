import { describe, expect, it } from 'vitest'
import { pointsAtPagesOnly, shownMenu } from './menu-items'

const page = { __type: 'api::page.page', documentId: 'd', title: 'Page', slug: 'page' }
const user = { __type: 'admin::user', documentId: 'u', password: '$2a$10$', title: 'Admin' }

describe('a menu that is to be saved', () => {
  it('may point at pages and at nothing', () => {
    expect(pointsAtPagesOnly({ items: [{ related: page }, { related: null }, {}] })).toBe(true)
  })

  it.each([
    [{ related: user }],
    [{ related: page, items: [{ items: [{ related: user }] }] }],
    [{ related: { documentId: 'u' } }],
    [{ related: { __type: ['api::page.page'] } }],
    [{ related: [page] }],
  ])('may not point anywhere else: %j', (item) => {
    expect(pointsAtPagesOnly({ items: [item] })).toBe(false)
  })
})

describe('a menu that is shown', () => {
  it('names its pages and leaves out all else about them', () => {
    const related = { ...page, Content: [], createdBy: user }
    expect(shownMenu([{ items: [{ title: 'One', related, parent: { related } }] }])).toEqual([
      { items: [{ title: 'One', related: page, parent: { related: page } }] },
    ])
  })

  it('shows nothing of an item that was made to point at staff', () => {
    const shown = shownMenu({ items: [{ related: user, items: [{ related: user }] }] })
    expect(JSON.stringify(shown)).toBe('{"items":[{"items":[{}]}]}')
  })
})
