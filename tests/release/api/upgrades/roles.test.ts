import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { forms, sentFields } from '../../../../contract/index'
import { change } from '../../../harness/database'
import { startCms, type Data, type RunningCms } from '../../../harness/start-cms'
import { databases } from '../databases'

const CONTACT = 'api::intake.contact'
const EXPLORER = 'plugin::content-manager.explorer'
const everyField = sentFields(forms.contact).map(({ name }) => name)

const WHOLE = 1001
const PARTIAL = 1002

/** As a version before the inbox stored it; the panel no longer offers it. */
async function grant(data: Data, role: number, action: string, fields: string[]) {
  const id = role * 10_000 + Math.abs(fields.length * 10 + action.length)
  const properties = JSON.stringify({ fields })
  await change(
    data,
    `insert into admin_permissions (id, document_id, action, subject, properties, conditions, action_parameters)
     values (?, ?, ?, ?, ?, ?, ?)`,
    [id, `earlier-${id}`, action, CONTACT, properties, '[]', '{}'],
  )
  await change(
    data,
    'insert into admin_permissions_role_lnk (permission_id, role_id, permission_ord) values (?, ?, 1)',
    [id, role],
  )
}

async function makeRoles(data: Data) {
  const sql = 'insert into admin_roles (id, document_id, name, code) values (?, ?, ?, ?)'
  await change(data, sql, [WHOLE, 'front-desk', 'Front desk', 'front-desk'])
  await change(data, sql, [PARTIAL, 'statistics', 'Statistics', 'statistics'])
  await grant(data, WHOLE, `${EXPLORER}.read`, everyField)
  await grant(data, WHOLE, `${EXPLORER}.update`, everyField)
  await grant(data, WHOLE, `${EXPLORER}.delete`, [])
  await grant(data, PARTIAL, `${EXPLORER}.read`, ['subject'])
}

describe.each(databases)('on $name', ({ data }) => {
  let cms: RunningCms
  beforeAll(async () => {
    cms = await startCms({ ...data, prepare: makeRoles })
  })
  afterAll(() => cms.remove())

  const heldBy = async (role: number) => {
    const rows = await cms.select(
      `select p.action, p.subject from admin_permissions p
     join admin_permissions_role_lnk l on l.permission_id = p.id where l.role_id = ?`,
      [role],
    )
    return rows.map(({ action, subject }) => `${String(action)} ${String(subject)}`).toSorted()
  }

  it('a role that an administrator made keeps in the inbox what it could do with submissions, and the log names what it loses', async () => {
    const kept = ['read', 'reveal', 'update'].map((action) => `api::inbox.${action} ${CONTACT}`)
    expect(await heldBy(WHOLE)).toEqual(kept)
    expect(await heldBy(PARTIAL)).toEqual([])
    expect(cms.log()).toContain('The role Front desk was granted api::inbox.read on contact')
    expect(cms.log()).toContain(`The role Front desk loses ${EXPLORER}.delete on contact`)
    expect(cms.log()).toContain(`The role Statistics loses ${EXPLORER}.read on contact`)
    await cms.stop()
    await cms.startAgain()
    expect(await heldBy(WHOLE)).toEqual(kept)
    expect(cms.log()).not.toContain('Front desk')
  })
})
