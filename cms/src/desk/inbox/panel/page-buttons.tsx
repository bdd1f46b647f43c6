import { Flex, LinkButton } from '@strapi/design-system'
import { Link } from 'react-router-dom'
import type { SubmissionPage } from './types'

type Props = { page: SubmissionPage; query: string }

export function PageButtons({ page, query }: Props) {
  const { rows, hasNewer, hasOlder } = page
  const newest = rows[0]?.id
  const oldest = rows.at(-1)?.id
  if (newest === undefined || oldest === undefined || (!hasNewer && !hasOlder)) return null
  return (
    <Flex tag="nav" aria-label="Pages" justifyContent="space-between">
      {hasNewer ? (
        <LinkButton tag={Link} variant="tertiary" to={`/inbox?${query}&newerThan=${newest}`}>
          Newer
        </LinkButton>
      ) : (
        <span />
      )}
      {hasOlder && (
        <LinkButton tag={Link} variant="tertiary" to={`/inbox?${query}&olderThan=${oldest}`}>
          Older
        </LinkButton>
      )}
    </Flex>
  )
}
