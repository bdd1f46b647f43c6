import { Button, Checkbox, Flex, Typography } from '@strapi/design-system'
import type { SubmissionPage } from '../types'
import type { Selection } from './use-selection'

type Props = {
  page: SubmissionPage
  /** How many match the filter, as far as they were counted. */
  total: string
  selection: Selection
}

/** Above the list: how many match, and what is selected with one click. */
export function SelectionLine({ page: { rows, hasNewer, hasOlder }, total, selection }: Props) {
  const { selected, selectRows, selectMatching, isReading } = selection
  const areAll = rows.every(({ reference }) => selected.has(reference))
  const hasMore = hasNewer || hasOlder
  return (
    <Flex paddingLeft={5} gap={4} wrap="wrap">
      <Checkbox
        checked={areAll ? true : selected.size > 0 ? 'indeterminate' : false}
        onCheckedChange={(checked) => selectRows(checked === true ? rows : [])}
      >
        Select all on this page
      </Checkbox>
      {areAll && hasMore && selected.size === rows.length && (
        <Button variant="ghost" size="S" loading={isReading} onClick={selectMatching}>
          {`Select all ${total} that match`}
        </Button>
      )}
      <Typography textColor="neutral600" role="status">
        {total !== '' && (total === '1' ? 'One matches' : `${total} match`)}
      </Typography>
    </Flex>
  )
}
