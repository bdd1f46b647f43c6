import { expect, it } from 'vitest'
import { missingIn } from './missing'

const text = { type: 'string', required: true }
const attributes: Record<string, object> = {
  page: {
    title: text,
    note: { type: 'string' },
    seo: { type: 'component', component: 'seo' },
    Content: { type: 'dynamiczone' },
  },
  seo: { title: text },
  'blocks.list': { title: text, items: { type: 'component', component: 'item', repeatable: true } },
  item: { label: text },
}
const labels = {
  page: { title: { label: 'Title' }, Content: { label: 'Sections' } },
  'blocks.list': { title: { label: 'Heading' }, items: { label: 'Items' } },
}
const missing = (entry: object) =>
  missingIn({ ...entry }, 'page', (model) => ({ ...attributes[model] }) as never, labels)

it('a required field that is empty is named as the form labels it, wherever it is', () => {
  expect(missing({ title: 'A', seo: null, Content: [] })).toEqual([])
  expect(missing({ title: '', note: '', seo: { title: null } })).toEqual(['Title', 'seo › title'])
  const items = [{ label: 'One' }, { label: '' }]
  const Content = [
    { __component: 'blocks.list', title: '', items: [] },
    { __component: 'blocks.list', title: 'Why', items },
  ]
  expect(missing({ title: 'A', Content })).toEqual([
    'Sections › List › Heading',
    'Sections › Why › Items › 2 › label',
  ])
})
