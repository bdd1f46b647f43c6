import { keepFilesPrivate } from '@beam/contract/server'
import type { Core } from '@strapi/strapi'
import { hideWhichAccountsExist } from './access/accounts/login-timing'
import { hideUsersOfFiles } from './access/routes/file-relations'
import { guardPasswords } from './access/accounts/guard-passwords'
import { guardRoutes } from './access/routes/guard-routes'
import { hashEarlierTokens, hashTokensOfStaff } from './access/accounts/hashed-tokens'
import { guardOwnAccount } from './access/accounts/own-account'
import { prepareSessionKeys } from './access/accounts/session-keys'
import { disableWebhooks } from './access/routes/webhooks'
import { followRenames } from './editing/addresses/server/follow-renames'
import { keepHome } from './editing/addresses/server/keep-home'
import { checkRedirects } from './editing/addresses/server/redirects'
import { refuseTakenAddresses } from './editing/addresses/server/refuse-taken'
import { addRedirectRoutes } from './editing/addresses/server/import/routes'
import { addAddressRoutes } from './editing/addresses/server/routes'
import { bootstrapAccess } from './access/bootstrap'
import { carryOverGrants } from './access/roles/carry-over-grants'
import { rememberRevocations } from './access/roles/roles'
import { loadContentOnce } from './content/seed/load'
import { explainTakenSlugs, fillSlugs } from './content/seed/slugs'
import {
  refuseResetsWithoutServer,
  rejectMailWithoutServer,
} from './platform/outbox/without-server'
import { bootstrapMenu } from './editing/menu/server/bootstrap'
import { hideUnusedTypes } from './content/panel-layout/hide-types'
import { layOutPanel } from './content/panel-layout/lay-out'
import { showMoreFiles } from './content/panel-layout/media-library'
import { addBlockPreviews } from './content/panel-layout/block-previews'
import { ensureUniqueKeys } from './platform/database/unique'
import { confirmCommits } from './platform/database/confirm-commits'
import { forgetSchema } from './platform/database/forget-schema'
import { writeInTurn } from './platform/database/write-in-turn'
import { registerAuditPermission } from './access/audit/server/permissions'
import { bootstrapOutsideLinks } from './editing/checks/server/outside/job'
import { addMeantTable } from './editing/checks/server/meant-table'
import { addAttentionRoutes } from './editing/checks/server/routes'
import { addAuditRoutes } from './access/audit/server/routes'
import { addAuditTable } from './access/audit/server/table'
import { searchSections } from './editing/addresses/server/search-sections'
import { bootstrapMail, stopMail } from './desk/mail/server/outbox'
import { serveCmsMetrics } from './platform/metrics/serve'
import { registerMailPermissions } from './desk/mail/server/permissions'
import { addMailRoutes } from './desk/mail/server/routes'
import { addMailTables } from './desk/mail/server/tables'
import { addTemplateTable } from './desk/mail/server/templates/stored-templates'
import { addNewsletterRoutes } from './desk/newsletter/server/routes'
import { addSubscriberRoutes } from './desk/newsletter/server/subscriber-routes'
import { addNewsletterTable } from './desk/newsletter/server/tables'
import { addEditBarRoutes } from './editing/preview/server/edit-bar/routes'
import { addMenuRoutes } from './editing/menu/server/routes'
import { addHomeRoutes } from './desk/home/server/health'
import { addInboxRoutes } from './desk/inbox/server/routes'
import { addViewTable } from './desk/inbox/server/saved-views'
import { addInboxTables } from './desk/inbox/server/tables'
import { bootstrapInbox } from './desk/inbox/server/bootstrap'
import { registerInboxPermissions } from './desk/inbox/server/permissions'
import { registerHistoryPermissions } from './editing/history/shared/permissions'
import { recordVersions } from './editing/history/server/record'
import { addHistoryRoutes } from './editing/history/server/routes'
import { addVersionTable } from './editing/history/server/table'
import { bootstrapPrivacy } from './desk/privacy/server/bootstrap'
import { registerPrivacyPermissions } from './desk/privacy/server/permissions'
import { addPrivacyRoutes } from './desk/privacy/server/routes'
import { addPrivacyTables } from './desk/privacy/server/tables'
import {
  bootstrapSchedule,
  forgetPlansOfDeleted,
  stopSchedule,
} from './editing/schedule/server/bootstrap'
import { guardPublishing } from './editing/review/server/guard'
import { registerReviewPermission } from './editing/review/server/permissions'
import { addPresenceRoutes } from './access/presence/server/routes'
import { addPresenceTable } from './access/presence/server/table'
import { addReviewRoutes } from './editing/review/server/routes'
import { addReviewTable } from './editing/review/server/table'
import { addScheduleRoutes } from './editing/schedule/server/routes'
import { addPlanTable } from './editing/schedule/server/table'
import { refuseStaleSaves } from './editing/saving/server/refuse-stale-saves'
import { refuseUnready } from './editing/checks/server/refuse-unready'
import { refuseWrongValues } from './editing/checks/server/refuse-wrong'
import { keepStoreLinksOnce } from './editing/checks/server/store-links'
import { guardUploads } from './editing/pictures/server/guard-uploads'
import { addFileRoutes } from './editing/pictures/server/routes'
import { bootstrapDelivery, registerDelivery } from './delivery'
import { guardBodies } from './platform/http/body-guard'
import { addCountsTable } from './platform/http/shared-counts'
import { limitConnections } from './platform/http/limit-connections'
import { answerOriginsOnly } from './platform/http/cross-origin'
import { warnOfLowDisk } from './platform/http/free-disk'
import { addHealthRoutes } from './platform/http/health'
import { allowSecureCookies } from './platform/http/secure-cookies'
import { setSecurityHeaders } from './platform/http/security-headers'

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
