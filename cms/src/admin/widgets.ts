import {
  Calendar,
  ChartBubble,
  Check,
  CheckCircle,
  Clock,
  Feather,
  Information,
  Mail,
} from '@strapi/icons'
import type { StrapiApp } from '@strapi/strapi/admin'
import { approveId } from '../editing/shared/approve-id'
import { inboxPermissions } from '../desk/inbox/panel/menu-link'

const canRead = (subject: string) => [{ action: 'plugin::content-manager.explorer.read', subject }]
const EDITORS = canRead('api::page.page')
const PUBLISHERS = [
  { action: 'plugin::content-manager.explorer.publish', subject: 'api::page.page' },
]

/** Strapi's other widgets show technical counts. */
const STRAPI_WIDGETS = ['last-edited-entries', 'last-published-entries']

const widgets = [
  {
    id: 'inbox',
    icon: Mail,
    title: { id: 'beam.inbox', defaultMessage: 'Inbox' },
    component: async () => (await import('../desk/inbox/panel/inbox-widget')).InboxWidget,
    permissions: inboxPermissions,
  },
  {
    id: 'forms',
    icon: ChartBubble,
    title: { id: 'beam.forms', defaultMessage: 'Submissions by form' },
    component: async () => (await import('../desk/inbox/panel/forms-widget')).FormsWidget,
    permissions: inboxPermissions,
  },
  {
    id: 'answers',
    icon: Clock,
    title: { id: 'beam.answers', defaultMessage: 'Answers' },
    component: async () => (await import('../desk/inbox/panel/answers-widget')).AnswersWidget,
    permissions: inboxPermissions,
  },
  {
    id: 'health',
    icon: Information,
    title: { id: 'beam.health', defaultMessage: 'Mail and site' },
    component: async () => (await import('../desk/home/panel/health-widget')).HealthWidget,
    permissions: inboxPermissions,
  },
  {
    id: 'start',
    icon: Feather,
    title: { id: 'beam.start', defaultMessage: 'What to edit where' },
    component: async () => (await import('../desk/home/panel/start-widget')).StartWidget,
    permissions: EDITORS,
  },
  {
    id: 'attention',
    icon: CheckCircle,
    title: { id: 'beam.attention', defaultMessage: 'Needs attention' },
    component: async () =>
      (await import('../editing/checks/panel/attention-widget')).AttentionWidget,
    permissions: EDITORS,
  },
  {
    id: 'review',
    icon: Check,
    title: { id: 'beam.review', defaultMessage: 'Waits for a review' },
    component: async () => (await import('../editing/review/panel/review-widget')).ReviewWidget,
    permissions: [{ action: approveId, subject: null }],
  },
  {
    id: 'schedule',
    icon: Calendar,
    title: { id: 'beam.schedule', defaultMessage: 'Scheduled' },
    component: async () =>
      (await import('../editing/schedule/panel/schedule-widget')).ScheduleWidget,
    permissions: PUBLISHERS,
  },
]

export const registerWidgets = (app: StrapiApp) =>
  app.widgets.register((registered) => [
    ...widgets,
    ...registered
      .filter(({ id }) => STRAPI_WIDGETS.includes(id))
      .map((widget) => ({ ...widget, permissions: EDITORS })),
  ])
