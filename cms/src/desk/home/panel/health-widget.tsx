import { Flex, Typography } from '@strapi/design-system'
import { Widget } from '@strapi/strapi/admin'
import type { HealthLine } from '../../../platform/shared/health-line'
import { TextLink } from '../../../platform/panel/look/text-link'
import { Badge, type BadgeLook } from '../../../platform/panel/screen/badge'
import { MINUTE_MS, useLoaded } from '../../../platform/panel/screen/use-loaded'

const looks: Record<HealthLine['is'], BadgeLook> = {
  good: { label: 'OK', variant: 'success' },
  bad: { label: 'Problem', variant: 'danger' },
  off: { label: 'Off', variant: 'secondary' },
  waiting: { label: 'Wait', variant: 'primary' },
}

/** Whether emails and webhooks are delivered, the site's server is in contact, and the disk has room. */
export function HealthWidget() {
  const { data } = useLoaded<{ lines: HealthLine[] }>('/home/health', { everyMs: MINUTE_MS })
  if (data === undefined) return <Widget.Loading />
  if (data === 'failed') return <Widget.Error />
  return (
    <Flex tag="ul" direction="column" alignItems="stretch" gap={3}>
      {data.lines.map(({ name, text, is, to }) => (
        <Flex tag="li" key={name} gap={3} justifyContent="space-between">
          <Typography>
            {to ? <TextLink to={to}>{name}</TextLink> : name}
            <Typography textColor="neutral600"> – {text}</Typography>
          </Typography>
          <Badge look={looks[is]} />
        </Flex>
      ))}
    </Flex>
  )
}
