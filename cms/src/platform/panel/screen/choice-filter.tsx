import { SingleSelect, SingleSelectOption } from '@strapi/design-system'

type Props = {
  /** What a screen reader calls the filter. */
  label: string
  /** What it shows while nothing is chosen. */
  all: string
  choices: readonly (readonly [value: string, name: string])[]
  chosen: string
  onChoose: (value: string) => void
}

/** A filter by one of several values, or all. */
export const ChoiceFilter = ({ label, all, choices, chosen, onChoose }: Props) => (
  <SingleSelect
    aria-label={label}
    placeholder={all}
    size="S"
    value={chosen}
    onClear={() => onChoose('')}
    onChange={(value: string | number) => onChoose(String(value))}
  >
    {choices.map(([value, name]) => (
      <SingleSelectOption key={value} value={value}>
        {name}
      </SingleSelectOption>
    ))}
  </SingleSelect>
)
