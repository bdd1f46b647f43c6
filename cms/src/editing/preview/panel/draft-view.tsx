import { Box, Button, Flex, Typography } from '@strapi/design-system'
import { Page } from '@strapi/strapi/admin'
import { type ReactNode, useEffect, useRef } from 'react'
import { useKept } from '../../../platform/panel/use-kept'
import type { Typed } from './channel'
import { connectFrame } from '../../panel/draft-frame'
import { useDraftUrl } from '../../panel/use-draft-url'
import { useSize } from './use-size'

const WIDTHS = [
  { label: 'Phone', px: 390 },
  { label: 'Tablet', px: 820 },
  { label: 'Desktop', px: 1280 },
] as const

type Props = {
  model: string
  documentId: string
  /** Undefined while no form shows the entry. */
  typed: Typed | undefined
  onPick: (path: string) => void
  /** Beside the choice of a width. */
  children?: ReactNode
}

/** The frame, which shows what is stored, and then what is typed. */
function useFrame(url: string | undefined, typed: Typed | undefined, onPick: Props['onPick']) {
  const frame = useRef<HTMLIFrameElement>(null)
  const connection = useRef<ReturnType<typeof connectFrame>>()
  const latest = useRef(typed)
  const { values, savedAt, focused } = typed ?? {}
  latest.current = typed

  useEffect(() => {
    if (!url) return
    const connected = connectFrame(
      url,
      () => frame.current?.contentWindow,
      (type, { path }) => {
        if (type === 'previewReady') {
          connected.tell('pickFields')
          if (latest.current) connected.show(latest.current.values)
        }
        if (type === 'fieldPicked' && typeof path === 'string') onPick(path)
      },
    )
    connection.current = connected
    return () => connected.close()
  }, [url, onPick])

  useEffect(() => {
    if (values) connection.current?.show(values)
  }, [values])
  useEffect(() => connection.current?.tell('strapiUpdate'), [savedAt])
  useEffect(() => {
    if (focused !== undefined) connection.current?.tell('showField', { path: focused })
  }, [focused])
  return frame
}

/** The page as it will be, at the width of a phone, a tablet or a desktop, made smaller where there is less room. */
export function DraftView({ model, documentId, typed, onPick, children }: Props) {
  const url = useDraftUrl(model, documentId)
  const frame = useFrame(url, typed, onPick)
  const [chosen, choose] = useKept('preview-width', 'Desktop')
  const room = useRef<HTMLDivElement>(null)
  const { width, height } = useSize(room)
  const px = WIDTHS.find(({ label }) => label === chosen)?.px ?? 1280
  const shownPx = chosen === 'Desktop' ? Math.max(px, width) : px
  const scale = width === 0 ? 1 : Math.min(1, width / shownPx)

  if (url === '')
    return (
      <Flex padding={6}>
        <Typography>The draft can’t be shown: it was deleted, or you may not see it.</Typography>
      </Flex>
    )
  return (
    <Flex direction="column" alignItems="stretch" height="100%" background="neutral200">
      <Flex
        justifyContent="space-between"
        gap={2}
        padding={2}
        background="neutral0"
        role="toolbar"
        aria-label="How the page is shown"
      >
        <Flex gap={1} role="group" aria-label="Width">
          {WIDTHS.map(({ label }) => (
            <Button
              key={label}
              size="S"
              variant={label === chosen ? 'secondary' : 'ghost'}
              aria-pressed={label === chosen}
              onClick={() => choose(label)}
            >
              {label}
            </Button>
          ))}
        </Flex>
        <Flex gap={1}>{children}</Flex>
      </Flex>
      <Box ref={room} flex="1" minHeight={0} overflow="hidden" position="relative">
        {url === undefined ? (
          <Page.Loading />
        ) : (
          <Box
            tag="iframe"
            ref={frame}
            src={url}
            title="Preview"
            display="block"
            position="absolute"
            top={0}
            left={`${Math.max(0, (width - shownPx * scale) / 2)}px`}
            width={`${shownPx}px`}
            height={`${height / scale}px`}
            borderWidth={0}
            background="neutral0"
            style={{ transform: `scale(${scale})`, transformOrigin: 'top left' }}
          />
        )}
      </Box>
    </Flex>
  )
}
