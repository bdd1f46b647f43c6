export type Option = { readonly value: string; readonly label: string }

/** Running text in which some words are links. */
export type Words = readonly (string | { readonly label: string; readonly href: string })[]

export type Format = { readonly pattern: RegExp; readonly message: string }

export type InputMode = 'text' | 'numeric' | 'decimal' | 'tel' | 'email' | 'url'

type Common = {
  /** The control's HTML name and the payload's key. */
  readonly name: string
  /** Shown instead of the name's own words. */
  readonly label?: string
  readonly hint?: string
  /** Two neighbours of half width stand side by side. */
  readonly width?: 'half'
  readonly autocomplete?: string
  /** Asked for and checked in the browser, never sent. */
  readonly screenOnly?: true
  /** Too delicate to be kept in the browser between visits. */
  readonly neverInDraft?: true
}

/** true stands for '<Label> is required.', a text for itself. */
type Required = true | string

export type TextField = Common & {
  readonly kind: 'text' | 'email' | 'tel' | 'url' | 'textarea'
  readonly required?: Required
  readonly format?: Format
  readonly max?: number
  /** The form's own words for a value over `max`. */
  readonly tooLong?: string
  /** A line shows how much of it is left, as every text with a limit does. */
  readonly hasCounter?: true
  /** The counter warns above this many characters. */
  readonly warnAbove?: number
  /** Drawn before the control and carried in the payload. */
  readonly prefix?: string
  readonly inputMode?: InputMode
  readonly placeholder?: string
  /** Offered while typing; anything else is as welcome. */
  readonly suggestions?: readonly string[]
}

export type ChoiceField = Common & {
  readonly kind: 'select' | 'radio' | 'country'
  readonly options: readonly Option[]
  readonly required?: Required
  readonly default?: string
  /** The options are an offer: the server takes other values too. */
  readonly isOpenList?: true
  /** The wire may carry the value as a number. */
  readonly acceptsNumber?: true
  /** The answer is itself a consent, worded by the label. */
  readonly isConsent?: true
  /** Chosen beforehand by this parameter of the page's address. */
  readonly fromQuery?: string
  /** The titles of the published jobs are offered too. */
  readonly offersJobs?: true
}

export type CheckboxField = Common & {
  readonly kind: 'checkbox'
  /** What it is called where its text would be too long. */
  readonly label: string
  readonly text: Words
  /** Said when it is not ticked; without it the box is free. */
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

// These builders, rather than bare literals, so that a misspelt key does not compile.

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
