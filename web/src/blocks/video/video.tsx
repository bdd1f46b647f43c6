import { Icon } from '../../ui/icon'
import { Picture } from '../../ui/picture'
import { VideoLink } from '../../ui/video-link'
import { BlockSection } from '../block-section'
import type { BlockProps } from '../block-props'

export function Video({ block, isFirst }: BlockProps<'video'>) {
  return (
    <BlockSection block={block} isFirst={isFirst} variant="charcoal">
      <VideoLink
        address={block.videoUrl}
        title={block.title ?? block.playLabel}
        className="video__link"
      >
        {block.poster && (
          <Picture
            className="video__poster"
            width="page"
            image={{ ...block.poster, alt: '' }}
            isEager={isFirst}
          />
        )}
        <span className="video__play">
          <Icon name="play" />
          {block.playLabel}
        </span>
      </VideoLink>
    </BlockSection>
  )
}
