import { careerApplicationStaffView } from './career-application'
import { contactStaffView } from './contact'
import type { AnyStaffView, IntakeForm, StaffView } from './engine/define-form'
import { installationStaffView } from './installation'
import { investorStaffView } from './investor'
import { localPartnerStaffView } from './local-partner'
import { logConsent, logConsentStaffView } from './log-consent'
import type { FormName } from './names'
import { newsletter, newsletterStaffView } from './newsletter'
import { osInstallationStaffView } from './os-installation'
import { pageForms } from './page-forms'

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
