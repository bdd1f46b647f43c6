import type { WebhookEvent } from '@app/runtime'
import { created, type Happening } from '../../events/tell-others'
import type { AuditAction } from '../shared/actions'
import type { AuditEntry } from './audit'

/** By what is logged. Content is logged only where it is live at once or published. */
const events: Partial<Record<AuditAction, WebhookEvent>> = {
  'submission.state': 'submission.state-changed',
  'content.create': 'content.published',
  'content.change': 'content.published',
  'content.publish': 'content.published',
  'content.unpublish': 'content.unpublished',
  'content.delete': 'content.unpublished',
}

/** Visitors see a file only where something published shows it, which is told by itself. */
const isTold = ({ subject }: AuditEntry) => subject !== 'file'

/** What others are told of these entries of the log. */
export const happeningsIn = (entries: readonly AuditEntry[]): Happening[] =>
  entries.filter(isTold).flatMap(({ action, subject, subjectId, actor, detail }) => {
    const event = events[action]
    if (!event) return []
    const happening = { event, subject, subjectId, actorName: actor?.name ?? null }
    if (action !== 'submission.state') return [happening]
    const changed = { ...happening, ...(detail && { detail }) }
    return detail?.['from'] === 'spam' ? [changed, created(subjectId)] : [changed]
  })
