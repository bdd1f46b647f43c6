import { Flex, LinkButton } from '@strapi/design-system'
import { Layouts, Page, useAuth } from '@strapi/strapi/admin'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { places } from './places'

type Props = { title: string; subtitle: string; action?: ReactNode; children: ReactNode }

/** The frame of the privacy pages, with links between those that the user may open. */
export function PrivacyLayout({ title, subtitle, action, children }: Props) {
  const permissions = useAuth('privacy', (state) => state.permissions)
  const { pathname } = useLocation()
  return (
    <Page.Main>
      <Page.Title>{title}</Page.Title>
      <Layouts.Header title={title} subtitle={subtitle} primaryAction={action} />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={4}>
          <Flex tag="nav" aria-label="Privacy" gap={2} wrap="wrap">
            {places
              .filter((place) => permissions.some((one) => one.action === place.action))
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
