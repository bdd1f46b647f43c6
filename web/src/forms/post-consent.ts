import { cookieIntake } from '@app/contract'
import { postIntake } from './post-intake'
import { newKey } from './submission-key'

/** Posts the cookie choice. The request survives a navigation, and a failure is only logged. */
export const postConsent = async (
  consent: 'accepted' | 'declined',
  wordingVersion: string,
  chosenAt: Date,
): Promise<void> => {
  const payload = { consent, timestamp: chosenAt.toISOString() }
  await postIntake({ ...cookieIntake, wordingVersion }, payload, { key: newKey(), keepalive: true })
}
