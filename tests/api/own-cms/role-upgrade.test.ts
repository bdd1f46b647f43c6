import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { forms, sentFields } from '../../../contract/index'
import { change } from '../../harness/database'
import { startCms, type RunningCms } from '../../harness/start-cms'

let cms: RunningCms
beforeAll(async () => {
  cms = await startCms({ postgres: inject('postgres'), from: inject('seeded') })
})
afterAll(() => cms.remove())

const CONTACT = 'api::intake.contact'
const EXPLORER = 'plugin::content-manager.explorer'
const everyField = sentFields(forms.contact).map(({ name }) => name)

async function makeRole(name: string): Promise<number> {
  const body = { name, description: 'Made by an administrator' }
  const response = await cms.postTo('/admin/roles', body, await cms.adminLogin())
  expect(response.status).toBe(201)
  return (response.json as { data: { id: number } }).data.id
}

/** As a version before the inbox stored it; the panel no longer offers it. */
async function grant(role: number, action: string, fields: string[]) {
  const id = role * 10_000 + Math.abs(fields.length * 10 + action.length)
  const properties = JSON.stringify({ fields })
  await change(
    cms,
    `insert into admin_permissions (id, document_id, action, subject, properties, conditions, action_parameters)
     values (?, ?, ?, ?, ?, ?, ?)`,
    [id, `earlier-${id}`, action, CONTACT, properties, '[]', '{}'],
  )
  await change(
    cms,
    'insert into admin_permissions_role_lnk (permission_id, role_id, permission_ord) values (?, ?, 1)',
    [id, role],
  )
}

const heldBy = async (role: number) => {
  const rows = await cms.select(
    `select p.action, p.subject from admin_permissions p
     join admin_permissions_role_lnk l on l.permission_id = p.id where l.role_id = ?`,
    [role],
  )
  return rows.map(({ action, subject }) => `${String(action)} ${String(subject)}`).toSorted()
}

it('a role that an administrator made keeps in the inbox what it could do with submissions, and the log names what it loses', async () => {
  const whole = await makeRole('Front desk')
  const partial = await makeRole('Statistics')
  await cms.stop()
  await grant(whole, `${EXPLORER}.read`, everyField)
  await grant(whole, `${EXPLORER}.update`, everyField)
  await grant(whole, `${EXPLORER}.delete`, [])
  await grant(partial, `${EXPLORER}.read`, ['subject'])
  await cms.startAgain()
  const kept = ['read', 'reveal', 'update'].map((action) => `api::inbox.${action} ${CONTACT}`)
  expect(await heldBy(whole)).toEqual(kept)
  expect(await heldBy(partial)).toEqual([])
  expect(cms.log()).toContain('The role Front desk was granted api::inbox.read on contact')
  expect(cms.log()).toContain(`The role Front desk loses ${EXPLORER}.delete on contact`)
  expect(cms.log()).toContain(`The role Statistics loses ${EXPLORER}.read on contact`)
  await cms.stop()
  await cms.startAgain()
  expect(await heldBy(whole)).toEqual(kept)
  expect(cms.log()).not.toContain('Front desk')
})
