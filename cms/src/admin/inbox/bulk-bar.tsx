import { Button, Flex, SingleSelect, SingleSelectOption, Typography } from '@strapi/design-system'
import { isState, reviewStates, stateNames } from './review-states'
import type { Change, Colleague } from './types'

type Props = {
  count: number
  colleagues: Colleague[]
  onChange: (change: Change) => void
  onClear: () => void
}

/** What can be done with the selected submissions. */
export const BulkBar = ({ count, colleagues, onChange, onClear }: Props) => (
  <Flex
    gap={2}
    padding={3}
    background="primary100"
    hasRadius
    wrap="wrap"
    role="group"
    aria-label="Selected submissions"
  >
    <Typography fontWeight="bold" aria-live="polite">
      {count} selected
    </Typography>
    <SingleSelect
      aria-label="Set state"
      placeholder="Set state"
      size="S"
      value=""
      onChange={(state: string | number) => isState(state) && onChange({ state })}
    >
      {stateNames.map((state) => (
        <SingleSelectOption key={state} value={state}>
          {reviewStates[state].label}
        </SingleSelectOption>
      ))}
    </SingleSelect>
    <SingleSelect
      aria-label="Assign to"
      placeholder="Assign to"
      size="S"
      value=""
      onChange={(id: string | number) =>
        onChange({ assigneeId: id === 'none' ? null : Number(id) })
      }
    >
      <SingleSelectOption value="none">Nobody</SingleSelectOption>
      {colleagues.map(({ id, name }) => (
        <SingleSelectOption key={id} value={String(id)}>
          {name}
        </SingleSelectOption>
      ))}
    </SingleSelect>
    <Button variant="danger-light" size="S" onClick={() => onChange({ state: 'spam' })}>
      Mark as spam
    </Button>
    <Button variant="ghost" size="S" onClick={onClear}>
      Clear selection
    </Button>
  </Flex>
)
