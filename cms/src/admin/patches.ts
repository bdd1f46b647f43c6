import type { StrapiApp } from '@strapi/strapi/admin'
import { sendCurrentPassword } from '../access/accounts/panel/send-current-password'
import { suggestDestinations } from '../editing/addresses/panel/destinations/suggest'
import { watchSaves } from '../editing/panel/watch-saves'
import { pickOnClick } from '../editing/pictures/panel/pick-on-click'
import { labelPreviewFields } from '../editing/preview/panel/label-preview-fields'
import { skipDeniedCalls } from '../platform/panel/calls/skip-denied-calls'
import { drawFrames } from '../platform/panel/draw-frames'
import { dismissMediaLibraryNotice, keepProductNameInTitle } from '../platform/panel/look/branding'
import { hideUnusableControls } from '../platform/panel/look/hide-unusable-controls'
import { addOwnStyles } from '../platform/panel/look/own-styles'
import { wrapNarrowTables } from '../platform/panel/look/wrap-narrow-tables'

type Patch = [apply: (app: StrapiApp) => unknown, because: string]

/** Where Strapi offers no extension point, these reach into its page. An upgrade of Strapi may break each. */
const patches: Patch[] = [
  [sendCurrentPassword, 'The profile sends the current password along with a new one only.'],
  [skipDeniedCalls, 'The panel asks for paid features, which the cms denies.'],
  [watchSaves, 'A form has no event for a save that was refused as stale.'],
  [hideUnusableControls, 'Links and buttons are shown whether or not the role may use them.'],
  [pickOnClick, 'Where a picture is chosen, a click opens its details.'],
  [suggestDestinations, 'The dialog for links of rich texts takes no input of ours.'],
  [labelPreviewFields, 'Fields beside the preview are labelled by their paths.'],
  [drawFrames, 'After a resize while a screen loads, buttons wait for the next frame.'],
  [wrapNarrowTables, 'Tables never wrap, so a phone does not show their last column.'],
  [addOwnStyles, 'Spinner and drawings have the colours of another brand.'],
  [keepProductNameInTitle, 'Titles of tabs end in "Strapi".'],
  [dismissMediaLibraryNotice, 'The media library has a notice for developers.'],
]

export const applyPatches = (app: StrapiApp) => {
  for (const [apply] of patches) apply(app)
}
