import type { BlockName, Variant } from '@beam/contract'
import type { ComponentProps, ReactNode } from 'react'
import { below, Heading } from '../ui/heading'
import { Section, SectionHead } from '../ui/section'

type BlockSectionProps = ComponentProps<typeof SectionHead> & {
  block: { block: BlockName; anchor?: string | undefined; variant?: Variant | undefined }
  /** Its colour where an editor chose none. */
  variant?: Variant
  className?: string
  children: ReactNode
}

/** A block under its head: the form of most of them. */
export const BlockSection = ({
  block,
  isFirst,
  variant,
  className,
  children,
}: BlockSectionProps) => (
  <Section
    name={block.block}
    anchor={block.anchor}
    variant={block.variant ?? variant}
    className={className}
  >
    <SectionHead block={block} isFirst={isFirst} />
    {children}
  </Section>
)

/** The level of what stands under a block's title. */
export const levelWithin = (isFirst: boolean) => below(isFirst ? 1 : 2)

export const ItemTitle = ({ isFirst, ...rest }: ComponentProps<'h2'> & { isFirst: boolean }) => (
  <Heading {...rest} level={levelWithin(isFirst)} className="title-3" />
)
