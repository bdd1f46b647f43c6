import { Button, Flex, Typography } from '@strapi/design-system'
import { Download } from '@strapi/icons'
import { Page, useFetchClient } from '@strapi/strapi/admin'
import { styled } from 'styled-components'
import type { SubscriberPage, SubscriberState } from '../server/subscribers'
import { useAttempt } from '../../../platform/panel/calls/use-attempt'
import type { AsJson } from '../../../platform/panel/calls/as-json'
import { saveFile } from '../../../platform/panel/calls/save-file'
import { datedName } from '../../../platform/shared/dated-name'
import { useNotifyOnError } from '../../../platform/panel/calls/use-notify-on-error'
import { formatDateTime } from '../../../platform/panel/look/format-date-time'
import { TextLink } from '../../../platform/panel/look/text-link'
import { Badge, type BadgeLook } from '../../../platform/panel/screen/badge'
import { ChoiceFilter } from '../../../platform/panel/screen/choice-filter'
import { Older } from '../../../platform/panel/screen/older'
import { Item, NoRows, RowList } from '../../../platform/panel/screen/rows'
import { Screen } from '../../../platform/panel/screen/screen'
import { SearchField } from '../../../platform/panel/screen/search-field'
import { useFilter } from '../../../platform/panel/screen/use-filter'
import { useLoaded } from '../../../platform/panel/screen/use-loaded'
import { UnsubscribeButton } from './unsubscribe-button'

type Found = AsJson<SubscriberPage>

const states: Record<SubscriberState, BadgeLook> = {
  subscribed: { label: 'Subscribed', variant: 'success' },
  pending: { label: 'Not confirmed', variant: 'warning' },
  left: { label: 'Left', variant: 'secondary' },
}

const stateChoices = Object.entries(states).map(([state, { label }]) => [state, label] as const)

const Grid = styled(Item)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 160px 120px 120px;
  gap: 8px 16px;
  align-items: center;
  min-height: 56px;
  padding: 8px 20px;
  @media (max-width: 767px) {
    grid-template-columns: minmax(0, 1fr) auto;
    padding: 12px;
  }
`

type ListProps = { rows: Found['rows']; onUnsubscribe: (reference: string) => void }

const SubscriberList = ({ rows, onUnsubscribe }: ListProps) => (
  <RowList aria-label="Subscribers">
    {rows.map(({ id, reference, email, since, state }) => (
      <Grid key={id}>
        <TextLink to={`/inbox/${reference}`}>{email}</TextLink>
        <Typography variant="pi" textColor="neutral600">
          {formatDateTime(since)}
        </Typography>
        <Badge look={states[state]} />
        {state === 'left' ? (
          <span />
        ) : (
          <UnsubscribeButton email={email} onConfirm={() => onUnsubscribe(reference)} />
        )}
      </Grid>
    ))}
  </RowList>
)

/** Who subscribed to the newsletter, and who left it. */
export function SubscribersPage() {
  const { get, post } = useFetchClient()
  const notifyOnError = useNotifyOnError()
  const { attempt } = useAttempt()
  const filter = useFilter()
  const { given, change } = filter
  const [q, state] = [given.get('q') ?? '', given.get('state') ?? '']
  const { data, reload } = useLoaded<Found>(`/newsletter/subscribers?${given}`)
  if (data === undefined) return <Page.Loading />
  if (data === 'failed') return <Page.Error />

  const download = () =>
    attempt(async () => {
      const path = `/newsletter/subscribers/export?${new URLSearchParams({ q, state })}`
      const file = await notifyOnError(get<Blob>(path, { responseType: 'blob' }))
      saveFile(file, datedName('subscribers', 'csv'))
    })
  const unsubscribe = (reference: string) =>
    attempt(async () => {
      await notifyOnError(post(`/newsletter/subscribers/${reference}/unsubscribe`))
      reload()
      return 'Unsubscribed'
    })
  return (
    <Screen
      title="Newsletter"
      subtitle="Addresses that subscribed, newest first"
      primaryAction={
        <Button variant="tertiary" startIcon={<Download />} onClick={() => void download()}>
          Export CSV
        </Button>
      }
    >
      <Flex gap={2} wrap="wrap" alignItems="end">
        <SearchField
          label="Search subscribers"
          placeholder="Email address"
          asked={q}
          onSearch={(text) => change({ q: text })}
        />
        <ChoiceFilter
          label="State"
          all="All states"
          choices={stateChoices}
          chosen={state}
          onChoose={(chosen) => change({ state: chosen })}
        />
      </Flex>
      {data.rows.length === 0 ? (
        <NoRows>
          {data.olderThan === null
            ? 'No subscribers match.'
            : 'None among those looked through; continue with the older ones.'}
        </NoRows>
      ) : (
        <SubscriberList
          rows={data.rows}
          onUnsubscribe={(reference) => void unsubscribe(reference)}
        />
      )}
      <Older filter={filter} next={data.olderThan} />
    </Screen>
  )
}
