import type { Core } from '@strapi/strapi'
import { table } from '../../strapi/tables'
import { repeated } from './repeated'

const USER = 'admin::user'

type User = { id: number; email: string | null }

/** Only the oldest account with an address could log in; the others stay, blocked, since records name them. */
export async function mendEmails(strapi: Core.Strapi) {
  const users = table<User>(strapi, USER)
  const all = await users.findMany({ select: ['id', 'email'], orderBy: { id: 'asc' } })
  for (const { first, repeat } of repeated(all, ({ email }) => email)) {
    const email = `duplicate-${repeat.id}-${repeat.email}`
    await users.update({ where: { id: repeat.id }, data: { email, isActive: false } })
    // Without the address: the log holds no personal data.
    strapi.log.warn(
      `Account ${repeat.id} had the address of account ${first.id}: it is blocked, its address begins with duplicate-${repeat.id}-.`,
    )
  }
}
