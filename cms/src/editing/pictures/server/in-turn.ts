import sharp from 'sharp'

// A cache would keep the pixels of the last pictures in memory.
sharp.cache(false)

type Queue = (() => void)[]

const forVisitors: Queue = []
const others: Queue = []
let isTaken = false

/**
 * A picture is decoded whole, in up to 200 MB: the process has memory for one at a time. What a visitor
 * waits for comes before uploads that wait, too.
 */
export async function inTurn<Result>(work: () => Promise<Result>, queue = others): Promise<Result> {
  if (isTaken) await new Promise<void>((resolve) => queue.push(resolve))
  isTaken = true
  try {
    return await work()
  } finally {
    const next = forVisitors.shift() ?? others.shift()
    if (next) next()
    else isTaken = false
  }
}

export const inTurnForVisitor = <Result>(work: () => Promise<Result>) => inTurn(work, forVisitors)
