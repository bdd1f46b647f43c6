import { localStore } from '../../browser/browser-store'
import { postConsent } from '../../forms/post-consent'
import {
  askedOnPage,
  type CookieChoice,
  consentModes,
  COOKIE_CONSENT,
  COOKIE_RECORD,
  recordOf,
  wordedOnPage,
} from './consent-mode'

declare global {
  /** Defined by src/inline/consent.ts. */
  function gtag(
    command: 'consent',
    action: 'default' | 'update',
    mode: Record<string, string>,
  ): void
}

const isCookieChoice = (value: unknown): value is CookieChoice =>
  value === 'accepted' || value === 'declined'

export function storedChoice(): CookieChoice | undefined {
  const choice = localStore.getItem(COOKIE_CONSENT)
  return isCookieChoice(choice) ? choice : undefined
}

export function storeChoice(choice: CookieChoice) {
  const { version } = askedOnPage()
  const now = new Date()
  localStore.setItem(COOKIE_RECORD, recordOf(version, now))
  localStore.setItem(COOKIE_CONSENT, choice)
  void postConsent(choice, wordedOnPage(), now)
}

export const applyChoice = (choice: CookieChoice) => gtag('consent', 'update', consentModes[choice])

/** Follows the choices made in other tabs. Returns a function that stops it. */
export function onChoiceInOtherTab(apply: (choice: CookieChoice) => void) {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === COOKIE_CONSENT && isCookieChoice(newValue)) apply(newValue)
  }
  addEventListener('storage', onStorage)
  return () => removeEventListener('storage', onStorage)
}
