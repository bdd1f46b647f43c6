import { refuse } from '@beam/contract'
import { Refused } from '../refusals/refused'
import type { Shape } from './shape'

/** What a reader asked for can't be understood. The message is for people. */
export class UnreadableQuery extends Refused {
  override name = 'UnreadableQuery'

  constructor(message: string) {
    super(400, { refusal: refuse(message) })
  }
}

type Scalar = string | number
type Condition = Record<string, Scalar | Scalar[]>

export type ListQuery = {
  where: Record<string, Condition>
  orderBy: Record<string, 'asc' | 'desc'>[]
  offset: number
  limit: number
  /** Set when the reader counts in pages; the answer then does so too. */
  page?: number
  isWhole: boolean
}

const DEFAULT_LIMIT = 100
const MAX_LIMIT = 200
const MAX_OFFSET = 1_000_000
const MAX_ID = 2_147_483_647
const MAX_VALUES = 100
const MAX_LENGTH = 255

const TEXT_TYPES = new Set(['string', 'text', 'uid', 'enumeration', 'email'])
const SORT_TYPES = new Set([...TEXT_TYPES, 'integer', 'boolean', 'date', 'datetime'])
const TEXT_OPERATORS = new Set([
  '$eq',
  '$eqi',
  '$ne',
  '$in',
  '$contains',
  '$containsi',
  '$startsWith',
])
const ID_OPERATORS = new Set(['$eq', '$in'])

type Given = Record<string, unknown>

const isGroup = (value: unknown): value is Given =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Any form of `populate` asks for everything that is public; nothing asks for more. */
export const isWhole = (query: Given): boolean => 'populate' in query

export function readListQuery(query: Given, shape: Shape): ListQuery {
  return {
    where: readFilters(query['filters'], shape),
    orderBy: readSort(query['sort'], shape),
    ...readPagination(query['pagination']),
    isWhole: isWhole(query),
  }
}

function readFilters(given: unknown, shape: Shape): ListQuery['where'] {
  if (given === undefined || given === '') return {}
  if (!isGroup(given))
    throw new UnreadableQuery('Filters have the form filters[field][$operator]=value.')
  const conditions = Object.keys(given)
    .sort()
    .map((field) => [field, readCondition(field, given[field], shape)] as const)
  return Object.fromEntries(conditions)
}

function readCondition(field: string, given: unknown, shape: Shape): Condition {
  const known = Object.hasOwn(shape, field) ? shape[field] : undefined
  const isText = field === 'documentId' || (known?.kind === 'scalar' && TEXT_TYPES.has(known.type))
  if (field !== 'id' && !isText) throw new UnreadableQuery('There is no filter on this field.')
  const operators = field === 'id' ? ID_OPERATORS : TEXT_OPERATORS
  const readOne = field === 'id' ? readId : readText
  const asked = isGroup(given) ? given : { $eq: given }
  const condition = Object.keys(asked)
    .sort()
    .map((operator) => {
      if (!operators.has(operator))
        throw new UnreadableQuery('There is no filter of this kind on this field.')
      return [operator, readOperand(operator, asked[operator], readOne)] as const
    })
  if (condition.length === 0) throw new UnreadableQuery('A filter has no value.')
  return Object.fromEntries(condition)
}

function readOperand(operator: string, given: unknown, readOne: (value: unknown) => Scalar) {
  if (operator !== '$in') return readOne(given)
  const values = Array.isArray(given) ? given : [given]
  if (values.length > MAX_VALUES)
    throw new UnreadableQuery(`A filter takes up to ${MAX_VALUES} values.`)
  return values.map(readOne)
}

function readText(given: unknown): string {
  const isText =
    typeof given === 'string' &&
    given.length <= MAX_LENGTH &&
    // A NUL or half a pair of surrogates ends a PostgreSQL query in an error.
    !/[\p{Cc}\p{Cs}]/u.test(given)
  if (!isText) throw new UnreadableQuery('A filter takes one line of text.')
  return given
}

function readId(given: unknown): number {
  const id = typeof given === 'string' && /^\d{1,10}$/.test(given) ? Number(given) : Number.NaN
  if (!(id <= MAX_ID)) throw new UnreadableQuery('An id is a whole number.')
  return id
}

/** `title`, `title:desc,id`, `['title:desc']` or `{title: 'desc'}`; a field that can't be sorted by is left out. */
function readSort(given: unknown, shape: Shape): ListQuery['orderBy'] {
  const asked = isGroup(given)
    ? Object.entries(given).map(([field, direction]) => `${field}:${String(direction)}`)
    : [given].flat().flatMap((value) => (typeof value === 'string' ? value.split(',') : []))
  const orders = asked.flatMap((value) => {
    const [name = '', direction] = value.split(':').map((part) => part.trim())
    const field = Object.hasOwn(shape, name) ? shape[name] : undefined
    const canSort = field?.kind === 'scalar' && SORT_TYPES.has(field.type)
    return canSort
      ? [{ [name]: direction?.toLowerCase() === 'desc' ? ('desc' as const) : ('asc' as const) }]
      : []
  })
  return [...orders.slice(0, 4), { id: 'asc' }]
}

type Pagination = Pick<ListQuery, 'offset' | 'limit' | 'page'>

function readPagination(given: unknown): Pagination {
  const asked = isGroup(given) ? given : {}
  const isByOffset = 'start' in asked || 'limit' in asked
  if (isByOffset)
    return {
      offset: readCount(asked['start'], 0, 0, MAX_OFFSET),
      limit:
        asked['limit'] === '-1'
          ? MAX_LIMIT
          : readCount(asked['limit'], DEFAULT_LIMIT, 1, MAX_LIMIT),
    }
  const limit = readCount(asked['pageSize'], DEFAULT_LIMIT, 1, MAX_LIMIT)
  const page = readCount(asked['page'], 1, 1, MAX_OFFSET / MAX_LIMIT)
  return { offset: (page - 1) * limit, limit, page }
}

function readCount(given: unknown, fallback: number, least: number, most: number): number {
  if (typeof given !== 'string' || !/^\d{1,9}$/.test(given)) return fallback
  return Math.min(Math.max(Number(given), least), most)
}
