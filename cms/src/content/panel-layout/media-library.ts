import type { Core } from '@strapi/strapi'
import { keyValueStore, runOnce } from '../../platform/strapi/stored-value'

const KEY = 'view_configuration'
const PAGE_SIZE = 50

/** Shows more files at a time where a field's picture is chosen: Strapi shows ten. */
export const showMoreFiles = (strapi: Core.Strapi) =>
  runOnce(strapi, 'more-files', async () => {
    const store = keyValueStore<object>(strapi, { type: 'plugin', name: 'upload' })
    await store.set({
      key: KEY,
      value: { ...(await store.get({ key: KEY })), pageSize: PAGE_SIZE },
    })
  })
