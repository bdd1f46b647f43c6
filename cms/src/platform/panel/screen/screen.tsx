import { Flex } from '@strapi/design-system'
import { Layouts, Page } from '@strapi/strapi/admin'
import type { ComponentProps, ReactNode } from 'react'
import { BackLink } from './back-link'

type Props = Omit<ComponentProps<typeof Layouts.Header>, 'navigationAction' | 'as'> & {
  title: string
  /** The text in the browser's tab, if it is not the title. */
  tab?: string
  back?: { to: string; name: string }
  children: ReactNode
}

/** A page of the panel: its head, and its parts one below the other. */
export const Screen = ({ title, tab = title, back, children, ...head }: Props) => (
  <Page.Main>
    <Page.Title>{tab}</Page.Title>
    <Layouts.Header
      title={title}
      navigationAction={back && <BackLink to={back.to}>{back.name}</BackLink>}
      {...head}
    />
    <Layouts.Content>
      <Flex direction="column" alignItems="stretch" gap={4}>
        {children}
      </Flex>
    </Layouts.Content>
  </Page.Main>
)
