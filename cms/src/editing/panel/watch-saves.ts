type Fields = Record<string, unknown>

/** What the editor chooses for a refused save: to save these fields, to take the colleague's version, or to wait. */
export type Choice = Fields | 'theirs' | 'later'

/** The version that the form shows. `fields` is missing for typing that an earlier release kept in the browser. */
export type Opened = { version: string; fields?: Fields | undefined }

/** A save that the server refused, because somebody else saved first. */
export type Conflict = {
  mine: Fields
  theirs: Fields
  opened: Opened | undefined
  /** Visitors would see the outcome at once. */
  isPublishing: boolean
  choose: (choice: Choice) => void
}

type Send = typeof fetch
type Refusal = { error: { message: string; name: string } }

const ENTRY = String.raw`/content-manager/(?:collection-types/[^/]+/[^/]+|single-types/[^/]+)`
const SAVED = new RegExp(`${ENTRY}(?=(?:/actions/publish)?$)`)
/** Unpublishing discards the draft, too, if the editor chooses to replace it. */
const DISCARDED = new RegExp(`${ENTRY}(?=/actions/(?:discard|unpublish)$)`)
/** The call that creates an entry: its address has no id yet. */
const CREATED = /\/content-manager\/collection-types\/[^/]+(?:\/actions\/publish)?$/
const VERSION_HEADER = 'X-Saved-Version'
const CONFLICT = 409
/** Strapi shows what is beside the form a while after the form, and on a slow phone long after it. */
const LISTENER_WAIT_MS = 15_000

let open: Conflict | null = null
const listeners = new Set<() => void>()

const show = (conflict: Conflict | null) => {
  open = conflict
  for (const listener of listeners) listener()
}

let onHeard = () => {}

/** Whether the panel that asks the editor is there. It may appear after the first save, so this waits for it. */
const someoneHears = () =>
  new Promise<boolean>((resolve) => {
    if (listeners.size > 0) return resolve(true)
    const timer = setTimeout(() => resolve(false), LISTENER_WAIT_MS)
    onHeard = () => {
      clearTimeout(timer)
      resolve(true)
    }
  })

export const conflicts = {
  current: () => open,
  subscribe(listener: () => void) {
    listeners.add(listener)
    onHeard()
    return () => void listeners.delete(listener)
  },
}

type Step = 'started' | 'refused' | 'discarded' | 'created'

const watchers = new Set<(step: Step) => void>()

/** Tells of the saves of the entry that is open. */
export const saves = {
  watch(watcher: (step: Step) => void) {
    watchers.add(watcher)
    return () => void watchers.delete(watcher)
  },
}

function tell(step: Step) {
  for (const watcher of watchers) watcher(step)
}

/** By entry: the version that its form shows, which Strapi's form does not send back. */
const versions = new Map<string, Opened>()

type Shown = {
  collectionType?: string | undefined
  model: string
  documentId?: string | undefined
}

export const entryOf = ({ collectionType = '', model, documentId }: Shown) =>
  ['/content-manager', collectionType, model, ...(documentId ? [documentId] : [])].join('/')

/** The next save of the entry is based on this version. */
export const basedOn = {
  read: (entry: string) => versions.get(entry),
  write: (entry: string, opened: Opened) => void versions.set(entry, opened),
}

/**
 * What Strapi says of the refused save once the editor has chosen, in place of the server's message, which the dialog
 * has shown.
 */
const messages = {
  later: 'Not saved. What you typed is still here.',
  theirs: 'Discarded. The form shows what your colleague saved.',
} as const

async function answered(response: Response, choice: keyof typeof messages): Promise<Response> {
  const { error } = (await response.json()) as Refusal
  // Strapi keeps what was typed only after errors of validation.
  const name = choice === 'later' ? 'ValidationError' : error.name
  const body = {
    data: null,
    error: { ...error, name, message: messages[choice], details: { errors: [] } },
  }
  return new Response(JSON.stringify(body), { status: response.status, headers: response.headers })
}

const UNREACHED =
  'Not saved: the server did not answer. What you typed is still here. Try again in a moment.'

/**
 * What Strapi is told of a save that did not get through: as with `answered`, so that it keeps the form. It would read
 * the entry again after any other error, and show an error instead of the form if that fails, too.
 */
async function notSaved(response: Response | undefined): Promise<Response> {
  const body = await response?.json().catch(() => undefined)
  const { error } = { error: undefined, ...(body as Partial<Refusal> | undefined) }
  const refusal = {
    status: response?.status ?? 503,
    name: 'ValidationError',
    message: error?.message ?? UNREACHED,
    details: { errors: [] },
  }
  return new Response(JSON.stringify({ data: null, error: refusal }), { status: refusal.status })
}

