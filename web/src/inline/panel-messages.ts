type PanelMessage = { type: string; payload?: unknown }

/** Calls back for each message of a type that the panel sends to this page in its frame. */
export const onPanelMessage = (type: string, callback: (payload: unknown) => void) =>
  addEventListener('message', ({ origin, source, data }: MessageEvent<PanelMessage | null>) => {
    if (origin === PANEL_ORIGIN && source === parent && data?.type === type) callback(data.payload)
  })

/** Tells the panel something, when this page is in a frame. */
export const tellPanel = (message: PanelMessage) => {
  if (parent !== window) parent.postMessage(message, PANEL_ORIGIN)
}
