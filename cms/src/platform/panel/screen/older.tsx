import { Button, Flex } from '@strapi/design-system'
import type { Filter } from './use-filter'

type Props = {
  filter: Filter
  /** The cursor at which older rows begin; empty if there are none. */
  next: string | number | false | null | undefined
}

/** Links to older rows, and back to the newest. */
export const Older = ({ filter, next }: Props) => (
  <Flex gap={2}>
    {filter.given.has('olderThan') && (
      <Button variant="tertiary" onClick={() => filter.change({})}>
        Newest
      </Button>
    )}
    {next !== false && next !== null && next !== undefined && (
      <Button variant="tertiary" onClick={() => filter.goOn(next)}>
        Older
      </Button>
    )}
  </Flex>
)
