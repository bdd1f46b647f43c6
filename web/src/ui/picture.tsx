import type { Image } from '@beam/contract'

type PictureProps = {
  image: Image
  className?: string | undefined
  /** For pictures above the fold: fetched with high priority instead of lazily. */
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
