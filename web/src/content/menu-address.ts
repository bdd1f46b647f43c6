import { type NavigationItem, pathOfSlug } from '@app/contract'
import { decodeUri } from '../browser/decode-uri'

const INVESTORS = new Set(['investors', 'forinvestors'])
const INVESTORS_SLUG = 'technology-partnerships'
const BANKS_SLUG = 'banks'

type MenuAddress = { href: string; isExternal: boolean }

type AddressOf = (item: NavigationItem, productName: string) => string | undefined

/** The address of an item by its type; undefined for an unsafe address. */
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
  const address = name.trim()
  // Refuses everything that a browser could resolve to another host, scheme or folder.
  const path = address.split(/[?#]/, 1)[0] ?? ''
  if (address === '' || hasUnsafeCharacters(address) || /:|\/\/|\.\.|^[/\\]{2}/.test(path))
    return undefined
  const slug = rewrite(path.replace(/^\/|\/$/g, ''), productName)
  return pathOfSlug(slug) + address.slice(path.length)
}

function rewrite(slug: string, productName: string): string {
  const plain = normalized(decodeUri(slug))
  if (INVESTORS.has(plain)) return INVESTORS_SLUG
  return plain === `${normalized(productName)}&banks` ? BANKS_SLUG : slug
}

/** Lower case without spaces. Some encoders write a space as a plus sign. */
const normalized = (name: string) => name.toLowerCase().replace(/[\s+]/g, '')

function webAddress(path: string): string | undefined {
  const address = withScheme(path.trim())
  if (address === undefined || hasUnsafeCharacters(address)) return undefined
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
  // In 'shop.example:8080' the colon separates a port; otherwise it ends a scheme.
  const isSchemeless =
    !/^[^/?#]*:/.test(address) || /^[\w-]+(?:\.[\w-]+)+:\d+(?:[/?#]|$)/.test(address)
  return isSchemeless && /^[^/?#]/.test(address) ? `https://${address}` : undefined
}

const hasUnsafeCharacters = (address: string) => /[\s\p{Cc}\p{Cs}\\<>"`]/u.test(address)
