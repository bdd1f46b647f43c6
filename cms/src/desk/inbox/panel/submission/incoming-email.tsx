import { Box, Button, Flex, Typography } from '@strapi/design-system'
import { Download } from '@strapi/icons'
import { useState } from 'react'
import { formatDateTime } from '../../../../platform/panel/look/format-date-time'
import { splitQuote } from './quoted-tail'
import type { Submission } from '../types'
import { useDownload } from './use-download'

type Email = Submission['incoming'][number]

const doubts = {
  'other-address': 'From another address than the visitor gave. Check who wrote it.',
  forged:
    'The mail server found that the sender’s address is false (DMARC). Ask the visitor in another way before you believe it.',
  unproven:
    'The mail server could not tell whether the sender’s address is true: its domain has no rule for that (DMARC).',
}

const sizeOf = (bytes: number): string =>
  bytes < 1000
    ? `${bytes} bytes`
    : bytes < 1_000_000
      ? `${Math.round(bytes / 1000)} KB`
      : `${(bytes / 1_000_000).toFixed(1)} MB`

const Text = ({ children }: { children: string }) => (
  <Typography tag="p" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
    {children}
  </Typography>
)

/** A visitor’s email, whose text is never shown as HTML. */
export function IncomingEmail({ reference, email }: { reference: string; email: Email }) {
  const [isUnfolded, setIsUnfolded] = useState(false)
  const download = useDownload(reference)
  const { own, quoted } = splitQuote(email.text)
  return (
    <Box tag="article" background="primary100" padding={3} hasRadius>
      <Flex direction="column" alignItems="stretch" gap={2}>
        <Typography variant="pi" textColor="neutral600" style={{ overflowWrap: 'anywhere' }}>
          {email.sender || 'An unknown sender'}{' '}
          {email.isAutomatic ? 'answered automatically' : 'answered'} by email ·{' '}
          {formatDateTime(email.receivedAt)}
        </Typography>
        {email.doubt && (
          <Typography textColor="danger700" fontWeight="bold">
            {doubts[email.doubt]}
          </Typography>
        )}
        {own === '' ? (
          <Typography textColor="neutral600">This email has no text.</Typography>
        ) : (
          <Text>{own}</Text>
        )}
        {quoted !== '' && (
          <Flex direction="column" alignItems="flex-start" gap={2}>
            <Button
              variant="tertiary"
              size="S"
              aria-expanded={isUnfolded}
              onClick={() => setIsUnfolded(!isUnfolded)}
            >
              {isUnfolded ? 'Hide quoted text' : 'Show quoted text'}
            </Button>
            {isUnfolded && <Text>{quoted}</Text>}
          </Flex>
        )}
        {email.leftOut.map((sentence) => (
          <Typography key={sentence} variant="pi" textColor="neutral600">
            {sentence}
          </Typography>
        ))}
        {email.attachments.length > 0 && (
          <Flex tag="ul" aria-label="Attachments" direction="column" alignItems="stretch" gap={2}>
            {email.attachments.map(({ id, name, type, size }) => (
              <Flex tag="li" key={id} gap={2} wrap="wrap">
                <Button
                  variant="secondary"
                  size="S"
                  startIcon={<Download />}
                  aria-label={`Download ${name}`}
                  onClick={() => void download(id, name)}
                >
                  <span style={{ overflowWrap: 'anywhere' }}>{name}</span>
                </Button>
                <Typography variant="pi" textColor="neutral600">
                  {type} · {sizeOf(size)}
                </Typography>
              </Flex>
            ))}
          </Flex>
        )}
        {email.attachments.length > 0 && (
          <Typography variant="pi" textColor="neutral600">
            From outside: open a file only if you expect it.
          </Typography>
        )}
      </Flex>
    </Box>
  )
}
