import { describe, expect, it } from 'vitest'
import { encode, encodingsOf, toAnswer } from './answer'
import { Answers } from './answers'

const answerOf = (text: string) => toAnswer(Buffer.from(text), {})

/** A reader that counts how often it had to read, and can be made to wait. */
function source(text: string) {
  const state = { reads: 0, release: () => {} }
  const wait = new Promise<void>((resolve) => {
    state.release = resolve
  })
  const read = async () => {
    state.reads += 1
    await wait
    return answerOf(text)
  }
  return { state, read }
}

describe('answers kept in memory', () => {
  it('are read once for all who ask at the same time', async () => {
    const answers = new Answers()
    const { state, read } = source('a')
    const asked = Promise.all([1, 2, 3].map(() => answers.get('r1', 'key', read)))
    state.release()
    expect((await asked).map(({ isMine }) => isMine)).toEqual([true, false, false])
    expect((await answers.get('r1', 'key', read)).answer?.body.toString()).toBe('a')
    expect(state.reads).toBe(1)
  })

  it('do not outlive their revision, nor enter the next one late', async () => {
    const answers = new Answers()
    const old = source('old')
    const slow = answers.get('r1', 'key', old.read)
    const fresh = await answers.get('r2', 'key', () => Promise.resolve(answerOf('new')))
    old.state.release()
    await slow
    expect(fresh.answer?.body.toString()).toBe('new')
    expect((await answers.get('r2', 'key', old.read)).answer?.body.toString()).toBe('new')
  })

  it('hold nothing that failed, and let the others ask for themselves', async () => {
    const answers = new Answers()
    const failing = () => Promise.reject(new Error('no'))
    const asked = Promise.allSettled([
      answers.get('r1', 'key', failing),
      answers.get('r1', 'key', failing),
    ])
    const [first, second] = await asked
    expect(first?.status).toBe('rejected')
    expect(second).toMatchObject({ value: { answer: undefined, isMine: false } })
    expect(answers.size).toBe(0)
  })

  it('are bounded in number and in bytes', async () => {
    const answers = new Answers({ entries: 3, bytes: 20_000 })
    for (const key of ['a', 'b', 'c', 'd'])
      await answers.get('r1', key, () => Promise.resolve(answerOf(key)))
    expect(answers.size).toBe(3)
    await answers.get('r1', 'big', () => Promise.resolve(answerOf('x'.repeat(50_000))))
    expect(answers.size).toBe(3)
    for (const key of ['e', 'f', 'g'])
      await answers.get('r1', key, () => Promise.resolve(answerOf('x'.repeat(2_000))))
    expect(answers.size).toBe(3)
  })
})

describe('an answer', () => {
  it('is compressed once, and only where that pays', async () => {
    const long = answerOf('x'.repeat(5_000))
    expect(encodingsOf(answerOf('short'))).toEqual([])
    expect(encodingsOf(long)).toEqual(['br', 'gzip'])
    expect(encode(long, 'br')).toBe(encode(long, 'br'))
    expect((await encode(long, 'gzip')).length).toBeLessThan(200)
  })
})
