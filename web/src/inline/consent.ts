import {
  askedOnPage,
  consentModes,
  COOKIE_CONSENT,
  COOKIE_RECORD,
  isCurrent,
  recordOf,
} from '../layout/consent/consent-mode'
import { EDIT_BAR_PASS } from '../layout/edit-bar/pass-key'

/**
 * Runs before anything else on the page: denies all storage by default, then repeats the choice
 * stored by an earlier visit, or lets the styles show the question.
 */
window.dataLayer = window.dataLayer || []
// Google's tags read the arguments object itself.
window.gtag = function gtag() {
  window.dataLayer.push(arguments)
}

gtag('consent', 'default', consentModes.declined)
let isStaff = false
try {
  const choice = localStorage.getItem(COOKIE_CONSENT)
  isStaff = localStorage.getItem(EDIT_BAR_PASS) !== null
  if (choice === 'accepted' || choice === 'declined') {
    const { version, months } = askedOnPage()
    const now = new Date()
    // A choice that was stored before there were records holds from now on.
    const record = localStorage.getItem(COOKIE_RECORD) ?? recordOf(version, now)
    if (isCurrent(record, version, months, now)) {
      gtag('consent', 'update', consentModes[choice])
      document.documentElement.dataset['cookies'] = choice
      localStorage.setItem(COOKIE_RECORD, record)
    } else {
      localStorage.removeItem(COOKIE_CONSENT)
      localStorage.removeItem(COOKIE_RECORD)
    }
  }
} catch {
  // Without storage each page asks.
}
const { dataset } = document.documentElement
// Staff look at pages as they are; their edit bar shows the question.
if (!dataset['cookies'] && !isStaff) dataset['cookies'] = 'ask'
