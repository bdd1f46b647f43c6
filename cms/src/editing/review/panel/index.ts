import { Check } from '@strapi/icons'
import type { PanelFeature } from '../../../platform/panel/feature-type'
import { approveId } from '../../shared/approve-id'
import { askInstead } from './ask-instead'
import { markFields } from './field-mark'
import { hideHeld, hideHeldInBulk } from './hide-held'
import { HeldPanel } from './held-panel'
import { publishSeveral } from './publish-several'
import { ReviewPanel } from './review-panel'

export const review: PanelFeature = {
  widgets: [
    {
      id: 'review',
      icon: Check,
      title: { id: 'app.review', defaultMessage: 'Waits for a review' },
      component: async () => (await import('./review-widget')).ReviewWidget,
      permissions: [{ action: approveId, subject: null }],
    },
  ],
  sidePanels: [
    { order: 8, panel: ReviewPanel },
    { order: 8, panel: HeldPanel },
  ],
  formLayouts: [markFields],
  documentActions: [askInstead, hideHeld],
  bulkActions: [publishSeveral, hideHeldInBulk],
}
