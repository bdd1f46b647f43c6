import { Box, Checkbox, Flex, Typography } from '@strapi/design-system'
import { useFetchClient, Widget } from '@strapi/strapi/admin'
import { Link } from 'react-router-dom'
import type { Waiting } from '../shared/calls'
import type { AsJson } from '../../../platform/panel/calls/as-json'
import { useNotifyOnError } from '../../../platform/panel/calls/use-notify-on-error'
import { formatDateTime } from '../../../platform/panel/look/format-date-time'
import { MINUTE_MS, useLoaded } from '../../../platform/panel/screen/use-loaded'

const MAX_SHOWN = 6

/** What waits for a chief editor, longest first, and whether publishing needs one at all. */
export function ReviewWidget() {
  const { data, reload } = useLoaded<AsJson<Waiting>>('/review/waiting', { everyMs: MINUTE_MS })
  const { put } = useFetchClient()
  const notifyOnError = useNotifyOnError()
  if (data === undefined) return <Widget.Loading />
  if (data === 'failed') return <Widget.Error />
  const { entries, isNeeded } = data
  const change = (isOn: boolean) =>
    notifyOnError(put('/review/setting', { isNeeded: isOn })).then(reload, () => undefined)
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      <Flex
        tag="ul"
        direction="column"
        alignItems="stretch"
        gap={3}
        aria-label="Waits for a review"
      >
        {entries.length === 0 && (
          <Typography tag="li" textColor="neutral600">
            Nothing waits for a review.
          </Typography>
        )}
        {entries.slice(0, MAX_SHOWN).map(({ type, documentId, title, askedBy, askedAt }) => (
          <Box key={documentId} tag="li" style={{ overflowWrap: 'anywhere' }}>
            <Typography
              tag={Link}
              to={`/history/${type}/${documentId}?review`}
              fontWeight="bold"
              textColor="primary600"
            >
              {title || 'Untitled'}
            </Typography>
            <Typography textColor="neutral600">
              {` – ${askedBy} asked · ${formatDateTime(askedAt)}`}
            </Typography>
          </Box>
        ))}
      </Flex>
      {entries.length > MAX_SHOWN && (
        <Typography textColor="neutral600">{`And ${entries.length - MAX_SHOWN} more.`}</Typography>
      )}
      <Checkbox checked={isNeeded} onCheckedChange={(value) => void change(value === true)}>
        Publishing needs a chief editor
      </Checkbox>
    </Flex>
  )
}
