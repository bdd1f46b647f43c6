const texts = [
  'cmsUrl',
  'apiUrl',
  'secureApiUrl',
  'contentToken',
  'productName',
  'chatWidgetUrl',
  'gtmId',
] as const
const addresses = ['cmsUrl', 'apiUrl', 'secureApiUrl', 'chatWidgetUrl'] as const
const localHosts = ['localhost', '127.0.0.1', '[::1]']
const LOCAL_CMS = 'http://localhost:1337'

/** What the page's server tells the browser; a setting that is not set is an empty text. */
export type SiteConfig = Record<(typeof texts)[number], string> & { chatBeforeConsent: boolean }

export class SiteConfigError extends Error {
  override name = 'SiteConfigError'
}

type Given = Record<string, unknown>

export function readSiteConfig(json: string | null | undefined): SiteConfig {
  const given = parsed(json)
  const config = Object.fromEntries(texts.map((name) => [name, text(given, name)])) as Record<
    (typeof texts)[number],
    string
  >
  for (const name of addresses) config[name] = address(name, config[name])
  return { ...config, chatBeforeConsent: given['chatBeforeConsent'] === true }
}

function parsed(json: string | null | undefined): Given {
  if (!json) throw new SiteConfigError('The page has no site-config element.')
  try {
    const given = JSON.parse(json) as unknown
    if (typeof given === 'object' && given !== null) return given as Given
  } catch {
    // Told below, in the same words as for JSON of another kind.
  }
  throw new SiteConfigError('The site-config element holds no JSON object.')
}

function text(given: Given, name: string): string {
  const value = given[name] ?? ''
  if (typeof value !== 'string') throw new SiteConfigError(`${name} in site-config is no text.`)
  return value.trim()
}

function address(name: string, value: string): string {
  if (value !== '' && !/^https?:\/\/[^\s/]/i.test(value))
    throw new SiteConfigError(`${name} in site-config is no web address.`)
  return value.replace(/\/+$/, '')
}

/** Where the content service is: as configured, or beside a page that runs on this machine. */
export function contentAddress(config: SiteConfig, hostname: string): string {
  if (config.cmsUrl) return config.cmsUrl
  if (localHosts.includes(hostname)) return LOCAL_CMS
  throw new SiteConfigError(
    'The address of the content service (cmsUrl) is not set and no safe default exists.',
  )
}

let known: SiteConfig | undefined

/** The configuration of the page that is open, read once. */
export const siteConfig = (): SiteConfig =>
  (known ??= readSiteConfig(document.getElementById('site-config')?.textContent))
