import { dictionary } from '@zxcvbn-ts/language-common'

const MIN_LENGTH = 12
/** With fewer distinct characters a password is only repetition, such as "Aaaaaaaaaaa1". */
const MIN_DISTINCT_CHARACTERS = 5
/** The fewest characters that must remain once the names of the owner and the site are removed. */
const MIN_WITHOUT_NAMES = 8

export type Owner = {
  email?: string | null
  firstname?: string | null
  lastname?: string | null
}

const common = new Set(dictionary['passwords-common'].map((each) => String(each).toLowerCase()))

/** Without digits and signs at both ends: "Password1234!" is as easy to guess as "password". */
const withoutEnds = (password: string) => password.replace(/^[^a-z]+|[^a-z]+$/g, '')

const isCommon = (password: string) =>
  common.has(password) ||
  common.has(withoutEnds(password)) ||
  new Set(password).size < MIN_DISTINCT_CHARACTERS

function isMostlyNames(
  password: string,
  { email, firstname, lastname }: Owner,
  siteHost: string,
): boolean {
  const known = [email, email?.split('@')[0], firstname, lastname, ...siteHost.split('.')]
    .map((each) => each?.trim().toLowerCase() ?? '')
    .filter((each) => each.length > 2)
  const rest = known.reduce((left, each) => left.replaceAll(each, ''), password)
  return rest.length < password.length && rest.length < MIN_WITHOUT_NAMES
}

/** Why this password can't protect this account, in a sentence for its owner. */
export function passwordProblem(password: string, owner: Owner, siteHost = ''): string | undefined {
  const lowerCase = password.toLowerCase()
  if (password.length < MIN_LENGTH) return `The password needs at least ${MIN_LENGTH} characters.`
  if (isCommon(lowerCase))
    return 'This password is too easy to guess: it is a common one, or repeats a few characters. Choose another one.'
  if (isMostlyNames(lowerCase, owner, siteHost))
    return 'This password is too easy to guess: it is mostly your name or email address, or that of the site. Choose another one.'
  return undefined
}
