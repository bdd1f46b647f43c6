import { monotonicMs } from '@app/runtime'
import { setImmediate as turn } from 'node:timers/promises'

const SLICE_MS = 10

/** Much work in slices: other requests are answered between two of them. */
export async function* inSlices<T>(items: Iterable<T>): AsyncGenerator<T> {
  let sliceStart = monotonicMs()
  for (const item of items) {
    yield item
    if (monotonicMs() - sliceStart < SLICE_MS) continue
    await turn()
    sliceStart = monotonicMs()
  }
}
