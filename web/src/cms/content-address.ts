import { type SiteConfig, SiteConfigError } from '../browser/site-config'

const LOCAL_HOSTS = ['localhost', '127.0.0.1', '[::1]']
const LOCAL_CMS = 'http://localhost:1337'

/** The configured address of the content service; on a developer's machine it has a default. */
export function contentAddress({ cmsUrl }: Pick<SiteConfig, 'cmsUrl'>, hostname: string): string {
  if (cmsUrl) return cmsUrl
  if (LOCAL_HOSTS.includes(hostname)) return LOCAL_CMS
  throw new SiteConfigError(
    'The address of the content service (cmsUrl) is not set and no safe default exists.',
  )
}
