import { createHmac } from 'node:crypto'

/** The credential in every page: both servers derive it from the secret they share. */
export const contentToken = (contentSecret: string): string =>
  createHmac('sha256', contentSecret).update('beam content token v1').digest('hex')
