export const COOKIE_CONSENT = 'cookie_consent'

const storageTypes = [
  'analytics_storage',
  'ad_storage',
  'functionality_storage',
  'security_storage',
  // Google derives these two from ad_storage.
  'ad_user_data',
  'ad_personalization',
]

const everyType = (state: 'granted' | 'denied') =>
  Object.fromEntries(storageTypes.map((type) => [type, state]))

export const consentModes = { accepted: everyType('granted'), declined: everyType('denied') }

export type CookieChoice = keyof typeof consentModes
