import { type MenuItem, MAX_ADDRESS_LENGTH, MAX_TITLE_LENGTH } from './calls'

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

/** What has to change before this item can be saved; undefined if nothing. */
export function problemOf({ title, kind, page, address }: MenuItem): string | undefined {
  const name = title.trim()
  if (name === '') return 'Every item needs a title.'
  if (name.length > MAX_TITLE_LENGTH) return `A title has up to ${MAX_TITLE_LENGTH} characters.`
  if (/[\p{Cc}\p{Cs}]/u.test(name))
    return 'A title has characters that cannot be stored. Type it again.'
  if (kind === 'page') return page === null ? `Choose the page that “${name}” opens.` : undefined
  if (kind === 'heading' && address === '') return undefined
  if (address.length > MAX_ADDRESS_LENGTH)
    return `An address has up to ${MAX_ADDRESS_LENGTH} characters.`
  return isWebAddress(address)
    ? undefined
    : `“${name}” needs a full web address, such as https://example.com.`
}
