import type { Core } from '@strapi/strapi'
import { countPosts } from '../../../desk/intake/count-posts'
import { createIntake, type Intake } from '../../../desk/intake/receive'
import { settings } from '../../../platform/settings/settings'

const { INTAKE_RATE_PER_MINUTE, TRUST_PROXY } = settings.environment

const service = ({ strapi }: { strapi: Core.Strapi }): Intake =>
  countPosts(
    createIntake(strapi, { postsPerMinute: INTAKE_RATE_PER_MINUTE, trustProxy: TRUST_PROXY }),
  )

export default service
