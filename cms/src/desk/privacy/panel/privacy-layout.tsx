import { Flex, LinkButton } from '@strapi/design-system'
import { useAuth } from '@strapi/strapi/admin'
import type { ComponentProps } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { Screen } from '../../../platform/panel/screen/screen'
import { tabs } from './tabs'

/** The frame of the privacy pages, with links between those that the user may open. */
export function PrivacyLayout({ children, ...head }: ComponentProps<typeof Screen>) {
  const permissions = useAuth('privacy', (state) => state.permissions)
  const { pathname } = useLocation()
  return (
    <Screen {...head}>
      <Flex tag="nav" aria-label="Privacy" gap={2} wrap="wrap">
        {tabs
          .filter((tab) => permissions.some((one) => one.action === tab.action))
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
    </Screen>
  )
}
