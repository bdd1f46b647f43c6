import { careerApplication, careerApplicationStaffView } from './career-application'
import { contact, contactStaffView } from './contact'
import type { AnyStaffView, IntakeForm, PageForm, StaffView } from './engine/define-form'
import { installation, installationStaffView } from './installation'
import { investor, investorStaffView } from './investor'
import { localPartner, localPartnerStaffView } from './local-partner'
import { logConsent, logConsentStaffView } from './log-consent'
import type { FormName, PageFormName } from './names'
import { newsletter, newsletterStaffView } from './newsletter'
import { osInstallation, osInstallationStaffView } from './os-installation'

export const pageForms = {
  contact,
  'career-application': careerApplication,
  installation,
  'os-installation': osInstallation,
  investor,
  'local-partner': localPartner,
} satisfies Record<PageFormName, PageForm>

export const forms = {
  ...pageForms,
  newsletter,
  'log-consent': logConsent,
} satisfies Record<FormName, IntakeForm>

export const staffViews = {
  contact: contactStaffView,
  'career-application': careerApplicationStaffView,
  installation: installationStaffView,
  'os-installation': osInstallationStaffView,
  investor: investorStaffView,
  'local-partner': localPartnerStaffView,
  newsletter: newsletterStaffView,
  'log-consent': logConsentStaffView,
} satisfies { [Name in FormName]: StaffView<(typeof forms)[Name]> }

export const staffViewOf = (name: FormName): AnyStaffView => staffViews[name]
