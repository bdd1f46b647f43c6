import type { WebhookEvent } from '@app/runtime'
import { created, type Happening } from '../../events/tell-others'
import type { AuditAction } from '../shared/actions'
import type { AuditEntry } from './record'

const events: Partial<Record<AuditAction, WebhookEvent>> = {
  'submission.state': 'submission.state-changed',
  'content.create': 'content.published',
  'content.change': 'content.published',
  'content.publish': 'content.published',
  'content.unpublish': 'content.unpublished',
  'content.delete': 'content.unpublished',
}

/** A file is shown by what is published. */
const isTold = ({ subject }: AuditEntry) => subject !== 'file'

/** What of it others are told. */
export const happeningsIn = (entries: readonly AuditEntry[]): Happening[] =>
  entries.filter(isTold).flatMap(({ action, subject, subjectId, actor, detail }) => {
    const event = events[action]
    if (!event) return []
    const happening = { event, subject, subjectId, actorName: actor?.name ?? null }
    if (action !== 'submission.state') return [happening]
    const changed = { ...happening, ...(detail && { detail }) }
    return detail?.['from'] === 'spam' ? [changed, created(subjectId)] : [changed]
  })
