import { classes } from '../ui/classes'
import { Picture } from '../ui/picture'
import { BlockSection, ItemTitle } from './block-section'
import type { BlockProps } from './block-props'

export function Steps({ block, isFirst }: BlockProps<'steps'>) {
  const { steps, arrangement } = block
  return (
    <BlockSection
      block={block}
      isFirst={isFirst}
      className={classes(
        `steps--${arrangement}`,
        // Where the one picture has no room, each step shows its own.
        arrangement === 'beside-picture' && 'steps--row',
      )}
    >
      {steps.length > 0 && (
        <ol
          className={classes(
            'steps__list',
            `of-${steps.length}`,
            steps.length > 4 && 'steps__list--many',
          )}
        >
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
