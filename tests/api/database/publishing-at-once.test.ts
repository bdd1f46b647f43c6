import { beforeAll, expect, inject, it } from 'vitest'
import { cmsAt } from '../../harness/cms'
import type { Row } from '../../harness/database'

const cms = cmsAt(inject('cms'))

// SQLite, with its one connection, publishes one after another, and who waits for it a minute is refused.
const [ROUNDS, EDITORS] = inject('postgres') ? [2, 20] : [1, 6]

const references = () =>
  cms.select(
    `select p.slug, p.published_at is null as is_draft, r.slug as refers_to
       from pages_related_lnk l
       join pages p on p.id = l.page_id join pages r on r.id = l.inv_page_id
      order by 1, 2, 3`,
  )

let before: Row[]
let referring: string[]
beforeAll(async () => {
  // The calls at once share this session: the cms limits logins.
  await cms.adminLogin()
  before = await references()
  const rows = await cms.select(
    'select distinct p.document_id as id from pages_related_lnk l join pages p on p.id = l.page_id',
  )
  referring = rows.map(({ id }) => String(id))
  expect(referring.length).toBeGreaterThan(5)
})

async function publish(path: string, body: Record<string, unknown>) {
  const pages = '/content-manager/collection-types/api::page.page'
  const { status, text } = await cms.sendAs('Super admin', 'POST', `${pages}/${path}`, body)
  return status === 200 ? 'published' : `${status} ${text.slice(0, 200)}`
}

it('editors who publish pages that refer to each other at once all succeed, and no reference is lost', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const answers = await Promise.all(
      referring.slice(0, EDITORS).map((id) => publish(`${id}/actions/publish`, {})),
    )
    expect(answers.filter((answer) => answer !== 'published')).toEqual([])
  }
  expect(await references()).toEqual(before)
})

it('an editor who publishes many pages that refer to each other in one call loses no reference', async () => {
  expect(await publish('actions/bulkPublish', { documentIds: referring })).toBe('published')
  expect(await references()).toEqual(before)
})
