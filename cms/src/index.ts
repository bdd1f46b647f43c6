import type { Core } from '@strapi/strapi'
import { hideWhichAccountsExist } from './access/same-work'
import { gateRoutes } from './access/gate-routes'
import { hashEarlierTokens, hashTokensOfStaff } from './access/hashed-tokens'
import { disableWebhooks } from './access/webhooks'
import { bootstrapAccess } from './bootstrap/access'
import { guardBodies } from './bootstrap/bodies'
import { loadContentOnce } from './bootstrap/content/load'
import { fillSlugs } from './bootstrap/content/slugs'
import { addHealthRoutes } from './bootstrap/health'
import { arrangeMail } from './bootstrap/mail'
import { bootstrapMenu, pinMenuAddress } from './bootstrap/menu'
import { arrangePanel } from './bootstrap/panel/arrange'
import { showSectionPictures } from './bootstrap/panel/pictures/show'
import { makeSecurityHeadersOnce } from './bootstrap/security-headers'
import { confirmCommits } from './confirm-commits'
import { addAuditTable } from './audit/table'
import { addInboxRoutes } from './inbox/routes'
import { addInboxTables } from './inbox/tables'
import { bootstrapInbox } from './inbox/bootstrap'
import { registerInboxPermissions } from './inbox/permissions'
import { bootstrapDelivery, registerDelivery } from './delivery'

export default {
  async register({ strapi }: { strapi: Core.Strapi }) {
    confirmCommits(strapi)
    gateRoutes(strapi)
    makeSecurityHeadersOnce(strapi)
    guardBodies(strapi)
    addHealthRoutes(strapi)
    fillSlugs(strapi)
    pinMenuAddress(strapi)
    showSectionPictures(strapi)
    registerDelivery(strapi)
    // Before Strapi starts: it deletes what roles were granted of actions that nobody registered yet.
    await registerInboxPermissions(strapi)
    addAuditTable(strapi)
    addInboxTables(strapi)
    addInboxRoutes(strapi)
  },

  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    await hideWhichAccountsExist(strapi)
    hashTokensOfStaff(strapi)
    await hashEarlierTokens(strapi)
    await disableWebhooks(strapi)
    arrangeMail(strapi)
    await bootstrapMenu(strapi)
    await arrangePanel(strapi)
    await bootstrapAccess(strapi)
    await bootstrapInbox(strapi)
    await loadContentOnce(strapi)
    await bootstrapDelivery(strapi)
  },
}
