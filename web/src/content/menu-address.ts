import { type NavigationItem, pathOfSlug } from '@beam/contract'

const INVESTORS = new Set(['investors', 'forinvestors'])
const INVESTORS_SLUG = 'technology-partnerships'
const BANKS_SLUG = 'banks'

type MenuAddress = { href: string; isExternal: boolean }

type AddressOf = (item: NavigationItem, productName: string) => string | undefined

/** Where each type of item leads; nothing for an address that must not be followed. */
const addressOf = {
  INTERNAL: ({ related, path }, productName) =>
    internalPath(related ? related.slug : (path ?? ''), productName),
  EXTERNAL: ({ externalPath }) => webAddress(externalPath ?? ''),
  WRAPPER: ({ path }) => (isAbsolute(path ?? '') ? webAddress(path ?? '') : undefined),
} satisfies Record<NavigationItem['type'], AddressOf>

export function menuAddress(item: NavigationItem, productName: string): MenuAddress | undefined {
  const href = addressOf[item.type](item, productName)
  return href === undefined ? undefined : { href, isExternal: item.type !== 'INTERNAL' }
}

const isAbsolute = (path: string) => /^\s*(?:https?:)?\/\//i.test(path)

function internalPath(name: string, productName: string): string | undefined {
  const given = name.trim()
  // Anything that a browser might read as another host, another scheme or another folder.
  const path = given.split(/[?#]/, 1)[0] ?? ''
  if (given === '' || hasUnsafeSigns(given) || /:|\/\/|\.\.|^[/\\]{2}/.test(path)) return undefined
  const slug = rewritten(path.replace(/^\/|\/$/g, ''), productName)
  return pathOfSlug(slug) + given.slice(path.length)
}

function rewritten(slug: string, productName: string): string {
  const plain = bare(decoded(slug))
  if (INVESTORS.has(plain)) return INVESTORS_SLUG
  return plain === `${bare(productName)}&banks` ? BANKS_SLUG : slug
}

/** Case and spaces apart, a plus sign being the space of some encoders. */
const bare = (name: string) => name.toLowerCase().replace(/[\s+]/g, '')

function decoded(slug: string): string {
  try {
    return decodeURIComponent(slug)
  } catch {
    return slug
  }
}

function webAddress(given: string): string | undefined {
  const address = withScheme(given.trim())
  if (address === undefined || hasUnsafeSigns(address)) return undefined
  return isUrl(address) ? address : undefined
}

function isUrl(address: string): boolean {
  try {
    return new URL(address).hostname !== ''
  } catch {
    return false
  }
}

function withScheme(address: string): string | undefined {
  if (/^https?:\/\/[^/]/i.test(address)) return address
  if (/^\/\/[^/]/.test(address)) return `https:${address}`
  // 'shop.example:8080' is a host and a port; any other word before a colon is a scheme.
  const isSchemeless =
    !/^[^/?#]*:/.test(address) || /^[\w-]+(?:\.[\w-]+)+:\d+(?:[/?#]|$)/.test(address)
  return isSchemeless && /^[^/?#]/.test(address) ? `https://${address}` : undefined
}

const hasUnsafeSigns = (address: string) => /[\s\p{Cc}\p{Cs}\\<>"`]/u.test(address)
