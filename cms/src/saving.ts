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
import { keepStoreLinksOnce } from './editing/checks/server/store-links'
import { recordVersions } from './editing/history/server/record'
import { guardPublishing } from './editing/review/server/guard'
import { refuseStaleSaves } from './editing/saving/server/refuse-stale-saves'
import { forgetPlansOfDeleted } from './editing/schedule/server/bootstrap'
import { writeInTurn } from './platform/database/write-in-turn'

type Hook = [runs: (strapi: Core.Strapi) => unknown, because: string]

/**
 * What runs when an entry is saved, published or deleted, from the outside in: each begins before those
 * below it and ends after them, in one transaction.
 */
const hooks: Hook[] = [
  [writeInTurn, 'First: what the others lock is then locked in the same order by everybody.'],
  [explainTakenSlugs, 'Outside all that may write a slug.'],
  [fillSlugs, 'The others see the slug that is stored.'],
  [refuseStaleSaves, 'Before anything is written over what somebody else saved.'],
  [recordVersions, 'Compares what was stored before with what is stored after all below.'],
  [keepStoreLinksOnce, 'Changes values, so before those that check them.'],
  [refuseWrongValues, 'Any save.'],
  [refuseUnready, 'Publishing only; what is wrong in itself has been told.'],
  [keepHome, 'The home page is neither unpublished nor deleted.'],
  [guardPublishing, 'After the checks: a reviewer is asked only for what could be published.'],
  [refuseTakenAddresses, 'Reads addresses as they will be stored.'],
  [checkRedirects, 'Of a redirect, for loops and for what it hides.'],
  [followRenames, 'Leaves a redirect where a page was; the new address is known to be free.'],
  [forgetPlansOfDeleted, 'Once it is certain that the entry is deleted.'],
  [searchSections, 'Changes how a list is searched, and no entry.'],
  [watchPublicChanges, 'Innermost, so that it knows whether only a draft is written.'],
  [keepMenuLinks, 'Right around the write that would unlink an item.'],
]

export const hookSaving = (strapi: Core.Strapi) => {
  for (const [hook] of hooks) hook(strapi)
}
