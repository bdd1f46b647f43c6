/** What the form holds of an entry, saved or not. */
export type Typed = {
  values: Record<string, unknown>
  /** When it was saved last. */
  savedAt: string
  /** The path of the field that had the focus last. */
  focused: string | undefined
}

/** What the window with the form and the one with the preview tell each other. */
export type PreviewMessage =
  | { kind: 'asks-for-values' }
  /** Nothing once the form is closed: what was typed and not saved is gone with it. */
  | { kind: 'typed'; typed: Typed | undefined }
  | { kind: 'picked'; path: string }

/** A channel between the windows of one browser that show the panel. */
export function openChannel(
  model: string,
  documentId: string,
  onMessage: (message: PreviewMessage) => void,
) {
  const channel = new BroadcastChannel(`preview of ${model} ${documentId}`)
  channel.addEventListener('message', ({ data }: MessageEvent<PreviewMessage>) => onMessage(data))
  return {
    // oxlint-disable-next-line require-post-message-target-origin -- a channel has no target
    tell: (message: PreviewMessage) => channel.postMessage(message),
    close: () => channel.close(),
  }
}

export type PreviewChannel = ReturnType<typeof openChannel>
