import { Button, Flex, SingleSelect, SingleSelectOption, Typography } from '@strapi/design-system'
import type { ReactNode } from 'react'
import { isReviewState } from '../shared/review-states'
import { reviewStates, stateNames } from '../../panel/review-states'
import type { Change } from '../shared/calls'
import type { Colleague } from './types'

type Props = {
  count: number
  colleagues: Colleague[]
  onChange: (change: Change) => void
  onClear: () => void
  children: ReactNode
}

/** Actions on the selected submissions. */
export const BulkBar = ({ count, colleagues, onChange, onClear, children }: Props) => (
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
      onChange={(state: string | number) => isReviewState(state) && onChange({ state })}
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
      <SingleSelectOption value="none">Unassigned</SingleSelectOption>
      {colleagues.map(({ id, name }) => (
        <SingleSelectOption key={id} value={String(id)}>
          {name}
        </SingleSelectOption>
      ))}
    </SingleSelect>
    <Button variant="danger-light" size="S" onClick={() => onChange({ state: 'spam' })}>
      Mark as spam
    </Button>
    {children}
    <Button variant="ghost" size="S" onClick={onClear}>
      Clear selection
    </Button>
  </Flex>
)
