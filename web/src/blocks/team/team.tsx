import { Picture } from '../../ui/picture'
import { BlockSection, ItemTitle } from '../block-section'
import type { BlockProps } from '../block-props'

export function Team({ block, isFirst }: BlockProps<'team'>) {
  return (
    <BlockSection block={block} isFirst={isFirst}>
      <ul className="team__list">
        {block.members.map((member) => (
          <li className="team__member" key={member.name}>
            {member.image && (
              <Picture className="team__portrait" width="card" image={member.image} />
            )}
            <ItemTitle isFirst={isFirst}>{member.name}</ItemTitle>
            <p className="team__role">{member.role}</p>
            {member.text && <p className="muted">{member.text}</p>}
          </li>
        ))}
      </ul>
    </BlockSection>
  )
}
