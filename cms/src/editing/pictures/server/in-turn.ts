import sharp from 'sharp'

// A cache would keep the pixels of the last pictures.
sharp.cache(false)

let last: Promise<unknown> = Promise.resolve()

/** A picture is decoded whole, in up to 200 MB: the process has memory for one at a time. */
export function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const result = last.then(work)
  last = result.catch(() => undefined)
  return result
}
