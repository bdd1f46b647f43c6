import { join } from 'node:path'
import type { SiteConfig } from '../src/browser/site-config'
import { contentService } from './content/content-service'
import { lastGoodContent } from './content/disk'
import { builtInSnapshot, type Snapshot } from './content/snapshot'
import { watchContent } from './content/watch'
import { developmentFiles, importReloadOnRebuild } from './http/development-files'
import { compressTexts, filesIn } from './http/files'
import { gentleServer } from './http/gentle-server'
import { siteHandler } from './http/handler'
import { Uploads, uploadsIn } from './http/uploads'
import { readAssets } from './pages/assets'
import { draftRenderer } from './pages/draft'
import { previewScript, startScript } from './pages/inline-scripts'
import { PageStore } from './pages/page-store'
import { pageRenderer } from './pages/render'

export type SiteServerConfig = {
  site: SiteConfig
  /** Where readers reach this server, without a last slash. */
  siteUrl: string
  /** Where this server reaches the cms. */
  cmsUrl: string
  /** Signs the links to drafts; the cms has it too. */
  contentSecret: string
  dataDir: string
  clientDir: string
  drawnDir: string
  mediaDir: string
}

const MINUTE_MS = 60_000

/** The whole server, not yet listening. */
export async function createSiteServer(config: SiteServerConfig, log: (words: string) => void) {
  const { site, siteUrl, cmsUrl, contentSecret, dataDir, clientDir, drawnDir, mediaDir } = config
  const disk = lastGoodContent(join(dataDir, 'web', 'content.json'), log)
  const uploads = new Uploads({ cmsUrl, folder: join(dataDir, 'web', 'uploads'), log })
  const parts = { siteUrl, config: site, assets: readAssets(clientDir, drawnDir) }
  const isDeveloping = import.meta.env.MODE === 'development'
  const render = pageRenderer(
    isDeveloping
      ? { ...parts, script: (...page) => startScript(...page) + importReloadOnRebuild }
      : parts,
  )
  const reasonOf = (error: unknown) =>
    error instanceof Error ? (error.stack ?? error.message) : String(error)
  const failed = (error: unknown) => log(reasonOf(error))
  const store = new PageStore((await disk.read()) ?? builtInSnapshot, render, (path, error) =>
    log(`${path} could not be rendered and stays as it was: ${reasonOf(error)}`),
  )
  const files = new Map([
    ...(await filesIn(clientDir, '/')),
    ...(await filesIn(mediaDir, '/media/')),
    ...(await filesIn(drawnDir, '/')),
  ])
  for (const list of ['/manifest.json', '/cards.json', '/drawn.json']) files.delete(list)
  if (isDeveloping) for (const [path, file] of developmentFiles(files)) files.set(path, file)

  const stopping = new AbortController()

  const renew = (snapshot: Snapshot) =>
    void store
      .replace(snapshot)
      // Newer content is rendered first, and pressed after that.
      .then(() => (store.snapshot === snapshot ? store.press() : undefined))
      .catch(failed)

  let writing = Promise.resolve()
  const show = (snapshot: Snapshot) => {
    renew(snapshot)
    writing = disk.write(snapshot).catch(failed)
    void uploads.sync(uploadsIn(snapshot)).catch(failed)
  }

  const service = contentService(cmsUrl, site.contentToken)
  const watching = watchContent({
    service,
    current: () => store.snapshot,
    onContent: show,
    onOutage: () => {
      const { snapshot } = store
      if (snapshot.source === 'cms') renew({ ...snapshot, source: 'stale' })
    },
    log,
    signal: stopping.signal,
  })

  // The year stands in every footer.
  let year = new Date().getFullYear()
  const turnOfTheYear = setInterval(() => {
    if (new Date().getFullYear() === year) return
    year = new Date().getFullYear()
    renew({ ...store.snapshot })
  }, MINUTE_MS)
  turnOfTheYear.unref()

  const draft = draftRenderer({
    secret: contentSecret,
    panelUrl: site.cmsUrl,
    service,
    store,
    render: pageRenderer({ ...parts, script: previewScript }),
    log,
  })
  const handler = siteHandler({
    store,
    draft,
    files,
    uploads,
    siteUrl,
    isReady: () => store.has('/') && !stopping.signal.aborted,
    log,
  })
  const { server, close } = gentleServer(handler)

  // Readers are let in at once; whoever comes before a page is there has it rendered first.
  const { snapshot: first } = store
  void uploads.prefetch(uploadsIn(first)).catch(failed)
  void store
    .answer('/')
    .catch(failed)
    .then(() => {
      if (store.snapshot === first) renew(first)
      return compressTexts(files)
    })
    .catch(failed)

  return {
    server,
    /** Lets what is under way be answered, and what is being kept be written. */
    async stop() {
      stopping.abort()
      clearInterval(turnOfTheYear)
      await Promise.all([close(), watching])
      await writing
    },
  }
}
