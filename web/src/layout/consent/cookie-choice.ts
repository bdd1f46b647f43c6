import { postConsent } from '../../forms/post-consent'
import { recall, remember } from '../stored'
import { type CookieChoice, consentModes, COOKIE_CONSENT } from './consent-mode'

declare global {
  /** Made by the inline script. */
  function gtag(command: 'consent', action: 'update', mode: Record<string, string>): void
}

export const isCookieChoice = (value: unknown): value is CookieChoice =>
  value === 'accepted' || value === 'declined'

export function storedChoice(): CookieChoice | undefined {
  const choice = recall('localStorage', COOKIE_CONSENT)
  return isCookieChoice(choice) ? choice : undefined
}

export function keepChoice(choice: CookieChoice) {
  remember('localStorage', COOKIE_CONSENT, choice)
  void postConsent(choice)
}

export const applyChoice = (choice: CookieChoice) => gtag('consent', 'update', consentModes[choice])

/** The choice made in another tab counts in this one too. Answers how to stop listening. */
export function onChoiceElsewhere(act: (choice: CookieChoice) => void) {
  const hear = ({ key, newValue }: StorageEvent) => {
    if (key === COOKIE_CONSENT && isCookieChoice(newValue)) act(newValue)
  }
  addEventListener('storage', hear)
  return () => removeEventListener('storage', hear)
}
