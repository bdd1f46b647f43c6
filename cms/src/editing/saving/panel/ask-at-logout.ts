import { adminApi } from '@strapi/strapi/admin'
import { forgetOldTyping, forgetTyping, keysOfTyping } from '../../../platform/panel/kept-typing'

type Lifecycle = { getState: () => unknown }
type Endpoint = { onQueryStarted?: (sent: unknown, lifecycle: Lifecycle) => void }
type Account = { select: () => (state: unknown) => { data?: { id: number } } }

const accountIn = (state: unknown): number | undefined =>
  (adminApi.endpoints as { getMe?: Account }).getMe?.select()(state).data?.id

function askToForget(userId: number | undefined) {
  const keys = keysOfTyping(userId)
  if (keys.length === 0) return
  const where = keys.length === 1 ? 'one place' : `${keys.length} places`
  const question = `You typed something in ${where} and neither saved nor sent it. Delete it from this browser?\n\nOK deletes it. With Cancel it stays here for two weeks, for your next login.`
  if (window.confirm(question)) keys.forEach(forgetTyping)
}

/**
 * Asks at a logout whether to delete the kept typing, which would be left behind for whoever uses the browser next.
 * It is not deleted unasked: some of it may have been typed in another window. Strapi calls this endpoint
 * for a logout on purpose only.
 */
export function askAtLogout() {
  forgetOldTyping()
  const logout = (endpoint: Endpoint) => {
    endpoint.onQueryStarted = (_sent, { getState }) => askToForget(accountIn(getState()))
  }
  adminApi.enhanceEndpoints({ endpoints: { logout } as never })
}
