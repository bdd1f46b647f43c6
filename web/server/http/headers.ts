/** On every answer of this server. */
export const securityHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Frame-Options': 'SAMEORIGIN',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Cross-Origin-Resource-Policy': 'same-site',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), browsing-topics=()',
} as const

/** Mail and other people's pages may show them. */
export const pictureSharing = 'cross-origin'

/** Browsers ask each time; a shared cache may hold a page for a second, and longer in trouble. */
export const pageCaching =
  'public, max-age=0, s-maxage=1, stale-while-revalidate=60, stale-if-error=86400'

/** For files whose name changes with their content. */
export const foreverCaching = 'public, max-age=31536000, immutable'

export const shortCaching = 'public, max-age=3600'
