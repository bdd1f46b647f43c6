import { Box, Typography } from '@strapi/design-system'
import { shortTime } from '../look/short-time'
import { Panel } from './panel'
import { isState, reviewStates } from './review-states'
import type { Submission } from './types'

type Entry = Submission['history'][number]
type NameOf = (id: number | null) => string

const stateName = (state: unknown) => (isState(state) ? reviewStates[state].label : '')

const person = (id: unknown, nameOf: NameOf) => (typeof id === 'number' ? nameOf(id) : 'nobody')

function sentenceOf({ action, detail }: Entry, nameOf: NameOf): string {
  switch (action) {
    case 'submission.state':
      return `changed the state from ${stateName(detail['from'])} to ${stateName(detail['to'])}`
    case 'submission.assign':
      return `assigned it to ${person(detail['to'], nameOf)}`
    case 'submission.note':
      return 'added a note'
    case 'submission.reveal':
      return `revealed the field ${String(detail['field'])}`
    default:
      return action
  }
}

type Props = { submission: Submission; nameOf: NameOf }

export const History = ({ submission, nameOf }: Props) => (
  <Panel title="History">
    <Box tag="ol">
      {submission.history.map((entry) => (
        <Box tag="li" key={entry.id} paddingBottom={2}>
          <Typography>
            {entry.actorName} {sentenceOf(entry, nameOf)}
          </Typography>
          <Typography tag="div" variant="pi" textColor="neutral600">
            {shortTime(entry.at)}
          </Typography>
        </Box>
      ))}
      <Box tag="li">
        <Typography>Received</Typography>
        <Typography tag="div" variant="pi" textColor="neutral600">
          {shortTime(submission.receivedAt)}
        </Typography>
      </Box>
    </Box>
  </Panel>
)
