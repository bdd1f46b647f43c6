import type { FormName } from '@beam/contract'
import career from '../../api/intake/content-types/career-application/schema.json'
import contact from '../../api/intake/content-types/contact/schema.json'
import installation from '../../api/intake/content-types/installation/schema.json'
import investor from '../../api/intake/content-types/investor/schema.json'
import localPartner from '../../api/intake/content-types/local-partner/schema.json'
import newsletter from '../../api/intake/content-types/newsletter/schema.json'
import osInstallation from '../../api/intake/content-types/os-installation/schema.json'
import type { ReviewState } from './review-states'

/** Cookie choices are a record and not mail: nobody answers them. */
export type InboxForm = Exclude<FormName, 'log-consent'>

export const titles: Record<InboxForm, string> = {
  contact: contact.info.displayName,
  'career-application': career.info.displayName,
  installation: installation.info.displayName,
  'os-installation': osInstallation.info.displayName,
  investor: investor.info.displayName,
  'local-partner': localPartner.info.displayName,
  newsletter: newsletter.info.displayName,
}

export const inboxForms = Object.keys(titles) as InboxForm[]

/** Where a visitor is reached: the person before the company. */
export const addressFields = ['email', 'contactEmail', 'companyContactEmail', 'businessEmail']

const INTAKE = 'api::intake.'

export const isIntake = (model: string) => model.startsWith(INTAKE)

/** The submissions of one form in one state, newest first: an address of the panel and of its server alike. */
export const listOf = (form: InboxForm, state: ReviewState, pageSize = 50) =>
  `/content-manager/collection-types/${INTAKE}${form}?${new URLSearchParams({
    page: '1',
    pageSize: String(pageSize),
    sort: 'createdAt:DESC',
    'filters[$and][0][reviewState][$eq]': state,
  }).toString()}`
