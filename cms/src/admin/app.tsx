import type { StrapiApp } from '@strapi/strapi/admin'
import logo from '../../../seed/media/logo-beam.svg'
import { sendCurrentPassword } from './account/send-current-password'
import { tellUses } from './addresses/tell-uses'
import { skipDeniedCalls } from './calls/skip-denied-calls'
import { addAttentionLink } from './attention/menu-link'
import { addAuditLink } from './audit/menu-link'
import { addAddressInput } from './destinations/address-input'
import { suggestDestinations } from './destinations/suggest'
import { drawFrames } from './draw-frames'
import { HistoryPanel } from './history/history-panel'
import { addHistoryRoute } from './history/route'
import { registerWidgets } from './home/widgets'
import { addInboxLink } from './inbox/menu-link'
import { addMailLink } from './mail/menu-link'
import { replaceMenuScreen } from './menu-desk/screen'
import { dismissMediaLibraryNotice, keepProductNameInTitle } from './look/branding'
import { formatColumns } from './look/columns'
import type { DocumentAction } from './document-action'
import { hideUnusableControls, withoutDeveloperActions } from './look/hide-unusable-controls'
import mark from './look/mark.svg'
import { addOwnStyles } from './look/own-styles'
import { addNewsletterLink } from './newsletter/menu-link'
import { addPrivacyLink } from './privacy/menu-link'
import { dark, light } from './look/theme'
import { translations } from './look/translations'
import { wrapNarrowTables } from './look/wrap-narrow-tables'
import { askInstead } from './review/ask-instead'
import { type BulkAction, hideHeld, hideHeldInBulk } from './review/hide-held'
import { ReviewPanel } from './review/review-panel'
import { addScheduledColumn } from './schedule/scheduled-column'
import { SchedulePanel } from './schedule/schedule-panel'
import { labelPreviewFields } from './site/label-preview-fields'
import { LivePagePanel } from './site/live-page-panel'
import { SectionsPanel } from './site/sections-panel'
import { showTogether } from './show-together'
import { ConflictPanel } from './unsaved/conflict-panel'
import { KeptTypingPanel } from './unsaved/kept-typing-panel'
import { PresencePanel } from './presence/presence-panel'
import { PreviewPanel } from './preview-window/preview-panel'
import { pickOnClick } from './pictures/pick-on-click'
import { addPicturesRoute } from './pictures/route'
import { addPreviewWindowRoute } from './preview-window/route'
import { RedirectListActions } from './redirects/redirect-list-actions'
import { ProblemsPanel } from './values/problems-panel'
import { SearchPanel } from './values/search-panel'
import { watchSaves } from './unsaved/watch-saves'

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
