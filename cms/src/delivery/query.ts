import { brand, type LanguageCode, languageCodes } from '@app/contract'
import { isJsonObject } from '../platform/shared/json'
import { Refused } from '../platform/refusals/refused'
import type { Shape } from '../content/shape'

/** A query that can't be answered as it was written; the message tells the caller why. */
export class InvalidQuery extends Refused {
  override name = 'InvalidQuery'

  constructor(message: string) {
    super(400, message)
  }
}

type Scalar = string | number
type Condition = Record<string, Scalar | Scalar[]>

export type ListQuery = {
  where: Record<string, Condition>
  orderBy: Record<string, 'asc' | 'desc'>[]
  offset: number
  limit: number
  /** Set when the query paginates by page; the response then does so too. */
  page?: number
  isDeep: boolean
  language: AskedLanguage
}

/** Undefined for the site's own language. */
export type AskedLanguage = LanguageCode | 'all' | undefined

const DEFAULT_LIMIT = 100
const MAX_LIMIT = 200
const MAX_OFFSET = 1_000_000
/** The largest integer of PostgreSQL. */
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

type Query = Record<string, unknown>

/** Every form of `populate` returns the same: all nested content that is public. */
export const isDeep = (query: Query): boolean => 'populate' in query

export function parseListQuery(query: Query, shape: Shape): ListQuery {
  return {
    where: readFilters(query['filters'], shape),
    orderBy: readSort(query['sort'], shape),
    ...readPagination(query['pagination']),
    isDeep: isDeep(query),
    language: readLanguage(query),
  }
}

const OWN_LANGUAGE = brand.locale.slice(0, 2)

/** The language that a query asks for; `all` is for lists. */
export function readLanguage({ language }: Query): AskedLanguage {
  if (language === undefined || language === '' || language === OWN_LANGUAGE) return undefined
  const known = [...languageCodes, 'all' as const].find((code) => code === language)
  if (known) return known
  const codes = [OWN_LANGUAGE, ...languageCodes].join(', ')
  throw new InvalidQuery(`There is no such language. The parameter language takes: ${codes}, all.`)
}

function readFilters(input: unknown, shape: Shape): ListQuery['where'] {
  if (input === undefined || input === '') return {}
  if (!isJsonObject(input))
    throw new InvalidQuery('Filters must have the form filters[field][$operator]=value.')
  const conditions = Object.keys(input)
    .sort()
    .map((field) => [field, readCondition(field, input[field], shape)] as const)
  return Object.fromEntries(conditions)
}

function readCondition(field: string, input: unknown, shape: Shape): Condition {
  const attribute = Object.hasOwn(shape, field) ? shape[field] : undefined
  const isText =
    field === 'documentId' || (attribute?.kind === 'scalar' && TEXT_TYPES.has(attribute.type))
  if (field !== 'id' && !isText) throw new InvalidQuery('This field cannot be filtered.')
  const operators = field === 'id' ? ID_OPERATORS : TEXT_OPERATORS
  const readOne = field === 'id' ? readId : readText
  const given = isJsonObject(input) ? input : { $eq: input }
  const condition = Object.keys(given)
    .sort()
    .map((operator) => {
      if (!operators.has(operator))
        throw new InvalidQuery('This field does not support this operator.')
      return [operator, readOperand(operator, given[operator], readOne)] as const
    })
  if (condition.length === 0) throw new InvalidQuery('A filter must have a value.')
  return Object.fromEntries(condition)
}

function readOperand(operator: string, input: unknown, readOne: (value: unknown) => Scalar) {
  if (operator !== '$in') return readOne(input)
  const values = Array.isArray(input) ? input : [input]
  if (values.length > MAX_VALUES)
    throw new InvalidQuery(`A filter takes at most ${MAX_VALUES} values.`)
  return values.map(readOne)
}

function readText(input: unknown): string {
  const isText =
    typeof input === 'string' &&
    input.length <= MAX_LENGTH &&
    // PostgreSQL rejects NUL characters and lone surrogates.
    !/[\p{Cc}\p{Cs}]/u.test(input)
  if (!isText) throw new InvalidQuery('A filter must be a single line of text.')
  return input
}

function readId(input: unknown): number {
  const id = typeof input === 'string' && /^\d{1,10}$/.test(input) ? Number(input) : Number.NaN
  if (!(id <= MAX_ID)) throw new InvalidQuery('An id must be a whole number.')
  return id
}

/** `title`, `title:desc,id`, `['title:desc']` or `{title: 'desc'}`; fields that can't be sorted by are ignored. */
function readSort(input: unknown, shape: Shape): ListQuery['orderBy'] {
  const given = isJsonObject(input)
    ? Object.entries(input).map(([field, direction]) => `${field}:${String(direction)}`)
    : [input].flat().flatMap((value) => (typeof value === 'string' ? value.split(',') : []))
  const orders = given.flatMap((value) => {
    const [name = '', direction] = value.split(':').map((part) => part.trim())
    const field = Object.hasOwn(shape, name) ? shape[name] : undefined
    const canSort = field?.kind === 'scalar' && SORT_TYPES.has(field.type)
    return canSort
      ? [{ [name]: direction?.toLowerCase() === 'desc' ? ('desc' as const) : ('asc' as const) }]
      : []
  })
  // The id decides where all else is equal, so that no entry is on two pages of a list or on none.
  return [...orders.slice(0, 4), { id: 'asc' }]
}

type Pagination = Pick<ListQuery, 'offset' | 'limit' | 'page'>

function readPagination(input: unknown): Pagination {
  const given = isJsonObject(input) ? input : {}
  const isByOffset = 'start' in given || 'limit' in given
  if (isByOffset)
    return {
      offset: readCount(given['start'], 0, 0, MAX_OFFSET),
      limit:
        given['limit'] === '-1'
          ? MAX_LIMIT
          : readCount(given['limit'], DEFAULT_LIMIT, 1, MAX_LIMIT),
    }
  const limit = readCount(given['pageSize'], DEFAULT_LIMIT, 1, MAX_LIMIT)
  const page = readCount(given['page'], 1, 1, MAX_OFFSET / MAX_LIMIT)
  return { offset: (page - 1) * limit, limit, page }
}

function readCount(input: unknown, fallback: number, min: number, max: number): number {
  if (typeof input !== 'string' || !/^\d{1,9}$/.test(input)) return fallback
  return Math.min(Math.max(Number(input), min), max)
}
