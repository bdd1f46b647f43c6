/** What the window with the form and the one with the preview tell each other. */
export type PreviewMessage =
  | { kind: 'asks-for-values' }
  | { kind: 'values'; values: Record<string, unknown> }
  | { kind: 'show-stored' }
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

const isRelation = (value: unknown) =>
  typeof value === 'object' && value !== null && 'connect' in value

/** The values without relations, of which the form holds changes, not what they lead to. */
export const withoutRelations = (values: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => !isRelation(value)))
