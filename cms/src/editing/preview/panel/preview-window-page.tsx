import { Box, Button, Flex } from '@strapi/design-system'
import { Page } from '@strapi/strapi/admin'
import { useEffect, useRef, useState } from 'react'
import { useParams } from 'react-router-dom'
import { openChannel } from '../../panel/channel'
import { connectFrame } from '../../panel/draft-frame'
import { useDraftUrl } from '../../panel/use-draft-url'

const WIDTHS = [
  { label: 'Phone', px: 390 },
  { label: 'Tablet', px: 820 },
  { label: 'Full width', px: undefined },
] as const

/** The draft as large as the window; the window with the form tells it what is typed. */
export function PreviewWindowPage() {
  const { model = '', documentId = '' } = useParams()
  const url = useDraftUrl(model, documentId)
  const frame = useRef<HTMLIFrameElement>(null)
  const [width, setWidth] = useState<number>()

  useEffect(() => {
    if (!url) return
    const channel = openChannel(model, documentId, (message) => {
      if (message.kind === 'show-stored') connected.tell('strapiUpdate')
      if (message.kind === 'values') connected.show(message.values)
    })
    const connected = connectFrame(
      url,
      () => frame.current?.contentWindow,
      (type, { path }) => {
        if (type === 'previewReady') {
          connected.tell('pickFields')
          channel.tell({ kind: 'asks-for-values' })
        }
        if (type === 'fieldPicked' && typeof path === 'string')
          channel.tell({ kind: 'picked', path })
      },
    )
    return () => {
      connected.close()
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
      <Flex flex="1" minHeight={0} overflow="auto" justifyContent="safe center">
        <Box
          tag="iframe"
          ref={frame}
          src={url}
          title="Preview"
          display="block"
          width={width === undefined ? '100%' : `${width}px`}
          height="100%"
          flex="none"
          borderWidth={0}
          background="neutral0"
        />
      </Flex>
    </Flex>
  )
}
