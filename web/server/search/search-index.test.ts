import { type Block, type Job, type Page, richText } from '@app/contract'
import { describe, expect, it } from 'vitest'
import { builtInSnapshot, type Snapshot } from '../content/snapshot'
import { routeTable } from '../pages/resolve'
import { MAX_OF_KIND, MAX_RESULTS, SearchIndex } from './search-index'

const prose = (text: string) =>
  richText.parse([{ type: 'paragraph', children: [{ type: 'text', text }] }])

const textBlock = (body: string, more: object = {}): Block => ({
  block: 'text',
  body: prose(body),
  ...more,
})

const page = (slug: string, Content: Block[] = [], more: Partial<Page> = {}): Page => ({
  slug,
  title: `The ${slug} page`,
  aliases: [],
  related: [],
  Content,
  ...more,
})

const job = (slug: string, more: Partial<Job> = {}): Job => ({
  ...builtInSnapshot.jobs[0]!,
  slug,
  title: `Lighthouse keeper ${slug}`,
  ...more,
})

/** The site has a home page even without one in the cms. */
const screensOf = ({ pages = [], ...changes }: Partial<Snapshot>) =>
  routeTable({
    ...builtInSnapshot,
    jobs: [],
    redirects: [],
    pages: [...pages, page('home')],
    ...changes,
  }).all

async function indexOf(changes: Partial<Snapshot>) {
  const index = new SearchIndex()
  await index.follow(screensOf(changes))
  return index
}

async function resultsOf(changes: Partial<Snapshot>, query: string) {
  const { items } = (await indexOf(changes)).find(query)
  return items.map(({ kind, href }) => `${kind} ${href}`)
}

const shownText = (pieces: { text: string; isMatch: boolean }[]) =>
  pieces.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join('')

describe('what visitors search', () => {
  it('finds the words of texts, headings and descriptions', async () => {
    const pages = [
      page('one', [textBlock('A walrus sleeps.')]),
      page('two', [textBlock('Nothing.', { title: 'About the walrus' })]),
      page('three', [], { seo: { description: 'Walrus and friends', noIndex: false } }),
    ]
    expect((await resultsOf({ pages }, 'walrus')).toSorted()).toEqual([
      'Page /one',
      'Page /three',
      'Page /two',
    ])
  })

  it('lists an answer and a news item on their own, once', async () => {
    const faq: Block = {
      block: 'faq',
      anchor: 'questions',
      questions: [{ question: 'Is the walrus free?', answer: prose('Yes.') }],
    }
    const press: Block = {
      block: 'press',
      items: [
        {
          title: 'A walrus at sea',
          outlet: 'Gazette',
          date: '2026-01-02',
          summary: 'It swims.',
          url: 'https://gazette.example/',
        },
      ],
    }
    const pages = [page('help', [faq]), page('again', [faq]), page('press', [press])]
    expect((await resultsOf({ pages }, 'walrus')).toSorted()).toEqual([
      'Help answer /help#questions',
      'News /press',
    ])
  })

  it('has open jobs and no closed ones', async () => {
    const jobs = [job('open'), job('closed', { closesOn: '2020-01-01' })]
    expect(await resultsOf({ jobs }, 'lighthouse')).toEqual(['Job /careers/open'])
  })

  it('has no page that search engines may not list, no not-found page and no second address', async () => {
    const hidden = page('hidden', [textBlock('walrus')], { seo: { noIndex: true } })
    const missing = page('404', [textBlock('walrus')])
    const shown = page('shown', [textBlock('walrus')], { aliases: [{ path: '/other' }] })
    expect(await resultsOf({ pages: [hidden, missing, shown] }, 'walrus')).toEqual(['Page /shown'])
  })

  it('has no page at the address of the search itself', async () => {
    const pages = [page('search', [textBlock('walrus')])]
    expect(await resultsOf({ pages }, 'walrus')).toEqual([])
  })

  it('does not search addresses and layouts', async () => {
    const button = { label: 'Go', url: '/walrus' }
    const hero = { block: 'hero', title: 'Hello', button, composition: 'beam' } as Block
    const pages = [page('one', [hero])]
    expect(await resultsOf({ pages }, 'walrus')).toEqual([])
    expect(await resultsOf({ pages }, 'composition')).toEqual([])
  })

  it('does not search the code of samples, which makes no readable result', async () => {
    const samples = [{ title: 'Request', code: 'walrus({ count: 1 })' }]
    const pages = [page('one', [{ block: 'code', title: 'Example', samples } as unknown as Block])]
    expect(await resultsOf({ pages }, 'walrus')).toEqual([])
    expect(await resultsOf({ pages }, 'request')).toEqual(['Page /one'])
  })
})

