/** Sent with every response. */
export const securityHeaders = {
  'X-Content-Type-Options': 'nosniff',
  // Pages and drafts have a policy from pages/policy.ts instead, and uploaded pictures have UPLOAD_POLICY.
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Frame-Options': 'SAMEORIGIN',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Cross-Origin-Resource-Policy': 'same-site',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), browsing-topics=()',
} as const

/** Sent with every response of a site whose address is https. */
export const httpsOnly = {
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
} as const

/** The Cross-Origin-Resource-Policy of pictures, which mail clients and other sites may show. */
export const pictureSharing = 'cross-origin'

/**
 * Browsers revalidate each time. A shared cache may serve a page for a second, for a minute more while it fetches the
 * new one, and for a day while the site is down.
 */
export const pageCaching =
  'public, max-age=0, s-maxage=1, stale-while-revalidate=60, stale-if-error=86400'

/** For files whose name changes with their content. */
export const foreverCaching = 'public, max-age=31536000, immutable'

/** For a picture that may be replaced or withdrawn under the same address. */
export const briefCaching = 'public, max-age=60'

/** For addresses that anybody can make up: if a shared cache stored all of them, it would have no room for pages. */
export const unsharedCaching = 'private, max-age=60'

/** For files that keep their name when a build changes them, such as icons. */
export const shortCaching = 'public, max-age=3600'
