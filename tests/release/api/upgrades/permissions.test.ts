import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asEditor } from '../../../api/as-editor'
import { change } from '../../../harness/database'
import { startCms, type RunningCms } from '../../../harness/start-cms'
import { databases } from '../databases'

type Permission = {
  action: string
  subject: string | null
  properties: { fields?: string[] }
  conditions: string[]
}

const NEWSLETTER = 'api::intake.newsletter'
const PAGE = 'api::page.page'

describe.each(databases)('on $name', ({ data }) => {
  let cms: RunningCms
  beforeAll(async () => {
    cms = await startCms(data)
  })
  afterAll(() => cms.remove())

  /** An administrator takes the newsletter from the reviewers. */
  async function revoke() {
    const { call } = asEditor(cms)
    const roles = (await call('GET', '/admin/roles'))['data'] as { id: number; name: string }[]
    const path = `/admin/roles/${roles.find(({ name }) => name === 'Intake reviewer')?.id}/permissions`
    const held = (await call('GET', path))['data'] as Permission[]
    const permissions = held
      .filter(({ subject }) => subject !== NEWSLETTER)
      .map(({ action, subject, properties, conditions }) => ({
        action,
        subject,
        properties,
        conditions,
      }))
    await call('PUT', path, { permissions })
  }

  it('gives the roles back what an older version deleted, and nothing that was revoked', async () => {
    const held = async () => {
      const rows = await cms.select(
        `select r.code, p.id, p.action, p.subject, p.properties from admin_permissions p
         join admin_permissions_role_lnk l on l.permission_id = p.id
         join admin_roles r on r.id = l.role_id
         where r.code in ('intake-reviewer', 'privacy-officer', 'marketing-editor')`,
      )
      return rows
        .map(({ id, code, action, subject, properties }) => {
          const { fields } = (
            typeof properties === 'string' ? JSON.parse(properties) : properties
          ) as Permission['properties']
          const isOurs = /^api::(inbox|mail|privacy|audit)\./.test(String(action))
          return {
            id,
            isOurs,
            text: [code, action, subject, ...(fields ?? []).toSorted()].join(' '),
          }
        })
        .sort((one, other) => one.text.localeCompare(other.text))
    }
    const texts = async () => (await held()).map(({ text }) => text)
    await revoke()
    const [before, rows] = [await texts(), await held()]
    const editing = rows.find(({ text }) => text.includes(`explorer.update ${PAGE}`))
    await cms.stop()
    await change(cms, 'delete from strapi_api_tokens')
    // As a version does that knows neither our actions nor the fields of pages.
    await change(cms, `delete from admin_permissions where action like 'api::%'`)
    await change(cms, 'update admin_permissions set properties = ? where id = ?', [
      JSON.stringify({ fields: ['title'] }),
      editing?.id,
    ])
    expect(rows.filter(({ isOurs }) => isOurs).length).toBeGreaterThan(50)
    expect((await held()).filter(({ isOurs }) => isOurs)).toEqual([])
    await cms.startAgain()
    expect(await texts()).toEqual(before)
    expect(before.some((text) => text.includes(`inbox.read ${NEWSLETTER}`))).toBe(false)
  })
})
