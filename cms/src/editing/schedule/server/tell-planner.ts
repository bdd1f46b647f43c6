import { deliverableAddress } from '@beam/contract'
import type { Core } from '@strapi/strapi'
import { isMailOn, queueEmails } from '../../../platform/outbox/queue'
import { oneLine } from '../../../platform/outbox/one-line'
import { htmlOfText } from '../../../platform/outbox/html'
import { settings } from '../../../platform/settings/settings'
import { table } from '../../../platform/strapi/tables'
import { planActions } from '../../../content/shared/types'
import type { Plan } from './plans'
import { titlesOf } from '../../../content/titles'

const time = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'UTC',
})

const linkTo = ({ type, entryId }: Plan, isSingle: boolean) =>
  isSingle
    ? `${settings.cmsUrl}/admin/content-manager/single-types/${type}`
    : `${settings.cmsUrl}/admin/content-manager/collection-types/${type}/${entryId}`

function textOf(plan: Plan, title: string, reason: string, isSingle: boolean): string {
  const { done } = planActions[plan.action]
  return [
    `Hello ${plan.plannerName},`,
    `“${title}” was to be ${done} on ${time.format(plan.dueAt)} UTC, as you had planned. It was not: ${reason}`,
    'Open it, put this right, and plan another time or do it at once:',
    linkTo(plan, isSingle),
  ].join('\n\n')
}

/** Queues an email to the planner, in the transaction that marks the plan as failed. */
export async function tellPlanner(strapi: Core.Strapi, plan: Plan, reason: string) {
  if (!isMailOn) return
  const planner = await table<{ email: string }>(strapi, 'admin::user').findOne({
    where: { id: plan.plannerId, isActive: true, blocked: { $ne: true } },
    select: ['email'],
  })
  const recipient = planner && deliverableAddress(planner.email)
  if (!recipient) return
  const title = (await titlesOf(strapi, [plan])).get(plan.entryId) || 'Untitled'
  const isSingle = strapi.contentType(plan.type).kind === 'singleType'
  const subject = oneLine(`“${title}” was not ${planActions[plan.action].done}`)
  const text = textOf(plan, title, reason, isSingle)
  const content = { subject, text: `${text}\n`, html: htmlOfText(subject, text) }
  await queueEmails(strapi.db, [
    { kind: 'plan-failed', form: null, reference: null, recipient, content },
  ])
}
