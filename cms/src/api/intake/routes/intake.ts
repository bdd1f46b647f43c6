import { forms } from '@beam/contract'
import type { Core } from '@strapi/strapi'

const router: Core.RouterConfig = {
  type: 'content-api',
  routes: Object.values(forms).map(({ name, endpoint }) => ({
    method: 'POST',
    path: `/${endpoint}`,
    handler: `intake.${name}`,
    config: { auth: false },
  })),
}

export default router
