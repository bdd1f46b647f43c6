import { onPanelMessage, tellPanel } from './panel-messages'

/** A draft link opens for an hour. Returns a function that asks the panel for a new one, which it gives who is logged in. */
export function renewedLink(use: (url: string) => void) {
  onPanelMessage('draftLink', (url) => {
    if (typeof url === 'string') use(url)
  })
  return () => tellPanel({ type: 'draftLinkEnded', payload: { path: location.pathname } })
}
