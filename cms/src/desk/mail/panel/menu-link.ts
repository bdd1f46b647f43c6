import { formNames } from '@beam/contract'
import { PaperPlane } from '@strapi/icons'
import type { StrapiApp } from '@strapi/strapi/admin'

export const addMailLink = (app: StrapiApp) =>
  app.addMenuLink({
    to: 'mail',
    icon: PaperPlane,
    intlLabel: { id: 'beam.mail', defaultMessage: 'Mail' },
    permissions: formNames.map((form) => ({
      action: 'api::mail.read',
      subject: `api::intake.${form}`,
    })),
    position: 2,
    Component: () => import('./mail-routes').then(({ MailRoutes }) => ({ default: MailRoutes })),
  })
