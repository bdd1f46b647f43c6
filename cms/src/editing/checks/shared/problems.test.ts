import { expect, it } from 'vitest'
import { fieldsIn, type Row } from '../../../content/shared/fields'
import { closedSince, problemsIn } from './problems'
import { emptyRequired } from './required'

const labels = {
  settings: {
    contactEmail: { label: 'Contact email address', kind: 'email' as const },
    saleBannerUrl: { label: 'Sale banner link', kind: 'address' as const },
  },
  page: { Content: { label: 'Sections', mostItems: 3 } },
  'blocks.faq': { questions: { label: 'Questions', component: 'items.question', isContent: true } },
  'blocks.hero': { button: { label: 'Button', component: 'shared.link' } },
  'shared.link': { url: { label: 'Address', kind: 'address' as const } },
}

const aged = { job: { closesOn: { label: 'Last day', kind: 'date' as const } } }

it.each(['2026-12-24', '2028-02-29', '', null])('the day %j is not a problem', (closesOn) =>
  expect(problemsIn(fieldsIn({ closesOn }, 'job', aged))).toEqual([]),
)

it.each(['24/12/2026', '2026-12-24x', '2026-02-30', '2027-02-29', 'tomorrow'])(
  'the day %j is wrong, and the message names the field',
  (closesOn) =>
    expect(problemsIn(fieldsIn({ closesOn }, 'job', aged))).toEqual([
      {
        path: 'closesOn',
        message: `Last day: “${closesOn}” is wrong. Enter a day that exists, such as 2026-12-24.`,
        isWrong: true,
      },
    ]),
)

it('a last day is told of once it is over', () => {
  expect(closedSince({ closesOn: '2020-02-28' })[0]).toContain('Closed since 2020-02-28')
  for (const closesOn of ['2100-01-01', '', '24/12/2020', null])
    expect(closedSince({ closesOn })).toEqual([])
})

const moved = { redirect: { from: { label: 'From', kind: 'path' as const } } }

it.each([
  ['/old-page', true],
  ['/', true],
  ['old-page', false],
  ['https://example.com/old-page', false],
  ['/old page', false],
  ['/old?page', false],
])('a redirect can lead from %j: %s', (from, expected) => {
  const found = problemsIn(fieldsIn({ from }, 'redirect', moved))
  expect(found.length === 0).toBe(expected)
  if (!expected)
    expect(found[0]?.message).toContain(
      `From: “${from}” is wrong. Enter a path of this site, such as /old-page`,
    )
})

const problemsOf = (entry: Row, model: string) => problemsIn(fieldsIn(entry, model, labels))

it.each(['name@example.com', 'a.b+c@sub.example.org', '', null])(
  'the email address %j is not a problem',
  (contactEmail) => expect(problemsOf({ contactEmail }, 'settings')).toEqual([]),
)

it.each(['not-an-email', 'name@example', 'a b@example.com', '@example.com'])(
  'the email address %j is wrong, and the message names the field',
  (contactEmail) =>
    expect(problemsOf({ contactEmail }, 'settings')).toEqual([
      {
        path: 'contactEmail',
        message: `Contact email address: “${contactEmail}” is wrong. Enter an email address, such as name@example.com.`,
        isWrong: true,
      },
    ]),
)

it.each([
  '/news',
  '#prices',
  'https://example.com/a?b=c#d',
  'http://localhost:3000',
  'mailto:name@example.com?subject=Hello',
  'tel:+351 21 000 00 00',
])('the address %j is not a problem', (saleBannerUrl) =>
  expect(problemsOf({ saleBannerUrl }, 'settings')).toEqual([]),
)

it.each(['https://', 'https://[', 'mailto:not-an-email', 'mailto:', 'tel:', 'tel:phone'])(
  'the address %j is wrong',
  (saleBannerUrl) =>
    expect(problemsOf({ saleBannerUrl }, 'settings')).toMatchObject([
      { path: 'saleBannerUrl', isWrong: true },
    ]),
)

it('a link in a section is found, and a section without content is told', () => {
  const button = { id: 1, label: 'Go', url: 'mailto:nobody' }
  const Content = [
    { __component: 'blocks.hero', title: 'Pay', button },
    { __component: 'blocks.faq', title: 'Answers', questions: [] },
    { __component: 'blocks.faq', title: 'More', questions: [{ question: 'Why?' }] },
  ]
  const found = problemsOf({ Content }, 'page')
  expect(found).toMatchObject([
    { path: 'Content.0.button.url', isWrong: true },
    { path: 'Content.1.questions', isWrong: false },
  ])
  expect(found.map(({ message }) => message.split(':')[0])).toEqual([
    'Sections › Pay › Button › Address',
    'Sections › Answers',
  ])
})

it.each([undefined, null, '', '  '])('a required field that holds %j is empty', (value) => {
  const needed = { 'blocks.hero': { title: { label: 'Heading', isRequired: true } } }
  const hero = { __component: 'blocks.hero', ...(value !== undefined && { title: value }) }
  const fields = fieldsIn({ Content: [hero] }, 'page', { ...labels, ...needed })
  expect(emptyRequired(fields)).toMatchObject([
    { path: 'Content.0.title', message: 'Sections › Hero › Heading: this is empty.' },
  ])
  const filled = { Content: [{ ...hero, title: 'Pay' }] }
  expect(emptyRequired(fieldsIn(filled, 'page', { ...labels, ...needed }))).toEqual([])
})

it('a list that is too long is wrong, and the message says how many fit', () => {
  const sections = (count: number) => ({
    Content: Array.from({ length: count }, () => ({ __component: 'blocks.text' })),
  })
  expect(problemsOf(sections(3), 'page')).toEqual([])
  expect(problemsOf(sections(4), 'page')).toEqual([
    {
      path: 'Content',
      message: 'Sections: 4 are too many. Up to 3 fit: delete some, or move them to another page.',
      isWrong: true,
    },
  ])
})
