import { randomInt } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { Core } from '@strapi/strapi'
import { onShutdown } from '../../platform/lifecycle/graceful-shutdown'
import { codeOf } from '../../platform/refusals/outage'
import { service } from '../../platform/strapi/services'

const MIN_PAUSE_MS = 1_000
const MAX_PAUSE_MS = 4_000
const STOP_TIMEOUT_MS = 10_000

const pending = new Set<Promise<void>>()

/**
 * Strapi answers first, and then looks for the account, writes its token and sends the email. The next request
 * of the same client would wait for that, longer if the account exists. So it is done after a random pause,
 * for every email.
 */
export function postponePasswordResets(strapi: Core.Strapi) {
  const auth = service(strapi, 'admin::auth')
  const { forgotPassword } = auth
  const stopping = new AbortController()
  onShutdown(() => stopping.abort())

  const pause = () =>
    delay(randomInt(MIN_PAUSE_MS, MAX_PAUSE_MS), undefined, { signal: stopping.signal }).catch(
      // The server stops: the email goes out at once.
      () => undefined,
    )

  const resetLater = async (account: { email: string }) => {
    await pause()
    try {
      await forgotPassword(account)
    } catch (error) {
      strapi.log.error(`A password reset could not be prepared (${codeOf(error)}).`)
    }
  }

  auth.forgotPassword = async (account) => {
    const reset = resetLater(account).finally(() => pending.delete(reset))
    pending.add(reset)
  }
}

/** Sends the emails that are still waiting, before the database closes. */
export async function finishPasswordResets() {
  await Promise.race([Promise.all(pending), delay(STOP_TIMEOUT_MS, undefined, { ref: false })])
}
