import { Box, Button, Flex, Typography } from '@strapi/design-system'
import { Page, useClipboard, useFetchClient } from '@strapi/strapi/admin'
import { useState } from 'react'
import { useAttempt } from '../../../platform/panel/calls/use-attempt'
import { useNotifyOnError } from '../../../platform/panel/calls/use-notify-on-error'
import { Screen } from '../../../platform/panel/screen/screen'
import { useLoaded } from '../../../platform/panel/screen/use-loaded'
import { Item, NoRows, RowList } from '../../../platform/panel/screen/rows'
import { formatDateTime } from '../../../platform/panel/look/format-date-time'
import type { OpenInvitations } from '../invitation-routes'

type Row = OpenInvitations['rows'][number]

const linkOf = (registrationToken: string) =>
  `${window.location.origin}/admin/auth/register?registrationToken=${registrationToken}`

/** Whoever was invited and has not opened the account: a link to hand over, or the email again. */
export function InvitationsPage() {
  const { post } = useFetchClient()
  const notifyOnError = useNotifyOnError()
  const { copy } = useClipboard()
  const { data } = useLoaded<OpenInvitations>('/invitations')
  const [renewed, setRenewed] = useState<{ id: number; link?: string }>()
  const { isBusy, attempt } = useAttempt()
  if (data === undefined) return <Page.Loading />
  if (data === 'failed') return <Page.Error />
  const { rows, isMailOn } = data

  const renew = ({ id, email }: Row, send: boolean) =>
    attempt(async () => {
      setRenewed({ id })
      const { registrationToken } = await notifyOnError(
        post<{ registrationToken?: string }>(`/invitations/${id}/renew`, { send }),
      )
      if (!registrationToken) return `An email with a new link goes to ${email}.`
      const link = linkOf(registrationToken)
      setRenewed({ id, link })
      return (await copy(link))
        ? `A new link for ${email} is copied. It works once, within seven days.`
        : `Copy the new link for ${email} below. It works once, within seven days.`
    })
  return (
    <Screen
      title="Invitations"
      subtitle={`Colleagues who have not chosen a password yet. A new link ends the one before.${
        isMailOn ? '' : ' No mail server is set up: copy the link, and hand it over yourself.'
      }`}
    >
      {rows.length === 0 ? (
        <NoRows>Everybody who was invited has opened their account.</NoRows>
      ) : (
        <RowList aria-label="Invitations">
          {rows.map((row) => (
            <Item key={row.id}>
              <Flex gap={3} wrap="wrap" justifyContent="space-between">
                <Box>
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
                    disabled={!isMailOn || isBusy}
                    loading={isBusy && renewed?.id === row.id}
                    onClick={() => void renew(row, true)}
                  >
                    Send again
                  </Button>
                  <Button
                    variant="tertiary"
                    disabled={isBusy}
                    onClick={() => void renew(row, false)}
                  >
                    Copy link
                  </Button>
                </Flex>
              </Flex>
              {renewed?.id === row.id && renewed.link && (
                <Typography tag="p" paddingTop={3}>
                  {renewed.link}
                </Typography>
              )}
            </Item>
          ))}
        </RowList>
      )}
    </Screen>
  )
}
