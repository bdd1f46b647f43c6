import {
  Box,
  Button,
  Flex,
  Searchbar,
  SearchForm,
  SingleSelect,
  SingleSelectOption,
  Typography,
} from '@strapi/design-system'
import { Layouts, Page, useFetchClient } from '@strapi/strapi/admin'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { styled } from 'styled-components'
import { auditActions } from '../shared/actions'
import { useNotifyOnError } from '../../../platform/panel/calls/use-notify-on-error'
import { formatDateTime } from '../../../platform/panel/look/format-date-time'
import { DayRange } from '../../../platform/panel/dates/day-range'
import { withMomentsOfDays } from '../../../platform/panel/dates/days'
import { detailText } from './detail-text'

type Entry = {
  id: number
  at: string
  actorName: string
  actorEmail: string | null
  action: string
  /** What people call what it was done to. */
  about: string
  detail: Record<string, unknown>
}
type Entries = { rows: Entry[]; hasOlder: boolean }

const Item = styled.li`
  padding: 12px 20px;
  border-top: 1px solid ${({ theme }) => theme.colors.neutral150};
  overflow-wrap: anywhere;
  &:first-child {
    border-top: 0;
  }
`

const sentenceOf = (action: string) =>
  Object.entries(auditActions).find(([name]) => name === action)?.[1] ?? action

/** What staff and the system did: who, what, when; nothing that visitors sent. */
export function AuditPage() {
  const { get } = useFetchClient()
  const notifyOnError = useNotifyOnError()
  const navigate = useNavigate()
  const { search } = useLocation()
  const given = new URLSearchParams(search)
  const [page, setPage] = useState<Entries | 'failed'>()
  const asked = given.get('q') ?? ''
  const [text, setText] = useState(asked)
  useEffect(() => setText(asked), [asked])
  useEffect(() => {
    let isLatest = true
    const show = (found: Entries | 'failed') => void (isLatest && setPage(found))
    const query = withMomentsOfDays(new URLSearchParams(search))
    notifyOnError(get<Entries>(`/audit/entries?${query}`)).then(show, () => show('failed'))
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
    navigate(`/audit?${next}`)
  }
  return (
    <Page.Main>
      <Page.Title>Audit log</Page.Title>
      <Layouts.Header
        title="Audit log"
        subtitle="What staff and the system did. Kept for a year; nobody can change it."
      />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={4}>
          <Flex gap={2} wrap="wrap" alignItems="end">
            <SearchForm
              onSubmit={(event) => {
                event.preventDefault()
                open({ q: text.trim() })
              }}
            >
              <Searchbar
                name="q"
                size="S"
                value={text}
                onChange={(event) => setText(event.target.value)}
                onClear={() => open({ q: '' })}
                clearLabel="Clear the search"
                placeholder="Reference, id or email address"
              >
                Search the audit log
              </Searchbar>
            </SearchForm>
            <SingleSelect
              aria-label="Action"
              placeholder="Every action"
              size="S"
              value={given.get('actions') ?? ''}
              onClear={() => open({ actions: '' })}
              onChange={(action: string | number) => open({ actions: String(action) })}
            >
              {Object.entries(auditActions).map(([action, sentence]) => (
                <SingleSelectOption key={action} value={action}>
                  {sentence}
                </SingleSelectOption>
              ))}
            </SingleSelect>
            <DayRange given={given} labels={['From this day', 'Until this day']} onChange={open} />
          </Flex>
          {page.rows.length === 0 ? (
            <Typography role="status">There are no entries here.</Typography>
          ) : (
            <Box tag="ul" aria-label="Entries" background="neutral0" hasRadius shadow="tableShadow">
              {page.rows.map(({ id, at, actorName, actorEmail, action, about, detail }) => (
                <Item key={id}>
                  <Typography>
                    <strong>{actorName}</strong> {sentenceOf(action)}
                  </Typography>
                  <Typography tag="p" variant="pi" textColor="neutral600">
                    {[formatDateTime(at), actorEmail, about, detailText(detail)]
                      .filter(Boolean)
                      .join(' · ')}
                  </Typography>
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
                  navigate(`/audit?${next}`)
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
