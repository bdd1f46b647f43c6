export type Option = { readonly value: string; readonly label: string }

export type Link = { readonly label: string; readonly href: string }

/** Text with links in it. */
export type LinkedText = readonly (string | Link)[]

export type Format = { readonly pattern: RegExp; readonly message: string }

export type InputMode = 'text' | 'numeric' | 'decimal' | 'tel' | 'email' | 'url'

type Common = {
  /** The control's HTML name and the payload's key. */
  readonly name: string
  /** Replaces the label derived from the name. */
  readonly label?: string
  readonly hint?: string
  /** How many of twelve columns the field takes, by default all; on phones all twelve, unless six are given. */
  readonly columns?: readonly [wide: 3 | 4 | 6 | 8, phone?: 6]
  readonly autocomplete?: string
  /** Checked in the browser and never sent. */
  readonly screenOnly?: true
  /** Too sensitive to be stored in the browser with a draft. */
  readonly neverInDraft?: true
}

/** The message for a missing answer; true stands for '<Label> is required.' */
type Required = true | string

export type TextField = Common & {
  readonly kind: 'text' | 'email' | 'tel' | 'url' | 'textarea'
  readonly required?: Required
  readonly format?: Format
  readonly max?: number
  /** Replaces the derived message for a value over `max`. */
  readonly tooLong?: string
  /** Shows a character counter on a line, as every textarea with a limit does. */
  readonly hasCounter?: true
  /** The counter warns above this many characters. */
  readonly warnAbove?: number
  /** Shown before the control and sent with the value. */
  readonly prefix?: string
  readonly inputMode?: InputMode
  readonly placeholder?: string
  /** Offered while typing; other values are accepted too. */
  readonly suggestions?: readonly string[]
}

export type ChoiceField = Common & {
  readonly kind: 'select' | 'radio' | 'country'
  readonly options: readonly Option[]
  readonly required?: Required
  readonly default?: string
  /** The server accepts values that are not among the options. */
  readonly isOpenList?: true
  /** The payload may carry the value as a number. */
  readonly acceptsNumber?: true
  /** The answer is itself a consent; the label is its wording. */
  readonly isConsent?: true
  /** Preselected by this query parameter of the page. */
  readonly fromQuery?: string
  /** The titles of published jobs are added to the options. */
  readonly offersJobs?: true
}

export type CheckboxField = Common & {
  readonly kind: 'checkbox'
  /** Names the checkbox where its text would be too long. */
  readonly label: string
  readonly text: LinkedText
  /** The message when it is not ticked; without one it is optional. */
  readonly required?: string
}

export type FileField = Common & {
  readonly kind: 'file'
  readonly screenOnly: true
  readonly required: string
  readonly accept: { readonly type: string; readonly extension: string; readonly message: string }
}

export type Field = TextField | ChoiceField | CheckboxField | FileField

type Rest<F extends Field, Given extends keyof F = never> = Omit<F, 'name' | 'kind' | Given>
type Named<F extends Field, Name extends string> = F & { readonly name: Name }

// Builders rather than literals, so that a misspelt key does not compile.

const ofKind =
  (kind: TextField['kind'], given: Pick<TextField, 'inputMode'> = {}) =>
  <const Name extends string>(name: Name, rest: Rest<TextField> = {}): Named<TextField, Name> => ({
    kind,
    name,
    ...given,
    ...rest,
  })

export const text = ofKind('text')
export const textarea = ofKind('textarea')
export const tel = ofKind('tel', { inputMode: 'tel' })
export const url = ofKind('url', { inputMode: 'url' })

export const email = <const Name extends string>(
  name: Name,
  invalid: string,
  rest: Rest<TextField, 'format'> = {},
): Named<TextField, Name> & { readonly kind: 'email' } => ({
  kind: 'email',
  name,
  inputMode: 'email',
  format: { pattern: /^[^\s@]+@[^\s@]+\.[^\s@]+$/, message: invalid },
  ...rest,
})

export const choice = <const Name extends string>(
  kind: ChoiceField['kind'],
  name: Name,
  rest: Rest<ChoiceField>,
): Named<ChoiceField, Name> => ({ kind, name, ...rest })

export const checkbox = <const Name extends string>(
  name: Name,
  rest: Rest<CheckboxField>,
): Named<CheckboxField, Name> => ({ kind: 'checkbox', name, ...rest })

export const file = <const Name extends string>(
  name: Name,
  rest: Rest<FileField, 'screenOnly'>,
): Named<FileField, Name> => ({ kind: 'file', name, screenOnly: true, ...rest })

export const onScreenOnly = <F extends Field>(field: F): F & { readonly screenOnly: true } => ({
  ...field,
  screenOnly: true,
})
