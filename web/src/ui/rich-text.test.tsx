import type { RichText as Nodes } from '@app/contract'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { type HeadingLevel } from './heading'
import { RichText } from './rich-text'

const render = (nodes: Nodes, headingLevel?: HeadingLevel) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <RichText nodes={nodes} {...(headingLevel && { headingLevel })} />
    </MemoryRouter>,
  )

const text = (content: string) => ({ type: 'text' as const, text: content })

test('headings keep their order and nest under the heading above the text', () => {
  const html = render(
    [
      { type: 'heading', level: 2, children: [text('Large')] },
      { type: 'heading', level: 3, children: [text('Small')] },
    ],
    4,
  )
  expect(html).toContain('<h4>Large</h4><h5>Small</h5>')
})

test('formatting, lists, quotes and links are rendered; blank paragraphs are not', () => {
  const html = render([
    { type: 'paragraph', children: [text('')] },
    { type: 'quote', children: [{ type: 'text', text: 'Both', bold: true, italic: true }] },
    {
      type: 'list',
      format: 'ordered',
      children: [
        {
          type: 'list-item',
          children: [text('See '), { type: 'link', url: '/news', children: [text('the news')] }],
        },
      ],
    },
  ])
  expect(html).not.toContain('<p>')
  expect(html).toContain('<blockquote><em><strong>Both</strong></em></blockquote>')
  expect(html).toContain('<ol><li>See <a href="/news">the news</a></li></ol>')
})

test('text is never interpreted as markup', () => {
  expect(render([{ type: 'paragraph', children: [text('<b>5 < 6</b>')] }])).toContain(
    '&lt;b&gt;5 &lt; 6&lt;/b&gt;',
  )
})

test('a link that leaves the site opens in a new tab and says so', () => {
  const html = render([
    {
      type: 'paragraph',
      children: [{ type: 'link', url: 'https://shop.example/', children: [text('Shop')] }],
    },
  ])
  expect(html).toContain('target="_blank" rel="noopener"')
  expect(html).toContain('(opens in a new tab)')
})
