import { Checkbox, Flex, Typography } from '@strapi/design-system'
import { countOf, outcomeNames, outcomes, type Plan, type PlannedItem } from '../shared/plan'

type Props = {
  plan: Plan
  /** Paths of conflicts in which the package's version counts. */
  taken: readonly string[]
  onTake: (taken: readonly string[]) => void
}

const nameOf = ({ title, path }: PlannedItem) => `${title} (${path.replace(/\.json$/, '')})`

/** What an import does, by what becomes of each item. Of what is in conflict, an editor says which counts. */
export function PlanList({ plan, taken, onTake }: Props) {
  return (
    <>
      {outcomeNames
        .filter((outcome) => countOf(plan, outcome) > 0)
        .map((outcome) => (
          <Flex key={outcome} direction="column" alignItems="stretch" gap={2}>
            <Typography tag="h3" fontWeight="bold">
              {`${outcomes[outcome]}: ${countOf(plan, outcome)}`}
            </Typography>
            {outcome !== 'same' && (
              <Flex
                tag="ul"
                direction="column"
                alignItems="stretch"
                gap={1}
                aria-label={outcomes[outcome]}
              >
                {plan.items
                  .filter((item) => item.outcome === outcome)
                  .map((item) => (
                    <Typography key={item.path} tag="li" style={{ overflowWrap: 'anywhere' }}>
                      {outcome === 'conflict' ? (
                        <Checkbox
                          checked={taken.includes(item.path)}
                          onCheckedChange={(checked) =>
                            onTake(
                              checked === true
                                ? [...taken, item.path]
                                : taken.filter((path) => path !== item.path),
                            )
                          }
                        >
                          {`Take the package’s version of ${nameOf(item)}`}
                        </Checkbox>
                      ) : (
                        nameOf(item)
                      )}
                    </Typography>
                  ))}
              </Flex>
            )}
          </Flex>
        ))}
    </>
  )
}
