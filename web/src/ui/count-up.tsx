import { useEffect, useRef } from 'react'
import { prefersReducedMotion } from './reduced-motion'

const DURATION_MS = 900

const easeOut = (part: number) => 1 - (1 - part) ** 3

/** A figure such as '50M+' that counts up once when it scrolls into view. */
export function CountUp({ value }: { value: string }) {
  const span = useRef<HTMLSpanElement>(null)

  useEffect(() => {
    const element = span.current
    const text = element?.firstChild
    const [, before, digits, after] = /^(\D*)(\d{1,4})(\D*)$/.exec(value) ?? []
    if (!element || !text || !digits || prefersReducedMotion()) return
    let frame = 0
    let wasOutOfView = false
    const count = (start: number, now: number) => {
      const part = Math.min(1, Math.max(0, now - start) / DURATION_MS)
      text.nodeValue = `${before}${Math.round(Number(digits) * easeOut(part))}${after}`
      if (part < 1) frame = requestAnimationFrame((next) => count(start, next))
    }
    const observer = new IntersectionObserver((entries) => {
      const isInView = entries.some((entry) => entry.isIntersecting)
      if (isInView) observer.disconnect()
      // A figure that is in view from the start has been read already.
      if (isInView && wasOutOfView) count(performance.now(), 0)
      wasOutOfView = true
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      cancelAnimationFrame(frame)
      text.nodeValue = value
    }
  }, [value])

  return <span ref={span}>{value}</span>
}
