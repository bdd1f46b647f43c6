export * from './answers'
export * from './career-application'
export * from './check'
export * from './consent'
export * from './contact'
export * from './countries'
export type {
  FailureTexts,
  IntakeForm,
  PageForm,
  PayloadOf,
  ScreenForm,
  Section,
} from './define-form'
export { sentFields } from './define-form'
export * from './failure'
export type {
  CheckboxField,
  ChoiceField,
  Field,
  FileField,
  InputMode,
  Option,
  TextField,
  Words,
} from './fields'
export * from './headers'
export * from './installation'
export * from './investor'
export * from './label'
export * from './local-partner'
export * from './log-consent'
export * from './names'
export * from './newsletter'
export * from './options'
export * from './os-installation'
export * from './payload'
export * from './placeholders'
export { limitOf } from './rules'
export { wireSchema } from './schema'
export * from './screen'
export * from './table'
