import { Box, Typography } from '@strapi/design-system'
import type { MailStatus } from './types'

/** Whether emails go out at all. */
export function MailStatusStrip({ status }: { status: MailStatus | undefined }) {
  if (status === undefined) return null
  return status.isOn ? (
    <Typography tag="p" textColor="neutral600">
      Emails are sent from {status.from}.
    </Typography>
  ) : (
    <Box background="warning100" padding={4} hasRadius role="status">
      <Typography tag="p" fontWeight="bold" textColor="warning700">
        Mail is off: set SMTP_URL
      </Typography>
      <Typography tag="p" textColor="warning700">
        No email leaves this server. What would have been sent can be read here for 30 days.
      </Typography>
    </Box>
  )
}
