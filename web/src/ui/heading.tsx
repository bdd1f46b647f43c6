import type { ComponentProps } from 'react'

export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6

type HeadingProps = ComponentProps<'h2'> & { level: HeadingLevel }

export function Heading({ level, ...rest }: HeadingProps) {
  const Tag = `h${level}` as const
  return <Tag {...rest} />
}

export const below = (level: HeadingLevel, steps = 1): HeadingLevel =>
  Math.min(6, level + steps) as HeadingLevel
