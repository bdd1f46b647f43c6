import { wallClock } from '@app/contract'
import { Box, Flex, Typography } from '@strapi/design-system'
import { Widget } from '@strapi/strapi/admin'
import { Link } from 'react-router-dom'
import { type Loaded, MINUTE_MS, useLoaded } from '../../../../platform/panel/screen/use-loaded'
import { ageOf } from '../../../panel/age'
import { formTitles } from '../../../panel/form-titles'
import { titleOf } from '../title-of'
import type { Counts, SubmissionPage } from '../types'
import { defaultQuery, predefinedViews } from '../views'

/** What fits into a widget on a phone. */
const SHOWN = 3
const everyMs = MINUTE_MS

function openTitle(counts: Loaded<Counts>): string {
  if (counts === undefined || counts === 'failed') return 'Open submissions'
  const total = Object.values(counts.states).reduce((sum, count) => sum + (count ?? 0), 0)
  if (total === 0) return 'No open submissions'
  return total >= counts.limit ? `${counts.limit}+ open` : `${total} open`
}

/** The newest open submissions, and how many are open in all. */
export function InboxWidget() {
  const { data } = useLoaded<SubmissionPage>(`/inbox/submissions?${defaultQuery}`, { everyMs })
  const { data: counts } = useLoaded<Counts>(`/inbox/counts?${defaultQuery}`, { everyMs })
  if (data === undefined) return <Widget.Loading />
  if (data === 'failed') return <Widget.Error />
  return (
    <Flex direction="column" alignItems="stretch" gap={3}>
      <Typography tag={Link} to={`/inbox?${defaultQuery}`} fontWeight="bold" textColor="primary600">
        {openTitle(counts)}
      </Typography>
      <Box tag="ul">
        {data.rows.slice(0, SHOWN).map((row) => (
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
