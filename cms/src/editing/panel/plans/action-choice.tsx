import { Radio } from '@strapi/design-system'
import { planActions, type PlanAction } from '../../../content/shared/types'

type Props = {
  actions: readonly PlanAction[]
  chosen: PlanAction
  onChoose: (action: PlanAction) => void
}

/** Nothing, if there is no choice. */
export const ActionChoice = ({ actions, chosen, onChoose }: Props) =>
  actions.length > 1 && (
    <Radio.Group aria-label="What happens" value={chosen} onValueChange={onChoose}>
      {actions.map((each) => (
        <Radio.Item key={each} value={each}>
          {planActions[each].verb}
        </Radio.Item>
      ))}
    </Radio.Group>
  )
