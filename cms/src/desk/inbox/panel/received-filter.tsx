import { Flex, SingleSelect, SingleSelectOption } from '@strapi/design-system'
import { DayRange } from '../../../platform/panel/dates/day-range'
import { periods } from './periods'

type Changes = { period?: string; from?: string; to?: string }

type Props = { given: URLSearchParams; onChange: (changes: Changes) => void }

/** Today, some days, or a range of dates. */
export function ReceivedFilter({ given, onChange }: Props) {
  const hasDates = given.has('from') || given.has('to')
  const period = given.get('period') ?? (hasDates ? 'range' : '')
  return (
    <Flex gap={2} wrap="wrap" alignItems="end">
      <SingleSelect
        aria-label="Received"
        placeholder="Any time"
        size="S"
        value={period}
        onClear={() => onChange({ period: '', from: '', to: '' })}
        onChange={(value: string | number) => onChange({ period: String(value), from: '', to: '' })}
      >
        {periods.map(([name, label]) => (
          <SingleSelectOption key={name} value={name}>
            {label}
          </SingleSelectOption>
        ))}
      </SingleSelect>
      {period === 'range' && (
        <DayRange
          given={given}
          labels={['Received from', 'Received until']}
          onChange={(changes) => onChange({ period, ...changes })}
        />
      )}
    </Flex>
  )
}
