import { Flex, TextInput, Typography } from '@strapi/design-system'

type Changes = { from?: string; to?: string }

type Props = {
  given: URLSearchParams
  /** What a screen reader calls the first and the last day. */
  labels: readonly [from: string, to: string]
  onChange: (changes: Changes) => void
}

/** The last day that a field takes: without one, browsers take years of six digits. */
const LAST_DAY = '9999-12-31'

/** A first and a last day, of which either may be left open. */
export function DayRange({ given, labels, onChange }: Props) {
  const [from, to] = (['from', 'to'] as const).map((name) => given.get(name)?.slice(0, 10) ?? '')
  const isTurned = Boolean(from && to && from > to)
  return (
    <Flex gap={2} wrap="wrap">
      {(['from', 'to'] as const).map((name) => (
        <Flex key={name} gap={2}>
          <Typography aria-hidden>{name === 'from' ? 'from' : 'until'}</Typography>
          <TextInput
            type="date"
            size="S"
            max={LAST_DAY}
            aria-label={labels[name === 'from' ? 0 : 1]}
            aria-invalid={isTurned}
            value={name === 'from' ? from : to}
            onChange={(event: { target: { value: string } }) =>
              onChange({ [name]: event.target.value })
            }
          />
        </Flex>
      ))}
      <Typography role="status" textColor="danger600">
        {isTurned && 'The first day is later than the last, so nothing lies between them.'}
      </Typography>
    </Flex>
  )
}
