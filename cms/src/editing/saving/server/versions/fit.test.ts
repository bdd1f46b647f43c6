import type { Core } from '@strapi/strapi'
import { afterAll, expect, it } from 'vitest'
import { PAGE } from '../../../../content/shared/types'
import { testDatabase } from '../../../../platform/testing/test-database'
import { fit } from './fit'

const id = () => ({ type: 'increments' })
const text = () => ({ type: 'string' })
const db = await testDatabase(
  [],
  [
    {
      uid: 'plugin::upload.file',
      singularName: 'file',
      tableName: 'files',
      attributes: { id: id(), name: text(), mime: text() },
    },
    {
      uid: PAGE,
      singularName: 'page',
      tableName: 'pages',
      attributes: { id: id(), documentId: text() },
    },
  ],
)
afterAll(() => db.destroy())
await db.query('plugin::upload.file').create({ data: { id: 1, name: 'kept.jpg' } })
await db.query(PAGE).create({ data: { documentId: 'kept' } })

/** The types as they are today. */
const models: Record<string, { attributes: Record<string, object> }> = {
  [PAGE]: {
    attributes: {
      title: { type: 'string' },
      picture: { type: 'media' },
      related: { type: 'relation' },
      layout: { type: 'enumeration', enum: ['wide', 'narrow'] },
      sections: { type: 'dynamiczone', components: ['blocks.text'] },
    },
  },
  'blocks.text': { attributes: { text: { type: 'text' }, picture: { type: 'media' } } },
}
const strapi = {
  db,
  getModel: (uid: string) => models[uid],
  contentTypes: {},
  components: {},
} as unknown as Core.Strapi

const fitted = (snapshot: object, draft: object = {}) =>
  fit(strapi, PAGE, snapshot as never, draft as never)

it('what still exists is taken as it was', async () => {
  const { data, lost } = await fitted({
    id: 7,
    title: 'As it was',
    picture: { id: 1, name: 'kept.jpg', mime: 'image/jpeg' },
    related: [{ documentId: 'kept', title: 'Kept' }],
    layout: 'wide',
  })
  expect(data).toEqual({
    title: 'As it was',
    picture: 1,
    related: { set: ['kept'] },
    layout: 'wide',
  })
  expect(lost).toEqual([])
})

it('a picture, a page, a choice, a field and a section that are gone are left out, and named', async () => {
  const { data, lost } = await fitted({
    picture: { id: 2, name: 'gone.jpg', mime: 'image/jpeg' },
    related: [{ documentId: 'gone', title: 'Gone' }],
    layout: 'round',
    subtitle: 'of a field that was removed',
    sections: [{ __component: 'blocks.old', id: 1 }],
  })
  expect(data).toEqual({ picture: null, related: { set: [] }, layout: null, sections: [] })
  expect(lost.map((line) => line.replace(/^.*?› |^[^:]+: /, ''))).toEqual([
    'the file gone.jpg was deleted.',
    'Gone was deleted.',
    'the choice “round” no longer exists.',
    'this field no longer exists.',
    expect.stringContaining('sections of this kind no longer exist.'),
  ])
})

it('a section keeps its id only while the draft has it: another kind’s same number is another', async () => {
  const section = { __component: 'blocks.text', id: 5, text: 'Text', picture: null }
  const draft = (kind: string) => ({ sections: [{ __component: kind, id: 5 }] })
  const idIn = async (kind: string) =>
    ((await fitted({ sections: [section] }, draft(kind))).data['sections'] as { id?: number }[])[0]
      ?.id
  expect(await idIn('blocks.text')).toBe(5)
  expect(await idIn('blocks.old')).toBeUndefined()
})
