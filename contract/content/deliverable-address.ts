const LOCAL_PART = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i

const MAX_LOCAL_PART = 64
const MAX_ADDRESS = 254

/** The domain in the ASCII form that mail servers look up; undefined if no name can look like that. */
function asciiDomain(domain: string): string | undefined {
  if (/^[\x20-\x7e]+$/.test(domain)) return domain
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
