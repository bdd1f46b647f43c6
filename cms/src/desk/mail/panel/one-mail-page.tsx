import { Box, Button, Flex, LinkButton, Typography } from '@strapi/design-system'
import { Page, useFetchClient } from '@strapi/strapi/admin'
import { Link, useLocation, useNavigate, useParams } from 'react-router-dom'
import { formTitles } from '../../panel/form-titles'
import { useAttempt } from '../../../platform/panel/calls/use-attempt'
import { Screen } from '../../../platform/panel/screen/screen'
import { useLoaded } from '../../../platform/panel/screen/use-loaded'
import { useNotifyOnError } from '../../../platform/panel/calls/use-notify-on-error'
import { Panel } from '../../../platform/panel/screen/panel'
import { formatDateTime } from '../../../platform/panel/look/format-date-time'
import { Badge } from '../../../platform/panel/screen/badge'
import { mailKinds, mailStates } from '../../panel/mail-states'
import { MailText } from './mail-text'
import type { Mail } from './types'

const everyMs = 5000

/** The label of the button by state; `Send now` for other states. */
const sendLabels: { [State in Mail['state']]?: string } = {
  sent: 'Send again',
  held: 'Send anyway',
}

/** One email as it was or will be sent. */
export function OneMailPage() {
  const { id = '' } = useParams()
  const { search } = useLocation()
  const { post } = useFetchClient()
  const notifyOnError = useNotifyOnError()
  const navigate = useNavigate()
  const { data: mail, setData: setMail } = useLoaded<Mail>(
    `/mail/mails/${encodeURIComponent(id)}`,
    { everyMs },
  )
  const { isBusy, attempt } = useAttempt()

  if (mail === 'failed') return <Page.Error />
  if (mail === undefined) return <Page.Loading />
  const resend = () =>
    attempt(async () => {
      const queued = await notifyOnError(post<Mail>(`/mail/mails/${mail.id}/resend`))
      setMail(queued)
      navigate(`/mail/${queued.id}${search}`, { replace: true })
      return 'The email is queued.'
    })
  const isOwnReason = ['held', 'skipped', 'off'].includes(mail.state)
  const facts: [string, string | null][] = [
    ['To', mail.recipient],
    ['Form', formTitles[mail.form]],
    ['Queued', formatDateTime(mail.queuedAt)],
    ['Sent', mail.sentAt && formatDateTime(mail.sentAt)],
    ['Next attempt', mail.state === 'pending' ? formatDateTime(mail.dueAt) : null],
    ['Attempts', String(mail.attempts)],
    [isOwnReason ? 'Reason' : 'Response of the mail server', mail.lastError],
    ['Sent by', mail.authorName],
  ]
  return (
    <Screen
      tab={`${mail.subject ?? mailKinds[mail.kind]} · Mail`}
      back={{ to: `/mail${search}`, name: 'Mail' }}
      title={mail.subject ?? mailKinds[mail.kind]}
      subtitle={mailKinds[mail.kind]}
      primaryAction={
        mail.state !== 'pending' && (
          <Button loading={isBusy} onClick={() => void resend()}>
            {sendLabels[mail.state] ?? 'Send now'}
          </Button>
        )
      }
      secondaryAction={
        mail.reference && (
          <LinkButton tag={Link} variant="tertiary" to={`/inbox/${mail.reference}`}>
            Open the submission
          </LinkButton>
        )
      }
    >
      <Panel title="Delivery">
        <Flex direction="column" alignItems="flex-start" gap={2}>
          <Badge look={mailStates[mail.state]} />
          {facts.map(
            ([label, value]) =>
              value && (
                <Box key={label}>
                  <Typography tag="span" textColor="neutral600">
                    {label}:{' '}
                  </Typography>
                  <Typography tag="span" style={{ overflowWrap: 'anywhere' }}>
                    {value}
                  </Typography>
                </Box>
              ),
          )}
        </Flex>
      </Panel>
      <MailText mail={mail} />
    </Screen>
  )
}
