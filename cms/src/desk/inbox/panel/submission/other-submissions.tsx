import { wallClock } from '@app/contract'
import { Box, Flex, Typography } from '@strapi/design-system'
import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { ageOf } from '../../../panel/age'
import { formTitles } from '../../../panel/form-titles'
import { Panel } from '../../../../platform/panel/screen/panel'
import { Badge } from '../../../../platform/panel/screen/badge'
import { stateBadges } from '../../../panel/state-badges'
import type { Related } from '../types'
import type { InboxCalls } from '../use-inbox-calls'

type Props = { calls: InboxCalls; reference: string }

/** Other submissions, of any form, from the same email address. */
export function OtherSubmissions({ calls, reference }: Props) {
  const [others, setOthers] = useState<Related[]>([])
  useEffect(() => {
    setOthers([])
    calls.others(reference).then(
      ({ submissions }) => setOthers(submissions),
      () => undefined,
    )
  }, [calls, reference])
  if (others.length === 0) return null
  return (
    <Panel title="From the same address">
      <Box tag="ul">
        {others.map((one) => (
          <Flex
            tag="li"
            key={one.reference}
            gap={3}
            paddingBottom={2}
            justifyContent="space-between"
          >
            <div>
              <Typography tag={Link} to={`/inbox/${one.reference}`} textColor="primary600">
                {formTitles[one.form]}
              </Typography>
              <Typography tag="div" variant="pi" textColor="neutral600">
                {[one.name, one.about, ageOf(one.receivedAt, wallClock())]
                  .filter(Boolean)
                  .join(' · ')}
              </Typography>
            </div>
            <Badge look={stateBadges[one.state]} />
          </Flex>
        ))}
      </Box>
    </Panel>
  )
}
