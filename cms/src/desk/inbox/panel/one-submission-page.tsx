import { Box, Flex, Grid, Typography } from '@strapi/design-system'
import { ArrowLeft } from '@strapi/icons'
import { Layouts, Page } from '@strapi/strapi/admin'
import { useEffect, useState } from 'react'
import { Link, useLocation, useParams } from 'react-router-dom'
import { styled } from 'styled-components'
import { formatDateTime } from '../../../platform/panel/look/format-date-time'
import { OthersHere } from '../../../access/presence/panel/others-here'
import { usePresence } from '../../../access/presence/panel/use-presence'
import { Answers } from './answers'
import { EmailsPanel } from './emails-panel'
import { formTitles } from '../../panel/form-titles'
import { History } from './history'
import { Neighbours } from './neighbours'
import { Notes } from './notes'
import { OtherSubmissions } from './other-submissions'
import { StaleNotice } from './stale-notice'
import { titleOf } from './title-of'
import { ReviewStatusPanel } from './review-status-panel'
import { replyAddressOf } from './reply-address'
import { ReplyButton } from './reply-button'
import { ReplyPanel } from './reply-panel'
import { SpamPanel } from './spam-panel'
import { useColleagues } from './use-colleagues'
import { useInboxCalls } from './use-inbox-calls'
import { useReply } from './use-reply'
import { useSubmission } from './use-submission'

const BackLink = styled(Link)`
  display: inline-flex;
  gap: 8px;
  align-items: center;
  align-self: flex-start;
  color: ${({ theme }) => theme.colors.neutral700};
`

/** The page of one submission. */
export function OneSubmissionPage() {
  const { reference = '' } = useParams()
  const { search } = useLocation()
  const calls = useInboxCalls()
  const colleagues = useColleagues(calls)
  const { submission, conflict, reload, change, settle } = useSubmission(calls, reference)
  const reply = useReply(reference)
  const [isReplying, setIsReplying] = useState(false)
  useEffect(() => setIsReplying(false), [reference])
  const others = usePresence(`submissions/${reference}`, isReplying)
  if (submission === 'failed') return <Page.Error />
  if (submission === undefined) return <Page.Loading />

  const title = titleOf(submission)
  const address = replyAddressOf(submission)
  return (
    <Page.Main>
      <Page.Title>{`${title} · Inbox`}</Page.Title>
      <Layouts.Header
        navigationAction={
          <BackLink to={`/inbox${search}`}>
            <ArrowLeft aria-hidden /> Inbox
          </BackLink>
        }
        title={title}
        subtitle={`${formTitles[submission.form]} · ${submission.reference} · received ${formatDateTime(submission.receivedAt)}`}
        primaryAction={
          address && (
            <ReplyButton
              address={address}
              reference={submission.reference}
              reply={reply}
              onOpen={() => setIsReplying(true)}
            />
          )
        }
        secondaryAction={<Neighbours calls={calls} submission={submission} search={search} />}
      />
      <Layouts.Content>
        {others.length > 0 && (
          <Box paddingBottom={4}>
            <OthersHere others={others}>Ask before you answer: two answers may go out.</OthersHere>
          </Box>
        )}
        {conflict && (
          <Box paddingBottom={4}>
            <StaleNotice
              conflict={conflict}
              nameOf={colleagues.nameInSentence}
              onKeepTheirs={() => settle('theirs')}
              onApplyMine={() => settle('mine')}
            />
          </Box>
        )}
        {isReplying && (
          <Box paddingBottom={6}>
            <ReplyPanel
              submission={submission}
              reply={reply}
              onSent={reload}
              onAnswered={() => change({ state: 'answered' })}
              onClose={() => setIsReplying(false)}
            />
          </Box>
        )}
        <Grid.Root gap={6}>
          <Grid.Item col={8} xs={12} direction="column" alignItems="stretch" gap={6}>
            <Answers submission={submission} calls={calls} />
            <Notes calls={calls} submission={submission} onAdded={reload} />
          </Grid.Item>
          <Grid.Item col={4} xs={12} direction="column" alignItems="stretch" gap={6}>
            <ReviewStatusPanel submission={submission} colleagues={colleagues} onChange={change} />
            <SpamPanel submission={submission} onChange={change} />
            <EmailsPanel reference={submission.reference} />
            <OtherSubmissions calls={calls} reference={submission.reference} />
            <History submission={submission} nameOf={colleagues.nameInSentence} />
            <Flex direction="column" alignItems="stretch" gap={1} paddingLeft={2}>
              <Typography variant="pi" textColor="neutral600">
                {submission.secondsTaken === null
                  ? 'Time taken to fill in the form: unknown.'
                  : `Time taken to fill in the form: ${submission.secondsTaken} seconds.`}
              </Typography>
              {submission.consent?.version && (
                <Typography variant="pi" textColor="neutral600">
                  Agreed to wording {submission.consent.version}
                  {submission.consent.hash
                    ? ''
                    : ' (not the current wording, so its text is not on record)'}{' '}
                  on {formatDateTime(submission.consent.recordedAt)}.
                </Typography>
              )}
            </Flex>
          </Grid.Item>
        </Grid.Root>
      </Layouts.Content>
    </Page.Main>
  )
}
