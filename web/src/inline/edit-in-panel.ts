import { onPanelMessage, tellPanel } from './panel-messages'

declare global {
  interface Window {
    /** Unless it is true, the panel's script imports a decoder from another host. */
    STRAPI_DISABLE_STEGA_DECODING?: boolean
  }
}

/** Lets the panel add its script, once: it opens the field of each element that names its source. */
export function editInPanel() {
  window.STRAPI_DISABLE_STEGA_DECODING = true
  editAtOneClick()
  let isAdded = false
  onPanelMessage('strapiScript', (payload) => {
    const text = (payload as { script?: unknown } | undefined)?.script
    if (isAdded || typeof text !== 'string') return
    isAdded = true
    allowStyles()
    const script = document.createElement('script')
    script.nonce = NONCE
    script.textContent = text
    document.head.append(script)
  })
  tellPanel({ type: 'previewReady' })
}

/**
 * Turns a click on a field's frame into the double click that the panel's script waits for. With Ctrl or Cmd, a click
 * does on the page what it does for visitors.
 */
function editAtOneClick() {
  addEventListener(
    'click',
    (event) => {
      const { target, isTrusted, detail, clientX, clientY, ctrlKey, metaKey } = event
      const isEdit = isTrusted && !ctrlKey && !metaKey
      if (!isEdit || !(target instanceof Element) || !target.matches('.strapi-highlight')) return
      event.stopImmediatePropagation()
      if (detail < 2) target.dispatchEvent(new MouseEvent('dblclick', { clientX, clientY }))
    },
    true,
  )
}

/** Gives the nonce to each new style element: the panel's script writes the colours of its frames into one. */
function allowStyles() {
  const create = document.createElement.bind(document)
  document.createElement = (name: string, options?: ElementCreationOptions) => {
    const element = create(name, options)
    if (name === 'style') element.nonce = NONCE
    return element
  }
}
