const EVERY_MS = 500

/**
 * Draws a frame twice a second. Strapi shows buttons, side panels and the dialogs in them when the browser is idle, and
 * Chromium may wait for the next frame with that, so until the pointer moves.
 */
export const drawFrames = () => setInterval(() => requestAnimationFrame(() => undefined), EVERY_MS)
