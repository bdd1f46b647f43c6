import type { Core } from '@strapi/strapi'

/** Koa's context, as Strapi types it for controllers and middlewares. */
export type Context = Parameters<Core.ControllerHandler>[0]
