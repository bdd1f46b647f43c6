import { describe, expect, it } from 'vitest'
import { populateOf, project, type Schema, shapeOf } from './shape'

const schemas: Record<string, Schema> = {
  'api::page.page': {
    options: { draftAndPublish: true },
    attributes: {
      slug: { type: 'string' },
      title: { type: 'string' },
      secret: { type: 'string', private: true },
      hash: { type: 'password' },
      Content: { type: 'dynamiczone', components: ['blocks.hero', 'blocks.loop'] },
      related: { type: 'relation', target: 'api::page.page' },
      submissions: { type: 'relation', target: 'api::intake.contact' },
      createdBy: { type: 'relation', target: 'admin::user' },
      localizations: { type: 'relation', target: 'api::page.page' },
      publishedAt: { type: 'datetime' },
    },
  },
  'blocks.hero': {
    attributes: {
      title: { type: 'string' },
      image: { type: 'media' },
      button: { type: 'component', component: 'shared.link' },
    },
  },
  'blocks.loop': { attributes: { inner: { type: 'component', component: 'blocks.loop' } } },
  'shared.link': { attributes: { label: { type: 'string' } } },
}

const shape = shapeOf('api::page.page', (uid) => schemas[uid])

describe('the public shape of a type', () => {
  it('has the fields that its schema names and does not hide', () => {
    expect(Object.keys(shape)).toEqual(['slug', 'title', 'Content', 'related', 'publishedAt'])
  })

  it('is populated as one tree, with related pages reduced and published only', () => {
    expect(populateOf(shape)).toEqual({
      Content: {
        on: {
          'blocks.hero': {
            populate: {
              image: { select: expect.arrayContaining(['url', 'updatedAt']) as unknown },
              button: { populate: {} },
            },
          },
          'blocks.loop': { populate: { inner: { populate: {} } } },
        },
      },
      related: {
        select: ['id', 'documentId', 'slug', 'title'],
        where: { publishedAt: { $notNull: true } },
      },
    })
  })

  it('is all that is projected, whatever else a row holds', () => {
    const file = {
      id: 1,
      name: 'a.svg',
      url: '/uploads/a.svg',
      mime: 'image/svg+xml',
      createdAt: new Date(1000),
      updatedAt: new Date(1036),
      provider_metadata: { key: 'MARK' },
      folderPath: '/MARK',
      createdBy: { email: 'MARK' },
      formats: { small: { url: '/uploads/small_a.svg', path: 'MARK', width: 5 } },
    }
    const row = {
      id: 1,
      documentId: 'd',
      slug: 's',
      secret: 'MARK',
      hash: 'MARK',
      createdBy: { email: 'MARK' },
      submissions: [{ email: 'MARK' }],
      Content: [
        { id: 2, __component: 'blocks.hero', title: 't', image: file, extra: 'MARK' },
        { id: 3, __component: 'blocks.gone', title: 'MARK' },
      ],
      related: [
        { id: 4, documentId: 'r', slug: 'r', title: 'R', Content: 'MARK', createdBy: 'MARK' },
      ],
    }
    const shown = project(shape, row)
    expect(JSON.stringify(shown)).not.toContain('MARK')
    expect(shown).toMatchObject({
      id: 1,
      slug: 's',
      Content: [
        {
          __component: 'blocks.hero',
          image: {
            url: '/uploads/a.svg?v=10',
            formats: { small: { url: '/uploads/small_a.svg?v=10' } },
          },
        },
        { id: 3, __component: 'blocks.gone' },
      ],
      related: [{ id: 4, slug: 'r', title: 'R' }],
    })
  })
})
