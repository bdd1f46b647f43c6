import { invalid } from '../../../platform/http/query'
import type { EntryState } from '../../../content/entry-state'
import { z } from '@app/runtime'
import { parseBody } from '../../../platform/http/body'
import {
  plansFor,
  planActions,
  type PlanAction,
  type PlannedType,
} from '../../../content/shared/types'

/** What an editor wants to happen, and when. */
export type Wanted = {
  action: PlanAction
  dueAt: Date
  /** When the draft that the editor saw was saved; a program sends it if it wants the check. */
  basedOn?: number
}

/** By action: when the plan that waits is due. */
export type Waiting = Partial<Record<PlanAction, Date>>

const YEARS_AHEAD = 2

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?(?:Z|[+-]\d\d:\d\d)$/

const NO_TIME = 'Choose a date and a time.'

export const planAction = z.enum(
  Object.keys(planActions) as PlanAction[],
  'Choose to publish or to unpublish.',
)

export const moment = z.string(NO_TIME).check(z.regex(INSTANT, NO_TIME))

const plan = z.object({
  action: planAction,
  dueAt: moment,
  basedOn: z.optional(z.string().check(z.regex(INSTANT))),
})

function latest(now: Date): Date {
  const date = new Date(now)
  date.setUTCFullYear(date.getUTCFullYear() + YEARS_AHEAD)
  return date
}

/** Refuses to take down what the site needs. */
export function requireAllowed(action: PlanAction, uid: PlannedType) {
  if (!plansFor(uid).includes(action))
    throw invalid('This can’t be unpublished: the site needs it.')
}

/** The moment that an editor has chosen, if it is ahead and not too far. */
export function laterThan(now: Date, given: string): Date {
  const dueAt = new Date(given)
  if (Number.isNaN(dueAt.getTime())) throw invalid(NO_TIME)
  if (dueAt <= now) throw invalid('This time has passed. Choose a later one.')
  if (dueAt > latest(now)) throw invalid(`Choose a time within the next ${YEARS_AHEAD} years.`)
  return dueAt
}

/** Reads a request to plan; throws a refusal that says what to change. */
export function parsePlan(body: unknown, uid: PlannedType, now: Date): Wanted {
  const { action, dueAt: given, basedOn } = parseBody(plan, body)
  requireAllowed(action, uid)
  return {
    action,
    dueAt: laterThan(now, given),
    ...(basedOn !== undefined && { basedOn: Date.parse(basedOn) }),
  }
}

/** Refuses plans that unpublish an entry before they publish it, or at the same time. */
export function checkOrder({ action, dueAt }: Wanted, waiting: Waiting) {
  const { publish, unpublish }: Waiting = { ...waiting, [action]: dueAt }
  if (publish && unpublish && unpublish <= publish)
    throw invalid('Unpublishing has to come after publishing. Choose another time for one of them.')
}

/** Refuses what would change nothing. */
export function checkUseful(
  { action }: Pick<Wanted, 'action'>,
  state: EntryState,
  waiting: Waiting,
) {
  if (action === 'publish' && state.isPublished && !state.isModified)
    throw invalid('Visitors already see this draft. Save a change first.')
  if (action === 'unpublish' && !state.isPublished && !waiting.publish)
    throw invalid('This is not published. Plan when to publish it first.')
}
