import { expect, inject, it } from 'vitest'
import { cmsAt } from '../../harness/cms'
import { sendRequest } from '../../harness/http'

const cms = cmsAt(inject('cms'))

// SQLite, with its one connection, publishes one after another in every round.
const ROUNDS = inject('postgres') ? 2 : 1

it('editors who publish pages that refer to each other at once all succeed, and no reference is lost', async () => {
  const headers = { ...(await cms.adminLogin()), 'Content-Type': 'application/json' }
  const references = () =>
    cms.select(
      `select p.slug, p.published_at is null as is_draft, r.slug as refers_to
         from pages_related_lnk l
         join pages p on p.id = l.page_id join pages r on r.id = l.inv_page_id
        order by 1, 2, 3`,
    )
  const before = await references()
  const referring = await cms.select(
    'select distinct p.document_id as id from pages_related_lnk l join pages p on p.id = l.page_id',
  )
  expect(referring.length).toBeGreaterThan(5)
  const publish = async (id: unknown) => {
    const path = `/content-manager/collection-types/api::page.page/${String(id)}/actions/publish`
    const { status, text } = await sendRequest(cms.url + path, {
      method: 'POST',
      headers,
      chunks: ['{}'],
    })
    return status === 200 ? 'published' : `${status} ${text.slice(0, 200)}`
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    const answers = await Promise.all(referring.map(({ id }) => publish(id)))
    expect(answers).toEqual(referring.map(() => 'published'))
  }
  expect(await references()).toEqual(before)
})
