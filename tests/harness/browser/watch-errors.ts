import type { Page } from '@playwright/test'
import { stack } from './stack'

/** Collects what must not happen on a page: errors, failed requests, requests to other hosts. */
export function watch(
  page: Page,
  allowedOrigins: readonly string[] = [stack.site, stack.cms.url],
): string[] {
  const errors: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`console: ${message.text()}`)
  })
  page.on('pageerror', (error) => errors.push(`error: ${error.message}`))
  page.on('response', (response) => {
    if (response.status() >= 400) errors.push(`${response.status()}: ${response.url()}`)
  })
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText
    // Requests that were pending when the page was left.
    if (reason !== 'net::ERR_ABORTED') errors.push(`${reason}: ${request.url()}`)
  })
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url())
    if (/^https?:$/.test(protocol) && !allowedOrigins.includes(origin))
      errors.push(`request to another host: ${request.url()}`)
  })
  return errors
}
