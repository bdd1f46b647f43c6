import { onPanelMessage, tellPanel } from './panel-messages'
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

  async function render() {
    do {
      isBehind = false
      const response = await fetch(location.href, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(values),
      })
      // While a required field is empty, the draft stays as it was shown last.
      if (response.ok) show(await response.text())
      if (!isBehind) tellPanel({ type: 'typingShown', payload: { isShown: response.ok } })
    } while (isBehind)
  }

  function show(html: string) {
    const shown = document.getElementById('root')
    // The policy allows the styles that the page came with; it has loaded all of them since.
    const unstyled = html.replace(/<style>[^]*?<\/style>/g, '')
    const typed = new DOMParser().parseFromString(unstyled, 'text/html')
    const wanted = typed.getElementById('root')
    if (isBehind || !shown || !wanted) return
    updateElement(shown, wanted)
    // What social networks read, for the picture of the share card.
    for (const meta of typed.querySelectorAll('meta[property]')) {
      const current = document.querySelector(`meta[property="${meta.getAttribute('property')}"]`)
      if (current) updateElement(current, meta)
    }
  }

  onPanelMessage('strapiFieldChange', (payload) => {
    const { field, value } = (payload as Change) ?? {}
    if (typeof field !== 'string') return
    values[field] = value
    isBehind = true
    rendering ??= render()
      .catch(console.warn)
      .finally(() => (rendering = undefined))
  })

  return async () => rendering
}
