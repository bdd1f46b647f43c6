export * from './asked-version'
export * from './engine/responses'
export * from './table'
export * from './engine/check'
export * from './engine/consent'
export type {
  FailureTexts,
  IntakeForm,
  PageForm,
  PayloadOf,
  ScreenForm,
  Section,
  StaffView,
  StoreCard,
} from './engine/define-form'
export { sentFields } from './engine/define-form'
export * from './engine/failure'
export type {
  CheckboxField,
  ChoiceField,
  Field,
  FileField,
  InputMode,
  Option,
  TextField,
  LinkedText,
} from './engine/fields'
export * from './engine/headers'
export * from './engine/label'
export * from './engine/payload'
export { limitOf } from './engine/rules'
export * from './engine/screen'
export * from './engine/staff-fields'
export { logConsent } from './log-consent'
export * from './names'
export { newsletter, newsletterBox, normalizedAddress } from './newsletter'
export { cookieIntake } from './parts/cookie-question'
export * from './parts/countries'
export * from './page-forms'
export * from './parts/options'
export * from './site-wording'
