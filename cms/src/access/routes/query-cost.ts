/** Each step from one type to another is a join: with lists of related entries, rows multiply. */
const MAX_STEPS = 3

const isField = (key: string) => !key.startsWith('$') && !/^\d+$/.test(key)

/** How many steps a filter or a sort takes: each field above another field, and each dot in a path, is one. */
type Walked = { steps: number; hasField: boolean }

function walk(value: unknown): Walked {
  if (typeof value === 'string') {
    const steps = value.split(',').reduce((sum, path) => sum + path.split('.').length - 1, 0)
    return { steps, hasField: false }
  }
  if (typeof value !== 'object' || value === null) return { steps: 0, hasField: false }
  return Object.entries(value).reduce(
    (sum: Walked, [key, below]) => {
      const { steps, hasField } = walk(below)
      const isStep = isField(key) && hasField
      return {
        steps: sum.steps + steps + (isStep ? 1 : 0),
        hasField: sum.hasField || hasField || isField(key),
      }
    },
    { steps: 0, hasField: false },
  )
}

/** The paths of filters alone: their values are what staff search for, and may contain dots. */
const withoutValues = (filters: unknown): unknown =>
  typeof filters === 'object' && filters !== null
    ? Object.fromEntries(Object.entries(filters).map(([key, below]) => [key, withoutValues(below)]))
    : null

/** Whether a list is filtered and sorted through few enough relations to be read quickly. */
export const isCheap = ({ filters, sort }: { filters?: unknown; sort?: unknown }): boolean =>
  walk(withoutValues(filters)).steps + walk(sort).steps <= MAX_STEPS
