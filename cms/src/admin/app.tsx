import type { StrapiApp } from '@strapi/strapi/admin'
import logo from '../../../seed/media/logo-beam.svg'
import { arrangeHome } from './home/widgets'
import { addInboxLink } from './inbox/menu-link'
import { formatColumns } from './look/columns'
import mark from './look/mark.svg'
import { dismissNotices, nameTheTab } from './look/quiet'
import { fitToPeople, withoutBuildersActions } from './look/fit-to-people'
import { dark, light } from './look/theme'
import { words } from './look/words'
import { DuplicatePanel } from './site/duplicate-panel'
import { LivePagePanel } from './site/live-page-panel'

type ManagerApis = {
  addEditViewSidePanel: (panels: unknown[]) => void
  addDocumentAction: (arrange: typeof withoutBuildersActions) => void
}

export default {
  config: {
    auth: { logo },
    menu: { logo: mark },
    theme: { light: { colors: light }, dark: { colors: dark } },
    translations: { en: words },
    notifications: { releases: false },
    tutorials: false,
  },
  register(app: StrapiApp) {
    dismissNotices()
    nameTheTab()
    arrangeHome(app)
    addInboxLink(app)
    fitToPeople(app)
  },
  bootstrap(app: StrapiApp) {
    app.registerHook('Admin/CM/pages/ListView/inject-column-in-table', formatColumns)
    const manager = app.getPlugin('content-manager')
    const { addEditViewSidePanel, addDocumentAction } = manager.apis as ManagerApis
    addEditViewSidePanel([LivePagePanel, DuplicatePanel])
    addDocumentAction(withoutBuildersActions)
  },
}
