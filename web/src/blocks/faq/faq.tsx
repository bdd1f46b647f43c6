import { useId } from 'react'
import { Disclosure } from '../../ui/disclosure'
import { below } from '../../ui/heading'
import { RichText } from '../../ui/rich-text'
import { BlockSection, ItemTitle, levelWithin } from '../block-section'
import type { BlockProps } from '../block-props'

export function Faq({ block, isFirst }: BlockProps<'faq'>) {
  const name = useId()
  const level = levelWithin(isFirst)
  return (
    <BlockSection block={block} isFirst={isFirst} className="section--beside">
      <div>
        {block.questions.map(({ question, answer }, index) => (
          <Disclosure
            key={question}
            name={name}
            isOpen={index === 0}
            title={<ItemTitle isFirst={isFirst}>{question}</ItemTitle>}
          >
            <RichText className="disclosure__content" nodes={answer} headingLevel={below(level)} />
          </Disclosure>
        ))}
      </div>
    </BlockSection>
  )
}
