/** The panel posts this message to the preview's frame when the entry was saved. */
export const reloadOnSave = () =>
  addEventListener('message', ({ data }: MessageEvent<{ type?: unknown } | null>) => {
    if (data?.type === 'strapiUpdate') location.reload()
  })
