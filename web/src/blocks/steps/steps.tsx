import { classes } from '../../ui/classes'
import { Picture } from '../../ui/picture'
import { BlockSection, ItemTitle } from '../block-section'
import type { BlockProps } from '../block-props'

export function Steps({ block, isFirst }: BlockProps<'steps'>) {
  const { steps } = block
  const isMany = steps.length > 4
  const arrangement = isMany && block.arrangement === 'beside-picture' ? 'row' : block.arrangement
  return (
    <BlockSection block={block} isFirst={isFirst} className={`steps--${arrangement}`}>
      {steps.length > 0 && (
        <ol className={classes('steps__list', `of-${steps.length}`, isMany && 'steps__list--many')}>
          {steps.map((step) => (
            <li className="steps__step" key={step.title}>
              {step.image && <Picture className="steps__picture" width="card" image={step.image} />}
              <div className="steps__text">
                <ItemTitle isFirst={isFirst}>{step.title}</ItemTitle>
                <p className="muted">{step.text}</p>
              </div>
            </li>
          ))}
        </ol>
      )}
    </BlockSection>
  )
}
