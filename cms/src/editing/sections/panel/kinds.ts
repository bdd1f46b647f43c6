import type { BlockName } from '@app/contract'

const groups = ['Hero', 'Text', 'Pictures', 'Numbers', 'People', 'Offers', 'Forms'] as const

type Group = (typeof groups)[number]

/** Where a kind of section stands when one is chosen, and what else people call it. */
const kinds: Record<BlockName, [Group, ...otherNames: string[]]> = {
  hero: ['Hero', 'header', 'opening', 'banner', 'title', 'intro'],
  'call-to-action': ['Hero', 'cta', 'button', 'invitation'],
  'sale-banner': ['Hero', 'announcement', 'discount', 'notice'],
  text: ['Text', 'paragraph', 'article', 'rich text'],
  legal: ['Text', 'terms', 'policy', 'contract', 'clauses'],
  faq: ['Text', 'faq', 'faqs', 'accordion', 'answers', 'help'],
  'problem-solution': ['Text', 'comparison', 'before and after'],
  code: ['Text', 'snippet', 'developer', 'request'],
  feature: ['Pictures', 'image', 'gallery', 'photo', 'text beside a picture', 'media'],
  cards: ['Pictures', 'tiles', 'grid', 'boxes', 'columns'],
  'flip-cards': ['Pictures', 'tiles', 'turn', 'boxes'],
  phone: ['Pictures', 'app', 'mobile', 'mock-up', 'screen'],
  video: ['Pictures', 'film', 'movie', 'youtube', 'player'],
  logos: ['Pictures', 'partners', 'brands', 'customers'],
  statistics: ['Numbers', 'figures', 'facts', 'counter', 'metrics'],
  ranking: ['Numbers', 'table', 'list', 'positions', 'grades'],
  'service-table': ['Numbers', 'table', 'comparison', 'services'],
  'cashback-calculator': ['Numbers', 'sum', 'tool', 'percent'],
  steps: ['Numbers', 'process', 'how it works', 'timeline'],
  team: ['People', 'staff', 'colleagues', 'portraits', 'who we are'],
  press: ['People', 'news', 'reviews', 'media', 'quotes', 'testimonials'],
  'job-list': ['People', 'careers', 'vacancies', 'openings', 'hiring'],
  packs: ['Offers', 'prices', 'pricing', 'plans', 'products'],
  points: ['Offers', 'benefits', 'advantages', 'bullets', 'list'],
  download: ['Offers', 'app store', 'google play', 'qr code', 'install'],
  form: ['Forms', 'contact', 'sign up', 'newsletter', 'apply'],
}

/** A kind of section as Strapi describes its component. */
export type Described = {
  uid: string
  info: { displayName: string; description?: string; preview?: string }
}

const kindOf = ({ uid }: Described) => kinds[uid.replace(/^blocks\./, '') as BlockName]

const wordsOf = (described: Described) => {
  const { displayName, description = '' } = described.info
  const [group, ...otherNames] = kindOf(described)
  return [displayName, description, group, ...otherNames].join(' ').toLowerCase().split(/[ -]/)
}

export type KindGroup = { title: string; kinds: Described[] }

/**
 * The kinds in groups. With a search, only those that have, for each typed word, a word that begins with it; without,
 * the ones that were used last come first.
 */
export function groupKinds(all: readonly Described[], search: string, last: string[]): KindGroup[] {
  const typed = search.toLowerCase().split(/\s+/).filter(Boolean)
  const found = all.filter((kind) =>
    typed.every((begun) => wordsOf(kind).some((word) => word.startsWith(begun))),
  )
  const usedLast = last.flatMap((uid) => found.find((kind) => kind.uid === uid) ?? [])
  const grouped = groups.map((title) => ({
    title,
    kinds: found.filter((kind) => kindOf(kind)[0] === title),
  }))
  const shown = typed.length === 0 ? [{ title: 'Used last', kinds: usedLast }, ...grouped] : grouped
  return shown.filter((group) => group.kinds.length > 0)
}
