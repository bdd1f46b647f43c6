import { brand, HOME_SLUG, pathOfJob, pathOfSlug, wallClock } from '@app/contract'
import { type DraftCollection, escapeHtml, verifyDraftLink } from '@app/runtime'
import {
  ContentError,
  fromStrapiFooter,
  fromStrapiJob,
  fromStrapiLanguage,
  fromStrapiPage,
  fromStrapiSiteSetting,
} from '../../../src/cms/from-strapi'
import type { ContentService } from '../../content/content-service'
import { builtInSnapshot, type Snapshot } from '../../content/snapshot'
import { parseUnsaved, withUnsaved } from '../../content/unsaved-values'
import { withStandIns } from '../../content/unfinished-sections'
import { previewErrorScript } from '../render/page-scripts'
import type { PageStore } from '../page-store'
import { contentPolicy } from '../policy'
import type { RenderDraft } from '../render/render'
import { routeTable, type Screen } from '../resolve'

type Parts = {
  secret: string
  /** The panel, which shows a draft in a frame. */
  panelUrl: string
  service: ContentService
  store: PageStore
  render: RenderDraft
  log: (message: string) => void
}

export type DraftResponse = { status: 200 | 400 | 404 | 422 | 502; html: string; policy: string }

/** Reads the values that are not saved yet; null if there are too many. */
type ReadBody = () => Promise<string | null>

type View = { snapshot: Snapshot; screen: Screen }

const HOME = pathOfSlug(HOME_SLUG)

/** What is on every page is previewed on the home page; on the built-in one if the site's leads elsewhere. */
function onHomePage(snapshot: Snapshot, home = HOME, routes = routeTable(snapshot)): View {
  const screen = routes.resolve(home)
  if (screen.kind === 'redirect') return onHomePage(snapshot, home, routeTable(builtInSnapshot))
  return { snapshot, screen }
}

/** The published site with the draft in it. */
const views: Record<DraftCollection, (raw: unknown, snapshot: Snapshot) => View> = {
  pages(raw, snapshot) {
    const page = fromStrapiPage(raw)
    const path = pathOfSlug(page.slug)
    return { snapshot, screen: { kind: 'page', page, path, canonical: path } }
  },
  jobs(raw, snapshot) {
    const job = fromStrapiJob(raw)
    const path = pathOfJob(job.slug)
    return { snapshot, screen: { kind: 'job', job, path, canonical: path } }
  },
  footer: (raw, snapshot) => onHomePage({ ...snapshot, footer: fromStrapiFooter(raw) }),
  languages(raw, snapshot) {
    const language = fromStrapiLanguage(raw)
    const others = snapshot.languages.filter((one) => one.language.code !== language.code)
    const { menu = [] } =
      snapshot.languages.find((one) => one.language.code === language.code) ?? {}
    const languages = [...others, { language, menu }]
    return onHomePage({ ...snapshot, languages }, pathOfSlug(language.code))
  },
  'site-setting'(raw, snapshot) {
    const site = fromStrapiSiteSetting(raw)
    const { appStoreUrl, googlePlayUrl } = site
    // The cms keeps the footer's store links equal to those of the settings.
    const footer = snapshot.footer && { ...snapshot.footer, appStoreUrl, googlePlayUrl }
    return onHomePage({ ...snapshot, site, footer })
  },
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
  const errorPage = (status: 400 | 404 | 422 | 502, message: string, link = ''): DraftResponse => ({
    status,
    html: `<!doctype html><html lang="${brand.locale}" data-link="${link}"><meta charset="utf-8"><title>Preview</title><p>${escapeHtml(message)}</p><script>${script}</script></html>`,
    policy,
  })

  return async (link: string, readBody?: ReadBody): Promise<DraftResponse> => {
    const draft = verifyDraftLink(secret, link, wallClock())
    if (!draft)
      return errorPage(
        404,
        'This draft link has expired or is not valid. Open the preview again from the panel.',
        'ended',
      )
    // The body of a request without a valid link is not read.
    const body = readBody ? await readBody() : '{}'
    const unsaved = body === null ? null : parseUnsaved(body)
    if (!unsaved) return errorPage(400, 'The values are not valid, or too many.')
    try {
      const saved = await service.draft(link)
      if (saved === undefined)
        return errorPage(
          404,
          'This draft was deleted, or its link has ended. Open the preview again from the panel.',
        )
      const raw = withStandIns(withUnsaved(saved, unsaved), saved)
      const { snapshot, screen } = views[draft.collection](raw, store.snapshot)
      return { ...render(snapshot, screen, draft), status: 200 }
    } catch (error) {
      // The panel saves drafts that still lack what a published entry must have.
      if (error instanceof ContentError)
        return errorPage(422, `This draft can't be shown yet. ${error.message}`)
      log(`A draft could not be shown: ${String(error)}`)
      return errorPage(502, 'This draft could not be loaded. Please try again in a moment.')
    }
  }
}

export type DraftRenderer = ReturnType<typeof draftRenderer>
