import { forms, type FormName, formNames, sentFields } from '@beam/contract'
import type { Core } from '@strapi/strapi'
import { actionId, type InboxAction } from '../../desk/inbox/server/permissions'
import { table } from '../../platform/strapi/tables'
import { staffRoles } from './role-table'

const EXPLORER = 'plugin::content-manager.explorer.'

/** What each permission on a submission as an entry is in the inbox; entries showed every answer unmasked. */
const successors: Record<string, InboxAction[]> = {
  [`${EXPLORER}read`]: ['read', 'reveal'],
  [`${EXPLORER}update`]: ['update'],
}

type Permission = {
  id: number
  action: string
  subject: string | null
  properties: { fields?: string[] }
  conditions: unknown[]
  role: { id: number; code: string; name: string } | null
}

const ours = new Set(['strapi-super-admin', ...staffRoles.map(({ code }) => code)])

const formOf = (subject: string | null): FormName | undefined =>
  formNames.find((form) => subject === `api::intake.${form}`)

/** The inbox shows whole submissions, so a permission on some fields or some entries has no successor. */
const isWhole = (form: FormName, { properties, conditions }: Permission) =>
  conditions.length === 0 &&
  sentFields(forms[form]).every(({ name }) => properties.fields?.includes(name))

async function carryOver(strapi: Core.Strapi) {
  const permissions = table<Permission>(strapi, 'admin::permission')
  const held = await permissions.findMany({
    where: { action: { $startsWith: EXPLORER }, subject: { $startsWith: 'api::intake.' } },
    populate: { role: { select: ['id', 'code', 'name'] } },
  })
  for (const one of held) {
    const { role, action, subject } = one
    const form = formOf(subject)
    if (!role || !form || ours.has(role.code)) continue
    const next = isWhole(form, one) ? (successors[action] ?? []) : []
    if (next.length === 0)
      strapi.log.warn(
        `The role ${role.name} loses ${action} on ${form}: submissions are in the inbox now, which has no such permission. Set what it may do there under Settings → Roles.`,
      )
    for (const name of next) {
      const grant = { action: actionId(name), subject }
      if (await permissions.findOne({ where: { ...grant, role: role.id } })) continue
      await permissions.create({
        data: { ...grant, role: role.id, properties: {}, conditions: [], actionParameters: {} },
      })
      strapi.log.info(
        `The role ${role.name} was granted ${grant.action} on ${form}, for ${action}.`,
      )
    }
    await permissions.delete({ where: { id: one.id } })
  }
}

/**
 * Versions before the inbox showed submissions as entries. Roles that administrators made keep what they
 * could do. Runs after the tables are there and before Strapi deletes permissions on types that it hides.
 */
export const carryOverGrants = (strapi: Core.Strapi) =>
  strapi.hook('strapi::content-types.afterSync').register(() => carryOver(strapi))
