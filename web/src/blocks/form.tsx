import { Heading } from '../ui/heading'
import { Picture } from '../ui/picture'
import { RichText } from '../ui/rich-text'
import { Section } from '../ui/section'
import { useBlockData } from './block-data'
import type { BlockProps } from './block-props'

export function Form({ block, isFirst }: BlockProps<'form'>) {
  const { renderForm } = useBlockData()
  return (
    <Section name="form" anchor={block.anchor}>
      <div className="form__words">
        <Heading level={isFirst ? 1 : 2} className="title-2">
          {block.title}
        </Heading>
        {block.subtitle && <p className="lead">{block.subtitle}</p>}
        {block.introduction && (
          <RichText nodes={block.introduction} headingLevel={isFirst ? 2 : 3} />
        )}
        {block.image && <Picture className="form__picture" image={block.image} isEager={isFirst} />}
      </div>
      <div className="form__slot card">{renderForm?.(block.form)}</div>
    </Section>
  )
}
