import { formNames } from '@app/contract'
import { ChartBubble, Clock, Mail } from '@strapi/icons'
import type { PanelFeature } from '../../../platform/panel/feature-type'

/** Any one of these permissions opens the inbox. */
const permissions = formNames.map((form) => ({
  action: 'api::inbox.read',
  subject: `api::intake.${form}`,
}))

export const inbox: PanelFeature = {
  links: [
    {
      to: 'inbox',
      icon: Mail,
      intlLabel: { id: 'app.inbox', defaultMessage: 'Inbox' },
      permissions,
      position: 1,
      Component: () =>
        import('./inbox-routes').then(({ InboxRoutes }) => ({ default: InboxRoutes })),
    },
  ],
  widgets: [
    {
      id: 'inbox',
      icon: Mail,
      title: { id: 'app.inbox', defaultMessage: 'Inbox' },
      component: async () => (await import('./widgets/inbox-widget')).InboxWidget,
      permissions,
    },
    {
      id: 'forms',
      icon: ChartBubble,
      title: { id: 'app.forms', defaultMessage: 'Submissions by form' },
      component: async () => (await import('./widgets/forms-widget')).FormsWidget,
      permissions,
    },
    {
      id: 'answers',
      icon: Clock,
      title: { id: 'app.answers', defaultMessage: 'Answers' },
      component: async () => (await import('./widgets/answers-widget')).AnswersWidget,
      permissions,
    },
  ],
}
