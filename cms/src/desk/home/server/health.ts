import type { Core } from '@strapi/strapi'
import { panelRoutes } from '../../../access/routes/panel-routes'
import { siteContact } from '../../../delivery/site-contact'
import { freeDisk } from '../../../platform/http/free-disk'
import type { HealthLine } from '../../../platform/shared/health-line'
import type { Context } from '../../../platform/strapi/context'

/** Returns the lines of one feature, without those that the caller may not see. */
export type HealthOf = (strapi: Core.Strapi, ctx: Context) => Promise<HealthLine[]>

const GB = 1024 ** 3

const sites = {
  connected: { text: 'Connected', is: 'good' },
  'not seen': { text: 'No contact for a minute', is: 'bad' },
  starting: { text: 'No contact yet', is: 'waiting' },
} as const

async function diskLine(): Promise<HealthLine> {
  const { freeBytes, isLow } = await freeDisk()
  const text = `${Math.floor(freeBytes / GB)} GB free`
  return { name: 'Disk', text, is: isLow ? 'bad' : 'good' }
}

/** The call that returns the health lines of the site, the disk and these features. */
export const homeRoutes = (parts: readonly HealthOf[]) =>
  panelRoutes('/home', [
    [
      'GET',
      '/health',
      'staff',
      async (strapi, ctx) => {
        const lines = await Promise.all(parts.map((healthOf) => healthOf(strapi, ctx)))
        const site: HealthLine = { name: 'Site', ...sites[siteContact()] }
        ctx.body = { lines: [site, ...lines.flat(), await diskLine()] }
      },
    ],
  ])
