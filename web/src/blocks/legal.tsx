import { classes } from '../ui/classes'
import { below, Heading } from '../ui/heading'
import { RichText } from '../ui/rich-text'
import { Section } from '../ui/section'
import type { BlockProps } from './block-props'

export function Legal({ block, isFirst }: BlockProps<'legal'>) {
  const level = isFirst ? 1 : 2
  const idOf = (index: number) => `${block.anchor ? `${block.anchor}-` : ''}clause-${index + 1}`
  const titled = ({ title }: { title: string }, index: number) =>
    block.numbered ? (
      <>
        <span className="legal__number">{`${index + 1}.`}</span> {title}
      </>
    ) : (
      title
    )
  const hasPoints = block.points.length > 0
  return (
    <Section name="legal" anchor={block.anchor}>
      <header className={classes('legal__head', hasPoints && 'legal__head--summed')}>
        <div className="legal__title">
          <Heading level={level} className="title-1">
            {block.title}
          </Heading>
          {block.effective && <p className="lead">{`In effect from ${block.effective}`}</p>}
          {block.introduction && (
            <RichText nodes={block.introduction} headingLevel={below(level)} />
          )}
        </div>
        {hasPoints && (
          <div className="legal__points" data-variant="teal">
            {block.pointsTitle && (
              <Heading level={below(level)} className="title-3">
                {block.pointsTitle}
              </Heading>
            )}
            <ul className="ticks">
              {block.points.map((point) => (
                <li key={point.title}>
                  <strong>{point.title}</strong> {point.text}
                </li>
              ))}
            </ul>
          </div>
        )}
      </header>
      <nav className="legal__contents" aria-label="Contents">
        <details>
          <summary className="eyebrow">Contents</summary>
          <ul>
            {block.clauses.map((clause, index) => (
              <li key={clause.title}>
                <a href={`#${idOf(index)}`}>{titled(clause, index)}</a>
              </li>
            ))}
          </ul>
        </details>
      </nav>
      <div className="legal__body">
        {block.clauses.map((clause, index) => (
          <section className="legal__clause" id={idOf(index)} key={clause.title}>
            <Heading level={below(level)} className="title-3">
              {titled(clause, index)}
            </Heading>
            {clause.summary && <p className="legal__summary">{clause.summary}</p>}
            <RichText nodes={clause.body} headingLevel={below(level, 2)} />
            {clause.points.length > 0 && (
              <dl className="legal__table">
                {clause.points.map((point) => (
                  <div key={point.title}>
                    <dt>{point.title}</dt>
                    <dd>{point.text}</dd>
                  </div>
                ))}
              </dl>
            )}
          </section>
        ))}
      </div>
    </Section>
  )
}
