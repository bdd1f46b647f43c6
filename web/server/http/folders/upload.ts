import { clientNetwork, siteFolders } from '@app/runtime'
import { briefCaching, foreverCaching } from '../headers'
import type { Responder } from '../responder'
import type { Uploads } from '../uploads'
import type { FolderHandler } from './folder-handler'

const WEBP = /\bimage\/webp\b/

/** A picture: in WebP if the browser takes it, and from the cms if no published content names it. */
export const uploadFolder =
  (respond: Responder, uploads: Uploads, copies: Uploads): FolderHandler =>
  async ({ request, response, name: path, query }) => {
    const name = query === undefined ? path : `${path}?${query}`
    const copy = WEBP.test(request.headers.accept ?? '') ? await copies.findCopy(name) : null
    const upload = copy ?? (await uploads.find(name).catch(() => null))
    const caching = uploads.isFixed(name) ? foreverCaching : briefCaching
    if (upload) return respond.stored(request, response, upload, caching)
    const published = uploads.publishedAs(name)
    if (published && published !== name)
      return respond.choice(response, siteFolders.uploads + published)
    if (response.destroyed) return
    const closed = new AbortController()
    response.once('close', () => closed.abort())
    const { method = 'GET', socket } = request
    const client = clientNetwork(socket.remoteAddress)
    const passed = await uploads.passOn(name, method, client, closed.signal).catch(() => null)
    if (passed === 'busy') return respond.busy(response, 'Please try again in a moment.')
    if (!passed) return respond.plain(response, 404, 'There is no such picture.')
    await respond.passedOn(response, passed)
  }
