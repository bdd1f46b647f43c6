import { expect, it } from 'vitest'
import { linesIn } from './lines'

it.each([
  ['commas', 'from,to\n/a,/b\n/c,/d'],
  ['semicolons', 'From;To\r\n/a;/b\r\n/c;/d\r\n'],
  ['tabs', 'from\tto\n/a\t/b\n/c\t/d'],
  ['quotes and a byte order mark', '\ufefffrom,to\n"/a","/b"\n"/c", /d'],
])('a list with %s is read, without its heading', (_, text) => {
  expect(linesIn(text)).toEqual([
    { line: 2, fields: ['/a', '/b'] },
    { line: 3, fields: ['/c', '/d'] },
  ])
})

it('a list without a heading is read from its first line, and empty lines are counted', () => {
  expect(linesIn('/a,/b\n\n/c')).toEqual([
    { line: 1, fields: ['/a', '/b'] },
    { line: 3, fields: ['/c'] },
  ])
})

it('quotes that do not match are an error', () => expect(() => linesIn('"/a,/b')).toThrow())
