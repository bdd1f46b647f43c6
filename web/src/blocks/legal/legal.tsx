import { t } from '@app/contract'
import { Fragment } from 'react'
import { classes } from '../../ui/classes'
import { below, Heading } from '../../ui/heading'
import { RichText } from '../../ui/rich-text'
import { Section } from '../../ui/section'
import type { BlockProps } from '../block-props'

/** Whether a title consists of keys, such as those of cookies, which have underscores. */
const isKeys = ({ title }: { title: string }) => title.includes('_')

/** Each key in a span of its own. A key that is longer than its line breaks after an underscore. */
const keysOf = (title: string) =>
  title.split(' ').map((key, index) => (
    <Fragment key={key}>
      {index > 0 && ' '}
      <span>
        {key.split(/(?<=_)(?=\w)/).map((part, place) => (
          <Fragment key={place}>
            {place > 0 && <wbr />}
            {part}
          </Fragment>
        ))}
      </span>
    </Fragment>
  ))

export function Legal({ block, isFirst }: BlockProps<'legal'>) {
  const level = isFirst ? 1 : 2
  const { effective } = block
  const idOf = (index: number) => `${block.anchor ? `${block.anchor}-` : ''}clause-${index + 1}`
  const titled = ({ title }: { title: string }, index: number) =>
    block.numbered ? (
      <>
        <span className="legal__number">{`${index + 1}.`}</span> {title}
      </>
    ) : (
      title
    )
  return (
    <Section name="legal" anchor={block.anchor}>
      <header className="legal__head">
        <div className="legal__title">
          <Heading level={level} className="title-1">
            {block.title}
          </Heading>
          {effective && <p className="lead">{t('In effect from {date}', { date: effective })}</p>}
        </div>
        {block.introduction && <RichText nodes={block.introduction} headingLevel={below(level)} />}
      </header>
      <nav className="legal__contents" aria-label={t('Contents')}>
        <details>
          <summary className="eyebrow">{t('Contents')}</summary>
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
        {block.points.length > 0 && (
          <div className="legal__points">
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
        {block.clauses.map((clause, index) => (
          <section className="legal__clause" id={idOf(index)} key={clause.title}>
            <Heading level={below(level)} className="title-3">
              {titled(clause, index)}
            </Heading>
            {clause.summary && <p className="legal__summary">{clause.summary}</p>}
            <RichText nodes={clause.body} headingLevel={below(level, 2)} />
            {clause.points.length > 0 && (
              <dl
                className={classes(
                  'legal__table',
                  clause.points.some(isKeys) && 'legal__table--keys',
                )}
              >
                {clause.points.map((point) => (
                  <div key={point.title}>
                    <dt>{isKeys(point) ? keysOf(point.title) : point.title}</dt>
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
