import { Box, Flex, Typography } from '@strapi/design-system'
import { useAuth, useFetchClient } from '@strapi/strapi/admin'
import { useEffect, useState } from 'react'
import type { MailKind, MailState } from '../../../../platform/outbox/shared/kinds'
import { Panel } from '../../../../platform/panel/screen/panel'
import { TextLink } from '../../../../platform/panel/look/text-link'
import { Badge } from '../../../../platform/panel/screen/badge'
import { mailKinds, mailStates } from '../../../panel/mail-states'

type Email = { id: number; kind: MailKind; state: MailState; lastError: string | null }

/** What became of the emails about a submission; nothing for those who may not read them. */
export function EmailsPanel({ reference }: { reference: string }) {
  const { get } = useFetchClient()
  const permissions = useAuth('emails-panel', (state) => state.permissions)
  const mayRead = permissions.some(({ action }) => action === 'api::mail.read')
  const [emails, setEmails] = useState<Email[]>([])
  useEffect(() => {
    const controller = new AbortController()
    setEmails([])
    if (!mayRead) return undefined
    get<{ rows: Email[] }>(`/mail/mails?q=${encodeURIComponent(reference)}`, {
      signal: controller.signal,
    }).then(
      ({ data }) => setEmails(data.rows),
      () => undefined,
    )
    return () => controller.abort()
  }, [get, mayRead, reference])
  if (emails.length === 0) return null
  return (
    <Panel title="Emails">
      <Box tag="ul" aria-label="Emails">
        {emails.map(({ id, kind, state, lastError }) => (
          <Box tag="li" key={id} paddingBottom={2}>
            <Flex gap={3} justifyContent="space-between">
              <TextLink to={`/mail/${id}`}>{mailKinds[kind]}</TextLink>
              <Badge look={mailStates[state]} />
            </Flex>
            {state === 'held' && (
              <Typography tag="p" variant="pi" textColor="neutral600">
                {lastError}
              </Typography>
            )}
          </Box>
        ))}
      </Box>
    </Panel>
  )
}
