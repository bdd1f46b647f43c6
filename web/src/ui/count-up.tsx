import { useEffect, useRef } from 'react'

const DURATION_MS = 900

const slowing = (part: number) => 1 - (1 - part) ** 3

/** A figure such as '50M+' that counts up once, when it is scrolled to and motion is welcome. */
export function CountUp({ value }: { value: string }) {
  const place = useRef<HTMLSpanElement>(null)

  useEffect(() => {
    const element = place.current
    const text = element?.firstChild
    const [, before, digits, after] = /^(\D*)(\d{1,4})(\D*)$/.exec(value) ?? []
    if (!element || !text || !digits || matchMedia('(prefers-reduced-motion: reduce)').matches)
      return
    let frame = 0
    let wasBelow = false
    const count = (began: number, now: number) => {
      const part = Math.min(1, Math.max(0, now - began) / DURATION_MS)
      text.nodeValue = `${before}${Math.round(Number(digits) * slowing(part))}${after}`
      if (part < 1) frame = requestAnimationFrame((next) => count(began, next))
    }
    const observer = new IntersectionObserver((entries) => {
      const isInSight = entries.some((entry) => entry.isIntersecting)
      if (isInSight) observer.disconnect()
      // What was in sight from the start has been read already.
      if (isInSight && wasBelow) count(performance.now(), 0)
      wasBelow = true
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      cancelAnimationFrame(frame)
      text.nodeValue = value
    }
  }, [value])

  return <span ref={place}>{value}</span>
}
