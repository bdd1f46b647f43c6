import { Button, Flex } from '@strapi/design-system'

type Props<Value extends string> = {
  label: string
  choices: readonly (readonly [value: Value, name: string])[]
  chosen: Value
  onChoose: (value: Value) => void
}

/** A few to choose from, all of them in view. */
export const Toggles = <Value extends string>({
  label,
  choices,
  chosen,
  onChoose,
}: Props<Value>) => (
  <Flex gap={2} wrap="wrap" role="group" aria-label={label}>
    {choices.map(([value, name]) => (
      <Button
        key={value}
        size="S"
        variant={value === chosen ? 'default' : 'tertiary'}
        aria-pressed={value === chosen}
        onClick={() => onChoose(value)}
      >
        {name}
      </Button>
    ))}
  </Flex>
)
