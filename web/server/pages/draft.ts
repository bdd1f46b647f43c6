import { pathOfJob, pathOfSlug } from '@beam/contract'
import { verifyDraftLink } from '@beam/contract/server'
import { ContentError, fromStrapiJob, fromStrapiPage } from '../../src/cms/from-strapi'
import type { ContentService } from '../content/content-service'
import { parseUnsaved, withUnsaved } from '../content/unsaved-values'
import { previewErrorScript } from './page-scripts'
import { escapeHtml } from './markup'
import type { PageStore } from './page-store'
import { contentPolicy } from './policy'
import type { RenderDraft } from './render'
import type { Screen } from './resolve'

type Parts = {
  secret: string
  /** The panel, which shows a draft in a frame. */
  panelUrl: string
  service: ContentService
  store: PageStore
  render: RenderDraft
  log: (message: string) => void
}

export type DraftAnswer = { status: 200 | 400 | 404 | 422 | 502; html: string; policy: string }

/** Reads the values that are not saved yet; null if there are too many. */
type ReadBody = () => Promise<string | null>

function screenOf(collection: 'pages' | 'jobs', raw: unknown): Screen {
  if (collection === 'jobs') {
    const job = fromStrapiJob(raw)
    const path = pathOfJob(job.slug)
    return { kind: 'job', job, path, canonical: path }
  }
  const page = fromStrapiPage(raw)
  const path = pathOfSlug(page.slug)
  return { kind: 'page', page, path, canonical: path }
}

/** Renders a draft within the published site, for staff with a signed link, as saved or as typed. */
export function draftRenderer({ secret, panelUrl, service, store, render, log }: Parts) {
  const script = previewErrorScript(panelUrl)
  const policy = contentPolicy({
    scripts: [script],
    styles: [],
    connect: [panelUrl],
    thirdParties: [],
  })
  const errorPage = (status: 400 | 404 | 422 | 502, message: string): DraftAnswer => ({
    status,
    html: `<!doctype html><html lang="en-GB"><meta charset="utf-8"><title>Preview</title><p>${escapeHtml(message)}</p><script>${script}</script></html>`,
    policy,
  })

  return async (link: string, readBody?: ReadBody): Promise<DraftAnswer> => {
    const draft = verifyDraftLink(secret, link, Date.now())
    if (!draft)
      return errorPage(
        404,
        'This draft link has expired or is not valid. Open the preview again from the panel.',
      )
    // The body of a request without a valid link is not read.
    const body = readBody ? await readBody() : '{}'
    const unsaved = body === null ? null : parseUnsaved(body)
    if (!unsaved) return errorPage(400, 'The values are not valid, or too many.')
    try {
      const raw = withUnsaved(await service.draft(link), unsaved)
      return { ...render(store.snapshot, screenOf(draft.collection, raw), draft), status: 200 }
    } catch (error) {
      // The panel saves drafts that still lack what a published entry must have.
      if (error instanceof ContentError)
        return errorPage(422, `This draft can't be shown yet. ${error.message}`)
      log(`A draft could not be shown: ${String(error)}`)
      return errorPage(
        502,
        'This draft could not be loaded. If it was not deleted, try again in a moment.',
      )
    }
  }
}

export type DraftRenderer = ReturnType<typeof draftRenderer>
