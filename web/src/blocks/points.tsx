import { classes } from '../ui/classes'
import { below, Heading } from '../ui/heading'
import { Section, SectionHead } from '../ui/section'
import type { BlockProps } from './block-props'

export function Points({ block, isFirst }: BlockProps<'points'>) {
  const List = block.numbered ? 'ol' : 'ul'
  return (
    <Section name="points" anchor={block.anchor} variant={block.variant}>
      <SectionHead block={block} isFirst={isFirst} />
      <List className={classes('points__list', block.numbered && 'points__list--numbered')}>
        {block.points.map((point) => (
          <li className="points__point" key={point.title}>
            <Heading level={below(isFirst ? 1 : 2)} className="title-3">
              {point.title}
            </Heading>
            {point.text && <p className="muted">{point.text}</p>}
          </li>
        ))}
      </List>
    </Section>
  )
}
