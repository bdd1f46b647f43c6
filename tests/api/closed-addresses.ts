const listed = (paths: string) => paths.trim().split(/\s+/)

const ofTheApi = listed(`
  users users/me users/count users/1 users-permissions/roles users-permissions/permissions
  auth/local auth/local/register auth/forgot-password auth/email-confirmation connect/google
  upload upload/files upload/files/1 upload/files/page email i18n/locales openapi.json
  content-type-builder/content-types content-type-builder/components graphql documentation
  navigation navigation/ navigation/1 navigation/render/navigation/banks navigation/config
`)

const ofThePanel = listed(`
  admin/users admin/users/1 admin/users/me admin/roles admin/permissions admin/webhooks
  admin/api-tokens admin/api-tokens/1 admin/homepage/recent-documents
  navigation navigation/settings/config upload/files upload/folders upload/configuration
  users-permissions/roles users-permissions/advanced i18n/locales
  content-manager/content-types content-manager/components content-type-builder/content-types
  _health robots.txt uploads/ graphql documentation
`)

/** Paths that Strapi and its plugins serve, or would if enabled; none may answer strangers. */
export const closedByName = [
  ...ofTheApi.map((path) => `/api/${path}`),
  ...ofThePanel.map((path) => `/${path}`),
]
