import type { StrapiApp } from '@strapi/strapi/admin'
import logo from '../../../seed/media/logo-beam.svg'
import { sendCurrentPassword } from '../access/accounts/panel/send-current-password'
import { tellUses } from '../editing/addresses/panel/tell-uses'
import { skipDeniedCalls } from '../platform/panel/calls/skip-denied-calls'
import { addAttentionLink } from '../editing/checks/panel/menu-link'
import { addAuditLink } from '../access/audit/panel/menu-link'
import { addAddressInput } from '../editing/addresses/panel/destinations/address-input'
import { suggestDestinations } from '../editing/addresses/panel/destinations/suggest'
import { drawFrames } from '../platform/panel/draw-frames'
import { HistoryPanel } from '../editing/history/panel/history-panel'
import { addHistoryRoute } from '../editing/history/panel/route'
import { registerWidgets } from './widgets'
import { addInboxLink } from '../desk/inbox/panel/menu-link'
import { addMailLink } from '../desk/mail/panel/menu-link'
import { replaceMenuScreen } from '../editing/menu/panel/screen'
import { dismissMediaLibraryNotice, keepProductNameInTitle } from '../platform/panel/look/branding'
import { formatColumns } from '../platform/panel/look/columns'
import type { DocumentAction } from '../platform/panel/document-action'
import {
  hideUnusableControls,
  withoutDeveloperActions,
} from '../platform/panel/look/hide-unusable-controls'
import mark from '../platform/panel/look/mark.svg'
import { addOwnStyles } from '../platform/panel/look/own-styles'
import { addNewsletterLink } from '../desk/newsletter/panel/menu-link'
import { addPrivacyLink } from '../desk/privacy/panel/menu-link'
import { dark, light } from '../platform/panel/look/theme'
import { translations } from './translations'
import { wrapNarrowTables } from '../platform/panel/look/wrap-narrow-tables'
import { askInstead } from '../editing/review/panel/ask-instead'
import { type BulkAction, hideHeld, hideHeldInBulk } from '../editing/review/panel/hide-held'
import { ReviewPanel } from '../editing/review/panel/review-panel'
import { addScheduledColumn } from '../editing/schedule/panel/scheduled-column'
import { SchedulePanel } from '../editing/schedule/panel/schedule-panel'
import { labelPreviewFields } from '../editing/preview/panel/label-preview-fields'
import { LivePagePanel } from '../editing/preview/panel/live-page-panel'
import { SectionsPanel } from '../editing/preview/panel/sections-panel'
import { showTogether } from '../platform/panel/show-together'
import { ConflictPanel } from '../editing/saving/panel/conflict-panel'
import { KeptTypingPanel } from '../editing/saving/panel/kept-typing-panel'
import { PresencePanel } from '../access/presence/panel/presence-panel'
import { PreviewPanel } from '../editing/preview/panel/preview-panel'
import { pickOnClick } from '../editing/pictures/panel/pick-on-click'
import { addPicturesRoute } from '../editing/pictures/panel/route'
import { addPreviewWindowRoute } from '../editing/preview/panel/route'
import { RedirectListActions } from '../editing/addresses/panel/redirect-list-actions'
import { ProblemsPanel } from '../editing/checks/panel/problems-panel'
import { SearchPanel } from '../editing/checks/panel/search-panel'
import { watchSaves } from '../editing/panel/watch-saves'

type ContentManagerApis = {
  addEditViewSidePanel: (change: (panels: { type?: string }[]) => unknown[]) => void
  addDocumentAction: (change: (actions: DocumentAction[]) => DocumentAction[]) => void
  addBulkAction: (change: (actions: BulkAction[]) => BulkAction[]) => void
}

const ownPanels = showTogether([
  ConflictPanel,
  KeptTypingPanel,
  PresencePanel,
  PreviewPanel,
  ProblemsPanel,
  SectionsPanel,
  LivePagePanel,
  ReviewPanel,
  SchedulePanel,
  HistoryPanel,
  SearchPanel,
])

export default {
  config: {
    auth: { logo },
    menu: { logo: mark },
    theme: { light: { colors: light }, dark: { colors: dark } },
    translations: { en: translations },
    notifications: { releases: false },
    tutorials: false,
  },
  register(app: StrapiApp) {
    dismissMediaLibraryNotice()
    drawFrames()
    keepProductNameInTitle()
    addOwnStyles()
    sendCurrentPassword()
    skipDeniedCalls()
    watchSaves()
    registerWidgets(app)
    addInboxLink(app)
    addNewsletterLink(app)
    addMailLink(app)
    addPrivacyLink(app)
    addAuditLink(app)
    addAttentionLink(app)
    addHistoryRoute(app)
    addPreviewWindowRoute(app)
    addPicturesRoute(app)
    replaceMenuScreen(app)
    hideUnusableControls(app)
    wrapNarrowTables()
    pickOnClick()
    suggestDestinations()
    addAddressInput(app)
    labelPreviewFields()
  },
  bootstrap(app: StrapiApp) {
    app.registerHook('Admin/CM/pages/ListView/inject-column-in-table', formatColumns)
    app.registerHook('Admin/CM/pages/ListView/inject-column-in-table', addScheduledColumn)
    const manager = app.getPlugin('content-manager')
    manager.injectComponent('listView', 'actions', {
      name: 'RedirectListActions',
      Component: RedirectListActions,
    })
    const { addEditViewSidePanel, addDocumentAction, addBulkAction } =
      manager.apis as ContentManagerApis
    addEditViewSidePanel((panels) => [
      ...panels.filter(({ type }) => type === 'actions'),
      ...ownPanels,
    ])
    addDocumentAction(withoutDeveloperActions)
    addDocumentAction((actions) => actions.map(tellUses))
    addDocumentAction((actions) => actions.map(askInstead))
    addDocumentAction((actions) => actions.map(hideHeld))
    addBulkAction((actions) => actions.map(hideHeldInBulk))
  },
}
