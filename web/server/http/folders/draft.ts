import { REQUEST_ID_HEADER } from '@app/runtime'
import type { Log } from '../../logging/log'
import { withRequestId } from '../../logging/request-id'
import type { DraftRenderer } from '../../pages/draft/draft'
import { requestText } from '../request-text'
import type { Responder } from '../responder'
import type { FolderHandler } from './folder-handler'

/** The text of a long page several times over. */
const MAX_UNSAVED_BYTES = 512 * 1024

/** A draft that a signed link names, with what is not saved yet in the body of a post. */
export const draftFolder =
  (respond: Responder, draft: DraftRenderer, log: Log): FolderHandler =>
  ({ request, response, name: link }) =>
    withRequestId(request.headers[REQUEST_ID_HEADER.toLowerCase()], async (id) => {
      response.setHeader(REQUEST_ID_HEADER, id)
      const drafted = await draft(
        link,
        request.method === 'POST' ? () => requestText(request, MAX_UNSAVED_BYTES) : undefined,
      )
      // Only a valid link reaches the cms; others must not fill the log.
      if (drafted.status !== 404) log(`GET /preview/:link ${drafted.status}`)
      respond.draft(response, drafted)
    })
