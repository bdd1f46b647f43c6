import { createSecretKey } from 'node:crypto'
import type { Core } from '@strapi/strapi'

type Sessions = { jwtSecret?: string }

/** Strapi's JWT library first tries a text as a public key, which fails, at each request of staff. */
export function prepareSessionKeys({ sessionManager }: Core.Strapi) {
  const { defineOrigin } = sessionManager
  sessionManager.defineOrigin = (origin: string, { jwtSecret, ...others }: Sessions) =>
    defineOrigin(origin, {
      ...others,
      jwtSecret: jwtSecret && createSecretKey(jwtSecret, 'utf8'),
    })
}
