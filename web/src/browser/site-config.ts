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

type TextName = (typeof texts)[number]

/** The settings that the server puts into each page. A text that is not set is empty. */
export type SiteConfig = Record<TextName, string> & { chatBeforeConsent: boolean }

export class SiteConfigError extends Error {
  override name = 'SiteConfigError'
}

type Settings = Record<string, unknown>

export function readSiteConfig(json: string | null | undefined): SiteConfig {
  const settings = parsed(json)
  const config = Object.fromEntries(texts.map((name) => [name, text(settings, name)])) as Record<
    TextName,
    string
  >
  for (const name of addresses) config[name] = address(name, config[name])
  return { ...config, chatBeforeConsent: settings['chatBeforeConsent'] === true }
}

function parsed(json: string | null | undefined): Settings {
  if (!json) throw new SiteConfigError('The page has no site-config element.')
  try {
    const settings = JSON.parse(json) as unknown
    if (typeof settings === 'object' && settings !== null) return settings as Settings
  } catch {
    // Invalid JSON gets the same error as JSON that is not an object.
  }
  throw new SiteConfigError('The site-config element does not contain a JSON object.')
}

function text(settings: Settings, name: string): string {
  const value = settings[name] ?? ''
  if (typeof value !== 'string')
    throw new SiteConfigError(`${name} in site-config is not a string.`)
  return value.trim()
}

function address(name: string, value: string): string {
  if (value !== '' && !/^https?:\/\/[^\s/]/i.test(value))
    throw new SiteConfigError(`${name} in site-config is not a web address.`)
  return value.replace(/\/+$/, '')
}

let config: SiteConfig | undefined

/** The configuration of the current page, read once. */
export const siteConfig = (): SiteConfig =>
  (config ??= readSiteConfig(document.getElementById('site-config')?.textContent))
