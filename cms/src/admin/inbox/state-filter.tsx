import { SingleSelect, SingleSelectOption } from '@strapi/design-system'
import { useQueryParams } from '@strapi/strapi/admin'
import { useParams } from 'react-router-dom'
import { isIntake } from './lists'
import { reviewStates, stateNames } from './review-states'

type Condition = { reviewState?: { $eq?: string } } & Record<string, unknown>
type Query = { page?: string; filters?: { $and?: Condition[] } }

const ALL = 'all'

/** Above a list of submissions: only those in one state. Other filters stay. */
export function StateFilter() {
  const { slug = '' } = useParams()
  const [{ query }, setQuery] = useQueryParams<Query>()
  if (!isIntake(slug)) return null
  const conditions = query.filters?.$and ?? []
  const chosen = conditions.find(({ reviewState }) => reviewState?.$eq)?.reviewState?.$eq ?? ALL
  const choose = (state: string | number) => {
    const others = conditions.filter(({ reviewState }) => !reviewState)
    const $and = state === ALL ? others : [...others, { reviewState: { $eq: String(state) } }]
    setQuery({ page: '1', filters: { $and } })
  }
  return (
    <SingleSelect aria-label="State" size="S" value={chosen} onChange={choose}>
      <SingleSelectOption value={ALL}>All states</SingleSelectOption>
      {stateNames.map((state) => (
        <SingleSelectOption key={state} value={state}>
          {reviewStates[state].label}
        </SingleSelectOption>
      ))}
    </SingleSelect>
  )
}
