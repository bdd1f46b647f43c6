import { BulletList } from '@strapi/icons'
import type { StrapiApp } from '@strapi/strapi/admin'

export const addAuditLink = (app: StrapiApp) =>
  app.addMenuLink({
    to: 'audit',
    icon: BulletList,
    intlLabel: { id: 'beam.audit', defaultMessage: 'Audit log' },
    permissions: [{ action: 'api::audit.read', subject: null }],
    position: 4,
    Component: () => import('./audit-page').then(({ AuditPage }) => ({ default: AuditPage })),
  })
