import {
  Box,
  Button,
  Flex,
  Searchbar,
  SearchForm,
  SingleSelect,
  SingleSelectOption,
  Status,
  Typography,
} from '@strapi/design-system'
import { Download } from '@strapi/icons'
import { Layouts, Page, useFetchClient, useNotification } from '@strapi/strapi/admin'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { styled } from 'styled-components'
import type { SubscriberPage, SubscriberState } from '../server/subscribers'
import type { AsJson } from '../../../platform/panel/calls/as-json'
import { saveFile } from '../../../platform/panel/calls/save-file'
import { datedName } from '../../../platform/shared/dated-name'
import { useNotifyOnError } from '../../../platform/panel/calls/use-notify-on-error'
import { formatDateTime } from '../../../platform/panel/look/format-date-time'
import { TextLink } from '../../../platform/panel/look/text-link'
import { UnsubscribeButton } from './unsubscribe-button'

const states = {
  subscribed: { label: 'Subscribed', variant: 'success' },
  pending: { label: 'Not confirmed', variant: 'warning' },
  left: { label: 'Left', variant: 'secondary' },
} as const satisfies Record<SubscriberState, { label: string; variant: string }>

const stateNames = Object.keys(states) as SubscriberState[]

const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 160px 120px 120px;
  gap: 8px 16px;
  align-items: center;
  min-height: 56px;
  padding: 8px 20px;
  border-top: 1px solid ${({ theme }) => theme.colors.neutral150};
  overflow-wrap: anywhere;
  &:first-child {
    border-top: 0;
  }
  @media (max-width: 767px) {
    grid-template-columns: minmax(0, 1fr) auto;
    padding: 12px;
  }
`

/** Who subscribed to the newsletter, and who left it. */
export function SubscribersPage() {
  const { get, post } = useFetchClient()
  const notifyOnError = useNotifyOnError()
  const { toggleNotification } = useNotification()
  const navigate = useNavigate()
  const { search } = useLocation()
  const given = new URLSearchParams(search)
  const asked = given.get('q') ?? ''
  const [text, setText] = useState(asked)
  const [page, setPage] = useState<AsJson<SubscriberPage> | 'failed'>()
  const [reads, setReads] = useState(0)
  useEffect(() => setText(asked), [asked])
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    notifyOnError(get<AsJson<SubscriberPage>>(`/newsletter/subscribers${search}`, { signal })).then(
      setPage,
      () => !signal.aborted && setPage('failed'),
    )
    return () => controller.abort()
  }, [get, notifyOnError, search, reads])
  if (page === undefined) return <Page.Loading />
  if (page === 'failed') return <Page.Error />

  const open = (name: string, value: string) => {
    const next = new URLSearchParams(given)
    if (name !== 'olderThan') next.delete('olderThan')
    if (value === '') next.delete(name)
    else next.set(name, value)
    navigate(`/newsletter?${next}`)
  }
  const download = async () => {
    const query = new URLSearchParams({ q: asked, state: given.get('state') ?? '' })
    const path = `/newsletter/subscribers/export?${query}`
    const file = await notifyOnError(get<Blob>(path, { responseType: 'blob' }))
    saveFile(file, datedName('subscribers', 'csv'))
  }
  const unsubscribe = async (reference: string) => {
    await notifyOnError(post(`/newsletter/subscribers/${reference}/unsubscribe`))
    toggleNotification({ type: 'success', message: 'Unsubscribed' })
    setReads((count) => count + 1)
  }
  const ignoreError = (promise: Promise<void>) => void promise.catch(() => undefined)
  return (
    <Page.Main>
      <Page.Title>Newsletter</Page.Title>
      <Layouts.Header
        title="Newsletter"
        subtitle="Addresses that subscribed, newest first"
        primaryAction={
          <Button
            variant="tertiary"
            startIcon={<Download />}
            onClick={() => ignoreError(download())}
          >
            Export CSV
          </Button>
        }
      />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={4}>
          <Flex gap={2} wrap="wrap" alignItems="end">
            <SearchForm
              onSubmit={(event) => {
                event.preventDefault()
                open('q', text.trim())
              }}
            >
              <Searchbar
                name="q"
                size="S"
                value={text}
                onChange={(event) => setText(event.target.value)}
                onClear={() => open('q', '')}
                clearLabel="Clear the search"
                placeholder="Email address"
              >
                Search subscribers
              </Searchbar>
            </SearchForm>
            <SingleSelect
              aria-label="State"
              placeholder="All states"
              size="S"
              value={given.get('state') ?? ''}
              onClear={() => open('state', '')}
              onChange={(state: string | number) => open('state', String(state))}
            >
              {stateNames.map((state) => (
                <SingleSelectOption key={state} value={state}>
                  {states[state].label}
                </SingleSelectOption>
              ))}
            </SingleSelect>
          </Flex>
          {page.rows.length === 0 ? (
            <Box background="neutral0" padding={8} hasRadius role="status">
              <Typography textColor="neutral600">
                {page.olderThan === null
                  ? 'No subscribers match.'
                  : 'None among those looked through; continue with the older ones.'}
              </Typography>
            </Box>
          ) : (
            <Box
              tag="ul"
              aria-label="Subscribers"
              background="neutral0"
              hasRadius
              shadow="tableShadow"
            >
              {page.rows.map(({ id, reference, email, since, state }) => (
                <Item key={id}>
                  <TextLink to={`/inbox/${reference}`}>{email}</TextLink>
                  <Typography variant="pi" textColor="neutral600">
                    {formatDateTime(since)}
                  </Typography>
                  <Status variant={states[state].variant} size="XS" width="max-content">
                    <Typography
                      variant="pi"
                      fontWeight="bold"
                      textColor={`${states[state].variant}700`}
                    >
                      {states[state].label}
                    </Typography>
                  </Status>
                  {state === 'left' ? (
                    <span />
                  ) : (
                    <UnsubscribeButton
                      email={email}
                      onConfirm={() => ignoreError(unsubscribe(reference))}
                    />
                  )}
                </Item>
              ))}
            </Box>
          )}
          <Flex gap={2}>
            {given.has('olderThan') && (
              <Button variant="tertiary" onClick={() => open('olderThan', '')}>
                Newest
              </Button>
            )}
            {page.olderThan !== null && (
              <Button variant="tertiary" onClick={() => open('olderThan', String(page.olderThan))}>
                Older
              </Button>
            )}
          </Flex>
        </Flex>
      </Layouts.Content>
    </Page.Main>
  )
}
