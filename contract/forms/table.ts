import { careerApplication } from './career-application'
import { contact } from './contact'
import type { IntakeForm, PageForm } from './define-form'
import { installation } from './installation'
import { investor } from './investor'
import { localPartner } from './local-partner'
import { logConsent } from './log-consent'
import type { FormName, PageFormName } from './names'
import { newsletter } from './newsletter'
import { osInstallation } from './os-installation'

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
