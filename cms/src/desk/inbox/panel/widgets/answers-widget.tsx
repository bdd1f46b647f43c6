import { wallClock } from '@app/contract'
import { Box, Flex, Typography } from '@strapi/design-system'
import { useAuth, Widget } from '@strapi/strapi/admin'
import { Link } from 'react-router-dom'
import { MAX_WAITING, type Overview } from '../../shared/calls'
import type { AsJson } from '../../../../platform/panel/calls/as-json'
import { ageOf } from '../../../panel/age'
import { formTitles } from '../../../panel/form-titles'
import { predefinedViews } from '../views'
import { TargetButton } from './target-button'
import { MINUTE_MS, useLoaded } from '../../../../platform/panel/screen/use-loaded'

const overdue = predefinedViews.find(({ name }) => name === 'Overdue')?.query ?? ''

const hours = (count: number) => (count === 1 ? 'an hour' : `${count} hours`)

/** How many were answered in time, and who waits longest. */
export function AnswersWidget() {
  const { data, reload } = useLoaded<AsJson<Overview>>('/inbox/overview', { everyMs: MINUTE_MS })
  const permissions = useAuth('answers-widget', (state) => state.permissions)
  if (data === undefined) return <Widget.Loading />
  if (data === 'failed') return <Widget.Error />
  const inTime = data.forms.reduce((total, { answered }) => total + answered.inTime, 0)
  const late = data.forms.reduce((total, { answered }) => total + answered.late, 0)
  const share = Math.round((100 * inTime) / Math.max(inTime + late, 1))
  const waiting = data.forms
    .flatMap(({ form, waiting: some }) => some.map((one) => ({ form, ...one })))
    .sort((one, other) => one.receivedAt.localeCompare(other.receivedAt))
    .slice(0, MAX_WAITING)
  return (
    <Flex direction="column" alignItems="stretch" gap={3}>
      <Flex gap={3} justifyContent="space-between" alignItems="baseline" wrap="wrap">
        <Typography tag={Link} to={`/inbox?${overdue}`} fontWeight="bold" textColor="primary600">
          {inTime + late === 0
            ? 'Nothing was due in the last 30 days'
            : `${share}% answered within ${hours(data.answerWithinHours)}`}
        </Typography>
        {permissions.some(({ action }) => action === 'api::inbox.settings') && (
          <TargetButton hours={data.answerWithinHours} onSaved={reload} />
        )}
      </Flex>
      {inTime + late > 0 && (
        <>
          <Box background="neutral150" hasRadius aria-hidden>
            <Box background="primary500" hasRadius height="6px" width={`${share}%`} />
          </Box>
          <Typography variant="pi" textColor="neutral600">
            {inTime} of {inTime + late} in the last 30 days
          </Typography>
        </>
      )}
      <Typography fontWeight="bold">
        {waiting.length === 0 ? 'Nobody waits for an answer.' : 'Waiting longest'}
      </Typography>
      <Box tag="ul">
        {waiting.map(({ form, reference, name, receivedAt }) => (
          <Flex tag="li" key={reference} gap={3} paddingBottom={2} justifyContent="space-between">
            <div style={{ minWidth: 0 }}>
              <Typography
                tag={Link}
                to={`/inbox/${reference}`}
                textColor="neutral800"
                ellipsis
                display="block"
              >
                {name ?? reference}
              </Typography>
              <Typography tag="div" variant="pi" textColor="neutral600" ellipsis>
                {formTitles[form]}
              </Typography>
            </div>
            <Typography variant="pi" textColor="neutral600" style={{ whiteSpace: 'nowrap' }}>
              {ageOf(receivedAt, wallClock())}
            </Typography>
          </Flex>
        ))}
      </Box>
    </Flex>
  )
}
