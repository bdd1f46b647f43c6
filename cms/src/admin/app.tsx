import type { StrapiApp } from '@strapi/strapi/admin'
import logo from '../../../seed/media/logo.svg'
import { PAGE } from '../content/shared/types'
import type { DocumentAction, OwnAction } from '../platform/panel/document-action'
import type { BulkAction } from '../platform/panel/feature-type'
import { addDateFilters, addDateInputs } from '../platform/panel/dates/register'
import { addChoiceInput } from '../platform/panel/look/choice-input'
import { formatColumns, nameFilters } from '../platform/panel/look/columns'
import { withoutDeveloperActions } from '../platform/panel/look/hide-unusable-controls'
import mark from '../platform/panel/look/mark.svg'
import { dark, light } from '../platform/panel/look/theme'
import { showTogether } from '../platform/panel/show-together'
import { features } from './features'
import { applyPatches } from './patches'
import { translations } from './translations'

type ContentManagerApis = {
  addEditViewSidePanel: (change: (panels: { type?: string }[]) => unknown[]) => void
  addDocumentAction: (change: (actions: DocumentAction[]) => (DocumentAction | OwnAction)[]) => void
  addBulkAction: (change: (actions: BulkAction[]) => BulkAction[]) => void
}

/** The widgets of Strapi's that the home page keeps: its others show technical counts. */
const STRAPI_WIDGETS = ['last-edited-entries', 'last-published-entries']

const permissions = [{ action: 'plugin::content-manager.explorer.read', subject: PAGE }]

const sidePanels = showTogether(
  features
    .flatMap((feature) => feature.sidePanels ?? [])
    .sort((one, other) => one.order - other.order)
    .map(({ panel }) => panel),
)

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
    applyPatches(app)
    addDateInputs(app)
    addChoiceInput(app)
    app.widgets.register((registered) => [
      ...features.flatMap(({ widgets }) => widgets ?? []),
      ...registered
        .filter(({ id }) => STRAPI_WIDGETS.includes(id))
        .map((widget) => ({ ...widget, permissions })),
    ])
    for (const { links = [], register } of features) {
      for (const link of links) app.addMenuLink(link)
      register?.(app)
    }
  },
  bootstrap(app: StrapiApp) {
    const inColumns = 'Admin/CM/pages/ListView/inject-column-in-table'
    app.registerHook(inColumns, formatColumns)
    const inFilters = 'Admin/CM/pages/ListView/inject-in-filters'
    app.registerHook(inFilters, addDateFilters)
    app.registerHook(inFilters, nameFilters)
    const manager = app.getPlugin('content-manager')
    const { addEditViewSidePanel, addDocumentAction, addBulkAction } =
      manager.apis as ContentManagerApis
    addEditViewSidePanel((panels) => [
      ...panels.filter(({ type }) => type === 'actions'),
      ...sidePanels,
    ])
    addDocumentAction(withoutDeveloperActions)
    for (const feature of features) {
      for (const change of feature.columns ?? []) app.registerHook(inColumns, change)
      for (const change of feature.formLayouts ?? [])
        app.registerHook('Admin/CM/pages/EditView/mutate-edit-view-layout', change)
      for (const change of feature.documentActions ?? [])
        addDocumentAction((actions) => actions.map(change))
      addDocumentAction((actions) => [...actions, ...(feature.ownActions ?? [])])
      for (const change of feature.bulkActions ?? [])
        addBulkAction((actions) => actions.map(change))
      for (const action of feature.listActions ?? [])
        manager.injectComponent('listView', 'actions', action)
      for (const part of feature.besideForm ?? [])
        manager.injectComponent('editView', 'right-links', part)
    }
  },
}
