import { useEffect, useRef } from 'react'
import { prefersReducedMotion } from './reduced-motion'

/** A figure such as '50M+' that counts up once when it scrolls into view. */
export function CountUp({ value }: { value: string }) {
  const span = useRef<HTMLSpanElement>(null)

  useEffect(() => {
    const element = span.current
    if (!element || prefersReducedMotion()) return
    const stopped = import('./count-when-in-view').then(
      ({ countWhenInView }) => countWhenInView(element, value),
      console.warn,
    )
    return () => void stopped.then((stop) => stop?.())
  }, [value])

  return <span ref={span}>{value}</span>
}
