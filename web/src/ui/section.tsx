import type { Variant } from '@app/contract'
import type { ReactNode } from 'react'
import { classes } from './classes'
import { Heading } from './heading'
import { sentences } from './sentences'

type SectionProps = {
  /** The block's name, which prefixes the class names of its parts. */
  name: string
  anchor?: string | undefined
  variant?: Variant | undefined
  className?: string | undefined
  /** The section holds coloured panels, so its own background does not alternate. */
  holdsPanels?: boolean
  children: ReactNode
}

/** A full-width section of the page. Sections without a variant alternate between two backgrounds. */
export function Section({
  name,
  anchor,
  variant,
  className,
  holdsPanels = false,
  children,
}: SectionProps) {
  return (
    <section
      id={anchor}
      className={classes('section', !variant && !holdsPanels && 'section--plain', name, className)}
      data-variant={variant}
    >
      <div className="container">{children}</div>
    </section>
  )
}

type SectionHeadProps = {
  block: {
    category?: string | undefined
    title?: string | undefined
    description?: string | undefined
  }
  isFirst: boolean
  isCentred?: boolean
}

export function SectionHead({ block, isFirst, isCentred = false }: SectionHeadProps) {
  if (!block.category && !block.title && !block.description) return null
  return (
    <header className={classes('section-head', isCentred && 'section-head--centred')}>
      {block.category && <p className="eyebrow">{block.category}</p>}
      {block.title && (
        <Heading level={isFirst ? 1 : 2} className={isFirst ? 'title-1' : 'title-2'}>
          {sentences(block.title)}
        </Heading>
      )}
      {block.description && <p className="lead">{block.description}</p>}
    </header>
  )
}
