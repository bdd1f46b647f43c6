import { Flex, LinkButton } from '@strapi/design-system'
import { Link, useParams } from 'react-router-dom'
import { PAGE } from '../../../content/shared/types'

const views = {
  List: `/content-manager/collection-types/${PAGE}`,
  Tree: '/content-manager/tree',
} as const

/** Both ways to see the pages. */
export const ViewSwitch = ({ current }: { current: keyof typeof views }) => (
  <Flex tag="nav" aria-label="Ways to see the pages" gap={1}>
    {Object.entries(views).map(([name, to]) => (
      <LinkButton
        key={name}
        tag={Link}
        to={to}
        size="S"
        variant={name === current ? 'secondary' : 'tertiary'}
        aria-current={name === current ? 'page' : undefined}
      >
        {name}
      </LinkButton>
    ))}
  </Flex>
)

/** Beside the list of pages. */
export const ViewSwitchOfList = () =>
  useParams()['slug'] === PAGE ? <ViewSwitch current="List" /> : null
