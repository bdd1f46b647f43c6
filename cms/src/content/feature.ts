import type { Core } from '@strapi/strapi'
import type { Feature } from '../access/feature-type'
import { editors, type Grant, grantsTo } from '../access/roles/role-table'
import { contentType } from '../platform/strapi/models'
import { service } from '../platform/strapi/services'
import { labelRoutes } from './label-routes'
import { setUpMenu } from './menu-settings'
import { addBlockPreviews } from './panel-layout/block-previews'
import { hideUnusedTypes } from './panel-layout/hide-types'
import { layOutPanel } from './panel-layout/lay-out'
import { showMoreFiles } from './panel-layout/media-library'
import { nameSingleTypes } from './panel-layout/name-single-types'
import { rememberSyncedForms, syncFormsWhenChanged } from './panel-layout/sync-when-changed'
import { contentUids } from './shared/types'
import { noteBehind } from './translations/behind'
import { keepInFolder } from './translations/keep-in-folder'
import { refuseSecondOfLanguage } from './translations/refuse-second'
import { translationTable } from './translations/table'

const explorer = (action: string) => `plugin::content-manager.explorer.${action}`

/** Actions that are granted field by field; deleting and publishing apply to a whole entry. */
const FIELD_ACTIONS = ['create', 'read', 'update']

const fieldsOf = (strapi: Core.Strapi, uid: string): string[] =>
  service(strapi, 'admin::content-type').getNestedFields(contentType(strapi, uid), {
    components: strapi.components,
  })

function grantsOn(strapi: Core.Strapi, uid: string): Grant[] {
  const hasDrafts = contentType(strapi, uid).options?.draftAndPublish
  const fields = fieldsOf(strapi, uid)
  return [
    ...FIELD_ACTIONS.map((action) => ({ action: explorer(action), subject: uid, fields })),
    ...(hasDrafts ? ['delete', 'publish'] : ['delete']).map((action) => ({
      action: explorer(action),
      subject: uid,
    })),
  ]
}

/**
 * The types of content with their labels, and how the panel lays out their forms.
 * The site has nothing to show without it.
 */
export const content: Feature = {
  name: 'content',
  tables: [translationTable],
  routes: [labelRoutes],
  saves: [
    ['check', refuseSecondOfLanguage],
    ['check', keepInFolder],
    ['write', noteBehind],
  ],
  grants: (strapi) =>
    grantsTo(
      editors,
      [...contentUids].flatMap((uid) => grantsOn(strapi, uid)),
    ),
  register(strapi) {
    syncFormsWhenChanged(strapi)
    addBlockPreviews(strapi)
    hideUnusedTypes(strapi)
    nameSingleTypes(strapi)
  },
  async bootstrap(strapi) {
    await setUpMenu(strapi)
    await rememberSyncedForms(strapi)
    await layOutPanel(strapi)
    await showMoreFiles(strapi)
  },
}
