import { metrics } from '../../platform/metrics/registry'
import { Refused } from '../../platform/refusals/refused'
import type { Intake } from './receive'

const count = metrics.counter('app_posts_total', 'Form posts by outcome.')

const outcomeOf = (error: unknown) =>
  error instanceof Refused ? `refused ${error.status}` : 'failed'

export const countPosts = (intake: Intake): Intake => ({
  async receive(form, request) {
    try {
      const response = await intake.receive(form, request)
      count({ form, outcome: response.isReplay ? 'replayed' : 'stored' })
      return response
    } catch (error) {
      count({ form, outcome: outcomeOf(error) })
      throw error
    }
  },
})
