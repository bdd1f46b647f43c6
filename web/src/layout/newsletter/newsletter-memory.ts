import { recall, remember } from '../stored'

const SUBSCRIBED = 'beam_newsletter_email_provided'
const PUT_OFF = 'beam_newsletter_not_now'

export const rememberSubscribed = () => remember('localStorage', SUBSCRIBED, 'true')

/** "Not now" holds for the browser session. */
export const rememberNotNow = () => remember('sessionStorage', PUT_OFF, 'true')

export const wasAnswered = () =>
  recall('localStorage', SUBSCRIBED) === 'true' || recall('sessionStorage', PUT_OFF) === 'true'
