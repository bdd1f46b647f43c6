import type { StoreError, StoreProblem } from '@app/runtime'
import { Refused } from './refused'

const sentences: Record<StoreProblem, [status: number, sentence: string]> = {
  unreachable: [503, 'The store of uploads does not answer. Try again in a few minutes.'],
  full: [507, 'The store of uploads is full, so nothing was stored. Ask an operator for space.'],
  clock: [
    503,
    'The store of uploads refuses this server, whose clock is wrong. Ask an operator to set it.',
  ],
  refused: [
    503,
    'The store of uploads refuses this server. Ask an operator to check its access key and bucket.',
  ],
}

/** What staff read if the bucket can't be used; the log says more. */
export function storeRefusal({ problem }: StoreError): Refused {
  const [status, sentence] = sentences[problem]
  return new Refused(status, sentence, { 'Retry-After': '10' })
}
