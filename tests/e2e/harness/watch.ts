import type { Page } from 'playwright'

/** Everything that a good page never does: errors, failed requests, calls to strangers. */
export function watch(page: Page, friends: readonly string[]) {
  const troubles: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') troubles.push(`console: ${message.text()}`)
  })
  page.on('pageerror', (error) => troubles.push(`error: ${error.message}`))
  page.on('response', (response) => {
    if (response.status() >= 400) troubles.push(`${response.status()}: ${response.url()}`)
  })
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText
    // What a page was still asking for when it was left.
    if (reason !== 'net::ERR_ABORTED') troubles.push(`${reason}: ${request.url()}`)
  })
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url())
    if (/^https?:$/.test(protocol) && !friends.includes(origin))
      troubles.push(`asked a stranger: ${request.url()}`)
  })
  return troubles
}
