import { Box, Flex, Grid, LinkButton, Typography } from '@strapi/design-system'
import { ArrowLeft, Mail } from '@strapi/icons'
import { Layouts, Page } from '@strapi/strapi/admin'
import { Link, useLocation, useParams } from 'react-router-dom'
import { styled } from 'styled-components'
import { shortTime } from '../look/short-time'
import { Answers } from './answers'
import { formTitles } from './form-titles'
import { History } from './history'
import { Neighbours } from './neighbours'
import { Notes } from './notes'
import { OtherSubmissions } from './other-submissions'
import { StaleNotice } from './stale-notice'
import { StandingPanel } from './standing-panel'
import { replyAddressOf } from './reply-address'
import { useColleagues } from './use-colleagues'
import { useInboxCalls } from './use-inbox-calls'
import { useSubmission } from './use-submission'

const BackLink = styled(Link)`
  display: inline-flex;
  gap: 8px;
  align-items: center;
  align-self: flex-start;
  color: ${({ theme }) => theme.colors.neutral700};
`

/** One submission, to be read and worked on. */
export function RecordPage() {
  const { reference = '' } = useParams()
  const { search } = useLocation()
  const calls = useInboxCalls()
  const colleagues = useColleagues(calls)
  const { submission, conflict, reload, change, settle } = useSubmission(calls, reference)
  if (submission === 'failed') return <Page.Error />
  if (submission === undefined) return <Page.Loading />

  const { form, name, email } = submission
  const title = name ?? email ?? submission.reference
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
        subtitle={`${formTitles[form]} · ${submission.reference} · received ${shortTime(submission.receivedAt)}`}
        primaryAction={
          address && (
            <LinkButton
              href={`mailto:${encodeURIComponent(address)}?subject=${encodeURIComponent(`Your message to us (${submission.reference})`)}`}
              startIcon={<Mail />}
            >
              Reply by email
            </LinkButton>
          )
        }
        secondaryAction={<Neighbours calls={calls} submission={submission} search={search} />}
      />
      <Layouts.Content>
        {conflict && (
          <Box paddingBottom={4}>
            <StaleNotice
              conflict={conflict}
              nameOf={colleagues.nameOf}
              onKeepTheirs={() => settle('theirs')}
              onApplyMine={() => settle('mine')}
            />
          </Box>
        )}
        <Grid.Root gap={6}>
          <Grid.Item col={8} xs={12} direction="column" alignItems="stretch" gap={6}>
            <Answers submission={submission} calls={calls} />
            <Notes calls={calls} submission={submission} onAdded={reload} />
          </Grid.Item>
          <Grid.Item col={4} xs={12} direction="column" alignItems="stretch" gap={6}>
            <StandingPanel submission={submission} colleagues={colleagues} onChange={change} />
            <OtherSubmissions calls={calls} reference={submission.reference} />
            <History submission={submission} nameOf={colleagues.nameOf} />
            <Flex direction="column" alignItems="stretch" gap={1} paddingLeft={2}>
              <Typography variant="pi" textColor="neutral600">
                {submission.secondsTaken === null
                  ? 'The time it took to fill in the form is not known.'
                  : `Filled in within ${submission.secondsTaken} seconds.`}
              </Typography>
              {submission.consent?.version && (
                <Typography variant="pi" textColor="neutral600">
                  Agreed to wording {submission.consent.version}
                  {submission.consent.hash ? '' : ' (another page’s wording)'} on{' '}
                  {shortTime(submission.consent.recordedAt)}.
                </Typography>
              )}
            </Flex>
          </Grid.Item>
        </Grid.Root>
      </Layouts.Content>
    </Page.Main>
  )
}
