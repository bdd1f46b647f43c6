import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { type Metrics, sitePaths } from '@app/runtime'
import type { SiteConfig } from '../src/browser/site-config'
import { contentService } from './content/content-service'
import { lastGoodContent } from './content/disk'
import { onNewDay } from './content/on-new-day'
import { builtInSnapshot, type Snapshot } from './content/snapshot'
import { watchContent } from './content/watch'
import { developmentFiles, importReloadOnRebuild } from './http/development-files'
import { compressTexts, filesIn } from './http/files'
import { formPosts } from './forms/form-posts'
import { forwardTo } from './forms/forward'
import { gracefulServer } from './http/graceful-server'
import { siteHandler } from './http/handler'
import { Uploads, uploadsIn } from './http/uploads'
import type { Log } from './logging/log'
import { appCode } from './pages/app-link'
import { readAssets } from './pages/render/assets'
import { draftRenderer } from './pages/draft/draft'
import { editBarPage } from './pages/draft/edit-bar-page'
import { LayoutFiles } from './pages/layout-files'
import { StillFiles } from './pages/still-files'
import { startScript } from './pages/render/page-scripts'
import { PageStore, type Render } from './pages/page-store'
import { draftPageRenderer, pageRenderer, postedPageRenderer } from './pages/render/render'
import { siteSearch } from './search/site-search'
import { addContentMetrics, timeRenders } from './site-metrics'

export type SiteServerConfig = {
  site: SiteConfig
  /** Where visitors reach this server, without a trailing slash. */
  siteUrl: string
  /** Where this server reaches the cms. */
  cmsUrl: string
  /** Shared with the cms; signs the links to drafts. */
  contentSecret: string
  /** The token that this server reads with; it is in no page. */
  cmsToken: string
  /** Whether the proxy in front of this server says which client it passes on. */
  trustProxy: boolean
  dataDir: string
  clientDir: string
  drawnDir: string
  mediaDir: string
}

/**
 * Pages are recompressed, which takes seconds, once nothing was published for this long: editors publish
 * several times in a row.
 */
const QUIET_MS = 10_000
const quiet = () => delay(QUIET_MS, undefined, { ref: false })

/** Half of the memory for the photos themselves, which are cached too: their copies in WebP weigh about half. */
const COPIES_BYTES = 64 * 1024 * 1024

const isDevelopment = import.meta.env.MODE === 'development'

const logUnexpected = (log: Log) => (error: unknown) => log('An unexpected error.', error)

/** The whole server, not listening yet. */
export async function createSiteServer(config: SiteServerConfig, log: Log, metrics: Metrics) {
  const { site, siteUrl, cmsUrl, contentSecret: secret, clientDir, drawnDir, trustProxy } = config
  const layouts = new LayoutFiles()
  const stills = new StillFiles()
  const parts = { siteUrl, config: site, assets: readAssets(clientDir, drawnDir), layouts, stills }
  const render = pageRenderer(
    isDevelopment
      ? { ...parts, script: (...page) => startScript(...page) + importReloadOnRebuild }
      : parts,
  )
  const content = await siteContent(config, timeRenders(metrics, render), log, metrics)
  const { service, store, search, uploads, copies } = content
  const files = await servedFiles(config)
  const stopping = new AbortController()
  const following = content.follow(stopping.signal)

  const draft = draftRenderer({
    secret,
    panelUrl: site.cmsUrl,
    service,
    store,
    render: draftPageRenderer(parts),
    log,
  })
  const handler = siteHandler({
    store,
    layouts,
    stills,
    draft,
    editBar: editBarPage(site.cmsUrl),
    search: search.find,
    formPosts: formPosts({
      siteUrl,
      secret,
      store,
      forward: forwardTo(cmsUrl, config.cmsToken),
      render: postedPageRenderer(parts),
      log,
    }),
    files,
    uploads,
    copies,
    siteUrl,
    trustProxy,
    isReady: () => content.hasRendered() && !stopping.signal.aborted,
    log,
  })
  const { server, close } = gracefulServer(handler)

  // The server can listen at once: a page is rendered, and a picture loaded, when a visitor asks for it. Of the
  // content that it starts with, only the home page is rendered ahead. All pages are rendered ahead, and all
  // pictures loaded, only from content of the cms, which may be starting beside this server.
  void content
    .renderHome()
    .then(quiet)
    .then(() => compressTexts(files))
    .catch(logUnexpected(log))

  return {
    server,
    /** Waits for the requests in flight and for content that is being written to disk. */
    async stop() {
      stopping.abort()
      await Promise.all([close(), following])
    },
  }
}

