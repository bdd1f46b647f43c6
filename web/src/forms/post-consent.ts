import { logConsent } from '@app/contract'
import { postIntake } from './post-intake'
import { newKey } from './submission-key'

/** Posts the cookie choice. The request survives a navigation, and a failure is only logged. */
export const postConsent = async (
  consent: 'accepted' | 'declined',
  wordingVersion: string,
  at: Date,
): Promise<void> => {
  const payload = { consent, timestamp: at.toISOString() }
  await postIntake({ ...logConsent, wordingVersion }, payload, { key: newKey(), keepalive: true })
}
