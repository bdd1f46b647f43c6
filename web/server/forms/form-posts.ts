import {
  type FailureTexts,
  inWords,
  networkFailure,
  type ScreenForm,
  screenErrors,
  serverFailure,
  shownWording,
  toPayload,
  wallClock,
  type Words,
} from '@app/contract'
import { clientNetwork, keyedHash, Slots, Turns } from '@app/runtime'
import type { IncomingHttpHeaders } from 'node:http'
import type { Posted } from '../../src/forms/posted'
import { localized, spokenAt } from '../content/localized'
import { spokenIn } from '../pages/languages'
import type { PageStore, Rendered } from '../pages/page-store'
import {
  failureTextsOf,
  isPostedForm,
  type PostedFormName,
  postedForms,
  thanksPathOf,
} from '../pages/posted-forms'
import { inFolder, screenWithForm } from '../pages/resolve'
import type { RenderPosted } from '../pages/render/render'
import type { CmsResponse, Forward, Forwarded } from './forward'
import { isFromOwnSite, sentFrom } from './own-site'
import { hasFilledHoneypot, postedValues } from './posted-values'

type Parts = {
  siteUrl: string
  secret: string
  store: PageStore
  forward: Forward
  render: RenderPosted
  log: (message: string) => void
}

/** A form that was sent without scripts. */
type FormPost = {
  /** The name of the form, as the path has it. */
  name: string
  headers: IncomingHttpHeaders
  /** The visitor's IP address. */
  address: string
  /** Null if the body is too large. */
  readBody: () => Promise<string | null>
  isGone: () => boolean
}

type Refusal = { kind: 'refused'; status: 403 | 404 | 413 | 415; message: string }

/** The page of the form again, with the errors of its fields or the reason why it could not be stored. */
export type ShownForm = Pick<Rendered, 'html' | 'policy'> & {
  kind: 'shown'
  status: 400 | 429 | 503
  retryAfter: string | null
}

export type PostOutcome = { kind: 'sent'; to: string } | { kind: 'busy' } | ShownForm | Refusal

/** Posts that may wait for the cms, and pages with errors that may wait to be rendered. */
const LIMITS = { all: 50, each: 8 }

const URL_ENCODED = /^application\/x-www-form-urlencoded\s*(?:;|$)/i
const DAY_MS = 86_400_000

const refuse = (status: Refusal['status'], message: string): Refusal => ({
  kind: 'refused',
  status,
  message,
})

const NO_FORM = refuse(404, 'There is no such form.')

type Failed = Pick<Posted, 'errors' | 'failure'> & {
  status: 400 | 429 | 503
  retryAfter?: string | null
}

const statusFor = (status: number) => {
  if (status === 429) return 429
  return status < 500 ? 400 : 503
}

/** What the page shows if the cms refused the answers; undefined if it stored them. */
function failedBy(texts: FailureTexts, response: CmsResponse): Failed | undefined {
  const { status, body, retryAfter } = response
  if (status >= 200 && status < 300) return undefined
  const failure = serverFailure(texts, status, body)
  return { status: statusFor(status), errors: failure.fields, failure, retryAfter }
}

/** A form whose wording is that of a language, since that is what the visitor agreed to. */
function formIn(words: Words, name: PostedFormName): ScreenForm {
  const form: ScreenForm = postedForms[name]
  if (words.code === undefined) return form
  return { ...form, wordingVersion: inWords(words, () => shownWording(form, {}).version) }
}

/** Takes forms that are sent without scripts, and answers with a page. */
export function formPosts({ siteUrl, secret, store, forward, render, log }: Parts) {
  const slots = new Slots(LIMITS)
  const turns = new Turns(LIMITS)
  let isCmsDown = false

  /**
   * The idempotency key of a post: the same for the same answers of a client on one day (UTC), so that a reload,
   * which sends the answers again, stores nothing.
   */
  const keyOf = (name: string, client: string, payload: object) =>
    keyedHash(
      secret,
      'form post',
      JSON.stringify([name, client, Math.floor(wallClock() / DAY_MS), payload]),
    )

  async function send(
    name: PostedFormName,
    sent: URLSearchParams,
    values: object,
    { address, words }: Pick<Forwarded, 'address'> & { words: Words },
  ) {
    const { code: language } = words
    const form = formIn(words, name)
    const texts = failureTextsOf(form)
    const payload = toPayload(form, { ...values })
    const client = clientNetwork(address)
    if (!slots.take(client)) return 'busy'
    try {
      const key = keyOf(name, client, payload)
      const isHoneypotFilled = hasFilledHoneypot(sent)
      const response = await forward({ form, payload, key, address, isHoneypotFilled, language })
      isCmsDown = false
      return inWords(words, () => failedBy(texts, response))
    } catch (error) {
      if (!isCmsDown) log(`Forms can't be passed on to the cms: ${String(error)}`)
      isCmsDown = true
      // Called without the error, whose own text would tell visitors about this server.
      const failure = inWords(words, () => networkFailure(texts, undefined))
      return { status: 503, errors: {}, failure } satisfies Failed
    } finally {
      slots.leave(client)
    }
  }

  return async ({ name, headers, address, readBody, isGone }: FormPost): Promise<PostOutcome> => {
    const { snapshot, routes } = store
    if (!isPostedForm(name)) return NO_FORM
    const screen = screenWithForm(routes, name, sentFrom(headers, siteUrl))
    if (!screen) return NO_FORM
    if (!isFromOwnSite(headers, siteUrl))
      return refuse(403, 'A form can be sent from its own page only.')
    if (!URL_ENCODED.test(headers['content-type'] ?? ''))
      return refuse(415, 'The answers must be sent as a form.')
    const language = spokenAt(snapshot, screen.path)
    const words = spokenIn(localized(snapshot, language))
    const body = await readBody()
    if (body === null) return refuse(413, 'The request is too large.')

    const sent = new URLSearchParams(body)
    const values = postedValues(postedForms[name], sent)
    const errors = screenErrors(postedForms[name], values)
    const isValid = Object.keys(errors).length === 0
    const failed: Failed | 'busy' | undefined = isValid
      ? await send(name, sent, values, { address, words })
      : { status: 400, errors }
    if (failed === undefined) return { kind: 'sent', to: inFolder(language, thanksPathOf(name)) }
    if (failed === 'busy') return { kind: 'busy' }
    const { status, retryAfter = null, ...shown } = failed
    const page = await turns.take(
      () => render(snapshot, screen, { form: name, isSent: false, values, ...shown }),
      { key: clientNetwork(address), isGone },
    )
    if (!page) return { kind: 'busy' }
    const { html, policy } = page
    return { kind: 'shown', status, retryAfter, html, policy }
  }
}

export type FormPosts = ReturnType<typeof formPosts>
