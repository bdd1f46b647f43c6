import type { Core } from '@strapi/strapi'
import { countPosts } from '../../../intake/count-posts'
import { createIntake, type Intake } from '../../../intake/receive'
import { settings } from '../../../settings/settings'

const { INTAKE_RATE_PER_MINUTE, TRUST_PROXY } = settings.environment

const service = ({ strapi }: { strapi: Core.Strapi }): Intake =>
  countPosts(
    createIntake(strapi, { postsPerMinute: INTAKE_RATE_PER_MINUTE, trustProxy: TRUST_PROXY }),
  )

export default service
