import { RichText } from '../../ui/rich-text'
import { BlockSection, levelWithin } from '../block-section'
import type { BlockProps } from '../block-props'

export function Text({ block, isFirst }: BlockProps<'text'>) {
  return (
    <BlockSection block={block} isFirst={isFirst}>
      <RichText className="text__body" nodes={block.body} headingLevel={levelWithin(isFirst)} />
    </BlockSection>
  )
}
