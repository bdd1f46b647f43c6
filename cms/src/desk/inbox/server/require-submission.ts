import type { Database } from '../../../platform/database/connection'
import { Refused } from '../../../platform/refusals/refused'
import type { Context } from '../../../platform/strapi/context'
import type { ReviewStatus } from '../shared/calls'
import { reviewStatusOf } from './changes'
import type { InboxAction } from './permissions'
import { viewerOf } from './viewer'

export const noSuchSubmission = () =>
  new Refused(404, 'There is no submission with this reference.')

/** The submission that the path names; 404 for a caller who may not read it. */
export async function requireSubmission(
  db: Database,
  ctx: Context,
  action: InboxAction,
): Promise<ReviewStatus> {
  const { may } = viewerOf(ctx)
  const [status] = await reviewStatusOf(db, [String(ctx.params.reference)])
  if (!status || !may('read').includes(status.form)) throw noSuchSubmission()
  if (!may(action).includes(status.form)) throw new Refused(403)
  return status
}
