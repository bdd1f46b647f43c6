import { Heading } from '../ui/heading'
import { RichText } from '../ui/rich-text'
import { Section } from '../ui/section'
import { useBlockData } from './block-data'
import type { BlockProps } from './block-props'

export function Form({ block, isFirst }: BlockProps<'form'>) {
  const { renderForm } = useBlockData()
  return (
    <Section name="form" anchor={block.anchor}>
      <div className="form__text" data-variant={block.variant}>
        <Heading level={isFirst ? 1 : 2} className="title-2">
          {block.title}
        </Heading>
        {block.subtitle && <p className="lead">{block.subtitle}</p>}
        {block.introduction && (
          <RichText nodes={block.introduction} headingLevel={isFirst ? 2 : 3} />
        )}
        {block.statistics.length > 0 && (
          <dl className="form__statistics">
            {block.statistics.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        {block.pointsTitle && (
          <Heading level={isFirst ? 2 : 3} className="title-3">
            {block.pointsTitle}
          </Heading>
        )}
        {block.points.length > 0 && (
          <ol className="form__points">
            {block.points.map(({ title, text }) => (
              <li key={title}>
                <strong>{title}</strong>
                {text && <p className="muted">{text}</p>}
              </li>
            ))}
          </ol>
        )}
      </div>
      {renderForm?.(block, isFirst ? 2 : 3)}
    </Section>
  )
}
