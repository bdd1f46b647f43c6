export type Query = {
  filters?: Record<string, Record<string, string | string[]>>
  sort?: string
  pagination?: Record<string, string>
  populate?: string
}

export type ContentQuery = { collection: string; query: Query }

type Entry = Record<string, unknown>

const TEXT_OPERATORS = ['$eq', '$eqi', '$ne', '$in', '$contains', '$containsi', '$startsWith']
const OTHER_OPERATORS = ['$gt', '$null', '$not', '$or']

const sorts = [
  undefined,
  'title:desc',
  'title,slug:desc',
  'slug:asc',
  'publishedAt:desc',
  'from:desc',
  'order:desc,title',
  'createdBy.email',
]

const paginations: Query['pagination'][] = [
  undefined,
  { page: '2', pageSize: '3' },
  { start: '1', limit: '4' },
  { limit: '-1' },
  { page: '0', pageSize: '1000' },
  { start: '500' },
]

/** Each documented filter on each field with values that some entries have, and with others. */
export function queriesOf(collection: string, entries: Entry[]): ContentQuery[] {
  const queries: ContentQuery[] = []
  const add = (filters?: Query['filters']) => {
    const turn = queries.length
    const sort = sorts[turn % sorts.length]
    const pagination = paginations[Math.floor(turn / 2) % paginations.length]
    const query: Query = {
      ...(filters && { filters }),
      ...(sort && { sort }),
      ...(pagination && { pagination }),
      ...(turn % 3 > 0 && { populate: turn % 3 === 1 ? 'deep' : '*' }),
    }
    queries.push({ collection, query })
  }
  for (let turn = 0; turn < sorts.length * paginations.length; turn += 1) add()
  const [first = {}, ...others] = entries
  for (const field of Object.keys(first)) {
    const isText = typeof first[field] === 'string' && !field.endsWith('At')
    const operators = isText ? TEXT_OPERATORS : ['$eq', '$in']
    for (const value of valuesOf(String(first[field]), String(others.at(-1)?.[field])))
      for (const operator of operators)
        add({ [field]: { [operator]: operator === '$in' ? [value, 'another'] : value } })
    for (const operator of OTHER_OPERATORS) add({ [field]: { [operator]: 'a' } })
    add({ [field]: { $ne: 'a' }, id: { $in: entries.slice(0, 5).map(({ id }) => String(id)) } })
  }
  add({ $or: { $eq: 'a' } })
  return queries
}

const valuesOf = (one: string, other: string): string[] => [
  one.slice(0, 255),
  other.slice(0, 255).toUpperCase(),
  one.slice(1, 5).toLowerCase(),
  '%',
  'É',
  '',
]

const pairs = (value: unknown, name: string): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, nested]) => pairs(nested, `${name}[${key}]`))
    : [`${name}=${encodeURIComponent(String(value))}`]

export const pathOf = ({ collection, query }: ContentQuery) =>
  `/api/${collection}?${Object.entries(query)
    .flatMap(([name, value]) => pairs(value, name))
    .join('&')}`
