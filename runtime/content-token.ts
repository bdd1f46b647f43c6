import { createHmac } from 'node:crypto'

const derived = (contentSecret: string, label: string): string =>
  createHmac('sha256', contentSecret).update(label).digest('hex')

/** The credential in every page: both servers derive it from the secret they share. */
export const contentToken = (contentSecret: string): string =>
  derived(contentSecret, 'beam content token v1')

/**
 * The credential of the site's server, which no page shows. Its reads and polls have reserved slots, and the cms
 * believes the visitor's address that it passes on.
 */
export const siteServerToken = (contentSecret: string): string =>
  derived(contentSecret, 'beam site server token v1')
