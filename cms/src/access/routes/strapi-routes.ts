import { formNames } from '@beam/contract'
import { type HistoryAction, historyActionId } from '../../editing/history/shared/permissions'
import type { InboxAction } from '../../desk/inbox/server/permissions'
import { approveId } from '../../editing/review/shared/approve-id'
import { plannedTypes } from '../../content/shared/planned-types'
import type { Grant, Rule } from './rules'

const may = (...actions: string[]): Grant => ({ actions })

const explorer = (names: string[]) =>
  names.map((name) => `plugin::content-manager.explorer.${name}`)

/** Entries of the content type named by a route parameter, such as `:model`. */
const entries = (key: string, ...names: string[]): Grant => ({
  actions: explorer(names),
  on: { in: 'params', key },
})

const entriesInBody = (key: string, ...names: string[]): Grant => ({
  actions: explorer(names),
  on: { in: 'body', key },
})

const redirects = (name: string): Grant => ({
  actions: explorer([name]),
  anyOf: ['api::redirect.redirect'],
})

const pages = (name: string): Grant => ({
  actions: explorer([name]),
  anyOf: ['api::page.page'],
})

const inbox: Grant = {
  actions: ['api::inbox.read'],
  anyOf: formNames.map((form) => `api::intake.${form}`),
}

const newsletter = (action: InboxAction): Grant => ({
  actions: [`api::inbox.${action}`],
  anyOf: ['api::intake.newsletter'],
})

const mail = (action: string): Grant => ({ ...inbox, actions: [`api::mail.${action}`] })

const history = (action: HistoryAction): Grant => ({
  actions: [historyActionId(action)],
  on: { in: 'params', key: 'model' },
})

const anyone = 'anyone'
const staff = 'staff'
const nobody = 'nobody'

/**
 * Every route outside the public API (Strapi's, its plugins' and our own), and who may call it, in
 * addition to Strapi's own checks.
 * A route for nobody, or one that is missing here, answers 404. What visitors may call is in public-routes.ts.
 */
