import { Beam } from '../../ui/beam'
import { Picture } from '../../ui/picture'
import { Section, SectionHead } from '../../ui/section'
import { StoreBadges } from '../../ui/store-badges'
import { useBlockData } from '../block-data'
import type { BlockProps } from '../block-props'

export function Download({ block, isFirst, isLead }: BlockProps<'download'>) {
  const { site } = useBlockData()
  return (
    <Section name="download" anchor={block.anchor} variant={block.variant ?? 'teal'}>
      <div className="download__text">
        <SectionHead block={block} isFirst={isFirst} />
        <StoreBadges appStoreUrl={site.appStoreUrl} googlePlayUrl={site.googlePlayUrl} />
      </div>
      {block.image && (
        <div className="download__picture">
          <Beam />
          <Picture image={block.image} isEager={isLead} />
        </div>
      )}
    </Section>
  )
}
