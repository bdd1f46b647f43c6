import { type FormName, formNames, staffViews } from '@beam/contract'
import type { ReviewState } from './review-states'

const INTAKE = 'api::intake.'

export const isIntake = (model: string) => model.startsWith(INTAKE)

/** The forms whose submissions wait for a reply, in the order of the table of forms. */
export const inboxForms = formNames.filter((form) => staffViews[form].replyTo !== null)

export const titles = Object.fromEntries(inboxForms.map((form) => [form, staffViews[form].title]))

/** The field that holds the address to reply to. */
export const replyFieldOf = (model: string): string | null =>
  formNames
    .filter((form) => model === `${INTAKE}${form}`)
    .map((form) => staffViews[form].replyTo)[0] ?? null

/** The submissions of one form in one state, newest first: an address of the panel and of its server alike. */
export const listOf = (form: FormName, state: ReviewState, pageSize = 50) =>
  `/content-manager/collection-types/${INTAKE}${form}?${new URLSearchParams({
    page: '1',
    pageSize: String(pageSize),
    sort: 'createdAt:DESC',
    'filters[$and][0][reviewState][$eq]': state,
  }).toString()}`
