import { onPanelMessage, tellPanel } from './panel-messages'

/**
 * Returns a function that asks the panel for a new draft link, as a link is valid for an hour. The panel sends one if
 * its user is logged in.
 */
export function renewedLink(use: (url: string) => void) {
  onPanelMessage('draftLink', (url) => {
    if (typeof url === 'string') use(url)
  })
  return () => tellPanel({ type: 'draftLinkEnded', payload: { path: location.pathname } })
}
