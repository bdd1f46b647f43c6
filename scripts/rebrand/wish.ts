import { parseArgs } from 'node:util'
import type { brand, brandColors } from '@app/contract'
import { OperatorError } from '../operator-error'

export type Brand = Record<keyof typeof brand, string>
export type Colors = Record<keyof typeof brandColors, string>

/** What the site is to become. */
export type Wish = { brand: Brand; colors: Colors }

export type Value = keyof Brand | keyof Colors

/** A longer one breaks the line of the menu, in which it stands beside the logo. */
const LONGEST_NAME = 12

const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
const domainPattern = `${label}(?:\\.${label})*\\.[a-z]{2,63}`
const emailPattern = new RegExp(`^[a-z0-9.+_-]{1,64}@${domainPattern}$`)
const emailRule = 'an address such as hello@vela.example, in lowercase letters'
const colorPattern = /^#[0-9a-f]{6}$/
const colorRule = 'a colour such as #0b4f9e'

/** What each value is and must look like, in the order in which they are asked for. */
const rules: Record<Value, { label: string; pattern: RegExp; rule: string }> = {
  name: {
    label: 'Name',
    pattern: /^(?=.*\p{L})[\p{Script=Latin}\d]+(?:[ ’-][\p{Script=Latin}\d]+)*$/u,
    rule: 'letters and digits, with single spaces, hyphens or apostrophes between them',
  },
  first: {
    label: 'First colour, of links and buttons',
    pattern: colorPattern,
    rule: colorRule,
  },
  second: { label: 'Second colour, beside it', pattern: colorPattern, rule: colorRule },
  third: { label: 'Third colour, of highlights', pattern: colorPattern, rule: colorRule },
  ink: { label: 'Colour of text and dark grounds', pattern: colorPattern, rule: colorRule },
  domain: {
    label: 'Domain of the site',
    pattern: new RegExp(`^${domainPattern}$`),
    rule: 'a domain such as vela.example',
  },
  contactEmail: { label: 'Email address for questions', pattern: emailPattern, rule: emailRule },
  careersEmail: { label: 'Email address for jobs', pattern: emailPattern, rule: emailRule },
  handle: {
    label: 'Account on social networks',
    pattern: /^[a-z0-9_]{1,30}$/,
    rule: 'at most 30 lowercase letters, digits and _',
  },
  locale: {
    label: 'Language of the pages, and of dates and numbers',
    pattern: /^[a-z]{2,3}(?:-[A-Z]{2})?$/,
    rule: 'a language such as en-GB, or en-AT for English in Austria',
  },
  phonePrefix: {
    label: 'Prefix in the phone fields',
    pattern: /^\+[1-9]\d{0,3}$/,
    rule: 'a country’s prefix such as +351',
  },
}

export const values = Object.keys(rules) as Value[]

export const labelOf = (value: Value) => rules[value].label

export const flagOf = (value: Value) =>
  `--${value.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`

export const flagList = values.map((value) => `  ${flagOf(value).padEnd(18)}${labelOf(value)}`)

/** As it is stored: with a typographic apostrophe, which no language has to escape, and with # before a colour. */
function normalized(value: Value, text: string): string {
  const trimmed = text.trim()
  if (value === 'name') return trimmed.replaceAll("'", '’').normalize('NFC')
  if (rules[value].pattern !== colorPattern) return trimmed
  return trimmed.toLowerCase().replace(/^#?/, '#')
}

const isLocale = (locale: string) => Intl.DateTimeFormat.supportedLocalesOf([locale]).length > 0

export function parseValue(value: Value, given: string): string {
  const text = normalized(value, given)
  const { pattern, rule } = rules[value]
  if (!pattern.test(text) || (value === 'locale' && !isLocale(text)))
    throw new OperatorError(`${flagOf(value)} takes ${rule}, not “${given}”.`)
  if (value === 'name' && text.length > LONGEST_NAME)
    throw new OperatorError(`--name takes at most ${LONGEST_NAME} characters, not “${given}”.`)
  return text
}

const switches = ['adjust', 'force', 'help'] as const

export type Flags = {
  given: Partial<Record<Value, string>>
} & Record<(typeof switches)[number], boolean>

export function parseFlags(args: string[]): Flags {
  const options = Object.fromEntries([
    ...values.map((value) => [flagOf(value).slice(2), { type: 'string' }] as const),
    ...switches.map((name) => [name, { type: 'boolean' }] as const),
  ])
  try {
    const found: Record<string, unknown> = parseArgs({ args, options }).values
    const given = values.flatMap((value) => {
      const text = found[flagOf(value).slice(2)]
      return typeof text === 'string' ? [[value, parseValue(value, text)] as const] : []
    })
    const [adjust = false, force = false, help = false] = switches.map((one) => found[one] === true)
    return { given: Object.fromEntries(given), adjust, force, help }
  } catch (error) {
    if (error instanceof OperatorError || !(error instanceof Error)) throw error
    throw new OperatorError(`${error.message} See npm run rebrand -- --help.`)
  }
}

const slugOf = (name: string) =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\u0300-\u036f’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'wallet'

/** What is not given follows from the name and the domain, or stays. */
export function wishOf({ given }: Flags, now: Wish): Wish {
  const of = <Key extends Value>(key: Key, fallback: string) => given[key] ?? fallback
  const { brand, colors } = now
  const name = of('name', brand.name)
  const slug = slugOf(name)
  const isRenamed = name !== brand.name
  const domain = of('domain', isRenamed ? `${slug}.example` : brand.domain)
  const isMoved = domain !== brand.domain
  return {
    brand: {
      name,
      domain,
      contactEmail: of('contactEmail', isMoved ? `hello@${domain}` : brand.contactEmail),
      careersEmail: of('careersEmail', isMoved ? `careers@${domain}` : brand.careersEmail),
      // 17 letters and the ending are the 30 that a handle may have.
      handle: of(
        'handle',
        isRenamed ? `${slug.replaceAll('-', '').slice(0, 17)}walletexample` : brand.handle,
      ),
      locale: of('locale', brand.locale),
      phonePrefix: of('phonePrefix', brand.phonePrefix),
    },
    colors: {
      first: of('first', colors.first),
      second: of('second', colors.second),
      third: of('third', colors.third),
      ink: of('ink', colors.ink),
    },
  }
}
