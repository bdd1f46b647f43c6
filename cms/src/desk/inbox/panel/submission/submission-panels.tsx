import { Flex, Grid, Typography } from '@strapi/design-system'
import { formatDateTime } from '../../../../platform/panel/look/format-date-time'
import type { Change } from '../../shared/calls'
import { Answers } from './answers'
import { EmailsPanel } from './emails-panel'
import { History } from './history'
import { Notes } from './notes'
import { OtherSubmissions } from './other-submissions'
import { ReviewStatusPanel } from './review-status-panel'
import { SpamPanel } from './spam-panel'
import type { Submission } from '../types'
import type { Colleagues } from '../use-colleagues'
import type { InboxCalls } from '../use-inbox-calls'

/** How long the visitor took, and which consent wording they agreed to. */
const HowItWasSent = ({ submission: { secondsTaken, consent } }: { submission: Submission }) => (
  <Flex direction="column" alignItems="stretch" gap={1} paddingLeft={2}>
    <Typography variant="pi" textColor="neutral600">
      {secondsTaken === null
        ? 'Time taken to fill in the form: unknown.'
        : `Time taken to fill in the form: ${secondsTaken} seconds.`}
    </Typography>
    {consent?.version && (
      <Typography variant="pi" textColor="neutral600">
        Agreed to wording {consent.version}
        {consent.hash ? '' : ' (not the current wording, so its text is not on record)'} on{' '}
        {formatDateTime(consent.recordedAt)}.
      </Typography>
    )}
  </Flex>
)

type Props = {
  submission: Submission
  calls: InboxCalls
  colleagues: Colleagues
  onChange: (change: Change) => void
  onAdded: () => void
}

/** What was sent and written, beside what became of it. */
export function SubmissionPanels({ submission, calls, colleagues, onChange, onAdded }: Props) {
  return (
    <Grid.Root gap={6}>
      <Grid.Item col={8} xs={12} direction="column" alignItems="stretch" gap={6}>
        <Answers submission={submission} calls={calls} />
        <Notes calls={calls} submission={submission} colleagues={colleagues} onAdded={onAdded} />
      </Grid.Item>
      <Grid.Item col={4} xs={12} direction="column" alignItems="stretch" gap={6}>
        <ReviewStatusPanel submission={submission} colleagues={colleagues} onChange={onChange} />
        <SpamPanel submission={submission} onChange={onChange} />
        <EmailsPanel reference={submission.reference} />
        <OtherSubmissions calls={calls} reference={submission.reference} />
        <History submission={submission} nameOf={colleagues.nameInSentence} />
        <HowItWasSent submission={submission} />
      </Grid.Item>
    </Grid.Root>
  )
}
