import type { Core } from '@strapi/strapi'
import { connectionOf } from '../../../platform/database/connection'
import { storedJson } from '../../../platform/database/stored-json'
import { AUDIT } from './table'

type Said = {
  subject_id: string
  actor_name: string
  action: string
  detail: Record<string, unknown> | string
}

/**
 * The names that the log knows of deleted accounts or roles: the one with which an account last logged in, and the one
 * that stands in the entry of its deletion; of several for one id, the last counts. These entries have `account` as
 * their subject, also where others call an account `staff`.
 */
export async function namesInLog({ db }: Core.Strapi, subject: string, ids: string[]) {
  if (ids.length === 0) return []
  const connection = await connectionOf(db)
  const newest = connection(AUDIT)
    .max('id')
    .where({ subject: subject === 'staff' ? 'account' : subject })
    .whereIn('subject_id', ids)
    .whereIn('action', ['staff.sign-in', 'staff.member', 'staff.role'])
    .groupBy('subject_id', 'action')
  const said: Said[] = await connection(AUDIT).whereIn('id', newest).orderBy('id')
  return said.flatMap(({ subject_id: id, action, actor_name, detail }) => {
    const name = action === 'staff.sign-in' ? actor_name : storedJson(detail)['name']
    return typeof name === 'string' ? [[id, name] as const] : []
  })
}
