import { EDIT_BAR_PASS } from '../layout/edit-bar/pass-key'

/** The panel opens this page with a pass and the page to go to, behind the #, which no server sees. */
const handed = new URLSearchParams(location.hash.slice(1))
const pass = handed.get('pass')
const to = new URL(handed.get('to') ?? '/', location.origin)

if (pass !== null && to.origin === location.origin) {
  try {
    localStorage.setItem(EDIT_BAR_PASS, pass)
  } catch {
    // Without storage the page opens without the bar.
  }
  location.replace(to)
}
