import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { Core } from '@strapi/strapi'
import type { Settings } from '../../settings/settings'
import { memory, once } from '../memory'
import { roleId } from './roles'

const SUPER_ADMIN = 'strapi-super-admin'

type Account = { role: string; email: string; password: string }
type Person = { role: string; roleCode: string; email: string; firstname: string; lastname: string }

const admin: Person = {
  role: 'Super admin',
  roleCode: SUPER_ADMIN,
  email: 'admin@beam.example',
  firstname: 'Site',
  lastname: 'Administrator',
}

const demoStaff: Person[] = [
  {
    role: 'Marketing editor',
    roleCode: 'marketing-editor',
    email: 'editor@beam.example',
    firstname: 'Marketing',
    lastname: 'Editor',
  },
  {
    role: 'Intake reviewer',
    roleCode: 'intake-reviewer',
    email: 'reviewer@beam.example',
    firstname: 'Intake',
    lastname: 'Reviewer',
  },
]

/** Long enough to be unguessable, and with a capital, a small letter and a digit for Strapi's rule. */
const newPassword = () => `B${randomBytes(15).toString('base64url')}9a`

/** On a database without administrators: one, and two demo colleagues where they are wanted. */
export async function createFirstAccounts(strapi: Core.Strapi) {
  const users = strapi.service('admin::user')
  const begun = memory<boolean>(strapi, 'first-accounts-begun')
  if (!(await begun.read()) && ((await users.exists()) as boolean)) return
  await begun.write(true)
  await once(strapi, 'first-accounts', () => createMissing(strapi))
}

/** A start that was cut off here may have made some of them. */
async function createMissing(strapi: Core.Strapi) {
  const users = strapi.service('admin::user')
  const { environment, dataDir } = strapi.config.get('beam') as Settings
  const people = environment.DEMO_ACCOUNTS ? [admin, ...demoStaff] : [admin]
  const accounts = writeAccounts(resolve(dataDir, 'accounts.json'), people)
  for (const { roleCode, firstname, lastname, email } of people) {
    if ((await users.exists({ email })) as boolean) continue
    await users.create({
      email,
      firstname,
      lastname,
      password: accounts.find((account) => account.email === email)?.password,
      registrationToken: null,
      isActive: true,
      roles: [await roleId(strapi, roleCode)],
    })
  }
}

/** The file comes before the rows, and an interrupted start takes its passwords from it again. */
function writeAccounts(path: string, people: Person[]): Account[] {
  const before = readAccounts(path)
  const accounts = people.map(({ role, email }) => ({
    role,
    email,
    password: before.find((account) => account.email === email)?.password ?? newPassword(),
  }))
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, `${JSON.stringify(accounts, null, 2)}\n`, { mode: 0o600 })
  return accounts
}

function readAccounts(path: string): Account[] {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Account[]
  } catch {
    return []
  }
}
