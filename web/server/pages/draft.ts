import { pathOfJob, pathOfSlug } from '@beam/contract'
import { readDraft } from '@beam/contract/draft-link'
import { sheetScript } from '../../src/app/boot'
import { fromStrapiJob, fromStrapiPage } from '../../src/cms/from-strapi'
import type { ContentService } from '../content/content-service'
import type { PageStore, Render, Rendered } from './page-store'
import type { Shown } from './resolve'

type Parts = { secret: string; service: ContentService; store: PageStore; render: Render }

/** Instead of the app: the panel tells the page in its frame when the entry was saved. */
export const draftScript = (_boot: string, wholeSheet: string) =>
  `${sheetScript(wholeSheet)};addEventListener("message",e=>{e.data?.type==="strapiUpdate"&&location.reload()})`

/** An entry as its editor last saved it, amid the rest of the site as it is: for staff, by a signed link. */
export function draftRenderer({ secret, service, store, render }: Parts) {
  const resolve = async (link: string): Promise<Shown | null> => {
    const draft = readDraft(secret, link, Date.now())
    if (!draft) return null
    const raw = await service.draft(link)
    if (draft.collection === 'jobs') {
      const job = fromStrapiJob(raw, '')
      const path = pathOfJob(job.slug)
      return { kind: 'job', job, path, canonical: path }
    }
    const page = fromStrapiPage(raw, '')
    const path = pathOfSlug(page.slug)
    return { kind: 'page', page, path, canonical: path }
  }

  return async (link: string): Promise<Rendered | null> => {
    const shown = await resolve(link)
    return shown && render(store.snapshot, shown)
  }
}

export type DraftRenderer = ReturnType<typeof draftRenderer>
