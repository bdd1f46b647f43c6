import { Box, Button, Typography } from '@strapi/design-system'
import { Page, useFetchClient, useRBAC } from '@strapi/strapi/admin'
import { styled } from 'styled-components'
import { useAttempt } from '../../../platform/panel/calls/use-attempt'
import type { AsJson } from '../../../platform/panel/calls/as-json'
import { useNotifyOnError } from '../../../platform/panel/calls/use-notify-on-error'
import { formatDateTime } from '../../../platform/panel/look/format-date-time'
import { TextLink } from '../../../platform/panel/look/text-link'
import { Badge, type BadgeLook } from '../../../platform/panel/screen/badge'
import { ChoiceFilter } from '../../../platform/panel/screen/choice-filter'
import { Older } from '../../../platform/panel/screen/older'
import { Item, NoRows, RowList } from '../../../platform/panel/screen/rows'
import { Screen } from '../../../platform/panel/screen/screen'
import { useFilter } from '../../../platform/panel/screen/use-filter'
import { useLoaded } from '../../../platform/panel/screen/use-loaded'
import { type Deliveries, type DeliveryState, eventTitles } from '../shared/deliveries'

type Found = AsJson<Deliveries>
type Delivery = Found['rows'][number]

const states: Record<DeliveryState, BadgeLook> = {
  pending: { label: 'Waiting', variant: 'primary' },
  sent: { label: 'Sent', variant: 'success' },
  failed: { label: 'Failed', variant: 'danger' },
  skipped: { label: 'Skipped', variant: 'secondary' },
}

const stateChoices = Object.entries(states).map(([state, { label }]) => [state, label] as const)

const mayResend = { resend: [{ action: 'api::webhooks.resend', subject: null }] }

const Wide = styled(Item)`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 16px;
  align-items: center;
  justify-content: space-between;
`

/** "Sent 3 July, 09:12", or when it is tried again and why. */
function fateOf({ state, sentAt, queuedAt, dueAt, attempts, lastError }: Delivery): string {
  if (state === 'sent') return `Sent ${formatDateTime(sentAt ?? queuedAt)}`
  const since = `Queued ${formatDateTime(queuedAt)}`
  if (state !== 'pending' || attempts === 0) return [since, lastError].filter(Boolean).join('. ')
  return `${since}. Attempt ${attempts}: ${lastError ?? 'on its way'} Next ${formatDateTime(dueAt)}`
}

type ItemProps = { delivery: Delivery; onResend: (() => void) | undefined }

const DeliveryItem = ({ delivery, onResend }: ItemProps) => (
  <Wide>
    <Box style={{ flex: '1 1 280px', minWidth: 0 }}>
      <Typography tag="p">
        <strong>{eventTitles[delivery.event]}</strong>:{' '}
        {delivery.path ? <TextLink to={delivery.path}>{delivery.about}</TextLink> : delivery.about}
      </Typography>
      <Typography tag="p" variant="pi" textColor="neutral600">
        {`To ${delivery.target}. ${fateOf(delivery)}`}
      </Typography>
    </Box>
    <Badge look={states[delivery.state]} />
    {onResend && (
      <Button variant="tertiary" size="S" onClick={onResend}>
        Send again
      </Button>
    )}
  </Wide>
)

/** What other systems were told, and what is still to be. */
export function DeliveriesPage() {
  const { post } = useFetchClient()
  const notifyOnError = useNotifyOnError()
  const { attempt } = useAttempt()
  const { allowedActions } = useRBAC(mayResend)
  const filter = useFilter()
  const { given, change } = filter
  const { data, setData } = useLoaded<Found>(`/webhook-deliveries?${given}`)
  if (data === undefined) return <Page.Loading />
  if (data === 'failed') return <Page.Error />

  const sendAgain = (id: number) =>
    attempt(async () => {
      setData(await notifyOnError(post<Found>(`/webhook-deliveries/${id}/resend?${given}`)))
      return 'It is sent again.'
    })
  const { rows, targets, hasOlder } = data
  return (
    <Screen
      title="Webhooks"
      subtitle={
        targets.length === 0
          ? 'No other system is told of anything: WEBHOOK_TARGETS is not set.'
          : `What others were told (${targets.join(', ')}). Kept for 30 days; who is told of what is set in WEBHOOK_TARGETS.`
      }
    >
      <Box maxWidth="260px">
        <ChoiceFilter
          label="State"
          all="Every state"
          choices={stateChoices}
          chosen={given.get('states') ?? ''}
          onChoose={(state) => change({ states: state })}
        />
      </Box>
      {rows.length === 0 ? (
        <NoRows>There are no deliveries here.</NoRows>
      ) : (
        <RowList aria-label="Deliveries">
          {rows.map((delivery) => (
            <DeliveryItem
              key={delivery.id}
              delivery={delivery}
              onResend={
                allowedActions.canResend && delivery.state !== 'pending'
                  ? () => void sendAgain(delivery.id)
                  : undefined
              }
            />
          ))}
        </RowList>
      )}
      <Older filter={filter} next={hasOlder && rows.at(-1)?.id} />
    </Screen>
  )
}
