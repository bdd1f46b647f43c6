import { getFetchClient } from '@strapi/strapi/admin'
import { collectionOf, versionedTypes } from '../../../content/shared/types'
import type { FrameMessage } from '../../panel/draft-frame'
import { fetchDraftUrl } from '../../panel/use-draft-url'

const LINK = /^\/preview\/([a-z-]+)\.([a-z0-9]+)\./

/**
 * Gives a preview another link when it asks for one: the link ends after an hour, and the draft may load again later.
 */
export function renewDraftLinks() {
  window.addEventListener('message', ({ data, source }: MessageEvent<FrameMessage>) => {
    const { path } = { path: '', ...data?.payload }
    const [, collection, documentId] = LINK.exec(String(path)) ?? []
    const model = versionedTypes.find((uid) => collectionOf(uid) === collection)
    if (data?.type !== 'draftLinkEnded' || !model || !documentId || !source) return
    void fetchDraftUrl(getFetchClient().get, model, documentId).then((url) => {
      // Delivered to a page of the site only.
      if (url)
        source.postMessage(
          { type: 'draftLink', payload: url },
          { targetOrigin: new URL(url).origin },
        )
    })
  })
}
