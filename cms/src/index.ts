import { keepFilesPrivate } from '@beam/contract/server'
import type { Core } from '@strapi/strapi'
import { hideWhichAccountsExist } from './access/login-timing'
import { hideUsersOfFiles } from './access/file-relations'
import { guardPasswords } from './access/guard-passwords'
import { guardRoutes } from './access/guard-routes'
import { hashEarlierTokens, hashTokensOfStaff } from './access/hashed-tokens'
import { guardOwnAccount } from './access/own-account'
import { prepareSessionKeys } from './access/session-keys'
import { disableWebhooks } from './access/webhooks'
import { followRenames } from './addresses/follow-renames'
import { keepHome } from './addresses/keep-home'
import { checkRedirects } from './addresses/redirects'
import { refuseTakenAddresses } from './addresses/refuse-taken'
import { addRedirectRoutes } from './addresses/import/routes'
import { addAddressRoutes } from './addresses/routes'
import { bootstrapAccess } from './bootstrap/access'
import { carryOverGrants } from './bootstrap/access/carry-over-grants'
import { rememberRevocations } from './bootstrap/access/roles'
import { loadContentOnce } from './bootstrap/content/load'
import { explainTakenSlugs, fillSlugs } from './bootstrap/content/slugs'
import { refuseResetsWithoutServer, rejectMailWithoutServer } from './bootstrap/mail'
import { bootstrapMenu } from './bootstrap/menu'
import { hideUnusedTypes } from './bootstrap/panel/hide-types'
import { layOutPanel } from './bootstrap/panel/lay-out'
import { showMoreFiles } from './bootstrap/panel/media-library'
import { addBlockPreviews } from './bootstrap/panel/block-previews'
import { ensureUniqueKeys } from './bootstrap/unique'
import { confirmCommits } from './confirm-commits'
import { forgetSchema } from './database/forget-schema'
import { writeInTurn } from './database/write-in-turn'
import { registerAuditPermission } from './audit/permissions'
import { bootstrapOutsideLinks } from './attention/outside/job'
import { addMeantTable } from './attention/meant-table'
import { addAttentionRoutes } from './attention/routes'
import { addAuditRoutes } from './audit/routes'
import { addAuditTable } from './audit/table'
import { searchSections } from './list-search/search-sections'
import { bootstrapMail, stopMail } from './mail/outbox'
import { serveCmsMetrics } from './metrics/serve'
import { registerMailPermissions } from './mail/permissions'
import { addMailRoutes } from './mail/routes'
import { addMailTables } from './mail/tables'
import { addTemplateTable } from './mail/templates/stored-templates'
import { addNewsletterRoutes } from './newsletter/routes'
import { addSubscriberRoutes } from './newsletter/subscriber-routes'
import { addNewsletterTable } from './newsletter/tables'
import { addEditBarRoutes } from './edit-bar/routes'
import { addMenuRoutes } from './menu-desk/routes'
import { addHomeRoutes } from './home/health'
import { addInboxRoutes } from './inbox/routes'
import { addViewTable } from './inbox/saved-views'
import { addInboxTables } from './inbox/tables'
import { bootstrapInbox } from './inbox/bootstrap'
import { registerInboxPermissions } from './inbox/permissions'
import { registerHistoryPermissions } from './history/permissions'
import { recordVersions } from './history/record'
import { addHistoryRoutes } from './history/routes'
import { addVersionTable } from './history/table'
import { bootstrapPrivacy } from './privacy/bootstrap'
import { registerPrivacyPermissions } from './privacy/permissions'
import { addPrivacyRoutes } from './privacy/routes'
import { addPrivacyTables } from './privacy/tables'
import { bootstrapSchedule, forgetPlansOfDeleted, stopSchedule } from './schedule/bootstrap'
import { guardPublishing } from './review/guard'
import { registerReviewPermission } from './review/permissions'
import { addPresenceRoutes } from './presence/routes'
import { addPresenceTable } from './presence/table'
import { addReviewRoutes } from './review/routes'
import { addReviewTable } from './review/table'
import { addScheduleRoutes } from './schedule/routes'
import { addPlanTable } from './schedule/table'
import { refuseStaleSaves } from './stale-saves/refuse-stale-saves'
import { refuseUnready } from './values/refuse-unready'
import { refuseWrongValues } from './values/refuse-wrong'
import { keepStoreLinksOnce } from './values/store-links'
import { guardUploads } from './media/guard-uploads'
import { addFileRoutes } from './media/routes'
import { bootstrapDelivery, registerDelivery } from './delivery'
import { guardBodies } from './http/body-guard'
import { addCountsTable } from './http/shared-counts'
import { limitConnections } from './http/limit-connections'
import { answerOriginsOnly } from './http/cross-origin'
import { warnOfLowDisk } from './http/free-disk'
import { addHealthRoutes } from './http/health'
import { allowSecureCookies } from './http/secure-cookies'
import { setSecurityHeaders } from './http/security-headers'

