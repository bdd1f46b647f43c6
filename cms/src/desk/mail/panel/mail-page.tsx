import { Flex, LinkButton } from '@strapi/design-system'
import { Page, useAuth } from '@strapi/strapi/admin'
import { Link } from 'react-router-dom'
import { Older } from '../../../platform/panel/screen/older'
import { Screen } from '../../../platform/panel/screen/screen'
import { SearchField } from '../../../platform/panel/screen/search-field'
import { Toggles } from '../../../platform/panel/screen/toggles'
import { useFilter } from '../../../platform/panel/screen/use-filter'
import { useLoaded } from '../../../platform/panel/screen/use-loaded'
import { mailStates } from '../../panel/mail-states'
import { MailList } from './mail-list'
import { MailStatusStrip } from './mail-status-strip'
import type { MailPage as Found, MailStatus } from './types'

const everyMs = 10_000

const tabs = [
  { action: 'api::mail.templates', to: '/mail/templates', name: 'Templates' },
  { action: 'api::mail.reply', to: '/mail/saved-replies', name: 'Saved replies' },
  { action: 'api::mail.settings', to: '/mail/settings', name: 'Settings' },
]

const countText = (count: number) => (count >= 1000 ? '1,000+' : String(count))

const stateChoices = (counts: Partial<MailStatus['counts']>) => [
  ['', 'All'] as const,
  ...(Object.keys(mailStates) as (keyof typeof mailStates)[]).map(
    (state) => [state, `${mailStates[state].label} ${countText(counts[state] ?? 0)}`] as const,
  ),
]

/** Every mail: what waits, was sent, failed. */
export function MailPage() {
  const filter = useFilter()
  const { given, change } = filter
  const { data } = useLoaded<Found>(`/mail/mails?${given}`, { everyMs })
  const { data: status } = useLoaded<MailStatus>('/mail/status', { everyMs })
  const permissions = useAuth('mail', (state) => state.permissions)
  const actions = permissions.map(({ action }) => action)
  const known = status === 'failed' ? undefined : status
  return (
    <Screen
      title="Mail"
      subtitle="What is sent to visitors and staff"
      primaryAction={
        <Flex gap={2} wrap="wrap">
          {tabs
            .filter(({ action }) => actions.includes(action))
            .map(({ to, name }) => (
              <LinkButton key={to} tag={Link} variant="tertiary" to={to}>
                {name}
              </LinkButton>
            ))}
        </Flex>
      }
    >
      <MailStatusStrip status={known} />
      <Toggles
        label="State"
        choices={stateChoices(known?.counts ?? {})}
        chosen={given.get('states') ?? ''}
        onChoose={(states) => change({ states })}
      />
      <SearchField
        label="Search emails"
        placeholder="Reference or email address"
        asked={given.get('q') ?? ''}
        onSearch={(q) => change({ q })}
      />
      {data === undefined ? (
        <Page.Loading />
      ) : data === 'failed' ? (
        <Page.Error />
      ) : (
        <>
          <MailList rows={data.rows} query={given.toString()} />
          <Older filter={filter} next={data.hasOlder && data.rows.at(-1)?.id} />
        </>
      )}
    </Screen>
  )
}
