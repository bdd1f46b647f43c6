import { columnsOf } from '../../ui/columns-of'
import { CountUp } from '../../ui/count-up'
import { Picture } from '../../ui/picture'
import { BlockSection } from '../block-section'
import type { BlockProps } from '../block-props'

export function Statistics({ block, isFirst }: BlockProps<'statistics'>) {
  // The styles put the first figure on a line of its own: the columns are those of the others.
  return (
    <BlockSection block={block} isFirst={isFirst} variant="charcoal">
      <dl className={`statistics__list ${columnsOf(block.statistics.slice(1))}`}>
        {block.statistics.map((statistic) => (
          <div className="statistics__item" key={statistic.label}>
            <dt>{statistic.label}</dt>
            <dd>
              <CountUp value={statistic.value} />
            </dd>
          </div>
        ))}
      </dl>
      {block.note && <p className="statistics__note muted">{block.note}</p>}
      {block.map && <Picture className="statistics__map" width="page" image={block.map} />}
    </BlockSection>
  )
}
