import { ArrowLink } from '../ui/button-link'
import { Picture } from '../ui/picture'
import { BlockSection, ItemTitle } from './block-section'
import type { BlockProps } from './block-props'

export function Cards({ block, isFirst }: BlockProps<'cards'>) {
  return (
    <BlockSection block={block} isFirst={isFirst}>
      <ul className="cards__list">
        {block.cards.map((card) => (
          <li className="cards__card card" key={card.title} data-variant={card.variant}>
            {card.image && <Picture className="cards__picture" width="card" image={card.image} />}
            <ItemTitle isFirst={isFirst}>{card.title}</ItemTitle>
            <p>{card.text}</p>
            {card.link && <ArrowLink className="cards__link" link={card.link} />}
          </li>
        ))}
      </ul>
    </BlockSection>
  )
}
