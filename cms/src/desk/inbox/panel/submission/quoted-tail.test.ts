import { expect, it } from 'vitest'
import { splitQuote } from './quoted-tail'

const QUOTE = '> Hello Ana,\n>\n> It is free.'

it.each([
  ['quoted lines', `Thank you!\n\n${QUOTE}`, QUOTE],
  ['a line before them', `Thank you!\n\nOn 3 May 2026, Wallet wrote:\n${QUOTE}`, undefined],
  [
    'a line that is broken in two',
    `Thank you!\n\nOn Sunday, 3 May 2026 at 10:00, Wallet <hello@wallet.example>\nwrote:\n\n${QUOTE}`,
    undefined,
  ],
  ['German', `Danke!\n\nAm 03.05.26 um 10:00 schrieb Wallet:\n${QUOTE}`, undefined],
  ['Outlook', 'Thank you!\n\n-----Original Message-----\nFrom: Wallet\n\nIt is free.', undefined],
  ['a rule', `Thank you!\n${'_'.repeat(32)}\nFrom: Wallet\nIt is free.`, undefined],
])('%s below an answer is folded', (_what, text, quoted) => {
  const split = splitQuote(text)
  expect(split.own).toMatch(/^(?:Thank you!|Danke!)$/)
  expect(split.quoted).toBe(quoted ?? text.slice(split.own.length).trimStart())
})

it.each([
  ['no quote', 'Thank you!\nOn Monday I wrote: it is late.'],
  ['an answer between quoted lines', `> Is it free?\nYes.\n> For shops?\nYes, too.`],
  ['an answer below the quote', `On 3 May 2026, Wallet wrote:\n${QUOTE}\n\nThank you!`],
  ['answers between what is introduced', `Hello\n\nOn 3 May, Wallet wrote:\n> One?\nYes.\n> Two?`],
  ['a quote alone', QUOTE],
  ['nothing', ''],
])('nothing is folded of %s', (_what, text) => {
  expect(splitQuote(text)).toEqual({ own: text, quoted: '' })
})