describe('the order of results', () => {
  it('is by title, then by heading, then by text', async () => {
    const pages = [
      page('text', [textBlock('A walrus.')]),
      page('heading', [textBlock('Nothing.', { title: 'A walrus' })]),
      page('title', [textBlock('Nothing.')], { title: 'A walrus' }),
    ]
    expect(await resultsOf({ pages }, 'walrus')).toEqual([
      'Page /title',
      'Page /heading',
      'Page /text',
    ])
  })

  it('has help answers before pages, and jobs last', async () => {
    const faq: Block = {
      block: 'faq',
      questions: [{ question: 'Anything else?', answer: prose('A walrus.') }],
    }
    const pages = [page('text', [textBlock('A walrus.')]), page('help', [faq])]
    const jobs = [job('open', { purpose: prose('A walrus.') })]
    const found = await resultsOf({ pages, jobs }, 'walrus')
    expect(found).toEqual(['Help answer /help', 'Page /text', 'Job /careers/open'])
  })

  it('needs all words if any entry has them, otherwise some', async () => {
    const pages = [page('sea', [textBlock('walrus sea')]), page('land', [textBlock('walrus land')])]
    expect(await resultsOf({ pages }, 'walrus land')).toEqual(['Page /land'])
    expect(await resultsOf({ pages }, 'how does a walrus xylophone')).toHaveLength(2)
  })

  it.each([
    ['walrs', 1],
    ['wlrs', 0],
    ['lighthoose', 1],
    ['lihthose', 1],
    ['see', 0],
  ])('forgives one wrong letter in a word, and two in a long one: %s', async (query, count) => {
    const pages = [page('sea', [textBlock('A walrus at sea, by the lighthouse.')])]
    expect(await resultsOf({ pages }, query)).toHaveLength(count)
  })
})

describe('words', () => {
  const pages = [page('one', [textBlock('Instant cashback in any café, and pão.')])]

  it.each([
    'cashbak',
    'chasback',
    'CASHBACK',
    'cash',
    'cafe',
    'CAFÉ',
    'cafe\u0301',
    'pao',
    'instnat',
  ])('%s is understood', async (query) => {
    expect(await resultsOf({ pages }, query)).toEqual(['Page /one'])
  })

  it.each(['', ' ', '?!', 'the', 'zebra', '__proto__', 'constructor', '<b>'])(
    '“%s” finds nothing',
    async (query) => {
      expect(await resultsOf({ pages }, query)).toEqual([])
    },
  )
})

