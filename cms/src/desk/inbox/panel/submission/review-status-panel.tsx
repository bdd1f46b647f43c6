import { Field, Flex, SingleSelect, SingleSelectOption } from '@strapi/design-system'
import { Panel } from '../../../../platform/panel/screen/panel'
import { isReviewState } from '../../shared/review-states'
import { stateBadges, stateNames } from '../../../panel/state-badges'
import type { Change } from '../../shared/calls'
import type { Submission } from '../types'
import type { Colleagues } from '../use-colleagues'

type Props = {
  submission: Submission
  colleagues: Colleagues
  onChange: (change: Change) => void
}

/** State and assignee. Each choice is saved immediately. */
export const ReviewStatusPanel = ({ submission, colleagues, onChange }: Props) => (
  <Panel title="Progress">
    <Flex direction="column" alignItems="stretch" gap={4}>
      <Field.Root>
        <Field.Label>State</Field.Label>
        <SingleSelect
          value={submission.state}
          onChange={(state: string | number) => isReviewState(state) && onChange({ state })}
        >
          {stateNames.map((state) => (
            <SingleSelectOption key={state} value={state}>
              {stateBadges[state].label}
            </SingleSelectOption>
          ))}
        </SingleSelect>
      </Field.Root>
      <Field.Root>
        <Field.Label>Assignee</Field.Label>
        <SingleSelect
          value={submission.assigneeId === null ? 'none' : String(submission.assigneeId)}
          onChange={(id: string | number) =>
            onChange({ assigneeId: id === 'none' ? null : Number(id) })
          }
        >
          <SingleSelectOption value="none">Unassigned</SingleSelectOption>
          {colleagues.all.map(({ id, name }) => (
            <SingleSelectOption key={id} value={String(id)}>
              {id === colleagues.me ? `${name} (me)` : name}
            </SingleSelectOption>
          ))}
        </SingleSelect>
      </Field.Root>
    </Flex>
  </Panel>
)
