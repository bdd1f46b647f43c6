import { Flex, LinkButton } from '@strapi/design-system'
import { useEffect, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { filterOf } from '../../shared/view-query'
import type { Row } from '../types'
import type { InboxCalls } from '../use-inbox-calls'

type Around = { newer?: Row | undefined; older?: Row | undefined }

/** The submissions before and after one in the list that it was opened from, and the way to them. */
export function useNeighbours(calls: InboxCalls, id: number | undefined, search: string) {
  const navigate = useNavigate()
  const [around, setAround] = useState<Around>({})
  const filter = filterOf(search)
  useEffect(() => {
    setAround({})
    if (id === undefined) return undefined
    const controller = new AbortController()
    const { signal } = controller
    Promise.all([
      calls.list(`${filter}&newerThan=${id}`, signal),
      calls.list(`${filter}&olderThan=${id}`, signal),
    ]).then(
      ([newer, older]) => setAround({ newer: newer.rows.at(-1), older: older.rows[0] }),
      () => undefined,
    )
    return () => controller.abort()
  }, [calls, filter, id])

  const open = (row: Row) => navigate(`/inbox/${row.reference}${search}`)
  return {
    around,
    openNewer: () => void (around.newer && open(around.newer)),
    openOlder: () => void (around.older && open(around.older)),
    /** Opens the older neighbour, else the newer one, else the list. */
    goOn() {
      const next = around.older ?? around.newer
      if (next) open(next)
      else navigate(`/inbox${search}`)
    },
  }
}

type Props = { around: Around; search: string }

export function Neighbours({ around, search }: Props) {
  const link = (row: Row | undefined, label: string) =>
    row && (
      <LinkButton tag={Link} variant="tertiary" to={`/inbox/${row.reference}${search}`}>
        {label}
      </LinkButton>
    )
  return (
    <Flex gap={2}>
      {link(around.newer, 'Newer')}
      {link(around.older, 'Older')}
    </Flex>
  )
}
