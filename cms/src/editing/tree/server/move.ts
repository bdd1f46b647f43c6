import { slugOfPath } from '@app/contract'
import type { Core } from '@strapi/strapi'
import { audit } from '../../../access/audit/server/audit'
import { reasonIn } from '../../../content/reason'
import { PAGE } from '../../../content/shared/types'
import { requireActor } from '../../../platform/actor'
import { takeTurn } from '../../../platform/database/take-turn'
import { Refused } from '../../../platform/refusals/refused'
import type { Context } from '../../../platform/strapi/context'
import { documents } from '../../../platform/strapi/documents'
import { goesLive, type MovedPage, type PlannedMove } from '../shared/moves'
import { type Move, planMove } from './plan-move'

const CHANGED = 'Somebody has changed one of these pages meanwhile. See what the move does now.'

async function publish(strapi: Core.Strapi, { documentId, title }: MovedPage) {
  try {
    await documents(strapi, PAGE).publish({ documentId })
  } catch (error) {
    const reason = reasonIn(strapi, PAGE, error)
    throw reason === undefined
      ? error
      : new Refused(400, `Nothing was moved: “${title}” can’t be published. ${reason}`)
  }
}

/** Moves all pages of a branch or none, if the move still does what was shown. */
export async function moveBranch(
  strapi: Core.Strapi,
  ctx: Context,
  { version, publishes, ...move }: Move & { version: string; publishes: boolean },
): Promise<PlannedMove> {
  const actor = requireActor(ctx)
  return strapi.db.transaction(async () => {
    await takeTurn(strapi.db)
    const planned = await planMove(strapi, ctx, move)
    if (planned.version !== version) throw new Refused(409, CHANGED)
    if (publishes && !planned.mayPublish)
      throw new Refused(403, 'You may not publish these pages. Move them in the drafts.')
    const { pages } = planned
    await audit(strapi.db, {
      actor,
      action: 'content.move',
      subject: PAGE,
      subjectId: pages[0]?.documentId ?? '',
      detail: { from: `/${move.from}`, to: `/${move.to}`, pages: pages.length },
    })
    for (const { documentId, to } of pages)
      await documents(strapi, PAGE).update({
        documentId,
        data: { slug: slugOfPath(to), updatedBy: actor.id },
      })
    if (publishes) for (const page of pages.filter(goesLive)) await publish(strapi, page)
    return planned
  })
}
