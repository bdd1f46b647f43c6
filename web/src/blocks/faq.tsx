import { useId } from 'react'
import { below, Heading } from '../ui/heading'
import { Icon } from '../ui/icon'
import { RichText } from '../ui/rich-text'
import { Section, SectionHead } from '../ui/section'
import type { BlockProps } from './block-props'

export function Faq({ block, isFirst }: BlockProps<'faq'>) {
  const name = useId()
  const level = below(isFirst ? 1 : 2)
  return (
    <Section name="faq" anchor={block.anchor}>
      <SectionHead block={block} isFirst={isFirst} />
      <div className="faq__list">
        {block.questions.map(({ question, answer }, index) => (
          // Readers may open and close before the page is hydrated.
          <details
            className="faq__item"
            key={question}
            name={name}
            open={index === 0}
            suppressHydrationWarning
          >
            <summary className="faq__question">
              <Heading level={level} className="title-3">
                {question}
              </Heading>
              <Icon name="plus" />
            </summary>
            <RichText className="faq__answer" nodes={answer} headingLevel={below(level)} />
          </details>
        ))}
      </div>
    </Section>
  )
}
