import { ButtonLink } from '../../ui/button-link'
import { classes } from '../../ui/classes'
import { columnsOf } from '../../ui/columns-of'
import { Picture } from '../../ui/picture'
import { Section } from '../../ui/section'
import type { BlockProps } from '../block-props'

export function CallToAction({ block }: BlockProps<'call-to-action'>) {
  return (
    <Section
      name="call-to-action"
      anchor={block.anchor}
      className={`call-to-action--${block.layout}`}
      holdsPanels
    >
      <div className={`call-to-action__boxes ${columnsOf(block.boxes)}`}>
        {block.boxes.map((box) => (
          <div
            className={classes(
              'call-to-action__box',
              box.image ? 'call-to-action__box--pictured' : 'beamed',
              block.boxes.length === 1 && 'call-to-action__box--alone',
            )}
            key={box.title}
            data-variant={box.variant ?? 'teal'}
          >
            <h2 className="title-2">{box.title}</h2>
            {box.text && <p className="lead">{box.text}</p>}
            <ButtonLink className="call-to-action__button" link={box.button} />
            {box.image && <Picture className="call-to-action__picture" image={box.image} />}
          </div>
        ))}
      </div>
    </Section>
  )
}
