import { expect, it } from 'vitest'
import { withDoubleQuotes } from './inline-script-plugin'

it.each([
  ['say(`hello`,`world`)', 'say("hello","world")'],
  ['say(`a${`b`}c`,`d`)', 'say(`a${"b"}c`,"d")'],
  ['say(`${one}, ${two}`)', 'say(`${one}, ${two}`)'],
  ['say("`",a,"`")', 'say("`",a,"`")'],
  ['say(`"`,`\\n`,`$`,String.raw`x`)', 'say(`"`,`\\n`,`$`,String.raw`x`)'],
])('writes only whole template literals as strings: %s', (code, written) => {
  expect(withDoubleQuotes(code)).toBe(written)
})
