import { ArrowLink } from '../ui/button-link'
import { below, Heading } from '../ui/heading'
import { Picture } from '../ui/picture'
import { Section, SectionHead } from '../ui/section'
import type { BlockProps } from './block-props'

export function Cards({ block, isFirst }: BlockProps<'cards'>) {
  return (
    <Section name="cards" anchor={block.anchor} variant={block.variant}>
      <SectionHead block={block} isFirst={isFirst} />
      <ul className="cards__list">
        {block.cards.map((card) => (
          <li className="cards__card card" key={card.title} data-variant={card.variant}>
            {card.image && <Picture className="cards__picture" image={card.image} />}
            <Heading level={below(isFirst ? 1 : 2)} className="title-3">
              {card.title}
            </Heading>
            <p>{card.text}</p>
            {card.link && <ArrowLink className="cards__link" link={card.link} />}
          </li>
        ))}
      </ul>
    </Section>
  )
}
