import { useEffect, useRef, useState } from 'react'

/** Reads out the title of the screen that a navigation leads to; the first one the browser says itself. */
export function RouteAnnouncer({ title }: { title: string }) {
  const known = useRef(title)
  const [message, setMessage] = useState('')

  useEffect(() => {
    if (known.current === title) return
    known.current = title
    setMessage(title)
  }, [title])

  return (
    <p className="visually-hidden" role="status">
      {message}
    </p>
  )
}
