import { monotonicMs } from '@app/runtime'
import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { audit, type AuditEntry } from '../audit/server/audit'
import { RateLimit } from '../../platform/http/rate-limit'
import { sharingOf } from '../../platform/http/shared-counts'
import type { Context } from '../../platform/strapi/context'
import { service } from '../../platform/strapi/services'
import type { StaffUser } from '../../platform/strapi/staff'
import { table } from '../../platform/strapi/tables'
import { checkIdentity, checkOwnName } from './account-names'
import { staffName } from '../../platform/actor'
import { checkPassword } from './guard-passwords'
import { fieldProblem } from '../../platform/refusals/field-problem'
import { type Invitation, sendInvitation, withdrawInvitation } from './invitations'
import type { Owner } from './password-rule'

type Action = (ctx: Context) => unknown
type Actions = Record<'updateMe' | 'create' | 'update', Action>
/** `password` is the stored hash. */
type Me = StaffUser & { password: string }
type Changes = Owner & { password?: unknown; currentPassword?: unknown; roles?: unknown }

const FIVE_MINUTES_MS = 5 * 60_000

const changesIn = ({ request }: Context): Changes => request.body ?? {}

const isNewEmail = (email: unknown, before: string): email is string =>
  typeof email === 'string' && email.toLowerCase() !== before.toLowerCase()

/** The audit entry of a change of how an account logs in; null if neither its email nor its password changes. */
function credentialsEntry(me: Me, { email, password }: Changes, of: StaffUser): AuditEntry | null {
  const detail = {
    ...(isNewEmail(email, of.email) && { email: `${of.email} → ${email.toLowerCase()}` }),
    ...(password !== undefined && { password: true }),
  }
  if (Object.keys(detail).length === 0) return null
  return {
    actor: { id: me.id, name: staffName(me) },
    action: me.id === of.id ? 'staff.own-account' : 'staff.account',
    subject: 'staff',
    subjectId: String(of.id),
    detail,
  }
}

/**
 * An open session alone must not be enough to take over the account: a new email and a new password
 * need the current password. All is checked up front, since Strapi's action ends the user's sessions before it
 * checks anything.
 */
export function guardAccountChanges(strapi: Core.Strapi) {
  const confirm = passwordConfirmation(strapi)
  const controllers = strapi.get('controllers')

  controllers.extend('admin::authenticated-user', (original: Actions) => ({
    ...original,
    updateMe: async (ctx: Context) => {
      const me: Me = ctx.state['user']
      const { currentPassword, ...changes } = changesIn(ctx)
      const { email, password } = changes
      if (password !== undefined) await confirm(me, currentPassword, 'password')
      else if (isNewEmail(email, me.email)) await confirm(me, currentPassword, 'email address')
      checkPassword(password, { ...me, ...changes })
      const entries = async () => [
        await checkOwnName(strapi, me, changes),
        credentialsEntry(me, changes, me),
      ]
      await recorded(strapi, entries, original.updateMe, ctx)
    },
  }))

  controllers.extend('admin::user', (original: Actions) => ({
    ...original,
    create: async (ctx: Context) => {
      const invited = changesIn(ctx)
      checkIdentity(invited)
      await checkRoles(strapi, invited)
      await strapi.db.transaction(async () => {
        const before = await withdrawInvitation(strapi, invited.email)
        // Whoever is invited again keeps the last name of the first invitation, unless another is given.
        ctx.request.body = { ...invited, lastname: invited.lastname || before?.lastname }
        await original.create(ctx)
      })
      if (ctx.status !== 201) return
      const { data } = ctx.body as { data: Invitation }
      sendInvitation(strapi, data, staffName(ctx.state['user']))
    },
    update: (ctx: Context) => updateColleague(strapi, original.update, ctx),
  }))
}

function passwordConfirmation(strapi: Core.Strapi) {
  const guesses = new RateLimit({
    limit: 5,
    windowMs: FIVE_MINUTES_MS,
    sharing: sharingOf(strapi, 'own password'),
  })

  return async ({ id, password }: Me, currentPassword: unknown, what: string) => {
    if (typeof currentPassword !== 'string' || currentPassword === '')
      throw fieldProblem('currentPassword', `To change your ${what}, enter your current password.`)
    if ((await guesses.countAcrossProcesses(String(id), monotonicMs())) > 0)
      throw new errors.RateLimitError('Too many attempts. Try again in five minutes.')
    if (!(await service(strapi, 'admin::auth').validatePassword(currentPassword, password)))
      throw fieldProblem('currentPassword', 'This is not your current password.')
    guesses.forgive(String(id))
  }
}

/** Refuses a role that does not exist, on which Strapi would let the database fail. */
async function checkRoles(strapi: Core.Strapi, { roles }: Changes) {
  if (!Array.isArray(roles)) return
  const known = await table<{ id: number }>(strapi, 'admin::role').findMany({ select: ['id'] })
  if (roles.some((role) => !known.some(({ id }) => id === Number(role))))
    throw fieldProblem('roles', 'There is no such role. Choose one from the list.')
}

/**
 * Makes a change in one transaction with its checks and its audit entries. Strapi answers some refusals without an
 * error: nothing is logged unless the status is 200.
 */
const recorded = (
  { db }: Core.Strapi,
  checked: () => Promise<(AuditEntry | null)[]>,
  change: Action,
  ctx: Context,
): Promise<unknown> =>
  db.transaction(async () => {
    const entries = (await checked()).filter((entry) => entry !== null)
    await change(ctx)
    if (entries.length > 0 && ctx.status === 200) await audit(db, ...entries)
  })

/**
 * An administrator needs no current password to change a colleague's email or password, but each such change is logged.
 * Their own they change in their profile.
 */
async function updateColleague(strapi: Core.Strapi, update: Action, ctx: Context) {
  const me: Me = ctx.state['user']
  const changes = changesIn(ctx)
  const accounts = table<StaffUser>(strapi, 'admin::user')
  const account = await accounts.findOne({ where: { id: ctx.params.id } })
  if (!account) return update(ctx)
  checkIdentity(changes, account)
  await checkRoles(strapi, changes)
  const entry = credentialsEntry(me, changes, account)
  if (account.id === me.id) {
    const [field] = Object.keys(entry?.detail ?? {})
    if (field)
      throw fieldProblem(field, 'Change your own email address and password in your profile.')
    const entries = async () => [await checkOwnName(strapi, me, changes)]
    return recorded(strapi, entries, update, ctx)
  }
  return recorded(strapi, async () => [entry], update, ctx)
}
