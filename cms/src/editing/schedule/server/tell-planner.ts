import { brand } from '@app/contract'
import type { Core } from '@strapi/strapi'
import { tell } from '../../../access/events/tell-staff'
import { pathOfEntry } from '../../../content/path-of-entry'
import { planActions } from '../../../content/shared/types'
import { titlesOf } from '../../../content/titles'
import type { Plan } from './plans'

const time = new Intl.DateTimeFormat(brand.locale, {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'UTC',
})

/** Tells the planner, in the transaction that marks the plan as failed. */
export async function tellPlanner(strapi: Core.Strapi, plan: Plan, reason: string) {
  const { done } = planActions[plan.action]
  const title = (await titlesOf(strapi, [plan])).get(plan.entryId) || 'Untitled'
  await tell(strapi, [plan.plannerId], {
    kind: 'plan-failed',
    by: null,
    text: `“${title}” was not ${done}`,
    more: [
      `It was to be ${done} ${plan.dueAt ? `on ${time.format(plan.dueAt)} UTC` : 'now'}, as you had planned. It was not: ${reason}`,
      'Open it, put this right, and plan another time or do it at once:',
    ].join('\n\n'),
    path: pathOfEntry(strapi, { uid: plan.type, documentId: plan.entryId }),
  })
}
