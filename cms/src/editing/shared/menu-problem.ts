import { MAX_MENU_REASON } from '@app/contract'
import { type MenuItem, MAX_ADDRESS_LENGTH, MAX_TITLE_LENGTH } from './menu'

/** Browsers drop or reinterpret these characters, and PostgreSQL rejects lone surrogates. */
const UNSAFE = /[\s\p{Cc}\p{Cs}\\<>"`]/u

function isWebAddress(address: string): boolean {
  if (UNSAFE.test(address) || !/^https?:\/\//i.test(address)) return false
  try {
    return new URL(address).hostname !== ''
  } catch {
    return false
  }
}

const UNSTORABLE = /[\p{Cc}\p{Cs}]/u

/** What is wrong with an item's line of reason; undefined if nothing. */
export function problemOfReason({ reason }: Pick<MenuItem, 'reason'>): string | undefined {
  if (reason.trim().length > MAX_MENU_REASON)
    return `A line of reason has up to ${MAX_MENU_REASON} characters.`
  return UNSTORABLE.test(reason)
    ? 'A line of reason has characters that cannot be stored. Type it again.'
    : undefined
}

/** What is wrong with an item in another language; undefined if nothing. */
function problemInLanguages({ words = {} }: MenuItem): string | undefined {
  for (const { title = '', reason = '' } of Object.values(words)) {
    if (title.length > MAX_TITLE_LENGTH) return `A title has up to ${MAX_TITLE_LENGTH} characters.`
    if (UNSTORABLE.test(title))
      return 'A title has characters that cannot be stored. Type it again.'
    const problem = problemOfReason({ reason })
    if (problem !== undefined) return problem
  }
  return undefined
}

/** What has to change before this item can be saved; undefined if nothing. */
export function problemOf(item: MenuItem): string | undefined {
  const { title, kind, page, address } = item
  const name = title.trim()
  if (name === '') return 'Every item needs a title.'
  if (name.length > MAX_TITLE_LENGTH) return `A title has up to ${MAX_TITLE_LENGTH} characters.`
  if (UNSTORABLE.test(name)) return 'A title has characters that cannot be stored. Type it again.'
  const problem = problemOfReason(item) ?? problemInLanguages(item)
  if (problem !== undefined) return problem
  if (kind === 'page') return page === null ? `Choose the page that “${name}” opens.` : undefined
  if (kind === 'heading' && address === '') return undefined
  if (address.length > MAX_ADDRESS_LENGTH)
    return `An address has up to ${MAX_ADDRESS_LENGTH} characters.`
  return isWebAddress(address)
    ? undefined
    : `“${name}” needs a full web address, such as https://example.com.`
}
