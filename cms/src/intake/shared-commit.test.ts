import { describe, expect, it } from 'vitest'
import { SharedCommit } from './shared-commit'

/** A database that keeps what was written when a transaction ends well, and nothing of it otherwise. */
function notebook() {
  const kept: string[][] = []
  let written: string[] = []
  const shared = new SharedCommit<string>(async (work) => {
    written = []
    await work()
    kept.push(written)
  })
  const write = (words: string) => async () => {
    written.push(words)
    if (words.startsWith('bad')) throw new Error(words)
    return `kept ${words}`
  }
  return { kept, keep: (words: string) => shared.run(write(words)) }
}

describe('a shared commit', () => {
  it('keeps what arrives at the same time in one transaction, and answers each', async () => {
    const { kept, keep } = notebook()
    const answers = await Promise.all(['one', 'two', 'three'].map(keep))
    expect(answers).toEqual(['kept one', 'kept two', 'kept three'])
    expect(kept).toEqual([['one', 'two', 'three']])
  })

  it('keeps what comes later as well', async () => {
    const { kept, keep } = notebook()
    await keep('one')
    await keep('two')
    expect(kept).toEqual([['one'], ['two']])
  })

  it('lets nobody pay for what is wrong with another', async () => {
    const { kept, keep } = notebook()
    const answers = await Promise.allSettled(['one', 'bad two', 'three'].map(keep))
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(kept).toEqual([['one'], ['three']])
  })

  it('goes on after a failure', async () => {
    const { kept, keep } = notebook()
    await expect(keep('bad')).rejects.toThrow('bad')
    await keep('one')
    expect(kept).toEqual([['one']])
  })

  it('takes no more than fifty at once', async () => {
    const { kept, keep } = notebook()
    await Promise.all(Array.from({ length: 120 }, (_, index) => keep(String(index))))
    expect(kept.map((group) => group.length)).toEqual([50, 50, 20])
  })
})
