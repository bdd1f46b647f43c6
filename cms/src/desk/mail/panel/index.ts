import { formNames } from '@app/contract'
import { PaperPlane } from '@strapi/icons'
import type { PanelFeature } from '../../../platform/panel/feature-type'

export const mail: PanelFeature = {
  links: [
    {
      to: 'mail',
      icon: PaperPlane,
      intlLabel: { id: 'app.mail', defaultMessage: 'Mail' },
      permissions: formNames.map((form) => ({
        action: 'api::mail.read',
        subject: `api::intake.${form}`,
      })),
      position: 2,
      Component: () => import('./mail-routes').then(({ MailRoutes }) => ({ default: MailRoutes })),
    },
  ],
}
