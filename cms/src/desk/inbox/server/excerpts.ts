import { formNames, visibleText } from '@app/contract'
import type { Database } from '../../../platform/database/connection'
import type { ReviewStatus } from '../shared/calls'
import { messageFields } from './submission-row'

const LENGTH = 160

type Known = Pick<ReviewStatus, 'form' | 'reference'>

/** How the messages of some submissions begin, by reference: one read per form that has messages. */
export async function excerptsOf(
  db: Database,
  rows: readonly Known[],
): Promise<Map<string, string>> {
  const excerpts = new Map<string, string>()
  for (const form of formNames) {
    const [field] = messageFields(form)
    const references = rows.flatMap((row) => (row.form === form ? [row.reference] : []))
    if (field === undefined || references.length === 0) continue
    const found: Record<string, string>[] = await db.query(`api::intake.${form}`).findMany({
      select: ['reference', field],
      where: { reference: { $in: references } },
    })
    for (const { reference = '', [field]: message } of found)
      excerpts.set(
        reference,
        visibleText((message ?? '').trim().replace(/\s+/g, ' ').slice(0, LENGTH)),
      )
  }
  return excerpts
}
