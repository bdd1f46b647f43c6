import type { Image } from '@beam/contract'

type PictureProps = {
  image: Image
  className?: string | undefined
  /** Above the fold: fetched first instead of when scrolled to. */
  isEager?: boolean
}

export function Picture({ image, className, isEager = false }: PictureProps) {
  return (
    <img
      className={className}
      src={image.src}
      alt={image.alt}
      width={image.width}
      height={image.height}
      decoding="async"
      {...(isEager ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
    />
  )
}
