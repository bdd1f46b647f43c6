/** What the advice needs to know of a file. */
export type Measured = {
  mime: string
  alternativeText: string | null
  size: number
  width: number | null
}

/** Visitors get smaller versions of a photo, but the largest screens get the file itself. */
const HEAVY_KB = 800
/** A photo across half of a screen of 1,200 points has this many pixels, if the screen has two for each point. */
const NARROW = 1200

const isPhoto = ({ mime }: Measured) => mime.startsWith('image/') && mime !== 'image/svg+xml'

/** What could be better about a file, each in a sentence. */
export function adviceOn(file: Measured): string[] {
  if (!isPhoto(file)) return []
  const { alternativeText, size, width } = file
  return [
    ...((alternativeText ?? '').trim() === ''
      ? ['It has no description for those who cannot see it.']
      : []),
    ...(size > HEAVY_KB
      ? [`It weighs ${Math.round(size)} KB. A photo as JPEG is lighter than as PNG.`]
      : []),
    ...(width !== null && width < NARROW
      ? [`It is ${width} pixels wide: across a page it looks blurred.`]
      : []),
  ]
}
