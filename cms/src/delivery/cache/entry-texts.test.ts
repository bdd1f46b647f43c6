import { describe, expect, it } from 'vitest'
import { EntryTexts } from './entry-texts'

/** A table of entries that notes which of them were read. */
function tableOf(entries: Record<number, string>) {
  const read: number[][] = []
  const readMissing = async (ids: number[]) => {
    read.push(ids)
    return ids.flatMap((id): [number, string][] => (entries[id] ? [[id, entries[id]]] : []))
  }
  return { read, readMissing }
}

describe('the entries in memory', () => {
  it('are read once per revision, whichever query finds them, and come in its order', async () => {
    const texts = new EntryTexts()
    const { read, readMissing } = tableOf({ 1: 'a', 2: 'b', 3: 'c' })
    expect(await texts.get('r1', 'page', [2, 1], readMissing)).toEqual(['b', 'a'])
    expect(await texts.get('r1', 'page', [1, 3, 2], readMissing)).toEqual(['a', 'c', 'b'])
    expect(await texts.get('r2', 'page', [1], readMissing)).toEqual(['a'])
    expect(read).toEqual([[2, 1], [3], [1]])
  })

  it('are told apart by kind', async () => {
    const texts = new EntryTexts()
    await texts.get('r1', 'page', [1], tableOf({ 1: 'page' }).readMissing)
    const jobs = await texts.get('r1', 'job', [1], tableOf({ 1: 'job' }).readMissing)
    expect(jobs).toEqual(['job'])
  })

  it('do not include one that was deleted meanwhile', async () => {
    const texts = new EntryTexts()
    const { readMissing } = tableOf({ 1: 'a' })
    expect(await texts.get('r1', 'page', [1, 2], readMissing)).toEqual(['a'])
  })

  it('read under an earlier revision do not enter the next', async () => {
    const texts = new EntryTexts()
    const late = texts.get('r1', 'page', [1], async () => {
      await texts.get('r2', 'page', [], tableOf({}).readMissing)
      return [[1, 'old']]
    })
    expect(await late).toEqual(['old'])
    expect(await texts.get('r2', 'page', [1], tableOf({ 1: 'new' }).readMissing)).toEqual(['new'])
  })

  it('are evicted when there are too many, and then read again', async () => {
    const texts = new EntryTexts(100)
    const { read, readMissing } = tableOf({ 1: 'x'.repeat(15), 2: 'y'.repeat(200) })
    for (let round = 0; round < 2; round += 1) {
      const found = await texts.get('r1', 'page', [1, 2], readMissing)
      expect(found.map((text) => text.length)).toEqual([15, 200])
    }
    expect(read).toEqual([[1, 2], [2]])
  })
})
