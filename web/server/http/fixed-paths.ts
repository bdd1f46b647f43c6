import { CONTENT_SOURCE_HEADER, sitePaths } from '@app/runtime'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { storeFor } from '../pages/app-link'
import type { DraftResponse } from '../pages/draft/draft'
import type { PageStore } from '../pages/page-store'
import { manifest, robots } from '../pages/site-files'
import { sitemap } from '../pages/sitemap'
import type { Responder } from './responder'

type Parts = { store: PageStore; editBar: DraftResponse; siteUrl: string; isReady: () => boolean }

type Handler = (response: ServerResponse, request: IncomingMessage) => void

/** The paths that are served by a rule of their own, among them the two health checks. */
export const fixedPaths = (respond: Responder, { store, editBar, siteUrl, isReady }: Parts) =>
  new Map<string, Handler>([
    [sitePaths.alive, (response) => respond.plain(response, 200, 'alive')],
    [
      sitePaths.ready,
      (response) => {
        response.setHeader(CONTENT_SOURCE_HEADER, store.snapshot.source)
        if (isReady()) respond.plain(response, 200, 'ready')
        else respond.plain(response, 503, 'not ready')
      },
    ],
    [sitePaths.robots, (response) => respond.text(response, 'text/plain', robots(siteUrl))],
    [
      sitePaths.sitemap,
      (response) => respond.text(response, 'application/xml', sitemap(store, siteUrl)),
    ],
    [
      sitePaths.manifest,
      (response) => respond.text(response, 'application/manifest+json', manifest(store.snapshot)),
    ],
    [
      sitePaths.app,
      (response, { headers }) =>
        respond.choice(
          response,
          storeFor(headers['user-agent'], store.snapshot.site),
          'User-Agent',
        ),
    ],
    [sitePaths.editBar, (response) => respond.draft(response, editBar)],
  ])
