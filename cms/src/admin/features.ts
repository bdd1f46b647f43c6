import { accounts } from '../access/accounts/panel'
import { audit } from '../access/audit/panel'
import { notices } from '../access/notices/panel'
import { presence } from '../access/presence/panel'
import { webhooks } from '../access/webhooks/panel'
import { home } from '../desk/home/panel'
import { inbox } from '../desk/inbox/panel'
import { mail } from '../desk/mail/panel'
import { newsletter } from '../desk/newsletter/panel'
import { privacy } from '../desk/privacy/panel'
import { addresses } from '../editing/addresses/panel'
import { bin } from '../editing/bin/panel'
import { checks } from '../editing/checks/panel'
import { history } from '../editing/history/panel'
import { languages } from '../editing/languages/panel'
import { menu } from '../editing/menu/panel'
import { pictures } from '../editing/pictures/panel'
import { preview } from '../editing/preview/panel'
import { releases } from '../editing/releases/panel'
import { review } from '../editing/review/panel'
import { saving } from '../editing/saving/panel'
import { sections } from '../editing/sections/panel'
import { schedule } from '../editing/schedule/panel'
import { templates } from '../editing/templates/panel'
import { transfer } from '../editing/transfer/panel'
import { tree } from '../editing/tree/panel'
import type { PanelFeature } from '../platform/panel/feature-type'

/** In the order of their widgets on the home page, and of their links where two have one position. */
export const features: readonly PanelFeature[] = [
  inbox,
  newsletter,
  mail,
  privacy,
  home,
  accounts,
  audit,
  presence,
  notices,
  webhooks,
  addresses,
  bin,
  checks,
  history,
  languages,
  menu,
  pictures,
  preview,
  releases,
  review,
  saving,
  sections,
  schedule,
  templates,
  transfer,
  tree,
]
