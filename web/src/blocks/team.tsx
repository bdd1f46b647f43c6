import { below, Heading } from '../ui/heading'
import { Picture } from '../ui/picture'
import { Section, SectionHead } from '../ui/section'
import type { BlockProps } from './block-props'

export function Team({ block, isFirst }: BlockProps<'team'>) {
  return (
    <Section name="team" anchor={block.anchor}>
      <SectionHead block={block} isFirst={isFirst} />
      <ul className="team__list">
        {block.members.map((member) => (
          <li className="team__member" key={member.name}>
            {member.image && <Picture className="team__portrait" image={member.image} />}
            <Heading level={below(isFirst ? 1 : 2)} className="title-3">
              {member.name}
            </Heading>
            <p className="team__role">{member.role}</p>
            {member.text && <p className="muted">{member.text}</p>}
          </li>
        ))}
      </ul>
    </Section>
  )
}
