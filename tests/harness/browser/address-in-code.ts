import type { Locator } from '@playwright/test'
import jsQR from 'jsqr'

/** What a camera reads in a QR code on the screen. */
export async function addressInCode(code: Locator): Promise<string | undefined> {
  const picture = (await code.screenshot()).toString('base64')
  const canvasPage = await code.page().context().newPage()
  const { width, height, pixels } = await canvasPage.evaluate(async (base64) => {
    const blob = await (await fetch(`data:image/png;base64,${base64}`)).blob()
    const bitmap = await createImageBitmap(blob)
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')!
    context.drawImage(bitmap, 0, 0)
    const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height)
    return { width: bitmap.width, height: bitmap.height, pixels: [...data] }
  }, picture)
  await canvasPage.close()
  return jsQR(Uint8ClampedArray.from(pixels), width, height)?.data
}
