import { Button, Flex, SingleSelect, SingleSelectOption, Typography } from '@strapi/design-system'
import { type ReactNode, useState } from 'react'
import { stateBadges, stateNames } from '../../../panel/state-badges'
import type { Change } from '../../shared/calls'
import { isReviewState } from '../../shared/review-states'
import { AskDialog } from '../ask-dialog'
import { changedTo } from '../use-changes'
import type { Colleagues } from '../use-colleagues'

/** A change of more submissions than this is made only after a confirmation. */
export const MANY = 20

export const BULK_BAR = 'bulk-bar'

type Props = {
  count: number
  isCurrent: boolean
  colleagues: Colleagues
  onChange: (change: Change) => void
  onClear: () => void
  children: ReactNode
}

/** Actions on the selected submissions. */
export function BulkBar({ count, isCurrent, colleagues, onChange, onClear, children }: Props) {
  const [toConfirm, setToConfirm] = useState<Change>()
  const choose = (change: Change) => (count > MANY ? setToConfirm(change) : onChange(change))
  return (
    <Flex
      id={BULK_BAR}
      gap={2}
      padding={3}
      background="primary100"
      shadow="popupShadow"
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
        disabled={!isCurrent}
        onChange={(state: string | number) => isReviewState(state) && choose({ state })}
      >
        {stateNames.map((state) => (
          <SingleSelectOption key={state} value={state}>
            {stateBadges[state].label}
          </SingleSelectOption>
        ))}
      </SingleSelect>
      <SingleSelect
        aria-label="Assign to"
        placeholder="Assign to"
        size="S"
        value=""
        disabled={!isCurrent}
        onChange={(id: string | number) =>
          choose({ assigneeId: id === 'none' ? null : Number(id) })
        }
      >
        <SingleSelectOption value="none">Unassigned</SingleSelectOption>
        {colleagues.all.map(({ id, name }) => (
          <SingleSelectOption key={id} value={String(id)}>
            {name}
          </SingleSelectOption>
        ))}
      </SingleSelect>
      <Button
        variant="danger-light"
        size="S"
        disabled={!isCurrent}
        onClick={() => choose({ state: 'spam' })}
      >
        Mark as spam
      </Button>
      {children}
      <Button variant="ghost" size="S" onClick={onClear}>
        Clear selection
      </Button>
      <AskDialog
        isOpen={toConfirm !== undefined}
        title={`Change ${count} submissions?`}
        action={`Change ${count}`}
        onConfirm={() => toConfirm && onChange(toConfirm)}
        onClose={() => setToConfirm(undefined)}
      >
        {toConfirm &&
          `${count} submissions will be ${changedTo(toConfirm, colleagues)}. You can undo it.`}
      </AskDialog>
    </Flex>
  )
}
