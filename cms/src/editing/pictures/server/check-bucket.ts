import { StoreError } from '@app/runtime'
import type { Core } from '@strapi/strapi'
import { settings } from '../../../platform/settings/settings'

/**
 * Stops the start with a sentence if the store refuses the settings. A store that is down must not take the cms with
 * it: the copies in the folder are served meanwhile.
 */
export async function checkBucket(strapi: Core.Strapi) {
  await settings.bucket?.check().catch((error: unknown) => {
    if (!(error instanceof StoreError) || error.problem !== 'unreachable') throw error
    strapi.log.error(
      `${error.message} Nothing can be uploaded until it does: check S3_ENDPOINT and S3_FORCE_PATH_STYLE.`,
    )
  })
}
