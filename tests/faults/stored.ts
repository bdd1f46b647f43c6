import type { Cms } from '../harness/cms'
import { compare, problemsOf } from './compare'
import type { Result } from './fault-case'
import type { Senders } from './senders'

const STORED = `
  select c.message, c.reference, count(p.id) as proofs, count(k.id) as keys, count(s.id) as entries
  from intake_contacts c
  left join intake_consent_proofs p on p.reference = c.reference
  left join intake_idempotency_keys k on k.reference = c.reference
  left join app_submissions s on s.reference = c.reference
  where c.message like 'fault %'
  group by c.id, c.message, c.reference`

/** Ends the posts and compares what was acknowledged with what the database holds. */
export async function settle(cms: Cms, senders: Senders, faults: number): Promise<Result> {
  await senders.stop()
  const rows = await cms.select(STORED)
  const counts = compare(
    senders.acknowledged,
    rows.map(({ message, reference, ...joined }) => ({
      message: String(message),
      reference: String(reference),
      isWhole: Object.values(joined).every((count) => Number(count) === 1),
    })),
  )
  const { acknowledged, lost, doubled } = counts
  const { retries, unavailable } = senders.figures
  return {
    figures: { faults, acknowledged, lost, doubled, retries, unavailable },
    problems: [...problemsOf(counts), ...senders.problems],
  }
}
