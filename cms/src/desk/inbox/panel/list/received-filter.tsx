import { Flex } from '@strapi/design-system'
import { DayRange } from '../../../../platform/panel/dates/day-range'
import { ChoiceFilter } from '../../../../platform/panel/screen/choice-filter'
import { periods } from '../periods'

type Changes = { period?: string; from?: string; to?: string }

type Props = { given: URLSearchParams; onChange: (changes: Changes) => void }

/** Filters by when submissions arrived: today, the last days, or a range of dates. */
export function ReceivedFilter({ given, onChange }: Props) {
  const hasDates = given.has('from') || given.has('to')
  const period = given.get('period') ?? (hasDates ? 'range' : '')
  return (
    <Flex gap={2} wrap="wrap" alignItems="end">
      <ChoiceFilter
        label="Received"
        all="Any time"
        choices={periods}
        chosen={period}
        onChoose={(chosen) => onChange({ period: chosen, from: '', to: '' })}
      />
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
