import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { respondRefused, isUnderApi } from '../platform/refusals/respond'
import { Refused } from '../platform/refusals/refused'

const isClientError = (error: unknown): error is Error & { status: number } =>
  error instanceof Error &&
  'status' in error &&
  typeof error.status === 'number' &&
  error.status >= 400 &&
  error.status < 500

/** The errors that the middlewares around this one respond to, with their own messages. */
const isHandled = (error: Error) =>
  [errors.ApplicationError, errors.HttpError, Refused].some((kind) => error instanceof kind)

/**
 * Koa's file server throws on an address that it can't decode or that leaves its folder. Strapi would
 * log each with its stack, and a client could wash older lines out of the log. PostgreSQL fails on NUL
 * characters, which no id and no search of the panel contains.
 */
const malformedAddresses: Core.MiddlewareFactory = () => async (ctx, next) => {
  if (ctx.url.includes('%00') && !isUnderApi(ctx.path)) return respondRefused(ctx, new Refused(400))
  try {
    await next()
  } catch (error) {
    if (!isClientError(error) || isHandled(error)) throw error
    respondRefused(ctx, new Refused(error.status))
  }
}

export default malformedAddresses
