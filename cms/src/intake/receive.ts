import type { IncomingMessage } from 'node:http'
import { checkForm, forms, type Accepted, type FormName, type IntakeForm } from '@beam/contract'
import type { Core } from '@strapi/strapi'
import { Refused } from '../refusals/refused'
import { clientAddress } from './client-address'
import { headerOf } from './headers'
import { readKey } from './idempotency'
import { RateLimit } from './rate-limit'
import { readBody } from './read-body'
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
  const rateLimit = new RateLimit(postsPerMinute)
  const store = createStore(strapi.db)

  // First of all, so that a refused post counts and a flood costs nothing more than this.
  const countPost = ({ headers, socket }: IncomingMessage) => {
    const { remoteAddress } = socket
    const forwardedFor = headerOf(headers, 'X-Forwarded-For')
    const address = clientAddress({ remoteAddress, forwardedFor }, trustProxy)
    const seconds = rateLimit.secondsToWait(address, Date.now())
    if (seconds > 0) throw new Refused(429, { headers: { 'Retry-After': String(seconds) } })
  }

  return {
    async receive(form, request) {
      countPost(request)
      const payload = checked(forms[form], await readBody(request))
      const signals = readSignals(request.headers)
      const key = readKey(request.headers)
      return { data: { reference: await store({ form, payload, signals, key }) } }
    },
  }
}
