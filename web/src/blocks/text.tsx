import { below } from '../ui/heading'
import { RichText } from '../ui/rich-text'
import { Section, SectionHead } from '../ui/section'
import type { BlockProps } from './block-props'

export function Text({ block, isFirst }: BlockProps<'text'>) {
  return (
    <Section name="text" anchor={block.anchor}>
      <SectionHead block={block} isFirst={isFirst} />
      <RichText className="text__body" nodes={block.body} headingLevel={below(isFirst ? 1 : 2)} />
    </Section>
  )
}
