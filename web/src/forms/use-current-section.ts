import { useEffect, useState } from 'react'

/** The id of the element at a third of the window's height. */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(ids[0])
  const joined = ids.join(' ')
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.find(({ isIntersecting }) => isIntersecting)
        if (entered) setCurrent(entered.target.id)
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
