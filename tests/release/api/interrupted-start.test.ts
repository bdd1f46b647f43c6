import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { brand } from '../../../contract/brand'
import { change } from '../../harness/database'
import { startCms, type RunningCms } from '../../harness/start-cms'
import { databases } from './databases'

describe.each(databases)('on $name', ({ data }) => {
  let cms: RunningCms
  beforeAll(async () => {
    cms = await startCms(data)
  })
  afterAll(() => cms.remove())

  it('a first start that was interrupted while creating accounts is completed by the next', async () => {
    const people = () => cms.select('select email from admin_users order by email')
    const everyone = ['admin', 'chief', 'editor', 'privacy', 'reviewer'].map((name) => ({
      email: `${name}@${brand.domain}`,
    }))
    await cms.stop()
    for (const table of ['admin_users_roles_lnk', 'admin_users'])
      await change(cms, `delete from ${table}`)
    await change(cms, `delete from strapi_core_store_settings where key like '%first-accounts%'`)
    await change(cms, 'create unique index only_one_person on admin_users (is_active)')
    await expect(cms.startAgain()).rejects.toThrow('did not become ready')
    expect(await people()).toHaveLength(1)
    await change(cms, 'drop index only_one_person')
    await cms.startAgain()
    expect(await people()).toEqual(everyone)
    expect(cms.log()).not.toContain('which it lacked')
  })
})