export default {
  async register({ strapi }: { strapi: Core.Strapi }) {
    // Not in the settings: the panel's build reads them, and its files keep the user's own umask.
    keepFilesPrivate()
    confirmCommits(strapi)
    prepareSessionKeys(strapi)
    guardRoutes(strapi)
    guardOwnAccount(strapi)
    rememberRevocations(strapi)
    carryOverGrants(strapi)
    refuseResetsWithoutServer(strapi)
    hideUsersOfFiles(strapi)
    allowSecureCookies(strapi)
    setSecurityHeaders(strapi)
    answerOriginsOnly(strapi)
    guardBodies(strapi)
    limitConnections(strapi.server.httpServer)
    addHealthRoutes(strapi)
    warnOfLowDisk(strapi)
    serveCmsMetrics(strapi)
    // Before all other hooks of documents: what they lock is then locked in the same order by everybody.
    writeInTurn(strapi)
    explainTakenSlugs(strapi)
    fillSlugs(strapi)
    refuseStaleSaves(strapi)
    recordVersions(strapi)
    keepStoreLinksOnce(strapi)
    refuseWrongValues(strapi)
    refuseUnready(strapi)
    keepHome(strapi)
    guardPublishing(strapi)
    refuseTakenAddresses(strapi)
    checkRedirects(strapi)
    followRenames(strapi)
    forgetPlansOfDeleted(strapi)
    searchSections(strapi)
    addAddressRoutes(strapi)
    addRedirectRoutes(strapi)
    addMeantTable(strapi)
    addAttentionRoutes(strapi)
    addFileRoutes(strapi)
    addMenuRoutes(strapi)
    addBlockPreviews(strapi)
    hideUnusedTypes(strapi)
    registerDelivery(strapi)
    // Before Strapi starts, because it deletes grants of actions that are not registered yet.
    await registerInboxPermissions(strapi)
    await registerMailPermissions(strapi)
    await registerPrivacyPermissions(strapi)
    await registerAuditPermission(strapi)
    await registerHistoryPermissions(strapi)
    await registerReviewPermission(strapi)
    addAuditTable(strapi)
    addAuditRoutes(strapi)
    addVersionTable(strapi)
    addHistoryRoutes(strapi)
    addPlanTable(strapi)
    addScheduleRoutes(strapi)
    addPresenceTable(strapi)
    addPresenceRoutes(strapi)
    addReviewTable(strapi)
    addReviewRoutes(strapi)
    addInboxTables(strapi)
    addViewTable(strapi)
    addHomeRoutes(strapi)
    addEditBarRoutes(strapi)
    addInboxRoutes(strapi)
    addMailTables(strapi)
    addTemplateTable(strapi)
    addMailRoutes(strapi)
    addNewsletterTable(strapi)
    addNewsletterRoutes(strapi)
    addSubscriberRoutes(strapi)
    addPrivacyTables(strapi)
    addPrivacyRoutes(strapi)
  },

  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    await forgetSchema(strapi)
    await ensureUniqueKeys(strapi)
    await addCountsTable(strapi)
    guardPasswords(strapi)
    guardUploads(strapi)
    await hideWhichAccountsExist(strapi)
    hashTokensOfStaff(strapi)
    await hashEarlierTokens(strapi)
    await disableWebhooks(strapi)
    rejectMailWithoutServer(strapi)
    await bootstrapMenu(strapi)
    await layOutPanel(strapi)
    await showMoreFiles(strapi)
    await bootstrapAccess(strapi)
    await bootstrapInbox(strapi)
    await bootstrapMail(strapi)
    await bootstrapPrivacy(strapi)
    await bootstrapOutsideLinks(strapi)
    await loadContentOnce(strapi)
    await bootstrapDelivery(strapi)
    await bootstrapSchedule(strapi)
  },

  async destroy({ strapi }: { strapi: Core.Strapi }) {
    await stopMail(strapi)
    await stopSchedule(strapi)
  },
}
