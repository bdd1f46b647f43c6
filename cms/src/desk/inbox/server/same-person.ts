import { visibleText } from '@app/contract'
import type { Core } from '@strapi/strapi'
import { connectionOf } from '../../../platform/database/connection'
import { ADDRESSES, storedAddress } from './addresses'
import type { InboxRow } from './list'
import { aboutText } from './submission-row'
import { SUBMISSIONS } from './tables'

/** More than one person would reasonably send; limits the work that a flood from one address causes. */
const MAX_SUBMISSIONS = 200

type Found = Pick<InboxRow, 'id' | 'form' | 'reference' | 'receivedAt' | 'state' | 'name' | 'about'>

/** The newest submissions of any form that contain this email address in an email field. */
export async function submissionsOf(
  strapi: Core.Strapi,
  address: string,
  limit = MAX_SUBMISSIONS,
): Promise<Found[]> {
  const connection = await connectionOf(strapi.db)
  const found: Found[] = await connection(`${SUBMISSIONS} as s`)
    .join(`${ADDRESSES} as a`, 'a.submission_id', 's.id')
    .where('a.address', storedAddress(address))
    .orderBy('s.id', 'desc')
    .limit(limit)
    .select({
      id: 's.id',
      form: 's.form',
      reference: 's.reference',
      receivedAt: 's.received_at',
      state: 's.state',
      name: 's.name',
      about: 's.about',
    })
  return found.map((one) => ({
    ...one,
    name: one.name && visibleText(one.name),
    about: one.about && aboutText(one.form, one.about),
    receivedAt: new Date(one.receivedAt),
  }))
}
