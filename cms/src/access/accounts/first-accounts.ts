import { brand } from '@app/contract'
import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { Core } from '@strapi/strapi'
import { settings } from '../../platform/settings/settings'
import { service } from '../../platform/strapi/services'
import { runOnce, storedValue } from '../../platform/strapi/stored-value'
import { findRole } from '../roles/roles'

type Credentials = { role: string; email: string; password: string }
type Account = {
  role: string
  roleCode: string
  email: string
  firstname: string
  lastname: string
}

const administrator: Account = {
  role: 'Super admin',
  roleCode: 'strapi-super-admin',
  email: `admin@${brand.domain}`,
  firstname: 'Site',
  lastname: 'Administrator',
}

const demoStaff: Account[] = [
  {
    role: 'Marketing editor',
    roleCode: 'marketing-editor',
    email: `editor@${brand.domain}`,
    firstname: 'Marketing',
    lastname: 'Editor',
  },
  {
    role: 'Chief editor',
    roleCode: 'chief-editor',
    email: `chief@${brand.domain}`,
    firstname: 'Chief',
    lastname: 'Editor',
  },
  {
    role: 'Intake reviewer',
    roleCode: 'intake-reviewer',
    email: `reviewer@${brand.domain}`,
    firstname: 'Intake',
    lastname: 'Reviewer',
  },
  {
    role: 'Privacy officer',
    roleCode: 'privacy-officer',
    email: `privacy@${brand.domain}`,
    firstname: 'Privacy',
    lastname: 'Officer',
  },
]

/** 120 random bits; the fixed ends satisfy Strapi's rule of a capital, a small letter and a digit. */
const newPassword = () => `B${randomBytes(15).toString('base64url')}9a`

/** On a database without administrators: creates one, and an account per role if demo accounts are enabled. */
export async function createFirstAccounts(strapi: Core.Strapi) {
  const hasBegun = storedValue<boolean>(strapi, 'first-accounts-begun')
  if (!(await hasBegun.read()) && (await service(strapi, 'admin::user').exists())) return
  await hasBegun.write(true)
  await runOnce(strapi, 'first-accounts', () => createMissingAccounts(strapi))
}

/** An interrupted start may have created some of them. */
async function createMissingAccounts(strapi: Core.Strapi) {
  const { environment, dataDir } = settings
  const wanted = environment.DEMO_ACCOUNTS ? [administrator, ...demoStaff] : [administrator]
  const users = service(strapi, 'admin::user')
  for (const account of withPasswords(resolve(dataDir, 'accounts.json'), wanted)) {
    const { roleCode, role: _name, ...user } = account
    if (await users.exists({ email: user.email })) continue
    const role = await findRole(strapi, roleCode)
    if (!role) throw new Error(`There is no role with the code ${roleCode}.`)
    await users.create({ ...user, registrationToken: null, isActive: true, roles: [role.id] })
  }
}

/** Saved before the accounts are created, so that an interrupted start reuses its passwords. */
function withPasswords(path: string, wanted: Account[]): (Account & { password: string })[] {
  const saved = new Map(readCredentials(path).map(({ email, password }) => [email, password]))
  const accounts = wanted.map((account) => ({
    ...account,
    password: saved.get(account.email) ?? newPassword(),
  }))
  const credentials = accounts.map(({ role, email, password }) => ({ role, email, password }))
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, `${JSON.stringify(credentials, null, 2)}\n`, { mode: 0o600 })
  return accounts
}

function readCredentials(path: string): Credentials[] {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return []
  }
}
