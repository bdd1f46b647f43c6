import type { BlockName, Variant } from '@app/contract'
import type { ComponentProps, ReactNode } from 'react'
import { below, Heading } from '../ui/heading'
import { Section, SectionHead } from '../ui/section'

type BlockSectionProps = ComponentProps<typeof SectionHead> & {
  block: { block: BlockName; anchor?: string | undefined; variant?: Variant | undefined }
  /** The variant if the editor has not chosen one. */
  variant?: Variant
  className?: string
  children: ReactNode
}

/** The layout of most blocks: a section with a head. */
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

/** The heading level under a block's title. */
export const levelWithin = (isFirst: boolean) => below(isFirst ? 1 : 2)

export const ItemTitle = ({ isFirst, ...rest }: ComponentProps<'h2'> & { isFirst: boolean }) => (
  <Heading {...rest} level={levelWithin(isFirst)} className="title-3" />
)
