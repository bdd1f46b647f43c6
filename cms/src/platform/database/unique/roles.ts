import type { Core } from '@strapi/strapi'
import { table } from '../../strapi/tables'
import { repeated } from './repeated'

const ROLE = 'admin::role'
const USER = 'admin::user'
const PERMISSION = 'admin::permission'

type Role = { id: number; code: string | null; users: { id: number }[] }

/** Moves the users of each duplicate to the oldest role with its code, and deletes the duplicate. */
export async function mendRoles(strapi: Core.Strapi) {
  const roles = await table<Role>(strapi, ROLE).findMany({
    populate: ['users'],
    orderBy: { id: 'asc' },
  })
  for (const { first, repeat } of repeated(roles, ({ code }) => code)) {
    await strapi.db.transaction(async () => {
      for (const { id } of repeat.users)
        await table(strapi, USER).update({
          where: { id },
          data: { roles: { disconnect: [repeat.id], connect: [first.id] } },
        })
      await table(strapi, PERMISSION).deleteMany({ where: { role: repeat.id } })
      await table(strapi, ROLE).delete({ where: { id: repeat.id } })
    })
    strapi.log.warn(
      `The role ${repeat.code} existed twice: the users of role ${repeat.id} now have role ${first.id}.`,
    )
  }
}
