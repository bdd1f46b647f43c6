import { ArrowLink } from '../../ui/button-link'
import { classes } from '../../ui/classes'
import { columnsOf } from '../../ui/columns-of'
import { Picture } from '../../ui/picture'
import { BlockSection, ItemTitle } from '../block-section'
import type { BlockProps } from '../block-props'

export function Cards({ block, isFirst, isLead }: BlockProps<'cards'>) {
  const { cards } = block
  const areScenes = block.pictures === 'scene'
  // Cards that lead nowhere and have no colour are a quiet strip instead.
  const isStrip = !areScenes && cards.every(({ link, variant }) => !link && !variant)
  return (
    <BlockSection block={block} isFirst={isFirst} className={isStrip ? 'cards--strip' : ''}>
      <ul
        className={classes(
          'cards__list',
          areScenes && `cards__list--scenes ${columnsOf(cards)}`,
          cards.length === 4 && 'cards__list--four',
          (cards.length === 5 || cards.length === 6) && 'cards__list--by-three',
        )}
      >
        {cards.map((card, index) => (
          // A card with the variant of its section would be invisible.
          <li
            className={classes('cards__card', !isStrip && 'card')}
            key={card.title}
            data-variant={card.variant === block.variant ? undefined : card.variant}
          >
            {card.image && (
              <Picture
                className="cards__picture"
                width="card"
                image={card.image}
                isEager={isLead && index === 0}
              />
            )}
            <ItemTitle isFirst={isFirst}>{card.title}</ItemTitle>
            <p>{card.text}</p>
            {card.link && <ArrowLink className="cards__link" link={card.link} />}
          </li>
        ))}
      </ul>
    </BlockSection>
  )
}
