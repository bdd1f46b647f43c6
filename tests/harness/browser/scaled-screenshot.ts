import type { Page } from '@playwright/test'

/** Small enough to hide differences in font rendering between machines. */
const SCALE = 1 / 12

/** The viewport, scaled down, as a PNG. */
export async function scaledScreenshot(page: Page): Promise<Buffer> {
  await page.evaluate(async () => {
    await document.fonts.ready
    const visible = [...document.images].filter(
      (picture) => picture.checkVisibility() && picture.getBoundingClientRect().top < innerHeight,
    )
    await Promise.all(visible.map((picture) => picture.decode().catch(() => undefined)))
  })
  const whole = (await page.screenshot()).toString('base64')
  const canvasPage = await page.context().newPage()
  const small = await canvasPage.evaluate(
    async ([picture, width]) => {
      const blob = await (await fetch(`data:image/png;base64,${picture}`)).blob()
      const bitmap = await createImageBitmap(blob, { resizeWidth: width, resizeQuality: 'high' })
      const canvas = document.createElement('canvas')
      canvas.width = bitmap.width
      canvas.height = bitmap.height
      canvas.getContext('2d')!.drawImage(bitmap, 0, 0)
      return canvas.toDataURL('image/png')
    },
    [whole, Math.round((page.viewportSize()?.width ?? 0) * SCALE)] as const,
  )
  await canvasPage.close()
  return Buffer.from(small.slice(small.indexOf(',') + 1), 'base64')
}

/** How much two pictures differ: the mean over all pixels, and the share of clearly different pixels. */
export async function differenceOf(page: Page, one: Buffer, other: Buffer) {
  const canvasPage = await page.context().newPage()
  const found = await canvasPage.evaluate(
    async (pictures) => {
      const pixels = async (picture: string) => {
        const blob = await (await fetch(`data:image/png;base64,${picture}`)).blob()
        const bitmap = await createImageBitmap(blob)
        const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
        const context = canvas.getContext('2d')!
        context.drawImage(bitmap, 0, 0)
        return context.getImageData(0, 0, bitmap.width, bitmap.height).data
      }
      const [a, b] = await Promise.all(pictures.map(pixels))
      if (!a || !b || a.length !== b.length) return { mean: 1, changed: 1 }
      let sum = 0
      let changed = 0
      for (let at = 0; at < a.length; at += 4) {
        const apart =
          [0, 1, 2].reduce((all, part) => all + Math.abs(a[at + part]! - b[at + part]!), 0) / 765
        sum += apart
        if (apart > 0.2) changed += 1
      }
      return { mean: sum / (a.length / 4), changed: changed / (a.length / 4) }
    },
    [one.toString('base64'), other.toString('base64')],
  )
  await canvasPage.close()
  return found
}
