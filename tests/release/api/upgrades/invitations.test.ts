import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { change } from '../../../harness/database'
import { startCms, type RunningCms } from '../../../harness/start-cms'
import { databases } from '../databases'

describe.each(databases)('on $name', ({ data }) => {
  let cms: RunningCms
  beforeAll(async () => {
    cms = await startCms({
      ...data,
      prepare: async (made) => {
        const forReviewer = "where email like 'reviewer@%'"
        await change(made, `update admin_users set registration_token = 'earlier' ${forReviewer}`)
        await change(
          made,
          "delete from strapi_core_store_settings where key like '%staff-tokens-hashed'",
        )
      },
    })
  })
  afterAll(() => cms.remove())

  it('an invitation that an earlier version stored in plain text still opens', async () => {
    const { status } = await cms.get('/admin/registration-info?registrationToken=earlier')
    expect(status).toBe(200)
    const rows = await cms.select('select id from admin_users where registration_token = ?', [
      'earlier',
    ])
    expect(rows).toEqual([])
  })
})
