import { Box, Flex, Typography } from '@strapi/design-system'
import { Widget } from '@strapi/strapi/admin'
import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { ageOf } from './age'
import { formTitles } from './form-titles'
import type { Page } from './types'
import { useInboxCalls } from './use-inbox-calls'
import { defaultQuery, readyViews } from './views'

const SHOWN = 5
const POLL_MS = 60_000

/** The newest submissions that wait, and how many wait in all. */
export function InboxWidget() {
  const calls = useInboxCalls()
  const [page, setPage] = useState<Page | 'failed'>()
  const [waiting, setWaiting] = useState('')

  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    const read = () => {
      calls.list(defaultQuery, signal).then(setPage, () => !signal.aborted && setPage('failed'))
      calls.counts(defaultQuery, signal).then(
        ({ states, limit }) => {
          const total = Object.values(states).reduce((sum, count) => sum + (count ?? 0), 0)
          setWaiting(total >= limit ? `${limit}+` : String(total))
        },
        () => undefined,
      )
    }
    read()
    const timer = setInterval(() => !document.hidden && read(), POLL_MS)
    return () => {
      clearInterval(timer)
      leaving.abort()
    }
  }, [calls])

  if (page === undefined) return <Widget.Loading />
  if (page === 'failed') return <Widget.Error />
  return (
    <Flex direction="column" alignItems="stretch" gap={3}>
      <Typography tag={Link} to={`/inbox?${defaultQuery}`} fontWeight="bold" textColor="primary600">
        {waiting === '0' ? 'Nothing waits for an answer' : `${waiting} open`}
      </Typography>
      <Box tag="ul">
        {page.rows.slice(0, SHOWN).map((row) => (
          <Flex
            tag="li"
            key={row.reference}
            gap={3}
            paddingBottom={2}
            justifyContent="space-between"
          >
            <div style={{ minWidth: 0 }}>
              <Typography
                tag={Link}
                to={`/inbox/${row.reference}?${defaultQuery}`}
                textColor="neutral800"
                ellipsis
              >
                {row.name ?? row.email ?? row.reference}
              </Typography>
              <Typography tag="div" variant="pi" textColor="neutral600" ellipsis>
                {formTitles[row.form]}
              </Typography>
            </div>
            <Typography variant="pi" textColor="neutral600" style={{ whiteSpace: 'nowrap' }}>
              {ageOf(row.receivedAt, Date.now())}
            </Typography>
          </Flex>
        ))}
      </Box>
      <Flex gap={4}>
        {readyViews.slice(1, 4).map(({ name, query }) => (
          <Typography key={name} tag={Link} to={`/inbox?${query}`} textColor="primary600">
            {name}
          </Typography>
        ))}
      </Flex>
    </Flex>
  )
}
