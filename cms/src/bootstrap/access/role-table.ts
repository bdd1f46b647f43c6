import { formNames } from '@beam/contract'
import type { Core, UID } from '@strapi/strapi'
import { actionId, type InboxAction } from '../../inbox/permissions'

export type Grant = { action: string; subject?: string; fields?: string[] }

type StaffRole = {
  code: string
  name: string
  description: string
  grants: (strapi: Core.Strapi) => Grant[]
}

const explorer = (action: string) => `plugin::content-manager.explorer.${action}`

/** Actions whose permission names fields; deleting and publishing concern the whole entry. */
const FIELD_ACTIONS = ['create', 'read', 'update'] as const

const EDITED = [
  'api::page.page',
  'api::job.job',
  'api::redirect.redirect',
  'api::footer.footer',
  'api::site-setting.site-setting',
] as const satisfies UID.ContentType[]

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

const fieldsOf = (strapi: Core.Strapi, uid: string): string[] =>
  strapi
    .service('admin::content-type')
    .getNestedFields(strapi.contentType(uid as UID.ContentType), {
      components: strapi.components,
    }) as string[]

const editorGrants = (strapi: Core.Strapi): Grant[] => [
  ...EDITED.flatMap((uid): Grant[] => {
    const whole = strapi.contentType(uid).options?.draftAndPublish
      ? ['delete', 'publish']
      : ['delete']
    return [
      ...FIELD_ACTIONS.map((action) => ({
        action: explorer(action),
        subject: uid,
        fields: fieldsOf(strapi, uid),
      })),
      ...whole.map((action) => ({ action: explorer(action), subject: uid })),
    ]
  }),
  ...EDITOR_PLUGIN_ACTIONS.map((action) => ({ action })),
]

const REVIEWER_ACTIONS: InboxAction[] = ['read', 'update', 'reveal', 'export']

const reviewerGrants = (): Grant[] =>
  formNames.flatMap((form) =>
    REVIEWER_ACTIONS.map((action) => ({
      action: actionId(action),
      subject: `api::intake.${form}`,
    })),
  )

export const staffRoles: StaffRole[] = [
  {
    code: 'marketing-editor',
    name: 'Marketing editor',
    description: 'Pages, menus, footer, jobs, redirects, settings and media. No submissions.',
    grants: editorGrants,
  },
  {
    code: 'intake-reviewer',
    name: 'Intake reviewer',
    description: 'What visitors sent: to read, to mark and to annotate. No content.',
    grants: reviewerGrants,
  },
]
