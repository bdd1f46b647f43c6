import { describe, expect, it } from 'vitest'
import { GroupCommit } from './group-commit'

/** A database that keeps what a transaction wrote if it succeeds, and nothing of it otherwise. */
function memoryDatabase() {
  const committed: string[][] = []
  let written: string[] = []
  const commits = new GroupCommit<string>(async (work) => {
    written = []
    await work()
    committed.push(written)
  })
  const write = (text: string) => async () => {
    written.push(text)
    if (text.startsWith('bad')) throw new Error(text)
    return `saved ${text}`
  }
  return { committed, save: (text: string) => commits.run(write(text)) }
}

describe('a group commit', () => {
  it('writes what arrives at the same time in one transaction, and answers each', async () => {
    const { committed, save } = memoryDatabase()
    const answers = await Promise.all(['one', 'two', 'three'].map(save))
    expect(answers).toEqual(['saved one', 'saved two', 'saved three'])
    expect(committed).toEqual([['one', 'two', 'three']])
  })

  it('writes what arrives later in a transaction of its own', async () => {
    const { committed, save } = memoryDatabase()
    await save('one')
    await save('two')
    expect(committed).toEqual([['one'], ['two']])
  })

  it('saves the others when one of them fails', async () => {
    const { committed, save } = memoryDatabase()
    const answers = await Promise.allSettled(['one', 'bad two', 'three'].map(save))
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(committed).toEqual([['one'], ['three']])
  })

  it('continues after a failure', async () => {
    const { committed, save } = memoryDatabase()
    await expect(save('bad')).rejects.toThrow('bad')
    await save('one')
    expect(committed).toEqual([['one']])
  })

  it('takes at most fifty at once', async () => {
    const { committed, save } = memoryDatabase()
    await Promise.all(Array.from({ length: 120 }, (_, index) => save(String(index))))
    expect(committed.map((group) => group.length)).toEqual([50, 50, 20])
  })
})
