import { expect, it } from 'vitest'
import { colorNamesOf } from './color-names'

const namesOf = (first: string, second: string, third: string) =>
  Object.values(colorNamesOf({ first, second, third, ink: '#101010' }))

it('editors choose a colour by the name that people give it', () => {
  expect(namesOf('#0b8f86', '#e8447f', '#ffc83d')).toEqual(['Teal', 'Pink', 'Yellow'])
  expect(namesOf('#0b4f9e', '#f0762b', '#2e7d32')).toEqual(['Blue', 'Orange', 'Green'])
  expect(namesOf('#6d28d9', '#c62828', '#808080')).toEqual(['Violet', 'Red', 'Grey'])
})

it('two blues are told apart', () => {
  expect(namesOf('#0b4f9e', '#3b82f6', '#ffc83d')).toEqual(['Blue', 'Blue 2', 'Yellow'])
})
