import { onPanelMessage, tellPanel } from './panel-messages'
import { renewedLink } from './renewed-link'
import { updateElement } from './update-element'

type Change = { field?: unknown; value?: unknown } | undefined

/**
 * Shows what is typed in the panel, saved or not: the server renders the draft with the values of the
 * changed fields. One request at a time; a value that is typed meanwhile goes into the next one.
 * Returns a function that waits until all of it is shown.
 */
export function showTyping() {
  const values: Record<string, unknown> = {}
  let rendering: Promise<void> | undefined
  let isBehind = false
  /** The link is renewed only once: the new one may fail, too, if a clock is wrong. */
  let isRenewed = false

  async function render() {
    do {
      isBehind = false
      const response = await fetch(location.href, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(values),
      })
      // While a required field is empty, the draft stays as it was shown last.
      const html = await response.text()
      if (response.ok) show(html)
      const isEnded = html.includes('data-link="ended"')
      if (isEnded && !isRenewed) renew()
      isRenewed = isEnded
      if (!isBehind) tellPanel({ type: 'typingShown', payload: { isShown: response.ok } })
    } while (isBehind)
  }

  function show(html: string) {
    const shown = document.getElementById('root')
    // Without the inline styles, which may differ from those that this page's policy allows. This page has loaded the
    // whole stylesheet.
    const unstyled = html.replace(/<style>[^]*?<\/style>/g, '')
    const typedPage = new DOMParser().parseFromString(unstyled, 'text/html')
    const wanted = typedPage.getElementById('root')
    if (isBehind || !shown || !wanted) return
    updateElement(shown, wanted)
    // What social networks read: `checkPage` shows the panel the share card that follows from it.
    for (const meta of typedPage.querySelectorAll('meta[property]')) {
      const current = document.querySelector(`meta[property="${meta.getAttribute('property')}"]`)
      if (current) updateElement(current, meta)
    }
  }

  function update() {
    isBehind = true
    rendering ??= render()
      .catch(console.warn)
      .finally(() => (rendering = undefined))
  }

  const renew = renewedLink((url) => {
    history.replaceState(null, '', url)
    update()
  })
  onPanelMessage('strapiFieldChange', (payload) => {
    const { field, value } = (payload as Change) ?? {}
    if (typeof field !== 'string') return
    values[field] = value
    update()
  })

  return async () => rendering
}
