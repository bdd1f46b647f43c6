import { type ReactNode, useEffect, useRef } from 'react'

const GAP_PX = 8

/** Keeps its side panel below the one with Save and Publish, which stays at the top and would cover it. */
export function InSight({ children }: { children: ReactNode }) {
  const content = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const panel = content.current?.closest('aside')
    const first = panel?.parentElement?.firstElementChild
    if (!panel || !(first instanceof HTMLElement) || first === panel) return
    const place = () => {
      panel.style.top = `${first.offsetHeight + GAP_PX}px`
    }
    panel.style.position = 'sticky'
    panel.style.zIndex = '1'
    const observer = new ResizeObserver(place)
    observer.observe(first)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={content} style={{ width: '100%' }}>
      {children}
    </div>
  )
}
