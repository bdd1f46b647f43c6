import { entries, entriesInBody, may, type Rule } from './rules'

const anyone = 'anyone'
const staff = 'staff'

/**
 * The routes of Strapi and its plugins that are served, and who may call them, in addition to Strapi's
 * own checks. What is missing here answers 404; our own routes have their rules beside them.
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
  'POST /admin/forgot-password': anyone,
  'POST /admin/reset-password': anyone,
  'GET /admin/information': staff,
  'GET /admin/guided-tour-meta': staff,
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
  // Neither deleted nor unpublished: without its footer and settings the site takes no new content at all.
  'POST /content-manager/single-types/:model/actions/publish': entries('model', 'publish'),
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
}
