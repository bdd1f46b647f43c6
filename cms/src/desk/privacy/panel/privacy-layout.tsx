import { Flex, LinkButton } from '@strapi/design-system'
import { Layouts, Page } from '@strapi/strapi/admin'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { useMayPrivacy } from './use-may-privacy'

const places = [
  { to: '/privacy', name: 'A person', action: 'person' },
  { to: '/privacy/consents', name: 'Consent log', action: 'person' },
  { to: '/privacy/retention', name: 'Retention', action: 'retention' },
] as const

type Props = { title: string; subtitle: string; action?: ReactNode; children: ReactNode }

/** The frame of the privacy pages, with links between those that the user may open. */
export function PrivacyLayout({ title, subtitle, action, children }: Props) {
  const may = useMayPrivacy()
  const { pathname } = useLocation()
  return (
    <Page.Main>
      <Page.Title>{title}</Page.Title>
      <Layouts.Header title={title} subtitle={subtitle} primaryAction={action} />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={4}>
          <Flex tag="nav" aria-label="Privacy" gap={2} wrap="wrap">
            {places
              .filter((place) => may(place.action))
              .map(({ to, name }) => (
                <LinkButton
                  key={to}
                  tag={Link}
                  to={to}
                  variant={pathname === to ? 'secondary' : 'tertiary'}
                  aria-current={pathname === to ? 'page' : undefined}
                >
                  {name}
                </LinkButton>
              ))}
          </Flex>
          {children}
        </Flex>
      </Layouts.Content>
    </Page.Main>
  )
}
