import { t } from '@app/contract'
import { Picture } from '../../ui/picture'
import { BlockSection } from '../block-section'
import type { BlockProps } from '../block-props'

export function ProblemSolution({ block, isFirst }: BlockProps<'problem-solution'>) {
  return (
    <BlockSection block={block} isFirst={isFirst}>
      <ul className="problem-solution__list">
        {block.pairs.map((pair) => (
          <li className="problem-solution__pair" key={pair.problem}>
            {pair.image && (
              <Picture className="problem-solution__icon" width="mark" image={pair.image} />
            )}
            <p className="problem-solution__problem">
              <span className="visually-hidden">{`${t('The problem:')} `}</span>
              {pair.problem}
            </p>
            <p className="problem-solution__solution">
              <span className="visually-hidden">{`${t('The answer:')} `}</span>
              {pair.solution}
            </p>
          </li>
        ))}
      </ul>
    </BlockSection>
  )
}
