import type { StrapiApp } from '@strapi/strapi/admin'
import { sendCurrentPassword } from '../access/accounts/panel/send-current-password'
import { tellPasswordRule } from '../access/accounts/panel/tell-password-rule'
import { suggestDestinations } from '../editing/addresses/panel/destinations/suggest'
import { pasteFormatted } from '../editing/panel/paste/paste-formatted'
import { watchSaves } from '../editing/panel/watch-saves'
import { pickOnClick } from '../editing/pictures/panel/pick-on-click'
import { askAtLogout } from '../editing/saving/panel/ask-at-logout'
import { watchZone } from '../editing/sections/panel/zone'
import { skipDeniedCalls } from '../platform/panel/calls/skip-denied-calls'
import { pickDates } from '../platform/panel/dates/pick-dates'
import { writeAsBrand } from '../platform/panel/dates/write-as-brand'
import { drawFrames } from '../platform/panel/draw-frames'
import { dismissMediaLibraryNotice, keepProductNameInTitle } from '../platform/panel/look/branding'
import { keepFocus } from '../platform/panel/keep-focus'
import { hideUnusableControls } from '../platform/panel/look/hide-unusable-controls'
import { mendHomePanels } from '../platform/panel/look/home-panels'
import { mendControls } from '../platform/panel/look/mend-controls'
import { addOwnStyles } from '../platform/panel/look/own-styles'
import { wrapNarrowTables } from '../platform/panel/look/wrap-narrow-tables'

type Patch = [apply: (app: StrapiApp) => unknown, because: string, test: string]

/**
 * Where Strapi offers no extension point, these reach into its page. An upgrade of Strapi may break each; the
 * test in tests/ then fails.
 */
const patches: Patch[] = [
  [
    sendCurrentPassword,
    'The profile sends the current password along with a new one only.',
    'release/staff/account: confirms a new email address',
  ],
  [
    tellPasswordRule,
    'Two forms have no hint beside a new password.',
    'release/staff/account: reads at the field why a password is refused',
  ],
  [
    skipDeniedCalls,
    'The panel asks for paid features, which the cms denies.',
    'release/staff/own-panel: sees nothing of the makers’ shop',
  ],
  [
    watchSaves,
    'A form has no event for a save that was refused as stale.',
    'release/staff/colleagues: is told of a colleague’s save',
  ],
  [
    askAtLogout,
    'A logout has no event; what was typed and not saved would stay in the browser.',
    'release/staff/colleagues: is asked at a logout what becomes of what was typed',
  ],
  [
    hideUnusableControls,
    'Links and buttons are shown whether or not the role may use them.',
    'release/staff/own-panel: sees nothing of the makers’ shop',
  ],
  [
    pickOnClick,
    'Where a picture is chosen, a click opens its details.',
    'release/staff/media: picks a picture for a section with one click',
  ],
  [
    suggestDestinations,
    'The dialog for links of rich texts takes no input of ours.',
    'release/staff/destinations: finds the page that a link in a text leads to',
  ],
  [
    pasteFormatted,
    'Rich texts read only the plain text of what is pasted.',
    'staff/pasting: pastes formatted text',
  ],
  [
    watchZone,
    'What is pressed at the sections of a form has no event.',
    'staff/editor: who adds a section before all else is there',
  ],
  [
    drawFrames,
    'While nothing moves on the screen, what is to appear waits for the next frame: here the question whose text stays. One run in many shows it.',
    'release/staff/colleagues: is told of a colleague’s save',
  ],
  [
    keepFocus,
    'Nothing has the focus once a button that was pressed is gone or disabled.',
    'release/staff/inbox: keeps the focus where they work',
  ],
  [
    pickDates,
    'The filters of the media library have a date field of Strapi’s, which takes no other component.',
    'release/staff/dates: picks a day for the files of the media library',
  ],
  [
    writeAsBrand,
    'The panel’s one English is American, and other locales of it are not offered.',
    'release/staff/dates: sees the days of files as the site writes them',
  ],
  [
    mendHomePanels,
    'One tap on a phone takes a panel off the home page; each is marked as the main part of it.',
    'release/staff/own-panel: asks before a panel leaves the home page',
  ],
  [
    mendControls,
    'Controls without a name, or out of the keyboard’s reach.',
    'release/staff/accessibility: no screen of ours keeps anybody out',
  ],
  [
    wrapNarrowTables,
    'Tables never wrap, so a phone does not show their last column.',
    'release/staff/account: sees where the account is logged in',
  ],
  [
    addOwnStyles,
    'Save and Publish leave the screen beside a long form; spinner and drawings have the colours of another brand.',
    'release/staff/own-panel: stay in sight at the end of a long form',
  ],
  [
    keepProductNameInTitle,
    'Titles of tabs end in "Strapi".',
    'release/staff/own-panel: sees nothing of the makers’ shop',
  ],
  [
    dismissMediaLibraryNotice,
    'The media library has a notice for developers.',
    'release/staff/own-panel: sees nothing of the makers’ shop',
  ],
]

export const applyPatches = (app: StrapiApp) => {
  for (const [apply] of patches) apply(app)
}
