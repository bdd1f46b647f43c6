import { Flex, LinkButton } from '@strapi/design-system'
import { Link } from 'react-router-dom'
import type { SubmissionPage } from '../types'

/** The parameters of the pages before and after this one, where there are any. */
export function cursorsOf({ rows, hasNewer, hasOlder }: SubmissionPage) {
  const newest = rows[0]?.id
  const oldest = rows.at(-1)?.id
  return {
    ...(hasNewer && newest !== undefined && { newer: `newerThan=${newest}` }),
    ...(hasOlder && oldest !== undefined && { older: `olderThan=${oldest}` }),
  }
}

type Props = { page: SubmissionPage; query: string }

export function PageButtons({ page, query }: Props) {
  const { newer, older } = cursorsOf(page)
  if (newer === undefined && older === undefined) return null
  return (
    <Flex tag="nav" aria-label="Pages" justifyContent="space-between">
      {newer ? (
        <LinkButton tag={Link} variant="tertiary" to={`/inbox?${query}&${newer}`}>
          Newer
        </LinkButton>
      ) : (
        <span />
      )}
      {older && (
        <LinkButton tag={Link} variant="tertiary" to={`/inbox?${query}&${older}`}>
          Older
        </LinkButton>
      )}
    </Flex>
  )
}
