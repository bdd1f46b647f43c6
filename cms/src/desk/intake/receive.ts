import type { IncomingMessage } from 'node:http'
import { checkForm, forms, type Accepted, type FormName, type IntakeForm } from '@app/contract'
import { monotonicMs } from '@app/runtime'
import type { Core } from '@strapi/strapi'
import { Refused } from '../../platform/refusals/refused'
import { freeDisk } from '../../platform/http/free-disk'
import { readBody } from '../../platform/http/read-body'
import { SenderLimit } from '../../platform/http/sender-limit'
import { refuseWhileWaiting, senderOf } from '../../platform/http/sender'
import { sharingOf } from '../../platform/http/shared-counts'
import type { OnStored } from './arrival'
import { EarlierSubmissions } from './earlier-submissions'
import { parseIdempotencyKey } from './idempotency-key'
import { limits } from './limits'
import { parseSignals } from './signals'
import { spamVerdict } from './spam-score'
import { createStore } from './store'
import { storedBytesOf } from './stored-bytes'
import type { Payload } from './submission'

type Options = { postsPerMinute: number; onStored: readonly OnStored[] }

type Receipt = { body: Accepted; isReplay: boolean }

export type Intake = {
  receive: (form: FormName, request: IncomingMessage) => Promise<Receipt>
}

const otherContent = 'This submission was already sent with other content. Please send it again.'

function validate(form: IntakeForm, body: unknown): Payload {
  const result = checkForm(form, body)
  if (!result.ok) throw new Refused(400, result.refusal)
  return result.value
}

/** Processes a submission from the request to the response. */
export function createIntake(strapi: Core.Strapi, { postsPerMinute, onStored }: Options): Intake {
  const rateLimit = new SenderLimit({
    limit: postsPerMinute,
    windowMs: limits.windowMs,
    sharing: sharingOf(strapi, 'posts'),
  })
  const storage = new SenderLimit({
    limit: postsPerMinute === 0 ? 0 : limits.storedBytes,
    windowMs: limits.storedWindowMs,
    sharing: sharingOf(strapi, 'stored bytes'),
  })
  const earlierSubmissions = new EarlierSubmissions(postsPerMinute)
  const store = createStore(strapi, onStored)

  // Only for SQLite: PostgreSQL's data are on a disk of its own.
  const refuseOnFullDisk = async () => {
    if (strapi.db.dialect.client !== 'sqlite' || !(await freeDisk()).isFull) return
    throw new Refused(503, undefined, { 'Retry-After': '10' })
  }

  return {
    async receive(form, request) {
      const sender = senderOf(request)
      // Runs first, so that refused posts count and a flood costs no more than this.
      refuseWhileWaiting(rateLimit.count(sender, monotonicMs()))
      const payload = validate(forms[form], await readBody(request, limits.bodyBytes))
      await refuseOnFullDisk()
      const signals = parseSignals(request.headers)
      const key = parseIdempotencyKey(request.headers)
      const bytes = storedBytesOf(payload)
      refuseWhileWaiting(storage.count(sender, monotonicMs(), bytes))
      const earlier = earlierSubmissions.count({ form, payload, sender }, monotonicMs())
      const spam = spamVerdict({ form, payload, signals, earlier })
      const outcome = await store({ form, payload, signals, spam, key }).catch((error: unknown) => {
        earlier.forget()
        throw error
      })
      if (outcome.kind !== 'stored') {
        storage.forgive(sender, bytes)
        earlier.forget()
      }
      if (outcome.kind === 'conflict') throw new Refused(409, otherContent)
      const { kind, reference } = outcome
      return { body: { data: { reference } }, isReplay: kind === 'replayed' }
    },
  }
}
