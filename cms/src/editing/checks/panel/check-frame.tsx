import { Box } from '@strapi/design-system'
import { useEffect, useRef } from 'react'
import { connectFrame } from '../../panel/draft-frame'
import { useDraftUrl } from '../../panel/use-draft-url'
import { type PageCheck, readPageCheck } from './page-finding'

type Props = {
  model: string
  documentId: string
  /** The form's values, as they are typed. */
  values: Record<string, unknown>
  /** Undefined if the draft can't be shown. */
  onChecked: (check: PageCheck | undefined) => void
}

const MAX_WAIT_MS = 20_000

/** Shows the draft out of sight, as wide as on a computer, and has it checked there. */
export function CheckFrame({ model, documentId, values, onChecked }: Props) {
  const url = useDraftUrl(model, documentId)
  const frame = useRef<HTMLIFrameElement>(null)
  const latest = useRef({ values, onChecked })

  useEffect(() => {
    latest.current = { values, onChecked }
  }, [values, onChecked])

  useEffect(() => {
    if (url === undefined) return
    if (url === '') {
      latest.current.onChecked(undefined)
      return
    }
    const timer = setTimeout(() => latest.current.onChecked(undefined), MAX_WAIT_MS)
    const connected = connectFrame(
      url,
      () => frame.current?.contentWindow,
      (type, payload) => {
        if (type === 'pageChecked') latest.current.onChecked(readPageCheck(payload))
        if (type !== 'previewReady') return
        connected.show(latest.current.values)
        connected.tell('checkPage')
      },
    )
    return () => {
      clearTimeout(timer)
      connected.close()
    }
  }, [url])

  if (!url) return null
  return (
    <Box
      tag="iframe"
      ref={frame}
      src={url}
      title="The draft, while it is checked"
      tabIndex={-1}
      aria-hidden
      position="fixed"
      width="1280px"
      height="900px"
      style={{ left: '-2000px', top: 0 }}
    />
  )
}
