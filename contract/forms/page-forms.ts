import { careerApplication } from './career-application'
import { contact } from './contact'
import type { PageForm } from './engine/define-form'
import { installation } from './installation'
import { investor } from './investor'
import { localPartner } from './local-partner'
import type { PageFormName } from './names'
import { osInstallation } from './os-installation'

/** Apart from the other forms, which pages with a form need not load. */
export const pageForms = {
  contact,
  'career-application': careerApplication,
  installation,
  'os-installation': osInstallation,
  investor,
  'local-partner': localPartner,
} satisfies Record<PageFormName, PageForm>
