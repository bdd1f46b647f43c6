import type { StrapiApp } from '@strapi/strapi/admin'
import logo from '../../../seed/media/logo-beam.svg'
import mark from './look/mark.svg'
import { dismissNotices, nameTheTab } from './look/quiet'
import { dark, light } from './look/theme'
import { words } from './look/words'

export default {
  config: {
    auth: { logo },
    menu: { logo: mark },
    theme: { light: { colors: light }, dark: { colors: dark } },
    translations: { en: words },
    notifications: { releases: false },
    tutorials: false,
  },
  register(_app: StrapiApp) {
    dismissNotices()
    nameTheTab()
  },
  bootstrap() {},
}
