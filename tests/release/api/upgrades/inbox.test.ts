import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectations } from '../../../../contract/forms/testing/expectations'
import { change } from '../../../harness/database'
import { referenceIn } from '../../../harness/stored-submissions'
import { startCms, type RunningCms } from '../../../harness/start-cms'
import { databases } from '../databases'

describe.each(databases)('on $name', ({ name, data }) => {
  let cms: RunningCms
  beforeAll(async () => {
    cms = await startCms(data)
  })
  afterAll(() => cms.remove())

  /** Returns the database to the version that stored state and notes beside the answers. */
  async function forgetTheInbox(reference: string) {
    await change(cms, 'alter table intake_contacts add column review_state varchar(255)')
    await change(cms, 'alter table intake_contacts add column notes text')
    await change(cms, "update intake_contacts set review_state = 'new'")
    await change(
      cms,
      "update intake_contacts set review_state = 'answered', notes = 'Called her.' where reference = ?",
      [reference],
    )
    await change(cms, 'delete from beam_submissions')
    if (name === 'SQLite') await change(cms, 'drop table beam_submission_search')
  }

  it('submissions stored by an earlier version are in the inbox, with the state and notes that staff gave them', async () => {
    const post = async () => referenceIn(await cms.post('contact', expectations.contact.sample))
    const [first, second] = [await post(), await post()]
    await cms.stop()
    await forgetTheInbox(first)
    await cms.startAgain()
    const reviewer = await cms.adminLogin('Intake reviewer')
    const read = async (reference: string) =>
      (await cms.get(`/inbox/submissions/${reference}`, reviewer)).json
    expect(await read(first)).toMatchObject({
      state: 'answered',
      name: 'Ana Sá',
      notes: [{ text: 'Called her.' }],
    })
    expect(await read(second)).toMatchObject({ state: 'new', notes: [] })
    const found = await cms.get(`/inbox/submissions?q=${first}`, reviewer)
    expect(found.json).toMatchObject({ rows: [{ reference: first }] })
    await cms.stop()
    await cms.startAgain()
    expect(await read(first)).toMatchObject({ notes: [{ text: 'Called her.' }] })
  })
})
