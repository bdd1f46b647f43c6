import type { Core } from '@strapi/strapi'
import { keepMenuLinks } from './delivery/menu/keep-links'
import { watchPublicChanges } from './delivery'
import { checkRedirects } from './editing/addresses/server/redirects'
import { followRenames } from './editing/addresses/server/follow-renames'
import { keepHome } from './editing/addresses/server/keep-home'
import { refuseTakenAddresses } from './editing/addresses/server/refuse-taken'
import { searchSections } from './editing/addresses/server/search-sections'
import { explainTakenSlugs, fillSlugs } from './editing/addresses/server/slugs'
import { refuseUnready } from './editing/checks/server/refuse-unready'
import { refuseWrongValues } from './editing/checks/server/refuse-wrong'
import { copyStoreLinks } from './editing/checks/server/store-links'
import { recordVersions } from './editing/history/server/record'
import { refuseWhileReplacing } from './editing/pictures/server/replacing'
import { guardPublishing } from './editing/review/server/guard'
import { recordLiveChanges } from './editing/saving/server/record-live-changes'
import { refuseStaleSaves } from './editing/saving/server/refuse-stale-saves'
import { forgetPlansOfDeleted } from './editing/schedule/server/bootstrap'
import { writeInTurn } from './platform/strapi/write-in-turn'

type Hook = [runs: (strapi: Core.Strapi) => unknown, because: string]

/**
 * What runs when an entry is saved, published or deleted, from the outside in: each begins before those
 * below it and ends after them, in one transaction.
 */
const hooks: Hook[] = [
  [writeInTurn, 'First: whatever the others lock, one transaction at a time writes documents.'],
  [explainTakenSlugs, 'Around all that may write a slug: it explains the error of the unique key.'],
  [fillSlugs, 'Before the checks of addresses, which read the slug.'],
  [refuseStaleSaves, 'Before a version is recorded of a save that is refused.'],
  [recordLiveChanges, 'Around the versions, since it names the one that was made.'],
  [recordVersions, 'Around the changes below, so that a version has them.'],
  [copyStoreLinks, 'Changes values, so before the check of values.'],
  [refuseWrongValues, 'What is wrong in itself, on every save.'],
  [refuseUnready, 'What visitors could not use, on publishing.'],
  [keepHome, 'The home page keeps its address and stays published.'],
  [guardPublishing, 'After the checks: only what could be published is held back for a review.'],
  [refuseWhileReplacing, 'Around the write: it reads which files visitors would see by it.'],
  [refuseTakenAddresses, 'Before the redirects, which follow an address that is free.'],
  [checkRedirects, 'Of a redirect: no circle, and straight to its end.'],
  [followRenames, 'Leaves a redirect at the former address, once the new one is accepted.'],
  [forgetPlansOfDeleted, 'In the transaction that deletes the entry.'],
  [searchSections, 'No save: it extends the search of lists, which are calls of documents, too.'],
  [
    watchPublicChanges,
    'Next to the write: it notes whether only a draft is written, which leaves the revision.',
  ],
  [keepMenuLinks, 'Next to the write that replaces the row of a draft.'],
]

export const hookSaving = (strapi: Core.Strapi) => {
  for (const [hook] of hooks) hook(strapi)
}
