import { BulletList } from '@strapi/icons'
import type { PanelFeature } from '../../../platform/panel/feature-type'

export const audit: PanelFeature = {
  links: [
    {
      to: 'audit',
      icon: BulletList,
      intlLabel: { id: 'app.audit', defaultMessage: 'Audit log' },
      permissions: [{ action: 'api::audit.read', subject: null }],
      position: 4,
      Component: () => import('./audit-page').then(({ AuditPage }) => ({ default: AuditPage })),
    },
  ],
}
