import { siteFolders } from '@app/runtime'
import { localized, spokenAt } from '../../content/localized'
import type { LayoutFiles } from '../../pages/layout-files'
import type { PageStore } from '../../pages/page-store'
import type { StillFiles } from '../../pages/still-files'
import { foreverCaching, unsharedCaching } from '../headers'
import type { Responder } from '../responder'
import type { FolderHandler } from './folder-handler'

/**
 * The menu, footer and settings as a file. A page that outlived its file, in a shared cache or across a restart, gets
 * the current one.
 */
export const layoutFolder =
  (respond: Responder, layouts: LayoutFiles, store: PageStore): FolderHandler =>
  async ({ request, response, name }) => {
    const file = layouts.get(siteFolders.layout + name)
    if (file) return respond.stored(request, response, await file, foreverCaching)
    const { snapshot } = store
    const current = await layouts.get(layouts.pathOf(localized(snapshot, spokenAt(snapshot, name))))
    if (!current) return respond.plain(response, 404, 'There is no such file.')
    respond.stored(request, response, current, unsharedCaching)
  }

/** A still: an image of the app’s screens. */
export const stillFolder =
  (respond: Responder, stills: StillFiles, store: PageStore): FolderHandler =>
  async ({ request, response, name }) => {
    const file = stills.get(siteFolders.stills + name, store.snapshot)
    if (!file) return respond.plain(response, 404, 'There is no such picture.')
    respond.stored(request, response, await file, foreverCaching)
  }