/** The pages and pictures of the site: the last good or built-in ones at first, then those of the cms. */
async function siteContent(config: SiteServerConfig, render: Render, log: Log, metrics: Metrics) {
  const { cmsUrl, cmsToken, dataDir } = config
  const logError = logUnexpected(log)
  const disk = lastGoodContent(join(dataDir, 'web', 'content.json'), log)
  const uploads = new Uploads({ cmsUrl, folder: join(dataDir, 'web', 'uploads'), log })
  const copies = new Uploads({
    cmsUrl,
    folder: join(dataDir, 'web', 'webp'),
    log,
    memoryBytes: COPIES_BYTES,
    format: 'image/webp',
  })
  const pictures = [uploads, copies]
  const store = new PageStore((await disk.read()) ?? builtInSnapshot, render, (path, error) =>
    log(`${path} could not be rendered and keeps its old version.`, error),
  )
  const search = siteSearch(store)
  for (const each of pictures) each.publish(uploadsIn(store.snapshot))
  const contentWasRead = addContentMetrics(metrics, store)
  const service = contentService(cmsUrl, cmsToken)
  let hasRendered = false
  let writing = Promise.resolve()

  const rerender = (snapshot: Snapshot) => {
    void store
      .replace(snapshot)
      .then(async () => {
        hasRendered = true
        await quiet()
        if (store.snapshot === snapshot) await store.recompress()
      })
      .catch(logError)
    // By now the page that was edited is rendered, or another one, if several were.
    void search.follow().catch(logError)
  }

  return {
    service,
    store,
    search,
    uploads,
    copies,
    hasRendered: () => hasRendered,

    /** Renders the home page ahead. After the attempt, even a failed one, the server counts as ready. */
    renderHome: () =>
      Promise.resolve(store.find('/'))
        .catch(logError)
        .then(() => {
          hasRendered = true
        }),

    /** Follows the cms until the signal aborts. Resolves once the last content is on the disk. */
    async follow(signal: AbortSignal) {
      const watching = watchContent({
        service,
        current: () => store.snapshot,
        onContent: (snapshot) => {
          contentWasRead()
          rerender(snapshot)
          writing = disk.write(snapshot).catch(logError)
          const names = uploadsIn(snapshot)
          for (const each of pictures) void each.sync(names).catch(logError)
        },
        onOutage: () => {
          const { snapshot } = store
          if (snapshot.source === 'cms') rerender({ ...snapshot, source: 'stale' })
        },
        log,
        signal,
      })
      // A copy, so that what is kept for a snapshot, such as the search index, is made again, too.
      onNewDay(() => rerender({ ...store.snapshot }), signal)
      await watching
      await writing
    },
  }
}

/** The files that are served, by path: what the build made, the built-in pictures, and the app's QR code. */
async function servedFiles({ siteUrl, clientDir, drawnDir, mediaDir }: SiteServerConfig) {
  const files = new Map([
    ...(await filesIn(clientDir, '/')),
    ...(await filesIn(mediaDir, '/media/')),
    ...(await filesIn(drawnDir, '/')),
    [sitePaths.appCode, appCode(siteUrl)],
  ])
  for (const buildFile of ['/manifest.json', '/cards.json', '/drawn.json']) files.delete(buildFile)
  if (isDevelopment) for (const [path, file] of developmentFiles(files)) files.set(path, file)
  return files
}
