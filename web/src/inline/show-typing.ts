import { onPanelMessage } from './panel-messages'
import { updateElement } from './update-element'

type Change = { field?: unknown; value?: unknown } | undefined

/**
 * Shows what is typed in the panel, saved or not: the server renders the draft with the values of the
 * changed fields. One request at a time; a value that is typed meanwhile goes into the next one.
 */
export function showTyping() {
  const values: Record<string, unknown> = {}
  let isRendering = false
  let isBehind = false

  async function render() {
    isRendering = true
    do {
      isBehind = false
      const response = await fetch(location.href, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(values),
      })
      // While a required field is empty, the draft stays as it was shown last.
      if (response.ok) show(await response.text())
    } while (isBehind)
  }

  function show(html: string) {
    const shown = document.getElementById('root')
    const wanted = new DOMParser().parseFromString(html, 'text/html').getElementById('root')
    if (!isBehind && shown && wanted) updateElement(shown, wanted)
  }

  onPanelMessage('strapiFieldChange', (payload) => {
    const { field, value } = (payload as Change) ?? {}
    if (typeof field !== 'string') return
    values[field] = value
    isBehind = true
    if (isRendering) return
    render()
      .catch(console.warn)
      .finally(() => (isRendering = false))
  })
}
