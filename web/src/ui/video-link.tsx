import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  Suspense,
  useRef,
  useState,
} from 'react'
import { loadedLater } from './loaded-later'
import { InNewTab } from './smart-link'
import { videoId } from './video-id'

type VideoLinkProps = {
  address: string
  title: string
  className?: string
  children: ReactNode
}

const VideoDialog = loadedLater(async () => (await import('./video-dialog')).VideoDialog)

/** Loads the dialog's code before the click that opens it. */
const loadAhead = () => void VideoDialog.load().catch(() => undefined)

/** A link to the video that opens the player in a dialog once scripts run. */
export function VideoLink({ address, title, className, children }: VideoLinkProps) {
  const [isOpen, setIsOpen] = useState(false)
  const link = useRef<HTMLAnchorElement>(null)
  const id = videoId(address)

  if (!id)
    return (
      <a href={address} className={className} target="_blank" rel="noopener">
        {children}
        <InNewTab />
      </a>
    )

  const open = (event: MouseEvent | KeyboardEvent) => {
    event.preventDefault()
    setIsOpen(true)
  }
  const close = () => {
    setIsOpen(false)
    link.current?.focus()
  }

  return (
    <>
      <a
        ref={link}
        href={address}
        className={className}
        target="_blank"
        rel="noopener"
        role="button"
        aria-haspopup="dialog"
        // `load-app.ts` holds a click back until the app has loaded.
        data-app=""
        onPointerEnter={loadAhead}
        onFocus={loadAhead}
        onClick={(event) => {
          if (!event.metaKey && !event.ctrlKey) open(event)
        }}
        onKeyDown={(event) => {
          if (event.key === ' ') open(event)
        }}
      >
        {children}
      </a>
      {isOpen && (
        <Suspense>
          <VideoDialog.Component id={id} title={title} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
