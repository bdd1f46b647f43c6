import type { Core } from '@strapi/strapi'

export type Context = Parameters<Core.ControllerHandler>[0]
