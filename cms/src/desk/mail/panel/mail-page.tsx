import { Flex, LinkButton } from '@strapi/design-system'
import { Layouts, Page, useAuth } from '@strapi/strapi/admin'
import { Link, useLocation } from 'react-router-dom'
import { MailFilters } from './mail-filters'
import { MailList } from './mail-list'
import { MailStatusStrip } from './mail-status-strip'
import { useMailCalls } from './use-mail-calls'
import { useEmails } from './use-emails'

const places = [
  { action: 'api::mail.templates', to: '/mail/templates', name: 'Templates' },
  { action: 'api::mail.reply', to: '/mail/saved-replies', name: 'Saved replies' },
  { action: 'api::mail.settings', to: '/mail/settings', name: 'Settings' },
]

/** Every mail: what waits, was sent, failed. */
export function MailPage() {
  const query = useLocation().search.slice(1)
  const { page, status } = useEmails(useMailCalls(), query)
  const permissions = useAuth('mail', (state) => state.permissions)
  const actions = permissions.map(({ action }) => action)
  return (
    <Page.Main>
      <Page.Title>Mail</Page.Title>
      <Layouts.Header
        title="Mail"
        subtitle="What is sent to visitors and staff"
        primaryAction={
          <Flex gap={2} wrap="wrap">
            {places
              .filter(({ action }) => actions.includes(action))
              .map(({ to, name }) => (
                <LinkButton key={to} tag={Link} variant="tertiary" to={to}>
                  {name}
                </LinkButton>
              ))}
          </Flex>
        }
      />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={4}>
          <MailStatusStrip status={status} />
          <MailFilters query={query} counts={status?.counts} />
          <MailList page={page} query={query} />
        </Flex>
      </Layouts.Content>
    </Page.Main>
  )
}
