import { Icon } from '../ui/icon'
import { Picture } from '../ui/picture'
import { Section, SectionHead } from '../ui/section'
import { VideoLink } from '../ui/video-link'
import type { BlockProps } from './block-props'

export function Video({ block, isFirst }: BlockProps<'video'>) {
  return (
    <Section name="video" anchor={block.anchor} variant={block.variant ?? 'charcoal'}>
      <SectionHead block={block} isFirst={isFirst} />
      <VideoLink
        address={block.videoUrl}
        title={block.title ?? block.playLabel}
        className="video__link"
      >
        {block.poster && (
          <Picture
            className="video__poster"
            image={{ ...block.poster, alt: '' }}
            isEager={isFirst}
          />
        )}
        <span className="video__play">
          <Icon name="play" />
          {block.playLabel}
        </span>
      </VideoLink>
    </Section>
  )
}
