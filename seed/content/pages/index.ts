import type { Page } from '@app/contract'
import { aboutUs } from './about-us'
import { accessibility } from './accessibility'
import { banks } from './banks'
import { careers } from './careers'
import { careersApply } from './careers-apply'
import { contacts } from './contacts'
import { helpCenter } from './help-center'
import { home } from './home'
import { investorsForm } from './investors-form'
import { localPartners } from './local-partners'
import { localStore } from './local-store'
import { lpForm } from './lp-form'
import { lsInstForm } from './ls-inst-form'
import { news } from './news'
import { notFound } from './not-found'
import { osInstForm } from './os-inst-form'
import { partnerships } from './partnerships'
import { payInStore } from './pay-in-store'
import { payOnline } from './pay-online'
import { privacy } from './privacy'
import { softwarePartners } from './software-partners'
import { technologyPartnerships } from './technology-partnerships'
import { terms } from './terms'
import { visionaryDevelopers } from './visionary-developers'

export const pages: Page[] = [
  home,
  aboutUs,
  news,
  careers,
  careersApply,
  investorsForm,
  technologyPartnerships,
  banks,
  softwarePartners,
  visionaryDevelopers,
  localPartners,
  lpForm,
  partnerships,
  payInStore,
  payOnline,
  localStore,
  terms,
  privacy,
  contacts,
  helpCenter,
  lsInstForm,
  osInstForm,
  accessibility,
  notFound,
]