export const strapiRoutes: Record<string, Rule> = {
  // The panel, logging in and one's own account.
  'GET /admin/init': anyone,
  'GET /admin/project-type': anyone,
  'POST /admin/login': anyone,
  'POST /admin/access-token': anyone,
  'POST /admin/logout': staff,
  'GET /admin/registration-info': anyone,
  // Accepts an invitation; without a valid invitation token Strapi refuses it.
  'POST /admin/register': anyone,
  'POST /admin/register-admin': nobody,
  'POST /admin/forgot-password': anyone,
  'POST /admin/reset-password': anyone,
  'GET /admin/information': staff,
  'GET /admin/guided-tour-meta': staff,
  'GET /admin/telemetry-properties': nobody,
  'GET /admin/license-trial-time-left': nobody,
  'GET /admin/plugins': nobody,
  'GET /admin/users/me': staff,
  'PUT /admin/users/me': staff,
  'GET /admin/users/me/permissions': staff,
  'GET /admin/users/me/sessions': staff,
  'DELETE /admin/users/me/sessions': staff,
  'DELETE /admin/users/me/sessions/:sessionId': staff,
  'GET /admin/homepage/layout': staff,
  'PUT /admin/homepage/layout': staff,
  'GET /admin/homepage/key-statistics': staff,

  // Accounts and roles.
  'GET /admin/project-settings': may('admin::project-settings.read'),
  'POST /admin/project-settings': may('admin::project-settings.update'),
  'POST /admin/users': may('admin::users.create'),
  'GET /admin/users': may('admin::users.read'),
  'GET /admin/users/:id': may('admin::users.read'),
  'PUT /admin/users/:id': may('admin::users.update'),
  'DELETE /admin/users/:id': may('admin::users.delete'),
  'POST /admin/users/batch-delete': may('admin::users.delete'),
  'GET /admin/permissions': may('admin::roles.read'),
  'POST /admin/permissions/check': staff,
  'POST /admin/roles': may('admin::roles.create'),
  'GET /admin/roles': may('admin::roles.read'),
  'GET /admin/roles/:id': may('admin::roles.read'),
  'PUT /admin/roles/:id': may('admin::roles.update'),
  'DELETE /admin/roles/:id': may('admin::roles.delete'),
  'POST /admin/roles/batch-delete': may('admin::roles.delete'),
  'GET /admin/roles/:id/permissions': may('admin::roles.read'),
  'PUT /admin/roles/:id/permissions': may('admin::roles.update'),

  // Content.
  'GET /content-manager/init': staff,
  'GET /content-manager/content-types': staff,
  'GET /content-manager/content-types-settings': staff,
  'GET /content-manager/content-types/:uid/configuration': entries('uid', 'read', 'create'),
  'PUT /content-manager/content-types/:uid/configuration': may(
    'plugin::content-manager.collection-types.configure-view',
    'plugin::content-manager.single-types.configure-view',
  ),
  'GET /content-manager/components': staff,
  'GET /content-manager/components/:uid/configuration': staff,
  'PUT /content-manager/components/:uid/configuration': may(
    'plugin::content-manager.components.configure-layout',
  ),
  'POST /content-manager/uid/generate': entriesInBody('contentTypeUID', 'create', 'update'),
  'POST /content-manager/uid/check-availability': entriesInBody(
    'contentTypeUID',
    'create',
    'update',
  ),
  'GET /content-manager/relations/:model/:targetField': entries('model', 'read'),
  'GET /content-manager/relations/:model/:id/:targetField': entries('model', 'read'),
  'GET /content-manager/single-types/:model': entries('model', 'read'),
  'PUT /content-manager/single-types/:model': entries('model', 'create', 'update'),
  // The site needs its footer and settings: without them it takes no new content at all.
  'DELETE /content-manager/single-types/:model': nobody,
  'POST /content-manager/single-types/:model/actions/publish': entries('model', 'publish'),
  'POST /content-manager/single-types/:model/actions/unpublish': nobody,
  'POST /content-manager/single-types/:model/actions/discard': entries('model', 'update'),
  'GET /content-manager/single-types/:model/actions/countDraftRelations': entries('model', 'read'),
  'GET /content-manager/collection-types/:model': entries('model', 'read'),
  'POST /content-manager/collection-types/:model': entries('model', 'create'),
  'POST /content-manager/collection-types/:model/clone/:sourceId': entries('model', 'create'),
  'POST /content-manager/collection-types/:model/auto-clone/:sourceId': entries('model', 'create'),
  'GET /content-manager/collection-types/:model/:id': entries('model', 'read'),
  'PUT /content-manager/collection-types/:model/:id': entries('model', 'update'),
  'DELETE /content-manager/collection-types/:model/:id': entries('model', 'delete'),
  'POST /content-manager/collection-types/:model/actions/publish': entries('model', 'publish'),
  'POST /content-manager/collection-types/:model/:id/actions/publish': entries('model', 'publish'),
  'POST /content-manager/collection-types/:model/:id/actions/unpublish': entries(
    'model',
    'publish',
  ),
  'POST /content-manager/collection-types/:model/:id/actions/discard': entries('model', 'update'),
  'POST /content-manager/collection-types/:model/actions/bulkDelete': entries('model', 'delete'),
  'POST /content-manager/collection-types/:model/actions/bulkFindForValidation': entries(
    'model',
    'read',
  ),
  'POST /content-manager/collection-types/:model/actions/bulkPublish': entries('model', 'publish'),
  'POST /content-manager/collection-types/:model/actions/bulkUnpublish': entries(
    'model',
    'publish',
  ),
  'GET /content-manager/collection-types/:model/:id/actions/countDraftRelations': entries(
    'model',
    'read',
  ),
  'GET /content-manager/collection-types/:model/actions/countManyEntriesDraftRelations': entries(
    'model',
    'read',
  ),
  'GET /content-manager/preview/url/:contentType': entries('contentType', 'read'),
  'GET /content-manager/preview/script': anyone,
  'GET /content-manager/homepage/recent-documents': staff,
  'GET /content-manager/homepage/count-documents': staff,
  'GET /i18n/locales': staff,
  'GET /i18n/settings': staff,

  // What leads to a page or job.
  'GET /addresses/uses/:model/:documentId': entries('model', 'read'),
  // The pass of the site's edit bar; what the bar tells depends on the role again.
  'POST /edit-bar/pass': pages('read'),
  // What a link can lead to; the handler leaves out what a role may not read.
  'GET /addresses/destinations': pages('read'),
  // Which links of a draft visitors could not follow.
  'POST /addresses/dead-links': pages('read'),

  // What needs attention over all that is published; the handlers leave out what a role may not read.
  'GET /attention/findings': pages('read'),
  'GET /attention/export': pages('read'),
  'POST /attention/meant': pages('update'),
  'DELETE /attention/meant/:key': pages('update'),
  // All files, with the entries that show them and that the role may read.
  'GET /media/files': pages('read'),

  // Redirects as a CSV file; the import checks who may change one.
  'GET /redirects/export': redirects('read'),
  'POST /redirects/import': redirects('create'),

  // What is published or unpublished later. The list of all plans has those of the caller's types.
  'GET /schedule/plans': {
    actions: explorer(['publish']),
    anyOf: Object.keys(plannedTypes),
  },
  'GET /schedule/plans/:model/:documentId': entries('model', 'publish'),
  'PUT /schedule/plans/:model/:documentId': entries('model', 'publish'),
  'DELETE /schedule/plans/:model/:documentId/:plan': entries('model', 'publish'),

  // Comments and reviews. Only a chief editor sends back; the handler decides.
  'GET /review/entries/:model/:documentId': entries('model', 'read'),
  'POST /review/entries/:model/:documentId': entries('model', 'update'),
  'GET /review/waiting': may(approveId),
  'GET /review/setting': {
    actions: explorer(['update', 'publish']),
    anyOf: Object.keys(plannedTypes),
  },
  'PUT /review/setting': may(approveId),

  // Versions of entries; the handlers check the fields.
  'GET /history/labels/:model': entries('model', 'read'),
  'GET /history/versions/:model/:documentId': history('versions'),
  'GET /history/versions/:model/:documentId/:version': history('versions'),
  'POST /history/versions/:model/:documentId/:version/restore': history('restore'),

  // The inbox, for staff who may read at least one form's submissions; its handlers decide form by form.
  'GET /inbox/submissions': inbox,
  'GET /inbox/counts': inbox,
  'GET /inbox/colleagues': inbox,
  'GET /inbox/submissions/:reference': inbox,
  'GET /inbox/submissions/:reference/others': inbox,
  'POST /inbox/submissions/:reference/notes': inbox,
  'POST /inbox/submissions/:reference/reveal/:field': inbox,
  'POST /inbox/changes': inbox,
  'GET /inbox/overview': inbox,
  'PUT /inbox/settings': may('api::inbox.settings'),
  'GET /inbox/views': inbox,
  'POST /inbox/views': inbox,
  'PUT /inbox/views/:id': inbox,
  'DELETE /inbox/views/:id': inbox,
  'GET /inbox/export/:format': { ...inbox, actions: ['api::inbox.export'] },

  'GET /newsletter/subscribers': newsletter('read'),
  'GET /newsletter/subscribers/export': newsletter('export'),
  'POST /newsletter/subscribers/:reference/unsubscribe': newsletter('update'),

  // The state of the servers, and of emails for those who may read them.
  'GET /home/health': staff,

  // Emails, in the same way.
  'GET /mail/status': mail('read'),
  'GET /mail/mails': mail('read'),
  'GET /mail/mails/:id': mail('read'),
  'POST /mail/mails/:id/resend': mail('resend'),
  'GET /inbox/submissions/:reference/replies': mail('reply'),
  'POST /inbox/submissions/:reference/replies': mail('reply'),
  'GET /mail/templates': mail('templates'),
  'GET /mail/templates/:form/:kind': mail('templates'),
  'PUT /mail/templates/:form/:kind': mail('templates'),
  'DELETE /mail/templates/:form/:kind': mail('templates'),
  'POST /mail/templates/:form/:kind/preview': mail('templates'),
  'POST /mail/templates/:form/:kind/test': mail('templates'),
  // Addresses in these settings receive what visitors send.
  'GET /mail/settings': may('api::mail.settings'),
  'PUT /mail/settings': may('api::mail.settings'),

  // Personal data.
  'POST /privacy/person': may('api::privacy.person'),
  'POST /privacy/person/export': may('api::privacy.person'),
  'POST /privacy/person/erase': may('api::privacy.erase'),
  'GET /privacy/retention': may('api::privacy.retention'),
  'PUT /privacy/retention': may('api::privacy.retention'),
  'POST /privacy/retention/dry-run': may('api::privacy.retention'),
  'POST /privacy/retention/run': may('api::privacy.retention'),
  'GET /privacy/consents': may('api::privacy.person'),
  'GET /privacy/consents/export': may('api::privacy.person'),
  'GET /audit/entries': may('api::audit.read'),

  // Pictures and videos.
  'GET /upload/settings': may('plugin::upload.settings.read'),
  // Strapi has no action of its own for changing these settings.
  'PUT /upload/settings': may('plugin::upload.settings.read'),
  'GET /upload/configuration': may('plugin::upload.read'),
  'PUT /upload/configuration': may('plugin::upload.configure-view'),
  'POST /upload': may('plugin::upload.assets.create', 'plugin::upload.assets.update'),
  'GET /upload/files': may('plugin::upload.read'),
  'POST /upload/files': may('plugin::upload.assets.create'),
  'GET /upload/files/:id': may('plugin::upload.read'),
  'PUT /upload/files/:id': may('plugin::upload.assets.update'),
  'POST /upload/files/:id/replace': may('plugin::upload.assets.update'),
  'DELETE /upload/files/:id': may('plugin::upload.assets.update'),
  'GET /upload/folders': may('plugin::upload.read'),
  'POST /upload/folders': may('plugin::upload.assets.create'),
  'GET /upload/folders/:id': may('plugin::upload.read'),
  'PUT /upload/folders/:id': may('plugin::upload.assets.update'),
  'GET /upload/folder-structure': may('plugin::upload.read'),
  'POST /upload/actions/bulk-delete': may('plugin::upload.assets.update'),
  'POST /upload/actions/bulk-move': may('plugin::upload.assets.update'),
  'POST /upload/actions/bulk-update': may('plugin::upload.assets.update'),

  // Who has an entry open. A window forgets itself, and no other member of staff’s.
  'POST /presence/entries/:model/:documentId': entries('model', 'read'),
  'DELETE /presence/entries/:model/:documentId/:window': entries('model', 'read'),
  'POST /presence/submissions/:reference': inbox,
  'DELETE /presence/submissions/:reference/:window': inbox,
  'POST /presence/menu': may('plugin::navigation.read'),
  'DELETE /presence/menu/:window': may('plugin::navigation.read'),

  // The menu
  'GET /menu/tree': may('plugin::navigation.read'),
  'PUT /menu/tree': may('plugin::navigation.update'),
  'GET /menu/versions': may('plugin::navigation.read'),
  'GET /menu/versions/:version': may('plugin::navigation.read'),

  // Unused features: webhooks, API tokens, data transfer, the content-type builder, paid features.
  'ALL /_health': nobody,
  'GET /admin/webhooks': nobody,
  'POST /admin/webhooks': nobody,
  'GET /admin/webhooks/:id': nobody,
  'PUT /admin/webhooks/:id': nobody,
  'DELETE /admin/webhooks/:id': nobody,
  'POST /admin/webhooks/batch-delete': nobody,
  'POST /admin/webhooks/:id/trigger': nobody,
  'POST /admin/api-tokens': nobody,
  'GET /admin/api-tokens': nobody,
  'DELETE /admin/api-tokens/:id': nobody,
  'GET /admin/api-tokens/:id': nobody,
  'PUT /admin/api-tokens/:id': nobody,
  'POST /admin/api-tokens/:id/regenerate': nobody,
  'POST /admin/admin-tokens': nobody,
  'GET /admin/admin-tokens': nobody,
  'DELETE /admin/admin-tokens/:id': nobody,
  'GET /admin/admin-tokens/:id': nobody,
  'PUT /admin/admin-tokens/:id': nobody,
  'POST /admin/admin-tokens/:id/regenerate': nobody,
  'GET /admin/admin-tokens/:id/owner-permissions': nobody,
  'GET /admin/content-api/permissions': nobody,
  'GET /admin/content-api/routes': nobody,
  'GET /admin/transfer/runner/push': nobody,
  'GET /admin/transfer/runner/pull': nobody,
  'POST /admin/transfer/tokens': nobody,
  'GET /admin/transfer/tokens': nobody,
  'DELETE /admin/transfer/tokens/:id': nobody,
  'GET /admin/transfer/tokens/:id': nobody,
  'PUT /admin/transfer/tokens/:id': nobody,
  'POST /admin/transfer/tokens/:id/regenerate': nobody,
  'GET /admin/ai-usage': nobody,
  'GET /admin/ai-token': nobody,
  'GET /admin/ai-feature-config': nobody,
  'GET /content-type-builder/reserved-names': nobody,
  'GET /content-type-builder/content-types': nobody,
  'GET /content-type-builder/content-types/:uid': nobody,
  'POST /content-type-builder/content-types': nobody,
  'PUT /content-type-builder/content-types/:uid': nobody,
  'DELETE /content-type-builder/content-types/:uid': nobody,
  'GET /content-type-builder/components': nobody,
  'GET /content-type-builder/components/:uid': nobody,
  'POST /content-type-builder/components': nobody,
  'PUT /content-type-builder/components/:uid': nobody,
  'DELETE /content-type-builder/components/:uid': nobody,
  'PUT /content-type-builder/component-categories/:name': nobody,
  'DELETE /content-type-builder/component-categories/:name': nobody,
  'GET /content-type-builder/schema': nobody,
  'POST /content-type-builder/update-schema': nobody,
  'GET /content-type-builder/update-schema-status': nobody,
  'POST /email': nobody,
  'POST /email/test': nobody,
  'GET /email/settings': nobody,
  'POST /email/verify': nobody,
  'POST /upload/actions/upload-from-urls': nobody,
  'POST /upload/actions/generate-ai-metadata': nobody,
  'POST /upload/ai-metadata-jobs': nobody,
  'GET /upload/ai-metadata-jobs/latest': nobody,
  'GET /upload/ai-metadata-jobs/pending-count': nobody,
  'GET /i18n/iso-locales': nobody,
  'POST /i18n/locales': nobody,
  'PUT /i18n/locales/:id': nobody,
  'DELETE /i18n/locales/:id': nobody,
  'POST /i18n/content-manager/actions/get-non-localized-fields': nobody,
  'GET /i18n/content-manager/get-fill-from-locale/:model': nobody,
  'PUT /i18n/settings': nobody,
  'GET /i18n/ai-localization-jobs/collection-types/:contentType/:documentId': nobody,
  'GET /i18n/ai-localization-jobs/single-types/:contentType': nobody,
  'GET /users-permissions/roles/:id': nobody,
  'GET /users-permissions/roles': nobody,
  'POST /users-permissions/roles': nobody,
  'PUT /users-permissions/roles/:role': nobody,
  'DELETE /users-permissions/roles/:role': nobody,
  'GET /users-permissions/email-templates': nobody,
  'PUT /users-permissions/email-templates': nobody,
  'GET /users-permissions/advanced': nobody,
  'PUT /users-permissions/advanced': nobody,
  'GET /users-permissions/providers': nobody,
  'PUT /users-permissions/providers': nobody,
  'GET /users-permissions/permissions': nobody,
  'GET /users-permissions/policies': nobody,
  'GET /users-permissions/routes': nobody,

  // The navigation plugin's own calls read any table that they are given, and save piece by piece.
  'GET /navigation': nobody,
  'POST /navigation': nobody,
  'GET /navigation/:documentId': nobody,
  'DELETE /navigation/:documentId': nobody,
  'PUT /navigation/:documentId': nobody,
  'GET /navigation/config': nobody,
  'GET /navigation/slug': nobody,
  'GET /navigation/content-type-items/:model': nobody,
  'GET /navigation/settings/locale': nobody,
  'PUT /navigation/config': nobody,
  'DELETE /navigation/config': nobody,
  'GET /navigation/settings/config': nobody,
  'GET /navigation/settings/restart': nobody,
  'PUT /navigation/i18n/copy/:documentId/:source/:target': nobody,
  'GET /navigation/i18n/item/read/:source/:target': nobody,

  // The plugins' own public API: users, files, email, content-type schemas.
  'DELETE /api/auth/sessions/:sessionId': nobody,
  'DELETE /api/upload/files/:id': nobody,
  'DELETE /api/users-permissions/roles/:role': nobody,
  'DELETE /api/users/:id': nobody,
  'GET /api/auth/:provider/callback': nobody,
  'GET /api/auth/email-confirmation': nobody,
  'GET /api/auth/sessions': nobody,
  'GET /api/connect/(.*)': nobody,
  'GET /api/content-type-builder/components': nobody,
  'GET /api/content-type-builder/components/:uid': nobody,
  'GET /api/content-type-builder/content-types': nobody,
  'GET /api/content-type-builder/content-types/:uid': nobody,
  'GET /api/i18n/locales': nobody,
  'GET /api/upload/files': nobody,
  'GET /api/upload/files/:id': nobody,
  'GET /api/upload/files/page': nobody,
  'GET /api/users': nobody,
  'GET /api/users-permissions/permissions': nobody,
  'GET /api/users-permissions/roles': nobody,
  'GET /api/users-permissions/roles/:id': nobody,
  'GET /api/users/:id': nobody,
  'GET /api/users/count': nobody,
  'GET /api/users/me': nobody,
  'POST /api/auth/change-password': nobody,
  'POST /api/auth/forgot-password': nobody,
  'POST /api/auth/local': nobody,
  'POST /api/auth/local/register': nobody,
  'POST /api/auth/logout': nobody,
  'POST /api/auth/refresh': nobody,
  'POST /api/auth/reset-password': nobody,
  'POST /api/auth/send-email-confirmation': nobody,
  'POST /api/email': nobody,
  'POST /api/upload': nobody,
  'POST /api/users': nobody,
  'POST /api/users-permissions/roles': nobody,
  'PUT /api/users-permissions/roles/:role': nobody,
  'PUT /api/users/:id': nobody,
}
