import { ButtonLink } from '../../ui/button-link'
import { columnsOf } from '../../ui/columns-of'
import { Picture } from '../../ui/picture'
import { BlockSection, ItemTitle } from '../block-section'
import type { BlockProps } from '../block-props'

export function Packs({ block, isFirst }: BlockProps<'packs'>) {
  return (
    <BlockSection block={block} isFirst={isFirst}>
      <ul className={`packs__list ${columnsOf(block.packs, 3)}`}>
        {block.packs.map((pack) => (
          <li className="packs__pack card" key={pack.name}>
            {pack.image && <Picture className="packs__picture" width="card" image={pack.image} />}
            <div className="packs__text">
              <ItemTitle isFirst={isFirst}>{pack.name}</ItemTitle>
              <p className="packs__price">{pack.price}</p>
              {pack.requirement && <p className="packs__requirement">{pack.requirement}</p>}
              {pack.text && <p className="muted">{pack.text}</p>}
              <ul className="ticks">
                {pack.points.map((point) => (
                  <li key={point.title}>
                    {point.title}
                    {point.text && <p className="muted">{point.text}</p>}
                  </li>
                ))}
              </ul>
              <ButtonLink className="packs__button" link={pack.link} />
            </div>
          </li>
        ))}
      </ul>
    </BlockSection>
  )
}
