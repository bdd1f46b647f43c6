import { Box } from '@strapi/design-system'
import { Page, useFetchClient } from '@strapi/strapi/admin'
import { useEffect, useRef, useState } from 'react'
import { useParams } from 'react-router-dom'
import { openChannel } from './channel'

/** The draft as large as the window; the window with the form tells it what is typed. */
export function PreviewWindowPage() {
  const { model = '', documentId = '' } = useParams()
  const { get } = useFetchClient()
  const frame = useRef<HTMLIFrameElement>(null)
  const [url, setUrl] = useState<string>()

  useEffect(() => {
    const controller = new AbortController()
    const query = new URLSearchParams({ documentId, status: 'draft' }).toString()
    get<{ data?: { url?: string } } | undefined>(`/content-manager/preview/url/${model}?${query}`, {
      signal: controller.signal,
    }).then(
      ({ data }) => setUrl(data?.data?.url ?? ''),
      () => setUrl(''),
    )
    return () => controller.abort()
  }, [get, model, documentId])

  useEffect(() => {
    if (!url) return
    const { origin } = new URL(url)
    const tellSite = (type: string, payload?: object) =>
      frame.current?.contentWindow?.postMessage({ type, payload }, origin)

    const channel = openChannel(model, documentId, (message) => {
      if (message.kind === 'stored') tellSite('strapiUpdate')
      if (message.kind === 'values')
        for (const [field, value] of Object.entries(message.values))
          tellSite('strapiFieldChange', { field, value })
    })
    const whenReady = ({ source, data }: MessageEvent<{ type?: unknown } | null>) => {
      if (source === frame.current?.contentWindow && data?.type === 'previewReady')
        channel.tell({ kind: 'asks' })
    }
    window.addEventListener('message', whenReady)
    return () => {
      window.removeEventListener('message', whenReady)
      channel.close()
    }
  }, [url, model, documentId])

  if (url === undefined) return <Page.Loading />
  if (url === '') return <Page.NoData />
  return (
    <Box position="fixed" top={0} left={0} zIndex={5} width="100dvw" height="100dvh">
      <Page.Title>Preview</Page.Title>
      <Box
        tag="iframe"
        ref={frame}
        src={url}
        title="Preview"
        width="100%"
        height="100%"
        borderWidth={0}
        background="neutral0"
      />
    </Box>
  )
}
