import { useEffect, useState } from 'react'

/** Which of these elements lies across the upper part of the window. */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(ids[0])
  const joined = ids.join(' ')
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const met = entries.find(({ isIntersecting }) => isIntersecting)
        if (met) setCurrent(met.target.id)
      },
      { rootMargin: '-35% 0px -64%' },
    )
    for (const id of joined.split(' ')) {
      const element = document.getElementById(id)
      if (element) observer.observe(element)
    }
    return () => observer.disconnect()
  }, [joined])
  return current
}
