import { ArrowLink } from '../../ui/button-link'
import { columnsOf } from '../../ui/columns-of'
import { Picture } from '../../ui/picture'
import { Section, SectionHead } from '../../ui/section'
import { ItemTitle } from '../block-section'
import type { BlockProps } from '../block-props'

export function Ranking({ block, isFirst }: BlockProps<'ranking'>) {
  return (
    <Section name="ranking" anchor={block.anchor}>
      <div className="ranking__text">
        <SectionHead block={block} isFirst={isFirst} />
        {block.document && <ArrowLink link={block.document} />}
      </div>
      <ul className={`ranking__list ${columnsOf(block.ranks)}`}>
        {block.ranks.map((rank) => (
          <li className="ranking__rank" key={rank.title}>
            {rank.image && <Picture className="ranking__mark" width="mark" image={rank.image} />}
            <div>
              {rank.rank && <p className="ranking__place">{rank.rank}</p>}
              <ItemTitle isFirst={isFirst}>{rank.title}</ItemTitle>
              <p className="muted">{[rank.source, rank.year].filter(Boolean).join(' ')}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
