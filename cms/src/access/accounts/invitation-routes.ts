import { z } from '@app/runtime'
import type { Core } from '@strapi/strapi'
import { parseBody } from '../../platform/http/body'
import { parseRowId } from '../../platform/http/query'
import { isMailOn } from '../../platform/outbox/queue'
import { Refused } from '../../platform/refusals/refused'
import type { Context } from '../../platform/strapi/context'
import type { StaffUser } from '../../platform/strapi/staff'
import { table } from '../../platform/strapi/tables'
import { audit } from '../audit/server/audit'
import { panelRoutes } from '../routes/panel-routes'
import { may } from '../routes/rules'
import { staffName, requireActor } from '../../platform/actor'
import { renewInvitation, sendInvitation } from './invitations'

/** Whoever was invited and has not chosen a password. */
export type OpenInvitations = {
  isMailOn: boolean
  rows: { id: number; name: string; email: string; roles: string[]; invitedAt: string }[]
}

type Invited = StaffUser & { createdAt: string; roles: { name: string }[] }

async function list(strapi: Core.Strapi, ctx: Context) {
  const invited = await table<Invited>(strapi, 'admin::user').findMany({
    where: { password: { $null: true } },
    orderBy: { id: 'desc' },
    populate: { roles: { select: ['name'] } },
  })
  ctx.body = {
    isMailOn,
    rows: invited.map((one) => ({
      id: one.id,
      name: staffName(one),
      email: one.email,
      roles: one.roles.map(({ name }) => name),
      invitedAt: one.createdAt,
    })),
  } satisfies OpenInvitations
}

const renewal = z.object({ send: z.boolean('Say whether the link is to be sent by email.') })

/** Makes a new link, and sends it by email or answers with its token. */
async function renew(strapi: Core.Strapi, ctx: Context) {
  const { send } = parseBody(renewal, ctx.request.body)
  if (send && !isMailOn)
    throw new Refused(409, 'No mail server is set up. Copy the link, and hand it over yourself.')
  const actor = requireActor(ctx)
  const id = parseRowId(ctx.params['id']) ?? 0
  const invitation = await strapi.db.transaction(async () => {
    const renewed = await renewInvitation(strapi, id)
    if (!renewed) throw new Refused(404, 'This account is open already, or was deleted.')
    await audit(strapi.db, {
      actor,
      action: 'staff.member',
      subject: 'account',
      subjectId: String(id),
      detail: { change: send ? 'invited again by email' : 'invited again by a link' },
    })
    return renewed
  })
  if (send) sendInvitation(strapi, invitation, actor.name)
  ctx.body = send ? {} : { registrationToken: invitation.registrationToken }
}

export const invitationRoutes = panelRoutes('/invitations', [
  ['GET', '/', may('admin::users.create'), list],
  ['POST', '/:id/renew', may('admin::users.create'), renew],
])
