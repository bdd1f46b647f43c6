import {
  isOpen,
  languageCodes,
  NOT_FOUND_SLUG,
  pageForms,
  pathOfJob,
  pathOfSlug,
  screenErrors,
  type Texts,
  inWords,
  type Words,
  wordsOf,
} from '@app/contract'
import { footer, jobs, menu, pages, site } from '@app/seed'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { shownJob } from '../content/page-data'
import { pageData } from '../content/testing/page-data'
import { toNavigation } from '../content/to-navigation'
import { DraftOffer } from '../forms/draft-offer'
import type { Posted } from '../forms/posted'
import { NewsletterDialog } from '../layout/newsletter/newsletter-dialog'
import { jobLabelsOf } from '../pages/job-labels'
import type { SearchState } from '../pages/search-screen'
import { VideoDialog } from '../ui/video-dialog'
import { renderApp, renderSearch } from './entry-server'

const nothing = () => undefined

/** The screens of the site, with their names. */
const screens: [name: string, render: () => string][] = []

const layout = { menu: toNavigation(menu), footer, site, jobs: jobs.filter(isOpen) }

function add(name: string, path: string, data: object, posted?: Posted) {
  const request = { path, siteUrl: 'https://wallet.example', year: 2031 }
  screens.push([
    name,
    () =>
      renderApp({ ...request, data: pageData({ ...layout, ...data }), ...(posted && { posted }) }),
  ])
}

for (const page of pages) {
  const path = pathOfSlug(page.slug)
  add(path, path, { page })
  for (const block of page.Content) {
    if (block.block !== 'form') continue
    const { form } = block
    const errors = screenErrors(pageForms[form], {})
    const failure = { message: Object.values(errors)[0] ?? '', list: [], fields: errors }
    add(`${form}, refused`, path, { page }, { form, isSent: false, values: {}, errors, failure })
    add(`${form}, sent`, path, { page }, { form, isSent: true, values: {}, errors: {} })
  }
}
for (const job of jobs) add(job.slug, pathOfJob(job.slug), { job: shownJob(job) })
add('a closed job', pathOfJob('tester'), {
  job: { ...shownJob(jobs[0]!), closedOn: '2026-03-04' },
})
add('a page that does not exist', '/nowhere', {
  page: pages.find(({ slug }) => slug === NOT_FOUND_SLUG),
  missing: 'nowhere',
})
add('without a footer', '/', { footer: null })

const piece = [{ text: site.productName, isMatch: true }]
const searches: SearchState[] = [
  { query: '', links: [['/', site.productName]], questions: [['/', site.productName]] },
  { query: '', isTooLong: true, links: [], questions: [] },
  ...[0, 1, 9].map((total) => ({
    query: site.productName,
    links: [],
    questions: [],
    found: {
      items: total ? [{ kind: 'News' as const, title: piece, href: '/', snippet: piece }] : [],
      total,
      counts: total ? [{ kind: 'News' as const, count: total }] : [],
      ...(total === 9 && { wanted: 'News' as const }),
    },
  })),
]
searches.forEach((state, index) => screens.push([`search ${index}`, () => renderSearch(state)]))
screens.push([
  'what only scripts show',
  () =>
    renderToStaticMarkup(
      <>
        <NewsletterDialog site={site} onClosed={nothing} />
        <DraftOffer onContinue={nothing} onDecline={nothing} />
        <VideoDialog id="x" title={site.productName} onClose={nothing} />
      </>,
    ),
])

const decoded = (html: string) =>
  html
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&')

const heard = /(?:aria-label|aria-valuetext|alt|title|placeholder|data-limits)="([^"]*)"/g

/** What visitors see and hear. */
const textsIn = (html: string) =>
  [
    ...html.replaceAll(/<!--.*?-->/g, '').matchAll(/>([^<]+)</g),
    ...html.matchAll(heard),
    ...html.matchAll(/<option value="([^"]+)"><\/option>/g),
  ].map(([, text = '']) => decoded(text).trim())

const stringsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}

const date = (day: string) =>
  new Date(day).toLocaleDateString('de', { dateStyle: 'long', timeZone: 'UTC' })

/** What editors write, names, and an advert in Portuguese. */
const content = [
  ...stringsIn({ pages, layout, jobs, portuguese: jobLabelsOf('pt') }),
  ...pages.flatMap(({ Content }) =>
    Content.flatMap((block) =>
      block.block === 'press' ? block.items.map((item) => date(item.date)) : [],
    ),
  ),
  date('2026-03-04'),
  'From the server',
  // As the browser calls the languages of adverts.
  'Englisch',
  'Portugiesisch',
  'App Store',
  'Google Play',
  `© 2031 ${site.productName}`,
]
const allContent = content.join('\n')

/** Marks each word that is looked up, but for its placeholders. */
const marked = (text: string) =>
  text.replaceAll(/\{[^}]+\}|\p{L}+/gu, (part) => (part.startsWith('{') ? part : `⟦${part}⟧`))

const markedWords: Words = {
  code: 'de',
  texts: new Proxy<Texts>(
    {},
    {
      get: (_, text) => marked(String(text)),
      getOwnPropertyDescriptor: () => ({ configurable: true, enumerable: true }),
    },
  ),
}

/** A request and its response are the same in all languages. */
const isCode = (text: string) => /^(?:POST \/|\{\n)/.test(text)

const unmarked = (text: string) =>
  text
    .split(/⟦.+?⟧|\s· /)
    .map((part) => part.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, ''))
    .filter((part) => !allContent.includes(part))

describe.each(screens)('%s', (_, render) => {
  it('says nothing of its own that is not looked up', () => {
    expect(
      textsIn(inWords(markedWords, render)).filter(
        (text) => !isCode(text) && unmarked(text).length > 0,
      ),
    ).toEqual([])
  })

  it.each(languageCodes)('has no English text of ours in %s', (code) => {
    const words = wordsOf(code)
    const isEnglish = (text: string) =>
      text in words.texts && words.texts[text] !== text && !content.includes(text)
    expect(textsIn(inWords(words, render)).filter(isEnglish)).toEqual([])
  })
})
