import type { Image } from '@app/contract'

/** How wide a picture is drawn, about: browsers choose the file by it. */
const widths = {
  page: '100vw',
  half: '(min-width: 64rem) 50vw, 100vw',
  card: '(min-width: 40rem) 26rem, 100vw',
  mark: '10rem',
}

type PictureProps = {
  image: Image
  className?: string | undefined
  width?: keyof typeof widths
  /** For pictures above the fold: fetched with high priority instead of lazily. */
  isEager?: boolean
  /** Shows the drawing at #play, where its animation plays once, unless the visitor prefers reduced motion. */
  isPlayed?: boolean
}

/** The focus as classes, in steps of a tenth, since a page's policy allows no style attributes. */
const focusClasses = ({ x, y }: NonNullable<Image['focus']>) =>
  `focus focus-x-${Math.round(x / 10)} focus-y-${Math.round(y / 10)}`

export function Picture({
  image,
  className,
  width = 'half',
  isEager = false,
  isPlayed = false,
}: PictureProps) {
  const { focus } = image
  const picture = (
    <img
      className={focus ? `${className ?? ''} ${focusClasses(focus)}` : className}
      src={image.src}
      alt={image.alt}
      width={image.width}
      height={image.height}
      {...responsive(image, width)}
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

/** The attributes by which a browser chooses a file; none for a drawing or a small photo, which has one file. */
function responsive({ src, width, smaller }: Image, drawn: keyof typeof widths) {
  if (!smaller || width === undefined) return {}
  const files = [...smaller, { src, width }]
  return {
    srcSet: files.map((file) => `${file.src} ${file.width}w`).join(', '),
    sizes: widths[drawn],
  }
}
