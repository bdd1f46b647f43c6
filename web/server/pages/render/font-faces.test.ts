import { expect, it } from 'vitest'
import { fontFacesFor } from './font-faces'

const fonts = { display: '/d', text: '/t', wholeDisplay: '/whole-d', wholeText: '/whole-t' }
const facesFor = (words: string) => fontFacesFor(words, { fonts })

it('never swaps a font in after the text was shown, which would move the page', () => {
  expect(facesFor('Łódź').match(/font-display:optional/g)).toHaveLength(4)
  expect(facesFor('Łódź')).not.toContain('font-display:swap')
})

it.each([
  'Pay “now”: €55 – and 10% back…\n',
  'Objetivo: conceção, ação, você',
  'Größe: Zürich, Öl',
  'Card •••• 1234‑5678',
])('%s is set in the cut fonts alone', (words) => expect(facesFor(words)).not.toContain('whole'))

it.each(['Łódź', '50 ½'])('%s gets the full fonts as a fallback', (words) => {
  expect(facesFor(words)).toMatch(
    /whole-d.*whole-t.*\(\/d\).*unicode-range.*\(\/t\).*unicode-range/,
  )
})