describe('a result', () => {
  it('links to the section with most of the words, unless the page is about them', async () => {
    const blocks = [
      textBlock('A walrus.', { anchor: 'first' }),
      textBlock('A walrus at sea.', { anchor: 'second' }),
    ]
    const pages = [page('one', blocks)]
    expect(await resultsOf({ pages }, 'walrus sea')).toEqual(['Page /one#second'])
    expect(await resultsOf({ pages }, 'one sea')).toEqual(['Page /one'])
  })

  it('shows the text around the first match, with the words marked', async () => {
    const long = `${'before '.repeat(40)}the Walrus sleeps ${'after '.repeat(60)}`
    const { items } = (await indexOf({ pages: [page('one', [textBlock(long)])] })).find('walrus')
    const shown = shownText(items[0]!.snippet)
    expect(shown).toMatch(/^… before .*before the \[Walrus\] sleeps after .*after …$/)
    expect(shown.length).toBeLessThan(200)
  })

  it('shows its first text if the words are in titles only', async () => {
    const pages = [page('one', [textBlock('It sleeps.', { title: 'A walrus' })])]
    const { items } = (await indexOf({ pages })).find('walrus')
    expect(shownText(items[0]!.snippet)).toBe('It sleeps.')
    const faq: Block = {
      block: 'faq',
      questions: [{ question: 'Is it a walrus?', answer: prose('Yes.') }],
    }
    const answers = (await indexOf({ pages: [page('help', [faq])] })).find('walrus')
    expect(shownText(answers.items[0]!.snippet)).toBe('Yes.')
  })

  it('marks the words in its title, too', async () => {
    const pages = [page('one', [textBlock('It sleeps.')], { title: 'Where the Walrus sleeps' })]
    const { items } = (await indexOf({ pages })).find('walrus')
    expect(shownText(items[0]!.title)).toBe('Where the [Walrus] sleeps')
  })

  it('shows whole sentences if they are short', async () => {
    const first = `It was a day at the sea. ${'Nothing came. '.repeat(6)}`
    const text = `${first}A walrus sleeps on the beach. ${'Then it swims far away. '.repeat(20)}`
    const { items } = (await indexOf({ pages: [page('one', [textBlock(text)])] })).find('walrus')
    expect(shownText(items[0]!.snippet)).toMatch(
      /^(Nothing came\. )*A \[walrus\] sleeps on the beach\.( Then it swims far away\.)+$/,
    )
  })

  it('marks the word that a typing error meant', async () => {
    const pages = [page('one', [textBlock('Instant cashback.')])]
    const { items } = (await indexOf({ pages })).find('cashbak')
    expect(shownText(items[0]!.snippet)).toBe('Instant [cashback].')
  })

  it('cuts a text without spaces between characters', async () => {
    const pages = [page('one', [textBlock(`a${'😀'.repeat(500)}`)], { title: 'walrus' })]
    const { items } = (await indexOf({ pages })).find('walrus')
    expect(shownText(items[0]!.snippet)).toMatch(/^a(?:😀)+ …$/u)
  })

  it('names the language of a job advert', async () => {
    const { items } = (await indexOf({ jobs: [job('pt', { language: 'pt' })] })).find('lighthouse')
    expect(items[0]).toMatchObject({ kind: 'Job', language: 'pt' })
  })
})

it('lists the best results and counts all', async () => {
  const pages = Array.from({ length: 30 }, (_, number) =>
    page(`page-${number}`, [textBlock('walrus')]),
  )
  const index = await indexOf({ pages, jobs: [job('one', { summary: 'Feeds a walrus.' })] })
  expect(index.find('walrus')).toMatchObject({
    total: 31,
    // A match in the summary is better than one in a text.
    counts: [
      { kind: 'Job', count: 1 },
      { kind: 'Page', count: 30 },
    ],
  })
  expect(index.find('walrus').items).toHaveLength(MAX_OF_KIND + 1)
})

it('narrows the results down to a kind, and still counts the others', async () => {
  const pages = Array.from({ length: 30 }, (_, number) =>
    page(`page-${number}`, [textBlock('walrus')]),
  )
  const index = await indexOf({ pages, jobs: [job('one', { summary: 'Feeds a walrus.' })] })
  const onlyPages = index.find('walrus', 'Page')
  expect([onlyPages.items.length, onlyPages.total]).toEqual([MAX_RESULTS, 30])
  const onlyJobs = index.find('walrus', 'Job')
  expect(onlyJobs.items.map(({ kind }) => kind)).toEqual(['Job'])
  expect(onlyJobs.counts).toEqual(index.find('walrus').counts)
  expect(index.find('walrus', 'News')).toMatchObject({ total: 0, items: [] })
})

it('follows the content', async () => {
  const sea = page('sea', [textBlock('A walrus.')])
  const land = page('land', [textBlock('A walrus.')])
  const closing = job('one', { summary: 'Feeds a walrus.' })
  const index = await indexOf({ pages: [sea, land], jobs: [closing] })
  const found = async (changes: Partial<Snapshot>) => {
    await index.follow(screensOf(changes))
    return index
      .find('walrus')
      .items.map(({ href }) => href)
      .toSorted()
  }
  const edited = page('land', [textBlock('A zebra.')])
  expect(await found({ pages: [sea, edited], jobs: [closing] })).toEqual(['/careers/one', '/sea'])
  expect(index.find('zebra').items.map(({ href }) => href)).toEqual(['/land'])
  const closed = { ...closing, closesOn: '2020-01-01' }
  expect(await found({ pages: [edited, land, sea], jobs: [closed] })).toEqual(['/land', '/sea'])
  expect(await found({})).toEqual([])
})
