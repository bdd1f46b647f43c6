import { Box, Loader, Typography } from '@strapi/design-system'
import { useEffect, useRef, useState } from 'react'
import { connectFrame } from '../../panel/draft-frame'
import { useDraftUrl } from '../../panel/use-draft-url'

type Props = {
  model: string
  documentId: string
  title: string
  entry: Record<string, unknown>
}

/** As wide as on a computer; it is scaled to the room there is. */
const PAGE_WIDTH = 1280
const HEIGHT = 720

/** A version as visitors would see it: the draft with the version's values in place of its own. */
export function PageOfVersion({ model, documentId, title, entry }: Props) {
  const url = useDraftUrl(model, documentId)
  const frame = useRef<HTMLIFrameElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const [scale, setScale] = useState(0.4)
  const [state, setState] = useState<'waits' | 'shown' | 'failed'>('waits')

  useEffect(() => {
    const watched = box.current
    if (!watched) return
    const observer = new ResizeObserver(() => setScale(watched.clientWidth / PAGE_WIDTH))
    observer.observe(watched)
    return () => observer.disconnect()
  }, [])

  useEffect(() => {
    if (!url) return
    const connected = connectFrame(
      url,
      () => frame.current?.contentWindow,
      (type, { isShown }) => {
        if (type === 'previewReady') connected.show(entry)
        if (type === 'typingShown') setState(isShown === true ? 'shown' : 'failed')
      },
    )
    return () => {
      connected.close()
      setState('waits')
    }
  }, [url, entry])

  return (
    <Box tag="figure" margin={0}>
      <Typography tag="figcaption" variant="sigma" textColor="neutral600">
        {title}
      </Typography>
      <Box
        ref={box}
        marginTop={2}
        position="relative"
        overflow="hidden"
        hasRadius
        borderColor="neutral200"
        height={`${HEIGHT}px`}
      >
        {state === 'waits' && <Loader small>The page is drawn.</Loader>}
        {state === 'failed' && (
          <Typography tag="p" role="status" padding={4}>
            This version lacks what a page must have now, so it cannot be shown.
          </Typography>
        )}
        {url && (
          <Box
            tag="iframe"
            ref={frame}
            src={url}
            title={title}
            width={`${PAGE_WIDTH}px`}
            height={`${HEIGHT / scale}px`}
            position="absolute"
            borderWidth={0}
            style={{
              top: 0,
              left: 0,
              transformOrigin: '0 0',
              transform: `scale(${scale})`,
              visibility: state === 'shown' ? 'visible' : 'hidden',
            }}
          />
        )}
      </Box>
    </Box>
  )
}
