import { redirect as redirectSchema } from '@app/contract'
import { normalPath } from '@app/runtime'
import { errors } from '@strapi/utils'
import type { Core } from '@strapi/strapi'
import { table } from '../../../../platform/strapi/tables'
import { REDIRECT } from '../../../../content/shared/types'
import { checkedEnd, type Redirect } from '../redirects'
import type { Line } from './lines'

/** What becomes of a line: a new redirect, a new target, nothing since it is stored, or an error. */
export type Outcome = 'new' | 'changed' | 'same' | 'wrong'

export type Planned = {
  line: number
  from: string
  to: string
  outcome: Outcome
  /** What is wrong. */
  message?: string
  /** The redirect that gets a new target. */
  documentId?: string
}

const wrongField = {
  from: 'The old address starts with / and has no spaces, no ? and no #.',
  to: 'The new address starts with /, https://, mailto: or tel:, and has no spaces.',
}

/** What is wrong with a line, without the advice that only fits a form; throws other errors. */
export const messageOf = (error: unknown): string => {
  if (error instanceof errors.ApplicationError || error instanceof errors.ValidationError)
    return error.message.replace(/ Enter another address in "\w+"\.$/, '')
  throw error
}

/** What an import of these lines does, each checked against those before it, too. Writes nothing. */
export async function planImport(strapi: Core.Strapi, lines: Line[]): Promise<Planned[]> {
  let known = await table<Redirect>(strapi, REDIRECT).findMany({})
  const lineOf = new Map<string, number>()
  const planned: Planned[] = []
  for (const { line, fields } of lines) {
    const [from = '', to = ''] = fields
    const plan = (outcome: Outcome, more: Partial<Planned> = {}) =>
      planned.push({ line, from, to, outcome, ...more })
    const wrong = (message: string) => plan('wrong', { message })

    if (fields.length !== 2) {
      wrong('A line has two columns: the old address and the new one.')
      continue
    }
    const { error } = redirectSchema.safeParse({ from, to })
    if (error) {
      wrong(wrongField[error.issues[0]?.path[0] === 'to' ? 'to' : 'from'])
      continue
    }
    const path = normalPath(from)
    const earlier = lineOf.get(path)
    if (earlier !== undefined) {
      wrong(`Line ${earlier} has the same old address.`)
      continue
    }
    lineOf.set(path, line)

    const stored = known.find((one) => normalPath(one.from) === path)
    const others = known.filter((one) => one !== stored)
    const redirect = { documentId: stored?.documentId ?? '', from, to }
    try {
      const end = await checkedEnd(strapi, redirect, others, stored === undefined)
      known = [...others, { ...redirect, to: end }]
      if (stored === undefined) plan('new')
      else if (stored.to === end) plan('same')
      else plan('changed', { documentId: stored.documentId })
    } catch (problem) {
      wrong(messageOf(problem))
    }
  }
  return planned
}
