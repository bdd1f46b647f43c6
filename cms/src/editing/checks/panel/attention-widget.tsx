import { Flex, Typography } from '@strapi/design-system'
import { Widget } from '@strapi/strapi/admin'
import { Link } from 'react-router-dom'
import { type Attention, findingKinds, kindsOfFindings } from '../shared/kinds'
import { MINUTE_MS, useLoaded } from '../../../platform/panel/screen/use-loaded'

/** How much needs attention, by what is wrong. */
export function AttentionWidget() {
  const { data } = useLoaded<Attention>('/attention/findings', { everyMs: MINUTE_MS })
  if (data === undefined) return <Widget.Loading />
  if (data === 'failed') return <Widget.Error />
  const { found } = data
  if (found.length === 0)
    return <Typography textColor="neutral600">Nothing needs attention.</Typography>
  const countOf = (kind: string) => found.filter((finding) => finding.kind === kind).length
  return (
    <Flex tag="ul" direction="column" alignItems="stretch" gap={3}>
      {kindsOfFindings
        .filter((kind) => countOf(kind) > 0)
        .map((kind) => (
          <Flex tag="li" key={kind} gap={3} justifyContent="space-between">
            <Typography tag={Link} to={`/attention?kind=${kind}`} textColor="primary600">
              {findingKinds[kind]}
            </Typography>
            <Typography fontWeight="bold">{countOf(kind)}</Typography>
          </Flex>
        ))}
    </Flex>
  )
}
