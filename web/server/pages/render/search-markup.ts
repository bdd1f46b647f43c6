import { HOME_SLUG, type MenuIcon, NOT_FOUND_SLUG, pathOfSlug, slugOfPath } from '@app/contract'
import { renderSearch } from '../../../src/app/entry-server'
import { type MenuNode, menuTree } from '../../../src/content/menu'
import type { SearchState } from '../../../src/pages/search-screen'
import type { Snapshot } from '../../content/snapshot'

const START = '<!--search-->'
const END = '<!--/search-->'

/** The results stand between two comments, where other results can replace them. */
export const searchMarkup = (state: SearchState) => START + renderSearch(state) + END

const MAX_LINKS = 12

/** The icons of the built-in pages, as in the menu. Other pages have the icon of a document. */
const icons: Record<string, MenuIcon> = {
  'pay-in-store': 'phone',
  'pay-online': 'basket',
  'local-store': 'shop',
  'local-partners': 'map',
  'technology-partnerships': 'chart',
  banks: 'bank',
  'software-partners': 'code',
  'about-us': 'coin',
  careers: 'people',
  news: 'news',
  contacts: 'envelope',
  'help-center': 'question',
  'privacy-policy': 'shield',
}

const leaves = (nodes: MenuNode[]): MenuNode[] =>
  nodes.flatMap((node) => (node.items.length > 0 ? leaves(node.items) : [node]))

/** The addresses of all links in a value of the content. */
const addressesIn = (value: unknown): string[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([key, inner]) =>
        key === 'url' && typeof inner === 'string' ? [inner] : addressesIn(inner),
      )

/** The pages that the home page leads to: what most visitors come for. */
function linkedFromHome({ pages }: Snapshot) {
  const home = pages.find(({ slug }) => slug === HOME_SLUG)
  const slugs = addressesIn(home?.Content).map((url) => slugOfPath(url.split('#')[0] ?? ''))
  return [...new Set(slugs)].flatMap((slug) => {
    const page = slug === HOME_SLUG ? undefined : pages.find((one) => one.slug === slug)
    const isForm = page?.Content.some(({ block }) => block === 'form')
    return page && !isForm ? [[pathOfSlug(slug), page.title] as const] : []
  })
}

/** Where to go on if nothing was found: the pages that the home page leads to, those of the menu and of the footer. */
export function linksOf(snapshot: Snapshot) {
  const { menu, site, footer } = snapshot
  const links = [
    ...linkedFromHome(snapshot),
    ...leaves(menuTree(menu, site.productName)).map(
      ({ title, href = '' }) => [href, title] as const,
    ),
    ...(footer?.links ?? []).map(({ title, url }) => [url, title] as const),
  ]
  const isFirst = ([url]: readonly [string, string], index: number) =>
    links.findIndex(([other]) => other === url) === index
  return links
    .filter((link, index) => link[0].startsWith('/') && isFirst(link, index))
    .slice(0, MAX_LINKS)
    .map(([url, title]) => [url, title, icons[slugOfPath(url)] ?? 'document'] as const)
}

const MAX_QUESTIONS = 6

/** The first question that each list of answers opens with, then the second ones, and so on. */
export function questionsOf({ pages }: Snapshot) {
  const lists = pages
    .filter(({ slug, seo }) => slug !== NOT_FOUND_SLUG && !seo?.noIndex)
    .flatMap(({ slug, Content }) =>
      Content.flatMap((block) =>
        block.block === 'faq'
          ? [
              block.questions.map(({ question }) => {
                const anchor = block.anchor ? `#${block.anchor}` : ''
                return [pathOfSlug(slug) + anchor, question] as const
              }),
            ]
          : [],
      ),
    )
  const longest = Math.max(0, ...lists.map(({ length }) => length))
  return Array.from({ length: longest })
    .flatMap((_, place) => lists.flatMap((list) => list.slice(place, place + 1)))
    .filter(([, question], index, all) => all.findIndex(([, one]) => one === question) === index)
    .slice(0, MAX_QUESTIONS)
}

export const emptySearch = (snapshot: Snapshot) =>
  searchMarkup({ query: '', links: linksOf(snapshot), questions: questionsOf(snapshot) })

/** Searches whose results have every element and class that results can have, so that the page has their styles. */
const specimens: SearchState[] = [
  {
    query: 'specimen',
    links: [],
    questions: [],
    found: {
      total: 2,
      items: [
        {
          kind: 'Page',
          title: [{ text: 'specimen', isMatch: false }],
          href: '/',
          context: 'specimen',
          snippet: [{ text: 'specimen', isMatch: true }],
        },
      ],
      counts: [{ kind: 'Page', count: 2 }],
    },
  },
  {
    query: 'specimen',
    links: [['/', 'specimen', 'document']],
    questions: [['/', 'specimen']],
    found: { total: 0, items: [], counts: [] },
  },
]

export const searchSpecimen = specimens.map(renderSearch).join('')

/** The page with other results, and a title that says so. */
export function withResults(page: string, markup: string, title: string): string {
  const start = page.indexOf(START)
  const end = page.indexOf(END, start)
  const titled = page.slice(0, start).replace(/<title>[^<]*/, () => `<title>${title}`)
  return titled + markup + page.slice(end + END.length)
}
