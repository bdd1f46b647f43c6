import type { Core } from '@strapi/strapi'
import { takeTurn } from '../../../platform/database/take-turn'
import { wakeMails } from '../../../platform/outbox/outbox'
import { isOutage, outageMessage } from '../../../platform/refusals/outage'
import { isHeldBack } from '../../saving/server/may-change-live'
import { type Ability, PUBLISH_ENTRIES } from '../../../platform/strapi/staff'
import { abilityOfAccount } from '../../../platform/strapi/ability-of-account'
import { draftChangedAt } from '../../../content/draft-changed-at'
import { recordedWith } from '../../saving/server/record-live-changes'
import { CannotPerform, perform } from './perform'
import { claimPlan, countAttempt, duePlans, failPlan, type Plan } from './plans'
import { planActions } from '../../../content/shared/types'
import { tellPlanner } from './tell-planner'

const MAX_ATTEMPTS = 5
const NO_LONGER = 'Whoever planned this may no longer publish. Plan it again.'

/**
 * Runs work in a request of the planner, with the permissions of now: hooks of documents ask who makes the
 * request and may do what, and the log asks for its id.
 */
async function asPlanner(
  strapi: Core.Strapi,
  { plannerId, plannerName }: Plan,
  work: (ability: Ability | undefined) => Promise<void>,
): Promise<void> {
  const user = { id: plannerId, firstname: plannerName, lastname: null, email: '' }
  const userAbility = await abilityOfAccount(strapi, plannerId)
  const request = { state: { user, userAbility }, request: {}, response: { get: () => '' } }
  return strapi.requestContext.run(request as never, () => work(userAbility))
}

/**
 * While publishing needs a review, refuses a draft that was changed after the plan was made: nobody has reviewed that.
 */
async function checkSameDraft(strapi: Core.Strapi, { type, entryId, action, plannedAt }: Plan) {
  if (action !== 'publish' || !(await isHeldBack(strapi))) return
  const changedAt = await draftChangedAt(strapi, { uid: type, documentId: entryId })
  if (changedAt && changedAt > plannedAt)
    throw new CannotPerform(
      'It was changed after this was planned, and publishing needs a review. Look at it and plan it again.',
    )
}

/**
 * The claim is part of the transaction that publishes: whatever happens to this process, either both
 * are stored or the plan still waits, for any process.
 */
async function carryOut(strapi: Core.Strapi, plan: Plan, now: Date) {
  const { id, type: uid, entryId: documentId, action } = plan
  await asPlanner(strapi, plan, async (ability) => {
    await strapi.db.transaction(async () => {
      await takeTurn(strapi.db)
      if (!(await claimPlan(strapi.db, id, now))) return
      if (!ability?.can(PUBLISH_ENTRIES, uid)) throw new CannotPerform(NO_LONGER)
      await checkSameDraft(strapi, plan)
      const act = () => perform(strapi, { uid, documentId }, action)
      if (!(await recordedWith({ planned: true }, act))) return
      strapi.log.info(`Plan ${id}: ${uid} ${documentId} is ${planActions[action].done}.`)
    })
  })
}

async function giveUp(strapi: Core.Strapi, plan: Plan, reason: string, now: Date) {
  await strapi.db.transaction(async () => {
    if (!(await failPlan(strapi.db, plan.id, reason, now))) return
    await tellPlanner(strapi, plan, reason)
    strapi.log.warn(`Plan ${plan.id} failed.`)
  })
  wakeMails(strapi)
}

async function afterError(strapi: Core.Strapi, plan: Plan, error: unknown, now: Date) {
  if (error instanceof CannotPerform) return giveUp(strapi, plan, error.message, now)
  // The database comes back, and the plan still waits.
  if (isOutage(error)) return strapi.log.warn(outageMessage(error))
  strapi.log.error(`Plan ${plan.id}, attempt ${plan.attempts + 1}: ${String(error)}`)
  await countAttempt(strapi.db, plan)
  if (plan.attempts + 1 < MAX_ATTEMPTS) return
  await giveUp(strapi, plan, 'The server met an error. Please try it by hand.', now)
}

/** Carries out what is due. Any number of processes may do so at once. */
export async function runDuePlans(strapi: Core.Strapi, now: Date) {
  for (const plan of await duePlans(strapi.db, now))
    await carryOut(strapi, plan, now).catch((error: unknown) =>
      afterError(strapi, plan, error, now),
    )
}
