import { createSecretKey } from 'node:crypto'
import type { Core } from '@strapi/strapi'

type Sessions = { jwtSecret?: string }

/**
 * Gives Strapi its secret as a key instead of a text, for speed: its JWT library tries each text as a public key first,
 * at each request of staff.
 */
export function prepareSessionKeys({ sessionManager }: Core.Strapi) {
  const { defineOrigin } = sessionManager
  sessionManager.defineOrigin = (origin: string, { jwtSecret, ...others }: Sessions) =>
    defineOrigin(origin, {
      ...others,
      jwtSecret: jwtSecret && createSecretKey(jwtSecret, 'utf8'),
    })
}
