import { randomUUID } from 'node:crypto'
import { asEditor, pageWithText } from '../api/as-editor'
import type { Cms } from '../harness/cms'
import { change } from '../harness/database'
import { eventually } from './eventually'

/** Pages that are to be published at once, by a plan: each is, once. */
export function plannedPages(cms: Cms) {
  const pages: string[] = []
  const { pages: editor } = asEditor(cms)
  return {
    pages,
    async plan() {
      const page = await editor.create(pageWithText(`planned-${randomUUID()}`, 'Planned', 'Text'))
      const inAnHour = new Date(Date.now() + 3_600_000).toISOString()
      const path = `/schedule/plans/api::page.page/${page}`
      const plan = { action: 'publish', dueAt: inAnHour }
      const { status, text } = await cms.sendAs('Chief editor', 'PUT', path, plan)
      if (status >= 300) throw new Error(`A plan was refused: ${text}`)
      const due = cms.databaseUrl ? new Date(0) : 0
      await change(cms, 'update app_plans set due_at = ? where entry_id = ?', [due, page])
      pages.push(page)
    },
    /** One sentence for each that was not, or more than once. */
    async problems() {
      const found: string[] = []
      const published = `select id from pages where document_id = ? and published_at is not null`
      const versions = `select id from app_versions where entry_id = ? and event = 'publish'`
      for (const page of pages) {
        if (!(await eventually(async () => (await cms.select(published, [page])).length === 1)))
          found.push('A plan was not carried out.')
        const { length } = await cms.select(versions, [page])
        if (length !== 1) found.push(`A plan was carried out ${length} times.`)
      }
      return found
    },
  }
}
