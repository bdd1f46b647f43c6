import { styled, useTheme } from 'styled-components'

const HEIGHT = 20
const WIDTH = 3
const GAP = 1

/** A phone has no room beside the form's title. */
const Bars = styled.svg`
  @media (max-width: 767px) {
    display: none;
  }
`

type Props = { days: readonly number[]; label: string }

/** One bar for each day, on a scale of its own. */
export function DayBars({ days, label }: Props) {
  const { colors } = useTheme()
  const highest = Math.max(...days, 1)
  const width = days.length * (WIDTH + GAP) - GAP
  return (
    <Bars
      role="img"
      aria-label={label}
      width={width}
      height={HEIGHT}
      viewBox={`0 0 ${width} ${HEIGHT}`}
    >
      {days.map((count, index) => {
        const height = count === 0 ? 1 : Math.max(2, Math.round((count / highest) * HEIGHT))
        return (
          <rect
            // A day has no other key than its index.
            key={index}
            x={index * (WIDTH + GAP)}
            y={HEIGHT - height}
            width={WIDTH}
            height={height}
            fill={count === 0 ? colors.neutral200 : colors.primary500}
          />
        )
      })}
    </Bars>
  )
}
