const EVERY_MS = 500

/**
 * Draws a frame twice a second. Strapi shows buttons and side panels when the browser is idle, and Chromium may
 * wait for the next frame with that: after a resize while a screen loads, until the pointer moves.
 */
export const drawFrames = () => setInterval(() => requestAnimationFrame(() => undefined), EVERY_MS)
