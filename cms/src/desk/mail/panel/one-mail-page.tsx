import { Box, Button, Flex, LinkButton, Typography } from '@strapi/design-system'
import { Layouts, Page, useNotification } from '@strapi/strapi/admin'
import { useEffect, useState } from 'react'
import { Link, useLocation, useNavigate, useParams } from 'react-router-dom'
import { formTitles } from '../../panel/form-titles'
import { Panel } from '../../../platform/panel/panel'
import { formatDateTime } from '../../../platform/panel/look/format-date-time'
import { BackLink } from '../../../platform/panel/back-link'
import { mailKinds, MailStateBadge } from '../../panel/mail-states'
import { MailText } from './mail-text'
import type { Mail } from './types'
import { useMailCalls } from './use-mail-calls'

const POLL_MS = 5000

/** By state; `Send now` for others. */
const sendLabels: { [State in Mail['state']]?: string } = {
  sent: 'Send again',
  held: 'Send anyway',
}

/** One email as it was or will be sent. */
export function OneMailPage() {
  const { id = '' } = useParams()
  const { search } = useLocation()
  const calls = useMailCalls()
  const navigate = useNavigate()
  const { toggleNotification } = useNotification()
  const [mail, setMail] = useState<Mail | 'failed'>()
  const [isSending, setIsSending] = useState(false)

  useEffect(() => {
    const controller = new AbortController()
    const load = () =>
      calls
        .read(id, controller.signal)
        .then(setMail, () => !controller.signal.aborted && setMail((known) => known ?? 'failed'))
    void load()
    const timer = setInterval(() => !document.hidden && void load(), POLL_MS)
    return () => {
      clearInterval(timer)
      controller.abort()
    }
  }, [calls, id])

  if (mail === 'failed') return <Page.Error />
  if (mail === undefined) return <Page.Loading />
  const resend = async () => {
    setIsSending(true)
    try {
      const queued = await calls.resend(mail.id)
      toggleNotification({ type: 'success', message: 'The email is queued.' })
      setMail(queued)
      navigate(`/mail/${queued.id}${search}`, { replace: true })
    } catch {
      // The call has said why.
    } finally {
      setIsSending(false)
    }
  }
  const isOurs = ['held', 'skipped', 'off'].includes(mail.state)
  const facts: [string, string | null][] = [
    ['To', mail.recipient],
    ['Form', formTitles[mail.form]],
    ['Queued', formatDateTime(mail.queuedAt)],
    ['Sent', mail.sentAt && formatDateTime(mail.sentAt)],
    ['Next attempt', mail.state === 'pending' ? formatDateTime(mail.dueAt) : null],
    ['Attempts', String(mail.attempts)],
    [isOurs ? 'Reason' : 'Response of the mail server', mail.lastError],
    ['Sent by', mail.authorName],
  ]
  return (
    <Page.Main>
      <Page.Title>{`${mail.subject ?? mailKinds[mail.kind]} · Mail`}</Page.Title>
      <Layouts.Header
        navigationAction={<BackLink to={`/mail${search}`}>Mail</BackLink>}
        title={mail.subject ?? mailKinds[mail.kind]}
        subtitle={mailKinds[mail.kind]}
        primaryAction={
          mail.state !== 'pending' && (
            <Button loading={isSending} onClick={() => void resend()}>
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
      />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={6}>
          <Panel title="Delivery">
            <Flex direction="column" alignItems="flex-start" gap={2}>
              <MailStateBadge state={mail.state} />
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
        </Flex>
      </Layouts.Content>
    </Page.Main>
  )
}
