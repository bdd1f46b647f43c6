import { classes } from '../../ui/classes'
import { Picture } from '../../ui/picture'
import { BlockSection, ItemTitle } from '../block-section'
import type { BlockProps } from '../block-props'

export function Points({ block, isFirst }: BlockProps<'points'>) {
  const List = block.numbered ? 'ol' : 'ul'
  return (
    <BlockSection
      block={block}
      isFirst={isFirst}
      className={classes(
        !block.numbered && 'points--pairs',
        block.numbered && (block.image ? 'section--beside' : 'points--rows'),
      )}
    >
      {block.image && <Picture className="points__picture" image={block.image} />}
      <List className={classes('points__list', block.numbered && 'points__list--numbered')}>
        {block.points.map((point) => (
          <li className="points__point" key={point.title}>
            <ItemTitle isFirst={isFirst}>{point.title}</ItemTitle>
            {point.text && <p className="muted">{point.text}</p>}
          </li>
        ))}
      </List>
    </BlockSection>
  )
}
