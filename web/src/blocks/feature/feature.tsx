import { ArrowLink, ButtonLink } from '../../ui/button-link'
import { classes } from '../../ui/classes'
import { columnsOf } from '../../ui/columns-of'
import { Heading } from '../../ui/heading'
import { Picture } from '../../ui/picture'
import { RichText } from '../../ui/rich-text'
import { Section, SectionHead } from '../../ui/section'
import { levelWithin } from '../block-section'
import type { BlockProps } from '../block-props'

export function Feature({ block, isFirst, isLead }: BlockProps<'feature'>) {
  const level = levelWithin(isFirst)
  const CallLink = block.frame === 'band' ? ButtonLink : ArrowLink
  return (
    <Section
      name="feature"
      anchor={block.anchor}
      variant={block.frame === 'panel' ? undefined : block.variant}
      holdsPanels
      className={classes(
        `feature--${block.frame}`,
        block.frame === 'panel' && `feature--${block.layout}`,
        `feature--image-${block.imagePosition}`,
      )}
    >
      <div className="feature__panel" data-variant={block.variant}>
        <div className="feature__text">
          <SectionHead block={block} isFirst={isFirst} isCentred={block.layout === 'centred'} />
          {block.body && <RichText nodes={block.body} headingLevel={level} />}
          {block.points.length > 0 && (
            <ul
              className={classes(
                'feature__points',
                block.layout === 'full-width' && columnsOf(block.points),
              )}
            >
              {block.points.map((point) => (
                <li key={point.title}>
                  <Heading level={level} className="feature__point">
                    {point.title}
                  </Heading>
                  {point.text && <p>{point.text}</p>}
                </li>
              ))}
            </ul>
          )}
          {block.button && <CallLink link={block.button} />}
        </div>
        {block.image && (
          <Picture className="feature__picture" image={block.image} isEager={isLead} />
        )}
      </div>
    </Section>
  )
}
