import { type FormName, formNames } from '@app/contract'
import type { RequiredPermission } from '../../access/routes/rules'

/** The content type that stores a form's submissions. */
export const uidOf = (form: FormName) => `api::intake.${form}`

export const intakeUids = formNames.map(uidOf)

/** The action on the submissions of at least one form. */
export const anySubmission = (action: string): RequiredPermission => ({
  actions: [action],
  anyOf: intakeUids,
})
