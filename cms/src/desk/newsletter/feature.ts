import type { Feature } from '../../access/feature-type'
import { addNewsletterRoutes } from './server/routes'
import { subscriberRoutes } from './server/subscriber-routes'

/**
 * Subscribers of the newsletter: who has to confirm is asked by email, and everybody can leave.
 * Without it the form still stores subscriptions, unconfirmed.
 */
export const newsletter: Feature = {
  name: 'newsletter',
  routes: [subscriberRoutes],
  // Public, but only a signed link in an email leads there.
  publicRoutes: ['unsubscribe', 'rejoin'].flatMap((link) => [
    `GET /api/newsletter/${link}/:link`,
    `POST /api/newsletter/${link}/:link`,
  ]),
  register: addNewsletterRoutes,
}
