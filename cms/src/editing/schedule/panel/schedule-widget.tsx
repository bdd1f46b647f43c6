import { Box, Flex, Typography } from '@strapi/design-system'
import { Widget } from '@strapi/strapi/admin'
import { Link } from 'react-router-dom'
import { planActions } from '../../../content/shared/types'
import { editPathOf } from '../../../content/panel/edit-path'
import { type Plan, whenOf } from './plan-list'
import { MINUTE_MS, useLoaded } from '../../../platform/panel/screen/use-loaded'

const MAX_SHOWN = 6

function Line({ plan }: { plan: Plan }) {
  const { future, done } = planActions[plan.action]
  return (
    <Box tag="li" style={{ overflowWrap: 'anywhere' }}>
      <Typography
        tag={Link}
        to={editPathOf({ uid: plan.type, documentId: plan.entryId })}
        fontWeight="bold"
        textColor="primary600"
      >
        {plan.title || 'Untitled'}
      </Typography>
      {plan.isFailed ? (
        <Typography textColor="danger600">
          {` – Was not ${done} ${whenOf(plan)}. ${plan.reason ?? ''}`}
        </Typography>
      ) : (
        <Typography textColor="neutral600">{` – ${future} ${whenOf(plan)}`}</Typography>
      )}
    </Box>
  )
}

/** What is published or unpublished next; first what failed. */
export function ScheduleWidget() {
  const { data } = useLoaded<{ plans: Plan[] }>('/schedule/plans', { everyMs: MINUTE_MS })
  if (data === undefined) return <Widget.Loading />
  if (data === 'failed') return <Widget.Error />
  const { plans } = data
  if (plans.length === 0) return <Typography textColor="neutral600">Nothing is planned.</Typography>
  const failed = plans.filter(({ isFailed }) => isFailed)
  const waiting = plans.filter(({ isFailed }) => !isFailed)
  const shown = [...failed, ...waiting].slice(0, MAX_SHOWN)
  const more = plans.length - shown.length
  return (
    <Flex direction="column" alignItems="stretch" gap={3}>
      <Flex tag="ul" direction="column" alignItems="stretch" gap={3} aria-label="Scheduled">
        {shown.map((plan) => (
          <Line key={plan.id} plan={plan} />
        ))}
      </Flex>
      {more > 0 && <Typography textColor="neutral600">{`And ${more} more.`}</Typography>}
    </Flex>
  )
}
