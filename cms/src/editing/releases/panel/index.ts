import { Stack } from '@strapi/icons'
import { plannedTypes } from '../../../content/shared/types'
import type { PanelFeature } from '../../../platform/panel/feature-type'
import { PutIntoRelease } from './put-into-release'

export const releases: PanelFeature = {
  links: [
    {
      to: 'releases',
      icon: Stack,
      intlLabel: { id: 'app.releases', defaultMessage: 'Releases' },
      permissions: plannedTypes.map((subject) => ({
        action: 'plugin::content-manager.explorer.publish',
        subject,
      })),
      position: 4,
      Component: () =>
        import('./releases-page').then(({ ReleasesPage }) => ({ default: ReleasesPage })),
    },
  ],
  ownActions: [PutIntoRelease],
}
