import { useEffect, useRef, useState } from 'react'

type RouteAnnouncerProps = { currentPath: string; isWaiting: boolean }

/** Reads out the title of the screen that a navigation leads to; the first one the browser says itself. */
export function RouteAnnouncer({ currentPath, isWaiting }: RouteAnnouncerProps) {
  const known = useRef(currentPath)
  const [title, setTitle] = useState('')

  useEffect(() => {
    if (known.current === currentPath) return
    known.current = currentPath
    setTitle(document.title)
  }, [currentPath])

  return (
    <>
      {isWaiting && <div className="route-progress" />}
      <p className="visually-hidden" role="status">
        {isWaiting ? 'Loading…' : title}
      </p>
    </>
  )
}
