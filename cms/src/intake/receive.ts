import type { IncomingMessage } from 'node:http'
import { checkForm, forms, type Accepted, type FormName, type IntakeForm } from '@beam/contract'
import { monotonicMs } from '@beam/contract/server'
import type { Core } from '@strapi/strapi'
import { Refused } from '../refusals/refused'
import { clientAddress } from '../requests/client-address'
import { headerOf } from '../requests/headers'
import { RateLimit } from '../requests/rate-limit'
import { readBody } from '../requests/read-body'
import { readKey } from './idempotency'
import { limits } from './limits'
import { readSignals } from './signals'
import { createStore } from './store'
import type { Payload } from './submission'

type Bounds = { postsPerMinute: number; trustProxy: boolean }

export type Intake = {
  receive: (form: FormName, request: IncomingMessage) => Promise<Accepted>
}

function checked(form: IntakeForm, body: unknown): Payload {
  const result = checkForm(form, body)
  if (!result.ok) throw new Refused(400, { refusal: result.refusal })
  return result.value
}

/** The way of every submission, from the wire to the answer. */
export function createIntake(strapi: Core.Strapi, { postsPerMinute, trustProxy }: Bounds): Intake {
  const rateLimit = new RateLimit({ limit: postsPerMinute, windowMs: limits.windowMs })
  const store = createStore(strapi.db)

  // First of all, so that a refused post counts and a flood costs nothing more than this.
  const countPost = ({ headers, socket }: IncomingMessage) => {
    const { remoteAddress } = socket
    const forwardedFor = headerOf(headers, 'X-Forwarded-For')
    const address = clientAddress({ remoteAddress, forwardedFor }, trustProxy)
    const seconds = rateLimit.secondsToWait(address, monotonicMs())
    if (seconds > 0) throw new Refused(429, { headers: { 'Retry-After': String(seconds) } })
  }

  return {
    async receive(form, request) {
      countPost(request)
      const payload = checked(forms[form], await readBody(request, limits.bodyBytes))
      const signals = readSignals(request.headers)
      const key = readKey(request.headers)
      return { data: { reference: await store({ form, payload, signals, key }) } }
    },
  }
}
