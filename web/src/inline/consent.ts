import { consentModes, COOKIE_CONSENT } from '../layout/consent/consent-mode'

/**
 * Runs before anything else on the page: denies all storage by default, then repeats the choice
 * stored by an earlier visit, or lets the styles show the question.
 */
window.dataLayer = window.dataLayer || []
// Google's tags read the arguments object itself.
window.gtag = function gtag() {
  window.dataLayer.push(arguments)
}

const storedChoice = () => {
  try {
    return localStorage.getItem(COOKIE_CONSENT)
  } catch {
    return null
  }
}

const choice = storedChoice()
gtag('consent', 'default', consentModes.declined)
if (choice === 'accepted' || choice === 'declined') gtag('consent', 'update', consentModes[choice])
else document.documentElement.dataset['cookies'] = 'ask'
