import { useId } from 'react'
import { below } from '../ui/heading'
import { Icon } from '../ui/icon'
import { RichText } from '../ui/rich-text'
import { BlockSection, ItemTitle, levelWithin } from './block-section'
import type { BlockProps } from './block-props'

export function Faq({ block, isFirst }: BlockProps<'faq'>) {
  const name = useId()
  const level = levelWithin(isFirst)
  return (
    <BlockSection block={block} isFirst={isFirst} className="section--beside">
      <div className="faq__list">
        {block.questions.map(({ question, answer }, index) => (
          // Visitors may open and close answers before hydration.
          <details
            className="faq__item"
            key={question}
            name={name}
            open={index === 0}
            suppressHydrationWarning
          >
            <summary className="faq__question">
              <ItemTitle isFirst={isFirst}>{question}</ItemTitle>
              <Icon name="plus" />
            </summary>
            <RichText className="faq__answer" nodes={answer} headingLevel={below(level)} />
          </details>
        ))}
      </div>
    </BlockSection>
  )
}
