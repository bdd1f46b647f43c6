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
import { claimPlan, countAttempt, duePlans, failPlan, keepUndo, type Plan } from './plans'
import { snapshotOf } from '../../../content/snapshot'
import { liveIdOf } from '../../../content/entry-state'
import { titlesOf } from '../../../content/titles'
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

/** Performs a plan, and keeps of one in a release what undoes it. */
async function performPlan(strapi: Core.Strapi, plan: Plan, ability: Ability | undefined) {
  const { id, type: uid, entryId: documentId, action, releaseId } = plan
  if (!ability?.can(PUBLISH_ENTRIES, uid)) throw new CannotPerform(NO_LONGER)
  await checkSameDraft(strapi, plan)
  const before = releaseId && (await snapshotOf(strapi, uid, documentId, 'published'))
  const act = () => perform(strapi, { uid, documentId }, action)
  if (!(await recordedWith({ planned: true }, act))) return
  if (releaseId !== null) {
    const liveId = await liveIdOf(strapi, { uid, documentId })
    await keepUndo(strapi.db, id, { before: before || null, liveId })
  }
  strapi.log.info(`Plan ${id}: ${uid} ${documentId} is ${planActions[action].done}.`)
}

/** Of a release, says which part could not be carried out. */
export async function named(strapi: Core.Strapi, plan: Plan, work: Promise<void>) {
  try {
    await work
  } catch (error) {
    if (plan.releaseId === null || !(error instanceof CannotPerform)) throw error
    const title = (await titlesOf(strapi, [plan])).get(plan.entryId)
    throw new CannotPerform(`“${title ?? 'Untitled'}”: ${error.message}`)
  }
}

/**
 * The claim is part of the transaction that publishes: whatever happens to this process, either all of it is stored or
 * the plans still wait, for any process.
 */
async function carryOut(strapi: Core.Strapi, plans: Plan[], now: Date) {
  const [first] = plans
  if (!first) return
  await asPlanner(strapi, first, async (ability) => {
    await strapi.db.transaction(async () => {
      await takeTurn(strapi.db)
      for (const plan of plans) {
        // Not if another process has carried it out, or somebody has cancelled it.
        if (await claimPlan(strapi.db, plan.id, now))
          await named(strapi, plan, performPlan(strapi, plan, ability))
      }
    })
  })
}

async function giveUp(strapi: Core.Strapi, plans: Plan[], reason: string, now: Date) {
  await strapi.db.transaction(async () => {
    const failed: Plan[] = []
    for (const plan of plans) if (await failPlan(strapi.db, plan.id, reason, now)) failed.push(plan)
    // Of a release, one message is enough.
    const [first] = failed
    if (!first) return
    await tellPlanner(strapi, first, reason)
    strapi.log.warn(`Plan ${failed.map(({ id }) => id).join(', ')} failed.`)
  })
  wakeMails(strapi)
}

async function afterError(strapi: Core.Strapi, plans: Plan[], error: unknown, now: Date) {
  if (error instanceof CannotPerform) return giveUp(strapi, plans, error.message, now)
  // The database comes back, and the plan still waits.
  if (isOutage(error)) return strapi.log.warn(outageMessage(error))
  const attempts = Math.max(...plans.map((plan) => plan.attempts)) + 1
  const ids = plans.map(({ id }) => id).join(', ')
  strapi.log.error(`Plan ${ids}, attempt ${attempts}: ${String(error)}`)
  for (const plan of plans) await countAttempt(strapi.db, plan)
  if (attempts < MAX_ATTEMPTS) return
  await giveUp(strapi, plans, 'The server met an error. Please try it by hand.', now)
}

/** Carries out what is due. Any number of processes may do so at once. */
export async function runDuePlans(strapi: Core.Strapi, now: Date) {
  for (const plans of await duePlans(strapi.db, now))
    await carryOut(strapi, plans, now).catch((error: unknown) =>
      afterError(strapi, plans, error, now),
    )
}
