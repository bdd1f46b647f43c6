import { executionAsyncResource } from 'node:async_hooks'

/** A list, since a bundler leaves out a variable that is only written. */
const kept: object[] = []

/**
 * Keeps Node's `process.nextTick` fast, which every response calls several times. To be called before anything
 * else.
 *
 * V8 forgets the shape of an object when a full garbage collection finds no object of that shape. Ticks live
 * so briefly that most collections find none. If that happens before nextTick is optimized, it takes several
 * times as long until the process ends. While one tick is kept, its shape stays.
 */
export function keepTickShape() {
  process.nextTick(() => kept.push(executionAsyncResource()))
}

export const keptTick = () => kept[0]
