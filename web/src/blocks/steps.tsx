import { below, Heading } from '../ui/heading'
import { Picture } from '../ui/picture'
import { Section, SectionHead } from '../ui/section'
import type { BlockProps } from './block-props'

export function Steps({ block, isFirst }: BlockProps<'steps'>) {
  return (
    <Section name="steps" anchor={block.anchor} variant={block.variant}>
      <SectionHead block={block} isFirst={isFirst} />
      <ol className="steps__list">
        {block.steps.map((step) => (
          <li className="steps__step" key={step.title}>
            {step.image && <Picture className="steps__picture" image={step.image} />}
            <div className="steps__words">
              <Heading level={below(isFirst ? 1 : 2)} className="title-3">
                {step.title}
              </Heading>
              <p className="muted">{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}
