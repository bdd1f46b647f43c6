import { Box, Button, Flex, Typography } from '@strapi/design-system'
import { Layouts, Page, useClipboard, useFetchClient, useNotification } from '@strapi/strapi/admin'
import { useEffect, useState } from 'react'
import { useNotifyOnError } from '../../../platform/panel/calls/use-notify-on-error'
import { formatDateTime } from '../../../platform/panel/look/format-date-time'
import type { OpenInvitations } from '../invitation-routes'

type Row = OpenInvitations['rows'][number]

const linkOf = (registrationToken: string) =>
  `${window.location.origin}/admin/auth/register?registrationToken=${registrationToken}`

/** Whoever was invited and has not opened the account: a link to hand over, or the email again. */
export function InvitationsPage() {
  const { get, post } = useFetchClient()
  const notifyOnError = useNotifyOnError()
  const { toggleNotification } = useNotification()
  const { copy } = useClipboard()
  const [found, setFound] = useState<OpenInvitations | 'failed'>()
  const [link, setLink] = useState<{ id: number; link: string }>()
  const [busy, setBusy] = useState<number>()
  useEffect(() => {
    notifyOnError(get<OpenInvitations>('/invitations')).then(setFound, () => setFound('failed'))
  }, [get, notifyOnError])
  if (found === undefined) return <Page.Loading />
  if (found === 'failed') return <Page.Error />

  const renew = async ({ id, email }: Row, send: boolean) => {
    setBusy(id)
    setLink(undefined)
    try {
      const { registrationToken } = await notifyOnError(
        post<{ registrationToken?: string }>(`/invitations/${id}/renew`, { send }),
      )
      const made = registrationToken && linkOf(registrationToken)
      if (made) setLink({ id, link: made })
      const isCopied = made && (await copy(made))
      toggleNotification({
        type: 'success',
        message: !made
          ? `An email with a new link goes to ${email}.`
          : isCopied
            ? `A new link for ${email} is copied. It works once, within seven days.`
            : `Copy the new link for ${email} below. It works once, within seven days.`,
      })
    } catch {
      // The call has shown the error.
    } finally {
      setBusy(undefined)
    }
  }
  return (
    <Page.Main>
      <Page.Title>Invitations</Page.Title>
      <Layouts.Header
        title="Invitations"
        subtitle={`Colleagues who have not chosen a password yet. A new link ends the one before.${
          found.isMailOn
            ? ''
            : ' No mail server is set up: copy the link, and hand it over yourself.'
        }`}
      />
      <Layouts.Content>
        {found.rows.length === 0 ? (
          <Typography role="status">Everybody who was invited has opened their account.</Typography>
        ) : (
          <Box
            tag="ul"
            aria-label="Invitations"
            background="neutral0"
            hasRadius
            shadow="tableShadow"
          >
            {found.rows.map((row) => (
              <Box tag="li" key={row.id} padding={5}>
                <Flex gap={3} wrap="wrap" justifyContent="space-between">
                  <Box style={{ overflowWrap: 'anywhere' }}>
                    <Typography tag="p" fontWeight="bold">
                      {row.name}
                    </Typography>
                    <Typography tag="p" variant="pi" textColor="neutral600">
                      {[row.email, row.roles.join(', '), `invited ${formatDateTime(row.invitedAt)}`]
                        .filter(Boolean)
                        .join(' · ')}
                    </Typography>
                  </Box>
                  <Flex gap={2}>
                    <Button
                      variant="secondary"
                      disabled={!found.isMailOn || busy !== undefined}
                      loading={busy === row.id}
                      onClick={() => void renew(row, true)}
                    >
                      Send again
                    </Button>
                    <Button
                      variant="tertiary"
                      disabled={busy !== undefined}
                      onClick={() => void renew(row, false)}
                    >
                      Copy link
                    </Button>
                  </Flex>
                </Flex>
                {link?.id === row.id && (
                  <Typography tag="p" paddingTop={3} style={{ overflowWrap: 'anywhere' }}>
                    {link.link}
                  </Typography>
                )}
              </Box>
            ))}
          </Box>
        )}
      </Layouts.Content>
    </Page.Main>
  )
}
