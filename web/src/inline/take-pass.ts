import { askAbout } from '../layout/edit-bar/ask'
import { EDIT_BAR_PASS } from '../layout/edit-bar/pass-key'

/** The panel opens this page with a pass and the page to go to, behind the #, which no server sees. */
const handed = new URLSearchParams(location.hash.slice(1))
const pass = handed.get('pass')
const to = new URL(handed.get('to') ?? '/', location.origin)

function explain(message: string) {
  const link = document.createElement('a')
  link.href = to.href
  link.textContent = 'Go to the page without the edit bar'
  document.querySelector('p')?.replaceChildren(`${message} `, link, '.')
}

/** Stores the pass once the cms has confirmed that it issued it, since anybody can send such a link. */
async function take(given: string) {
  const response = await askAbout({ cmsUrl: CMS_URL, pass: given, path: to.pathname })
  if (response === 'refused')
    return explain(
      'This link to the edit bar is not valid, or has expired. Open the live page from the panel again.',
    )
  try {
    localStorage.setItem(EDIT_BAR_PASS, given)
  } catch {
    // Without storage the page opens without the bar.
  }
  location.replace(to)
}

if (pass !== null && to.origin === location.origin)
  take(pass).catch(() =>
    explain('The edit bar could not be reached. Open the live page from the panel again.'),
  )
