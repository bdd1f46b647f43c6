import { expect, it } from 'vitest'
import { parseFlags, wishOf } from './wish'

const now = {
  brand: {
    name: 'Old',
    domain: 'old.example',
    contactEmail: 'hello@old.example',
    careersEmail: 'careers@old.example',
    handle: 'oldwalletexample',
    locale: 'en-GB',
    phonePrefix: '+351',
  },
  colors: { first: '#111111', second: '#222222', third: '#333333', ink: '#000001' },
}

const wished = (...args: string[]) => wishOf(parseFlags(args), now)

it('a name gives domain, emails and handle', () => {
  expect(wished('--name=Café Zoë').brand).toMatchObject({
    name: 'Café Zoë',
    domain: 'cafe-zoe.example',
    contactEmail: 'hello@cafe-zoe.example',
    careersEmail: 'careers@cafe-zoe.example',
    handle: 'cafezoewalletexample',
    locale: 'en-GB',
  })
})

it('what is given counts, and what is not stays', () => {
  const { brand, colors } = wished(
    '--domain=pay.org',
    '--careers-email=jobs@pay.org',
    '--ink=0A0B0C',
  )
  expect(brand).toEqual({
    ...now.brand,
    domain: 'pay.org',
    contactEmail: 'hello@pay.org',
    careersEmail: 'jobs@pay.org',
  })
  expect(colors).toEqual({ ...now.colors, ink: '#0a0b0c' })
})

it('an apostrophe becomes the one of typographers, which no code has to escape', () => {
  expect(wished("--name=O'Neil").brand).toMatchObject({ name: 'O’Neil', domain: 'oneil.example' })
})

it.each([
  ['--name=', /--name takes letters and digits/],
  ['--name=O’Neil & Co', /not “O’Neil & Co”/],
  ['--name=`${x}`', /--name takes letters/],
  ['--name=4711', /--name takes letters/],
  ['--name=Two  spaces', /--name takes letters/],
  ['--name=Northern Lights', /at most 12 characters/],
  ['--first=blue', /--first takes a colour such as #0b4f9e, not “blue”/],
  ['--ink=#12345', /--ink takes a colour/],
  ['--domain=lumo', /--domain takes a domain/],
  ['--domain=-lumo.example', /--domain takes a domain/],
  ["--domain=lumo.example'", /--domain takes a domain/],
  ['--contact-email=lumo.example', /--contact-email takes an address/],
  ['--handle=@lumo', /--handle takes/],
  ['--locale=xx-YY', /--locale takes a language/],
  ['--phone-prefix=351', /--phone-prefix takes/],
  ['--colour=#123456', /--help/],
  ['lumo', /--help/],
])('%s is refused with what is wrong', (flag, message) => {
  expect(() => wished(flag)).toThrow(message)
})
