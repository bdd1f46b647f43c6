import { logConsent } from '@beam/contract'
import { postIntake } from './post-intake'
import { newKey } from './submission-key'

/** Logs the cookie choice. A failure is only logged, and the call outlives the page. */
export const postConsent = async (consent: 'accepted' | 'declined'): Promise<void> => {
  const payload = { consent, timestamp: new Date().toISOString() }
  await postIntake(logConsent, payload, { key: newKey(), keepalive: true })
}
