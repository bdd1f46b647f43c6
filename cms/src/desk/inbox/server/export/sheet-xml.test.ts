import { expect, it } from 'vitest'
import { rowXml, SHEET_END, sheetStart } from './sheet-xml'

const placesIn = (xml: string) => [...xml.matchAll(/<(?:row|c) r="(\w+)"/g)].map(([, at]) => at)

it('each row and each cell says where it stands, an empty one and a date too', () => {
  const row = rowXml(2, ['one', '', new Date(0)])
  expect(placesIn(row)).toEqual(['2', 'A2', 'B2', 'C2'])
  expect(`${sheetStart(['Name', 'Email'])}${row}${SHEET_END}`).not.toMatch(/<(?:row|c)(?! r=)[ >/]/)
  expect(placesIn(sheetStart(['Name', 'Email']))).toEqual(['1', 'A1', 'B1'])
})

it('columns after Z have two letters', () => {
  const places = placesIn(
    rowXml(
      10,
      Array.from({ length: 730 }, () => 'x'),
    ),
  )
  expect(places.slice(26, 29)).toEqual(['Z10', 'AA10', 'AB10'])
  expect(places.slice(702, 704)).toEqual(['ZZ10', 'AAA10'])
})
