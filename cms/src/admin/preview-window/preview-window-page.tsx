import { Box, Button, Flex } from '@strapi/design-system'
import { Page, useFetchClient } from '@strapi/strapi/admin'
import { useEffect, useRef, useState } from 'react'
import { useParams } from 'react-router-dom'
import { openChannel } from './channel'

const WIDTHS = [
  { label: 'Phone', px: 390 },
  { label: 'Tablet', px: 820 },
  { label: 'Full width', px: undefined },
] as const

type FrameMessage = { type?: unknown; payload?: { path?: unknown } } | null

/** The draft as large as the window; the window with the form tells it what is typed. */
export function PreviewWindowPage() {
  const { model = '', documentId = '' } = useParams()
  const { get } = useFetchClient()
  const frame = useRef<HTMLIFrameElement>(null)
  const [url, setUrl] = useState<string>()
  const [width, setWidth] = useState<number>()

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
    const hear = ({ source, data }: MessageEvent<FrameMessage>) => {
      if (source !== frame.current?.contentWindow) return
      if (data?.type === 'previewReady') {
        tellSite('pickFields')
        channel.tell({ kind: 'asks' })
      }
      const path = data?.type === 'fieldPicked' && data.payload?.path
      if (typeof path === 'string') channel.tell({ kind: 'picked', path })
    }
    window.addEventListener('message', hear)
    return () => {
      window.removeEventListener('message', hear)
      channel.close()
    }
  }, [url, model, documentId])

  if (url === undefined) return <Page.Loading />
  if (url === '') return <Page.NoData />
  return (
    <Flex
      direction="column"
      alignItems="stretch"
      position="fixed"
      top={0}
      left={0}
      zIndex={5}
      width="100dvw"
      height="100dvh"
      background="neutral200"
    >
      <Page.Title>Preview</Page.Title>
      <Flex justifyContent="center" gap={2} padding={2} background="neutral0">
        {WIDTHS.map(({ label, px }) => (
          <Button
            key={label}
            size="S"
            variant={px === width ? 'secondary' : 'ghost'}
            aria-pressed={px === width}
            onClick={() => setWidth(px)}
          >
            {label}
          </Button>
        ))}
      </Flex>
      <Box flex="1" minHeight={0} overflow="auto">
        <Box
          tag="iframe"
          ref={frame}
          src={url}
          title="Preview"
          display="block"
          width={width === undefined ? '100%' : `${width}px`}
          height="100%"
          margin="0 auto"
          borderWidth={0}
          background="neutral0"
        />
      </Box>
    </Flex>
  )
}
