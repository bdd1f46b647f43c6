import { onPanelMessage, tellPanel } from './panel-messages'

const SOURCE = 'data-strapi-source'

/** For the panel's second window: a click on what a field shows tells the panel which field that is. */
export const pickFields = () =>
  onPanelMessage('pickFields', () => {
    const frame = new CSSStyleSheet()
    frame.replaceSync(
      `[${SOURCE}]:hover{outline:2px solid #1d6bf3;outline-offset:3px;cursor:pointer}`,
    )
    document.adoptedStyleSheets = [frame]
    document.addEventListener(
      'click',
      (event) => {
        const source = (event.target as Element).closest(`[${SOURCE}]`)?.getAttribute(SOURCE)
        if (source === null || source === undefined) return
        event.preventDefault()
        event.stopPropagation()
        tellPanel({
          type: 'fieldPicked',
          payload: { path: new URLSearchParams(source).get('path') },
        })
      },
      { capture: true },
    )
  })
