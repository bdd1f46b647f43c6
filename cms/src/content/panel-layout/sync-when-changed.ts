import { createHash } from 'node:crypto'
import type { Core } from '@strapi/strapi'
import { service } from '../../platform/strapi/services'
import { storedValue } from '../../platform/strapi/stored-value'

const stored = (strapi: Core.Strapi) => storedValue<string>(strapi, 'synced-forms')

/** A hash of everything that the panel's forms are made from. */
const fieldsHash = ({ contentTypes, components, config }: Core.Strapi) =>
  createHash('sha256')
    .update(
      JSON.stringify([
        config.get('info.strapi'),
        [contentTypes, components].map((models) =>
          Object.values(models).map(({ uid, attributes, options }) => [uid, attributes, options]),
        ),
      ]),
    )
    .digest('base64url')

/**
 * Lets Strapi compare the stored form of each model with the model's fields only if a field of any has changed since
 * the last start. Strapi does so at every start, for a hundred models, which is a sixth of the start.
 */
export function syncFormsWhenChanged(strapi: Core.Strapi) {
  for (const uid of [
    'plugin::content-manager.components',
    'plugin::content-manager.content-types',
  ] as const) {
    const forms = service(strapi, uid)
    const { syncConfigurations } = forms
    forms.syncConfigurations = async () => {
      if ((await stored(strapi).read()) !== fieldsHash(strapi)) await syncConfigurations()
    }
  }
}

/** Notes for the next start that the forms fit the fields; called once they do. */
export const rememberSyncedForms = (strapi: Core.Strapi) => stored(strapi).write(fieldsHash(strapi))
