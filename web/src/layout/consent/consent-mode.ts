/** The storage key of the choice: 'accepted' or 'declined'. */
export const COOKIE_CONSENT = 'cookie_consent'
/** The storage key of the record: when the choice was made, and the version of the question. */
export const COOKIE_RECORD = 'cookie_consent_record'

const storageTypes = [
  'analytics_storage',
  'ad_storage',
  'functionality_storage',
  'security_storage',
  'personalization_storage',
  // Google derives these two from ad_storage.
  'ad_user_data',
  'ad_personalization',
]

const everyType = (state: 'granted' | 'denied') =>
  Object.fromEntries(storageTypes.map((type) => [type, state]))

export const consentModes = { accepted: everyType('granted'), declined: everyType('denied') }

export type CookieChoice = keyof typeof consentModes

export const recordOf = (version: string, now: Date) => `${now.toISOString()} ${version}`

/** Whether a choice was made on this version of the question, and less than so many months ago. */
export function isCurrent(record: string, version: string, months: number, now: Date): boolean {
  const [chosenAt = '', chosenOf] = record.split(' ')
  const end = new Date(chosenAt)
  end.setMonth(end.getMonth() + months)
  return chosenOf === version && now < end
}

/** What the server says on each page: the version of what is asked, and for how many months a choice holds. */
export function askedOnPage(): { version: string; months: number } {
  const [version = '', months] = (document.documentElement.dataset['ask'] ?? '').split(' ')
  return { version, months: Number(months) }
}

/** The version of what is asked in the words of the page, by which a choice is proven. */
export function wordedOnPage(): string {
  const [version = '', , worded = version] = (document.documentElement.dataset['ask'] ?? '').split(
    ' ',
  )
  return worded
}
