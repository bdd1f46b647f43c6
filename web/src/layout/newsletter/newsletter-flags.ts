import { localStore, sessionStore } from '../../browser/browser-store'

export const SUBSCRIBED = 'beam_newsletter_email_provided'
/** The event with which the edit bar shows the dialogs, which staff do not see otherwise. */
export const SHOW_DIALOGS = 'show-dialogs'
const NOT_NOW = 'newsletter_not_now'

export const rememberSubscribed = () => localStore.setItem(SUBSCRIBED, 'true')

/** "Not now" holds for the browser session. */
export const rememberNotNow = () => sessionStore.setItem(NOT_NOW, 'true')

export const wasAnswered = () =>
  localStore.getItem(SUBSCRIBED) === 'true' || sessionStore.getItem(NOT_NOW) === 'true'
