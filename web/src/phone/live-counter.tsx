import { type ReactNode, useEffect, useState } from 'react'

/** Makes the drawing of the counter, which is shown already, one that visitors can pay at. */
export function LiveCounter({ drawing }: { drawing: string }) {
  const [live, setLive] = useState<ReactNode>(null)
  useEffect(() => {
    import('./counter').then(({ liveCounter }) => liveCounter(drawing)).then(setLive, console.warn)
  }, [drawing])
  return live
}
