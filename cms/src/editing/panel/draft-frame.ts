/** A message of the site's preview script. */
export type FrameMessage = { type?: unknown; payload?: object } | null

/** Connects the panel to a frame that shows a draft: sends messages to it, and hears its own. */
export function connectFrame(
  url: string,
  frame: () => Window | null | undefined,
  onMessage: (type: unknown, payload: Record<string, unknown>) => void,
) {
  const { origin } = new URL(url)
  const hear = ({ source, data }: MessageEvent<FrameMessage>) => {
    if (source === frame()) onMessage(data?.type, { ...data?.payload })
  }
  window.addEventListener('message', hear)
  const tell = (type: string, payload?: object) => frame()?.postMessage({ type, payload }, origin)
  return {
    tell,
    show: (values: Record<string, unknown>) => {
      for (const [field, value] of Object.entries(values))
        tell('strapiFieldChange', { field, value })
    },
    close: () => window.removeEventListener('message', hear),
  }
}
