import { t } from '@app/contract'
import { useEffect, useRef, useState } from 'react'

type RouteAnnouncerProps = { currentPath: string; isLoading: boolean }

/** Announces the title of the new screen after a navigation. Browsers announce the first one themselves. */
export function RouteAnnouncer({ currentPath, isLoading }: RouteAnnouncerProps) {
  const announced = useRef(currentPath)
  const [title, setTitle] = useState('')

  useEffect(() => {
    if (announced.current === currentPath) return
    announced.current = currentPath
    setTitle(document.title)
  }, [currentPath])

  return (
    <>
      {isLoading && <div className="route-progress" />}
      <p className="visually-hidden" role="status">
        {isLoading ? t('Loading…') : title}
      </p>
    </>
  )
}
