import { t } from '@app/contract'
import { type MouseEvent, useEffect, useRef } from 'react'
import { Icon } from './icon'

type VideoDialogProps = {
  id: string
  title: string
  onClose: () => void
}

export function VideoDialog({ id, title, onClose }: VideoDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    const element = dialog.current
    if (!element || element.open) return
    // Reserve the scrollbar's width while scrolling is blocked, unless it is an overlay scrollbar.
    const { classList, clientWidth } = document.documentElement
    classList.toggle('has-scrollbar', clientWidth < window.innerWidth)
    element.showModal()
  }, [])

  // Closes the dialog before `onClose` removes it: while it is open the page is inert, and can't get the focus back.
  const close = () => dialog.current?.close()
  const closeOnBackdrop = (event: MouseEvent<HTMLDialogElement>) => {
    if (event.target === event.currentTarget) close()
  }

  return (
    <dialog
      ref={dialog}
      className="video-dialog"
      aria-label={title}
      onClick={closeOnBackdrop}
      onClose={onClose}
    >
      <div className="video-dialog__content">
        <button type="button" className="video-dialog__close" onClick={close}>
          <Icon name="close" />
          <span className="visually-hidden">{t('Close')}</span>
        </button>
        <iframe
          className="video-dialog__player"
          src={`https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`}
          title={title}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          allowFullScreen
        />
      </div>
    </dialog>
  )
}
