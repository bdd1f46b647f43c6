export type Random = ReturnType<typeof randomFrom>

/** Repeatable random numbers (mulberry32): the same seed throws the same faults. */
export function randomFrom(seed: number) {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    between: (low: number, high: number) => low + next() * (high - low),
    isTrue: (probability: number) => next() < probability,
  }
}
