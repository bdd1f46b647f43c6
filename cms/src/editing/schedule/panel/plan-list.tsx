import { Box, Button, Flex, Typography } from '@strapi/design-system'
import type { AsJson } from '../../../platform/panel/calls/as-json'
import { planActions } from '../../../content/shared/types'
import type { ShownPlan } from '../server/routes'
import { formatInZone, ownZone } from '../../../platform/panel/dates/zone'

export type Plan = AsJson<ShownPlan>

/** "on 1 May 2026, 14:00 (CEST)" */
export const whenOf = ({ dueAt, releaseName }: Plan) => {
  const moment = dueAt === null ? '' : `on ${formatInZone(new Date(dueAt), ownZone())}`
  if (releaseName === null) return moment
  return `${moment && `${moment}, `}with the release “${releaseName}”`
}

type Props = { plans: Plan[]; onEnd: (plan: Plan) => void; isBusy: boolean }

const Failed = ({ plan }: { plan: Plan }) => (
  <Box background="danger100" borderColor="danger200" hasRadius padding={3}>
    <Typography tag="p" textColor="danger700" fontWeight="bold">
      {`Was not ${planActions[plan.action].done} ${whenOf(plan)}.`}
    </Typography>
    <Typography tag="p">{plan.reason}</Typography>
  </Box>
)

const Waiting = ({ plan }: { plan: Plan }) => (
  <Box>
    <Typography tag="p">{`${planActions[plan.action].future} ${whenOf(plan)}`}</Typography>
    <Typography tag="p" variant="pi" textColor="neutral600">
      {`Planned by ${plan.plannerName}`}
    </Typography>
  </Box>
)

/** What waits for an entry and what failed. */
export const PlanList = ({ plans, onEnd, isBusy }: Props) => (
  <Flex tag="ul" direction="column" alignItems="stretch" gap={3} aria-label="Planned">
    {plans.map((plan) => (
      <Flex
        key={plan.id}
        tag="li"
        direction="column"
        alignItems="stretch"
        gap={2}
        style={{ overflowWrap: 'anywhere' }}
      >
        {plan.isFailed ? <Failed plan={plan} /> : <Waiting plan={plan} />}
        <Button variant="tertiary" size="S" disabled={isBusy} onClick={() => onEnd(plan)}>
          {plan.isFailed
            ? 'Dismiss'
            : plan.releaseName === null
              ? 'Cancel this plan'
              : 'Take it out of the release'}
        </Button>
      </Flex>
    ))}
  </Flex>
)
