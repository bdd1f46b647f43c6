import { formNames } from '@beam/contract'
import type { Core } from '@strapi/strapi'
import { publicTypes } from '../../content/shared/public-types'
import { auditReadId } from '../audit/server/permissions'
import { type HistoryAction, historyActionId } from '../../editing/history/shared/permissions'
import { versionedTypes } from '../../content/shared/versioned-types'
import { actionId, type InboxAction } from '../../desk/inbox/server/permissions'
import { type MailAction, mailActionId } from '../../desk/mail/server/permissions'
import { type PrivacyAction, privacyActionId } from '../../desk/privacy/server/permissions'
import { approveId } from '../../editing/review/shared/approve-id'
import { contentType } from '../../platform/strapi/models'
import { service } from '../../platform/strapi/services'

export type Grant = { action: string; subject?: string; fields?: string[] }

type StaffRole = {
  code: string
  name: string
  description: string
  grants: (strapi: Core.Strapi) => Grant[]
}

const explorer = (action: string) => `plugin::content-manager.explorer.${action}`

/** Actions that are granted field by field; deleting and publishing apply to a whole entry. */
const FIELD_ACTIONS = ['create', 'read', 'update'] as const

const EDITOR_PLUGIN_ACTIONS = [
  'plugin::upload.read',
  'plugin::upload.assets.create',
  'plugin::upload.assets.update',
  'plugin::upload.assets.download',
  'plugin::upload.assets.copy-link',
  'plugin::upload.configure-view',
  'plugin::navigation.read',
  'plugin::navigation.update',
]

const HISTORY_ACTIONS: HistoryAction[] = ['versions', 'restore']

const fieldsOf = (strapi: Core.Strapi, uid: string): string[] =>
  service(strapi, 'admin::content-type').getNestedFields(contentType(strapi, uid), {
    components: strapi.components,
  })

const editorGrants = (strapi: Core.Strapi): Grant[] => [
  ...Object.values(publicTypes).flatMap(({ uid }): Grant[] => {
    const hasDrafts = contentType(strapi, uid).options?.draftAndPublish
    const entryActions = hasDrafts ? ['delete', 'publish'] : ['delete']
    return [
      ...FIELD_ACTIONS.map((action) => ({
        action: explorer(action),
        subject: uid,
        fields: fieldsOf(strapi, uid),
      })),
      ...entryActions.map((action) => ({ action: explorer(action), subject: uid })),
    ]
  }),
  ...versionedTypes.flatMap((subject) =>
    HISTORY_ACTIONS.map((action) => ({ action: historyActionId(action), subject })),
  ),
  ...EDITOR_PLUGIN_ACTIONS.map((action) => ({ action })),
]

const REVIEWER_ACTIONS: InboxAction[] = ['read', 'update', 'reveal', 'export']
const REVIEWER_MAIL_ACTIONS: MailAction[] = ['read', 'reply', 'resend', 'templates']

const reviewerGrants = (): Grant[] =>
  formNames.flatMap((form) =>
    [...REVIEWER_ACTIONS.map(actionId), ...REVIEWER_MAIL_ACTIONS.map(mailActionId)].map(
      (action) => ({ action, subject: `api::intake.${form}` }),
    ),
  )

const OFFICER_ACTIONS: PrivacyAction[] = ['person', 'erase', 'retention']

const officerGrants = (): Grant[] =>
  [...OFFICER_ACTIONS.map(privacyActionId), auditReadId].map((action) => ({ action }))

export const staffRoles: StaffRole[] = [
  {
    code: 'marketing-editor',
    name: 'Marketing editor',
    description: 'Pages, menu, footer, jobs, redirects, settings and media. No submissions.',
    grants: editorGrants,
  },
  {
    code: 'chief-editor',
    name: 'Chief editor',
    description:
      'All that a marketing editor does. Decides whether publishing needs a review, and then reviews.',
    grants: (strapi) => [...editorGrants(strapi), { action: approveId }],
  },
  {
    code: 'intake-reviewer',
    name: 'Intake reviewer',
    description: 'Submissions: can read them, set their state and add notes. No content.',
    grants: reviewerGrants,
  },
  {
    code: 'privacy-officer',
    name: 'Privacy officer',
    description:
      'Personal data: can find, export and erase a person’s data, set how long data is kept, and read the audit log. No inbox, no content.',
    grants: officerGrants,
  },
]
