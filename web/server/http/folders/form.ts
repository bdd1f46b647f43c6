import { REQUEST_ID_HEADER, senderAddress } from '@app/runtime'
import type { FormPosts } from '../../forms/form-posts'
import { withRequestId } from '../../logging/request-id'
import type { PageStore } from '../../pages/page-store'
import { isPostedForm } from '../../pages/posted-forms'
import { screenWithForm } from '../../pages/resolve'
import { headerOf } from '../header-of'
import { requestText } from '../request-text'
import type { Responder } from '../responder'
import type { Asked, FolderHandler } from './folder-handler'

/** The cms takes no larger body either. */
const MAX_FORM_BYTES = 64 * 1024

type Parts = {
  store: PageStore
  formPosts: FormPosts
  /** Whether a proxy says which client it passes on. */
  trustProxy: boolean
}

/** A form that a visitor sends without scripts. */
export function formFolder(respond: Responder, parts: Parts): FolderHandler {
  const { store, formPosts, trustProxy } = parts
  const take = ({ request, response, name }: Asked) =>
    withRequestId(request.headers[REQUEST_ID_HEADER.toLowerCase()], async (id) => {
      response.setHeader(REQUEST_ID_HEADER, id)
      const { headers, socket } = request
      const forwardedFor = headerOf(request, 'x-forwarded-for')
      const { remoteAddress } = socket
      const outcome = await formPosts({
        name,
        headers,
        address: senderAddress({ remoteAddress, forwardedFor }, trustProxy),
        readBody: () => requestText(request, MAX_FORM_BYTES),
        isGone: () => response.destroyed,
      })
      if (outcome.kind === 'sent') return respond.seeOther(response, outcome.to)
      if (outcome.kind === 'busy')
        return respond.busy(response, 'Too much is being sent. Please go back and try again.')
      if (outcome.kind === 'shown') return respond.form(request, response, outcome)
      respond.plain(response, outcome.status, outcome.message)
    })
  return (asked) => {
    if (asked.request.method === 'POST') return take(asked)
    // A visitor who opens the address of a form with errors again is sent to the page of the form.
    const screen = isPostedForm(asked.name) && screenWithForm(store.routes, asked.name, '')
    return screen ? respond.choice(asked.response, screen.path) : undefined
  }
}
