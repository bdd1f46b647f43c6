import { type KeyboardEvent, type MouseEvent, type ReactNode, useRef, useState } from 'react'
import { VideoDialog } from './video-dialog'
import { videoId } from './video-id'

type VideoLinkProps = {
  address: string
  title: string
  className?: string
  children: ReactNode
}

/** A link to the video that opens the player in a dialog once scripts run. */
export function VideoLink({ address, title, className, children }: VideoLinkProps) {
  const [isOpen, setIsOpen] = useState(false)
  const link = useRef<HTMLAnchorElement>(null)
  const id = videoId(address)

  if (!id)
    return (
      <a href={address} className={className} target="_blank" rel="noopener">
        {children}
        <span className="visually-hidden"> (opens in a new tab)</span>
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
        data-app=""
        onClick={(event) => {
          if (!event.metaKey && !event.ctrlKey) open(event)
        }}
        onKeyDown={(event) => {
          if (event.key === ' ') open(event)
        }}
      >
        {children}
      </a>
      <VideoDialog id={id} title={title} isOpen={isOpen} onClose={close} />
    </>
  )
}
