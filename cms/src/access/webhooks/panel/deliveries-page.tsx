import {
  Box,
  Button,
  Flex,
  SingleSelect,
  SingleSelectOption,
  Status,
  Typography,
} from '@strapi/design-system'
import { Layouts, Page, useFetchClient, useNotification, useRBAC } from '@strapi/strapi/admin'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { styled } from 'styled-components'
import { useNotifyOnError } from '../../../platform/panel/calls/use-notify-on-error'
import { formatDateTime } from '../../../platform/panel/look/format-date-time'
import { TextLink } from '../../../platform/panel/look/text-link'
import { type Deliveries, type DeliveryState, eventTitles } from '../shared/deliveries'

type Asked<Value> = Value extends Date ? string : Value
type Row = { [Key in keyof Deliveries['rows'][number]]: Asked<Deliveries['rows'][number][Key]> }
type Found = Omit<Deliveries, 'rows'> & { rows: Row[] }

const states = {
  pending: { label: 'Waiting', variant: 'primary' },
  sent: { label: 'Sent', variant: 'success' },
  failed: { label: 'Failed', variant: 'danger' },
  skipped: { label: 'Skipped', variant: 'secondary' },
} as const satisfies Record<DeliveryState, object>

const PATH = '/webhook-deliveries'
const mayResend = { resend: [{ action: 'api::webhooks.resend', subject: null }] }

const Item = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 16px;
  align-items: center;
  justify-content: space-between;
  padding: 12px 20px;
  border-top: 1px solid ${({ theme }) => theme.colors.neutral150};
  overflow-wrap: anywhere;
  &:first-child {
    border-top: 0;
  }
`

/** "Sent 3 July, 09:12", or when it is tried again and why. */
function fateOf({ state, sentAt, queuedAt, dueAt, attempts, lastError }: Row): string {
  if (state === 'sent') return `Sent ${formatDateTime(sentAt ?? queuedAt)}`
  const since = `Queued ${formatDateTime(queuedAt)}`
  if (state !== 'pending' || attempts === 0) return [since, lastError].filter(Boolean).join('. ')
  return `${since}. Attempt ${attempts}: ${lastError ?? 'on its way'} Next ${formatDateTime(dueAt)}`
}

/** What other systems were told, and what is still to be. */
export function DeliveriesPage() {
  const { get, post } = useFetchClient()
  const notifyOnError = useNotifyOnError()
  const { toggleNotification } = useNotification()
  const { allowedActions } = useRBAC(mayResend)
  const navigate = useNavigate()
  const { search } = useLocation()
  const given = new URLSearchParams(search)
  const [page, setPage] = useState<Found | 'failed'>()
  useEffect(() => {
    let isLatest = true
    const show = (found: Found | 'failed') => void (isLatest && setPage(found))
    notifyOnError(get<Found>(PATH + search)).then(show, () => show('failed'))
    return () => void (isLatest = false)
  }, [get, notifyOnError, search])
  if (page === undefined) return <Page.Loading />
  if (page === 'failed') return <Page.Error />

  const open = (changes: Record<string, string>) => {
    const next = new URLSearchParams(given)
    next.delete('olderThan')
    for (const [name, value] of Object.entries(changes)) {
      if (value === '') next.delete(name)
      else next.set(name, value)
    }
    navigate(`/settings${PATH}?${next}`)
  }
  const sendAgain = async ({ id }: Row) => {
    try {
      setPage(await notifyOnError(post<Found>(`${PATH}/${id}/resend${search}`)))
      toggleNotification({ type: 'success', message: 'It is sent again.' })
    } catch {
      // The call has said why.
    }
  }
  const isOff = page.targets.length === 0
  return (
    <Page.Main>
      <Page.Title>Webhooks</Page.Title>
      <Layouts.Header
        title="Webhooks"
        subtitle={
          isOff
            ? 'No other system is told of anything: WEBHOOK_TARGETS is not set.'
            : `What others were told (${page.targets.join(', ')}). Kept for 30 days; who is told of what is set in WEBHOOK_TARGETS.`
        }
      />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={4}>
          <Box maxWidth="260px">
            <SingleSelect
              aria-label="State"
              placeholder="Every state"
              size="S"
              value={given.get('states') ?? ''}
              onClear={() => open({ states: '' })}
              onChange={(state: string | number) => open({ states: String(state) })}
            >
              {Object.entries(states).map(([state, { label }]) => (
                <SingleSelectOption key={state} value={state}>
                  {label}
                </SingleSelectOption>
              ))}
            </SingleSelect>
          </Box>
          {page.rows.length === 0 ? (
            <Typography role="status">There are no deliveries here.</Typography>
          ) : (
            <Box
              tag="ul"
              aria-label="Deliveries"
              background="neutral0"
              hasRadius
              shadow="tableShadow"
            >
              {page.rows.map((row) => (
                <Item key={row.id}>
                  <Box style={{ flex: '1 1 280px', minWidth: 0 }}>
                    <Typography tag="p">
                      <strong>{eventTitles[row.event]}</strong>:{' '}
                      {row.path ? <TextLink to={row.path}>{row.about}</TextLink> : row.about}
                    </Typography>
                    <Typography tag="p" variant="pi" textColor="neutral600">
                      {`To ${row.target}. ${fateOf(row)}`}
                    </Typography>
                  </Box>
                  <Status variant={states[row.state].variant} size="XS" width="max-content">
                    <Typography
                      tag="span"
                      variant="pi"
                      fontWeight="bold"
                      textColor={`${states[row.state].variant}700`}
                    >
                      {states[row.state].label}
                    </Typography>
                  </Status>
                  {allowedActions.canResend && row.state !== 'pending' && (
                    <Button variant="tertiary" size="S" onClick={() => void sendAgain(row)}>
                      Send again
                    </Button>
                  )}
                </Item>
              ))}
            </Box>
          )}
          <Flex gap={2}>
            {given.has('olderThan') && (
              <Button variant="tertiary" onClick={() => open({})}>
                Newest
              </Button>
            )}
            {page.hasOlder && (
              <Button
                variant="tertiary"
                onClick={() => {
                  const next = new URLSearchParams(given)
                  next.set('olderThan', String(page.rows.at(-1)?.id ?? ''))
                  navigate(`/settings${PATH}?${next}`)
                }}
              >
                Older
              </Button>
            )}
          </Flex>
        </Flex>
      </Layouts.Content>
    </Page.Main>
  )
}
