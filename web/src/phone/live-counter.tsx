import { Suspense, useEffect, useState } from 'react'
import { loadedLater } from '../ui/loaded-later'

const Counter = loadedLater(async () => (await import('./counter')).Counter)

/** What the drawing of the counter says that it is. Editors can put another picture in its place. */
const MARK = 'class="counter-drawing"'

/** Makes the drawing of the counter, which is shown already, one that visitors can pay at. */
export function LiveCounter({ drawing }: { drawing: string }) {
  const [svg, setSvg] = useState('')
  useEffect(() => {
    // Comes from the browser's cache. Without it the picture stays as it is.
    fetch(drawing)
      .then((response) => response.text())
      .then((text) => text.includes(MARK) && setSvg(text), console.warn)
  }, [drawing])
  return svg ? (
    <Suspense>
      <Counter.Component svg={svg} />
    </Suspense>
  ) : null
}
