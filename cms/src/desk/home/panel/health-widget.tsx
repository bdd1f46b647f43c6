import { Flex, Status, Typography } from '@strapi/design-system'
import { Widget } from '@strapi/strapi/admin'
import { Link } from 'react-router-dom'
import type { Health } from '../server/health'
import { listed } from '../../../platform/shared/listed'
import { usePolled } from '../../../platform/panel/calls/use-polled'

const labels = { success: 'OK', danger: 'Problem', secondary: 'Off', primary: 'Wait' } as const

type Line = {
  name: string
  text: string
  variant: keyof typeof labels
  to?: string
}

const sites = {
  connected: { text: 'Connected', variant: 'success' },
  'not seen': { text: 'No contact for a minute', variant: 'danger' },
  starting: { text: 'No contact yet', variant: 'primary' },
} as const

function mailLines({ isOn, pending, failed }: NonNullable<Health['mail']>): Line[] {
  const to = (state: string) => `/mail?states=${state}`
  return [
    isOn
      ? { name: 'Mail', text: `${pending} waiting`, variant: 'success', to: to('pending') }
      : { name: 'Mail', text: 'Off: no mail server is set up', variant: 'secondary', to: '/mail' },
    ...(failed > 0
      ? [
          {
            name: 'Failed mail',
            text: String(failed),
            variant: 'danger',
            to: to('failed'),
          } as const,
        ]
      : []),
  ]
}

function webhookLines({ pending, failed, refusing }: NonNullable<Health['webhooks']>): Line[] {
  const to = (state: string) => `/settings/webhook-deliveries?states=${state}`
  const waiting = `${pending} waiting`
  return [
    refusing.length > 0
      ? {
          name: 'Webhooks',
          text: `${waiting}. Not taken, and tried again: ${listed(refusing)}`,
          variant: 'danger',
          to: to('pending'),
        }
      : { name: 'Webhooks', text: waiting, variant: 'success', to: to('pending') },
    ...(failed > 0
      ? [
          {
            name: 'Failed webhooks',
            text: String(failed),
            variant: 'danger',
            to: to('failed'),
          } as const,
        ]
      : []),
  ]
}

function linesOf({ site, disk, mail, webhooks }: Health): Line[] {
  const free = `${Math.floor(disk.freeGigabytes)} GB free`
  return [
    { name: 'Site', ...sites[site] },
    ...(mail ? mailLines(mail) : []),
    ...(webhooks ? webhookLines(webhooks) : []),
    { name: 'Disk', text: free, variant: disk.isLow ? 'danger' : 'success' },
  ]
}

/** Whether mail goes out, other systems take what they are told, the site's server is there, and the disk has room. */
export function HealthWidget() {
  const { data } = usePolled<Health>('/home/health')
  if (data === undefined) return <Widget.Loading />
  if (data === 'failed') return <Widget.Error />
  return (
    <Flex tag="ul" direction="column" alignItems="stretch" gap={3}>
      {linesOf(data).map(({ name, text, variant, to }) => (
        <Flex tag="li" key={name} gap={3} justifyContent="space-between">
          <Typography>
            {to ? (
              <Typography tag={Link} to={to} textColor="primary600">
                {name}
              </Typography>
            ) : (
              name
            )}
            <Typography textColor="neutral600"> – {text}</Typography>
          </Typography>
          <Status variant={variant} size="XS">
            <Typography variant="pi" fontWeight="bold" textColor={`${variant}700`}>
              {labels[variant]}
            </Typography>
          </Status>
        </Flex>
      ))}
    </Flex>
  )
}
