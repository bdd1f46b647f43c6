import { wallClock } from '@app/contract'
import { Box, Flex, Typography } from '@strapi/design-system'
import { Widget } from '@strapi/strapi/admin'
import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { ageOf } from '../../panel/age'
import { formTitles } from '../../panel/form-titles'
import { titleOf } from './title-of'
import type { SubmissionPage } from './types'
import { useInboxCalls } from './use-inbox-calls'
import { defaultQuery, predefinedViews } from './views'

/** What fits into a widget on a phone. */
const SHOWN = 3
const POLL_MS = 60_000

const openTitle = (count: string) => {
  if (count === '') return 'Open submissions'
  return count === '0' ? 'No open submissions' : `${count} open`
}

/** The newest open submissions, and how many are open in all. */
export function InboxWidget() {
  const calls = useInboxCalls()
  const [page, setPage] = useState<SubmissionPage | 'failed'>()
  const [openCount, setOpenCount] = useState('')

  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const read = () => {
      calls.list(defaultQuery, signal).then(setPage, () => !signal.aborted && setPage('failed'))
      calls.counts(defaultQuery, signal).then(
        ({ states, limit }) => {
          const total = Object.values(states).reduce((sum, count) => sum + (count ?? 0), 0)
          setOpenCount(total >= limit ? `${limit}+` : String(total))
        },
        () => undefined,
      )
    }
    read()
    const timer = setInterval(() => !document.hidden && read(), POLL_MS)
    return () => {
      clearInterval(timer)
      controller.abort()
    }
  }, [calls])

  if (page === undefined) return <Widget.Loading />
  if (page === 'failed') return <Widget.Error />
  return (
    <Flex direction="column" alignItems="stretch" gap={3}>
      <Typography tag={Link} to={`/inbox?${defaultQuery}`} fontWeight="bold" textColor="primary600">
        {openTitle(openCount)}
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
                display="block"
              >
                {titleOf(row)}
              </Typography>
              <Typography tag="div" variant="pi" textColor="neutral600" ellipsis>
                {formTitles[row.form]}
              </Typography>
            </div>
            <Typography variant="pi" textColor="neutral600" style={{ whiteSpace: 'nowrap' }}>
              {ageOf(row.receivedAt, wallClock())}
            </Typography>
          </Flex>
        ))}
      </Box>
      <Flex gap={4}>
        {predefinedViews.slice(1, 4).map(({ name, query }) => (
          <Typography key={name} tag={Link} to={`/inbox?${query}`} textColor="primary600">
            {name}
          </Typography>
        ))}
      </Flex>
    </Flex>
  )
}
