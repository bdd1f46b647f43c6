import { type DeliveryHealth, deliveryHealth } from '../../../access/webhooks/server/list'
import { panelRoutes } from '../../../access/routes/panel-routes'
import type { Core } from '@strapi/strapi'
import { type SiteContact, siteContact } from '../../../delivery/site-contact'
import { freeDisk } from '../../../platform/http/free-disk'
import { countEmails } from '../../mail/server/list'
import { isMailOn } from '../../../platform/outbox/queue'
import { mailReaderOf } from '../../mail/server/reader'
import type { Context } from '../../../platform/strapi/context'
import { abilityOf } from '../../../platform/strapi/staff'

/** What the panel's home page shows of the servers; null for what the user may not see. */
export type Health = {
  site: SiteContact
  disk: { freeGigabytes: number; isLow: boolean }
  mail: { isOn: boolean; pending: number; failed: number } | null
  webhooks: DeliveryHealth | null
}

const GB = 1024 ** 3

async function mailHealth({ db }: Core.Strapi, ctx: Context): Promise<Health['mail']> {
  const forms = mailReaderOf(ctx).may('read')
  if (forms.length === 0) return null
  const { pending, failed } = await countEmails(db, forms)
  return { isOn: isMailOn, pending, failed }
}

const webhookHealth = async ({ db }: Core.Strapi, ctx: Context): Promise<Health['webhooks']> =>
  abilityOf(ctx).can('api::webhooks.read') ? deliveryHealth(db) : null

async function healthFor(strapi: Core.Strapi, ctx: Context): Promise<Health> {
  const { freeBytes, isLow } = await freeDisk()
  return {
    site: siteContact(),
    disk: { freeGigabytes: freeBytes / GB, isLow },
    mail: await mailHealth(strapi, ctx),
    webhooks: await webhookHealth(strapi, ctx),
  }
}

async function answerHealth(strapi: Core.Strapi, ctx: Context) {
  ctx.body = await healthFor(strapi, ctx)
}

/** The state of emails and of messages to other systems is for those who may read them. */
export const homeRoutes = panelRoutes('/home', [['GET', '/health', 'staff', answerHealth]])
