import { Flex, LinkButton } from '@strapi/design-system'
import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import type { Row, Submission } from './types'
import type { InboxCalls } from './use-inbox-calls'
import { filterOf } from '../shared/view-query'

type Props = { calls: InboxCalls; submission: Submission; search: string }

/** The submissions before and after this one in the list that it was opened from. */
export function Neighbours({ calls, submission: { id }, search }: Props) {
  const [newer, setNewer] = useState<Row>()
  const [older, setOlder] = useState<Row>()
  const filter = filterOf(search)
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    calls.list(`${filter}&newerThan=${id}`, signal).then(
      ({ rows }) => setNewer(rows.at(-1)),
      () => undefined,
    )
    calls.list(`${filter}&olderThan=${id}`, signal).then(
      ({ rows }) => setOlder(rows[0]),
      () => undefined,
    )
    return () => controller.abort()
  }, [calls, filter, id])
  const link = (row: Row | undefined, label: string) =>
    row && (
      <LinkButton tag={Link} variant="tertiary" to={`/inbox/${row.reference}?${filter}`}>
        {label}
      </LinkButton>
    )
  return (
    <Flex gap={2}>
      {link(newer, 'Newer')}
      {link(older, 'Older')}
    </Flex>
  )
}
