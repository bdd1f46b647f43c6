const LOCAL_PART = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i

const MAX_LOCAL_PART = 64
const MAX_ADDRESS = 254

/** The domain in the ASCII form that mail servers look up; undefined if no name can look like that. */
function asciiDomain(domain: string): string | undefined {
  if (/^[\x20-\x7e]+$/.test(domain)) return domain
  // A URL would end its host at these characters, or leave them out: another domain would be looked up.
  if (/[/?#\\:@%\s\u00ad]/.test(domain)) return undefined
  try {
    return new URL(`http://${domain}`).hostname
  } catch {
    return undefined
  }
}

function isDomain(domain: string): boolean {
  const labels = domain.split('.')
  return labels.length > 1 && labels.every((label) => LABEL.test(label)) && /[a-z]/i.test(domain)
}

const partsOf = (address: string) => {
  const text = address.trim().toLowerCase()
  const at = text.lastIndexOf('@')
  const domain = text.slice(at + 1)
  return { local: text.slice(0, Math.max(at, 0)), domain: asciiDomain(domain) ?? domain }
}

/** An address as it is compared: in lower case, its domain as mail servers look it up. */
export function addressKey(address: string): string {
  const { local, domain } = partsOf(address)
  return `${local}@${domain}`
}

type Provider = {
  /** Each name has the same mailbox under all of these. */
  domains: [string, ...string[]]
  /** The characters that the provider leaves out when it reads a name. */
  ignored?: RegExp
  /** `anything@ana.<domain>` leads to `ana@<domain>`. */
  hasSubdomains?: boolean
}

const providers: Provider[] = [
  { domains: ['gmail.com', 'googlemail.com'], ignored: /\./g },
  { domains: ['proton.me', 'protonmail.com', 'pm.me'], ignored: /[._-]/g },
  {
    domains: [
      'yandex.ru',
      'ya.ru',
      'yandex.com',
      'yandex.by',
      'yandex.kz',
      'yandex.ua',
      'yandex.uz',
      'yandex.com.tr',
    ],
    ignored: /[.-]/g,
  },
  { domains: ['icloud.com', 'me.com', 'mac.com'] },
  { domains: ['fastmail.com'], hasSubdomains: true },
  { domains: ['fastmail.fm'], hasSubdomains: true },
]

/**
 * The same for all addresses that lead to one mailbox, as `a.na+x@googlemail.com` and `ana@gmail.com` do.
 * For limits only: what a person owns goes by `addressKey`.
 */
export function mailboxKey(address: string): string {
  const { local, domain } = partsOf(address)
  const name = local.replace(/(?!^)\+.*/, '')
  for (const { domains, ignored = /(?!)/g, hasSubdomains = false } of providers) {
    const [first] = domains
    if (domains.includes(domain)) return `${name.replace(ignored, '')}@${first}`
    if (hasSubdomains && domain.endsWith(`.${first}`))
      return `${domain.slice(0, -first.length - 1)}@${first}`
  }
  return `${name}@${domain}`
}

/**
 * The address in the form that may go into a mail header, or undefined if no mail could reach it.
 * The forms accept and store more than that, such as `x<a@b.co>` or `a;b@c.d`.
 */
export function deliverableAddress(text: string): string | undefined {
  const trimmed = text.trim()
  const at = trimmed.lastIndexOf('@')
  const local = trimmed.slice(0, Math.max(at, 0))
  const domain = asciiDomain(trimmed.slice(at + 1))
  if (local.length > MAX_LOCAL_PART || !LOCAL_PART.test(local)) return undefined
  if (domain === undefined || !isDomain(domain)) return undefined
  const address = `${local}@${domain.toLowerCase()}`
  return address.length <= MAX_ADDRESS ? address : undefined
}
