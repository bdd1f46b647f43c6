import { t } from '@app/contract'
import { useId } from 'react'
import { ArrowLink } from '../../ui/button-link'
import { columnsOf } from '../../ui/columns-of'
import { Icon } from '../../ui/icon'
import { Picture } from '../../ui/picture'
import { BlockSection, ItemTitle } from '../block-section'
import type { BlockProps } from '../block-props'

/** A checkbox turns each card, so that keyboard and touch need no script. A mouse turns it by hovering. */
export function FlipCards({ block, isFirst }: BlockProps<'flip-cards'>) {
  const id = useId()
  return (
    <BlockSection block={block} isFirst={isFirst}>
      <ul className={`flip-cards__list ${columnsOf(block.cards, 3)}`}>
        {block.cards.map((card, index) => (
          <li className="flip-cards__card" key={card.title}>
            <input
              className="flip-cards__toggle visually-hidden"
              type="checkbox"
              id={`${id}${index}`}
              autoComplete="off"
              suppressHydrationWarning
            />
            <label className="flip-cards__turn" htmlFor={`${id}${index}`}>
              <span className="visually-hidden">
                {t('Turn over: {title}', { title: card.title })}
              </span>
            </label>
            <div className="flip-cards__face flip-cards__front">
              {card.image && (
                <Picture className="flip-cards__icon" width="mark" image={card.image} />
              )}
              <ItemTitle isFirst={isFirst}>{card.title}</ItemTitle>
              <p className="muted">{card.front}</p>
              <Icon name="plus" />
            </div>
            <div className="flip-cards__face flip-cards__back" data-variant="charcoal">
              <p className="lead">{card.back}</p>
              <ArrowLink className="flip-cards__link" link={card.link} />
            </div>
          </li>
        ))}
      </ul>
    </BlockSection>
  )
}
