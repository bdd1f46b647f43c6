import { Box, Typography } from '@strapi/design-system'
import { type AuditAction, auditActions } from '../../../../access/audit/shared/actions'
import { formatDateTime } from '../../../../platform/panel/look/format-date-time'
import { Panel } from '../../../../platform/panel/screen/panel'
import { isReviewState } from '../../shared/review-states'
import { stateBadges } from '../../../panel/state-badges'
import type { Submission } from '../types'

type Entry = Submission['history'][number]
type NameOf = (id: number | null) => string

const stateName = (state: unknown) => (isReviewState(state) ? stateBadges[state].label : '')

const isAuditAction = (name: string): name is AuditAction => Object.hasOwn(auditActions, name)

type Context = { nameOf: NameOf; labelOf: (field: unknown) => string }

function sentenceOf({ action, detail }: Entry, { nameOf, labelOf }: Context): string {
  switch (action) {
    case 'submission.state':
      return `changed the state from ${stateName(detail['from'])} to ${stateName(detail['to'])}`
    case 'submission.assign':
      return typeof detail['to'] === 'number'
        ? `assigned it to ${nameOf(detail['to'])}`
        : 'unassigned it'
    case 'submission.note':
      return 'added a note'
    case 'submission.reveal':
      return `revealed ${String(detail['field'])
        .split(', ')
        .map((field) => `“${labelOf(field)}”`)
        .join(', ')}`
    case 'submission.export':
      return `exported it as ${String(detail['format']).toUpperCase()}`
    default:
      return isAuditAction(action) ? auditActions[action] : 'made a change'
  }
}

type Props = { submission: Submission; nameOf: NameOf }

const labelIn = (submission: Submission) => (field: unknown) =>
  submission.answers.find((answer) => answer.field === field)?.label ?? String(field)

export const History = ({ submission, nameOf }: Props) => (
  <Panel title="History">
    <Box tag="ol">
      {submission.history.map((entry) => (
        <Box tag="li" key={entry.id} paddingBottom={2}>
          <Typography>
            {entry.actorName} {sentenceOf(entry, { nameOf, labelOf: labelIn(submission) })}
          </Typography>
          <Typography tag="div" variant="pi" textColor="neutral600">
            {formatDateTime(entry.at)}
            {entry.actorEmail !== null && ` · ${entry.actorEmail}`}
          </Typography>
        </Box>
      ))}
      <Box tag="li">
        <Typography>Received</Typography>
        <Typography tag="div" variant="pi" textColor="neutral600">
          {formatDateTime(submission.receivedAt)}
        </Typography>
      </Box>
    </Box>
  </Panel>
)