/** Sends the call with the version that it is based on, which the server compares. */
async function sendBased(send: Send, url: URL, init: RequestInit, entry: string) {
  const fields = JSON.parse(String(init.body ?? '{}')) as Fields
  // Read before the call: meanwhile the form may be shown another version.
  const opened = basedOn.read(entry)
  const response = await send(url, {
    ...init,
    body: JSON.stringify({ ...fields, updatedAt: opened?.version }),
  })
  const version = response.headers.get(VERSION_HEADER)
  if (response.ok && version) {
    const { data } = (await response.clone().json()) as { data?: Fields }
    basedOn.write(entry, { version, fields: data })
  }
  return { response, fields, opened }
}

async function save(send: Send, url: URL, init: RequestInit, entry: string): Promise<Response> {
  const sent = await sendBased(send, url, init, entry).catch(() => undefined)
  if (!sent || sent.response.status >= 500) return notSaved(sent?.response)
  const { response, fields: mine, opened } = sent
  if (response.status !== CONFLICT || !(await someoneHears())) return response

  const { headers, credentials } = init
  const stored = await send(new URL(`${entry}?status=draft`, url), {
    ...(headers && { headers }),
    ...(credentials && { credentials }),
  })
  const { data: theirs } = (await stored.json()) as { data: Fields }
  const isPublishing = url.pathname.endsWith('/actions/publish')
  const choice = await new Promise<Choice>((choose) =>
    show({ mine, theirs, opened, isPublishing, choose }),
  )
  show(null)
  if (choice === 'later') return answered(response, choice)
  basedOn.write(entry, { version: String(theirs['updatedAt']), fields: theirs })
  if (choice === 'theirs') return answered(response, choice)
  return save(send, url, { ...init, body: JSON.stringify(choice) }, entry)
}

/** What was read last. */
let lastRead: { href: string; response: Response } | undefined

/** Strapi reads an entry again after each save. If that fails, as after a save that failed, the form would be gone. */
async function readOr(send: Send, url: URL, init: RequestInit): Promise<Response> {
  const { href } = url
  const kept = lastRead?.href === href ? lastRead.response : undefined
  try {
    const response = await send(url, init)
    if (response.ok) lastRead = { href, response: response.clone() }
    return kept && response.status >= 500 ? kept.clone() : response
  } catch (error) {
    if (!kept || init.signal?.aborted) throw error
    return kept.clone()
  }
}

/** Reads an entry; what is read first is what its first save is based on, also before `ConflictPanel` is there. */
async function read(send: Send, url: URL, init: RequestInit, entry: string): Promise<Response> {
  const response = await readOr(send, url, init)
  if (!response.ok || basedOn.read(entry) || url.searchParams.get('status') === 'published')
    return response
  const { data } = (await response.clone().json()) as { data?: Fields }
  const version = data?.['updatedAt']
  if (typeof version === 'string') basedOn.write(entry, { version, fields: data })
  return response
}

/**
 * Holds the response to a save that was refused as stale until the editor has chosen a version, so that
 * Strapi's form continues with the outcome.
 */
export function watchSaves() {
  const send = window.fetch.bind(window)
  window.fetch = async (input, init) => {
    if (!init || typeof input !== 'string') return send(input, init)
    const url = new URL(input, window.location.href)
    const shown = init.method === 'GET' && SAVED.exec(url.pathname)?.[0]
    if (shown) return read(send, url, init, shown)
    const isWrite = /^(?:PUT|POST)$/.test(init.method ?? '') && !(init.body instanceof FormData)
    if (!isWrite) return send(input, init)
    const discarded = DISCARDED.exec(url.pathname)?.[0]
    if (discarded !== undefined) {
      tell('discarded')
      return (await sendBased(send, url, init, discarded)).response
    }
    if (CREATED.test(url.pathname)) {
      const response = await send(input, init)
      if (response.ok) tell('created')
      return response
    }
    const entry = SAVED.exec(url.pathname)?.[0]
    if (entry === undefined || typeof init.body !== 'string') return send(input, init)
    tell('started')
    let isStored = false
    try {
      const response = await save(send, url, init, entry)
      // After a conflict, the dialog has decided what the form shows. A conflict without the dialog counts as settled,
      // too.
      isStored = response.ok || response.status === CONFLICT
      return response
    } finally {
      if (!isStored) tell('refused')
    }
  }
}
