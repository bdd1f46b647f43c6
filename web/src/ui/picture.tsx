import type { Image } from '@beam/contract'

type PictureProps = {
  image: Image
  className?: string | undefined
  /** For pictures above the fold: fetched with high priority instead of lazily. */
  isEager?: boolean
  /** A drawing that knows the name #play plays once where motion is welcome. */
  isPlayed?: boolean
}

export function Picture({ image, className, isEager = false, isPlayed = false }: PictureProps) {
  const picture = (
    <img
      className={className}
      src={image.src}
      alt={image.alt}
      width={image.width}
      height={image.height}
      {...(isEager ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
    />
  )
  return isPlayed ? (
    <picture>
      <source media="(prefers-reduced-motion: no-preference)" srcSet={`${image.src}#play`} />
      {picture}
    </picture>
  ) : (
    picture
  )
}
