import type { Core } from '@strapi/strapi'
import { currentActor } from '../../../platform/actor'
import { Refused } from '../../../platform/refusals/refused'
import { isOutage, outageMessage } from '../../../platform/refusals/outage'
import { hookDocuments } from '../../../platform/strapi/document-hooks'
import { mayChangeLive } from '../../saving/server/may-change-live'
import { forgetPlansOf, plansOf } from './plans'
import { isPlannedType, planActions, type PlannedEntry } from '../../../content/shared/types'
import { titlesOf } from '../../../content/titles'
import { runDuePlans } from './run-plans'
import { createPlanIndex } from './table'

const POLL_MS = 5000

type Poll = { stop: () => Promise<void> }

const polls = new WeakMap<Core.Strapi, Poll>()

/** Refuses to delete an entry if the caller may not cancel one of its plans: the deletion would cancel it. */
async function refusePlanned(strapi: Core.Strapi, entry: PlannedEntry) {
  if (await mayChangeLive(strapi)) return
  const actor = currentActor(strapi)
  const plan = (await plansOf(strapi.db, entry)).find(
    ({ state, plannerId }) => state === 'waiting' && plannerId !== actor?.id,
  )
  if (plan)
    throw new Refused(
      403,
      `${plan.plannerName} planned to ${planActions[plan.action].verb.toLowerCase()} this: only a chief editor may delete it now. Ask for it in a comment.`,
    )
}

/** Deletes the plans of an entry with it; a release says that it lacks what was deleted. */
export function forgetPlansOfDeleted(strapi: Core.Strapi) {
  hookDocuments(strapi, async ({ uid, action, params: { documentId } }, next) => {
    if (action !== 'delete' || !isPlannedType(uid) || documentId === undefined) return next()
    return strapi.db.transaction(async () => {
      await refusePlanned(strapi, { uid, documentId })
      const entry = { type: uid, entryId: documentId }
      const title = (await titlesOf(strapi, [entry])).get(documentId)
      const result = await next()
      await forgetPlansOf(strapi.db, { uid, documentId }, title || 'Untitled')
      return result
    })
  })
}

/** Looks for due plans right after the start, and then every few seconds. */
export async function bootstrapSchedule(strapi: Core.Strapi) {
  await createPlanIndex(strapi.db.connection)
  strapi.server.httpServer.once('listening', () => polls.set(strapi, poll(strapi)))
}

function poll(strapi: Core.Strapi): Poll {
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  const run = async () => {
    await runDuePlans(strapi, new Date()).catch((error: unknown) =>
      strapi.log.error(
        isOutage(error) ? outageMessage(error) : `Plans could not be read: ${String(error)}`,
      ),
    )
    if (isStopped) return
    timer = setTimeout(start, POLL_MS).unref()
  }
  let running: Promise<void>
  const start = () => void (running = run())
  start()
  return {
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await running
    },
  }
}

/** Ends the search for due plans, before the database closes. */
export async function stopSchedule(strapi: Core.Strapi) {
  await polls.get(strapi)?.stop()
  polls.delete(strapi)
}
