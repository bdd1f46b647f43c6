import type { Field } from './fields'
import type { FormName } from '../names'

export type Section = {
  readonly title?: string
  /** Why the questions are asked. */
  readonly reason?: string
  /** Title of the section that this one belongs to. */
  readonly partOf?: string
  /** What is drawn beside the questions. */
  readonly illustration?: 'store-preview'
  readonly fields: readonly Field[]
}

type Sections = readonly Section[]

type IntakeTable<S extends Sections> = {
  readonly name: FormName
  /** The path under the address that `base` names. */
  readonly endpoint: string
  readonly base: 'api' | 'secure'
  readonly sections: S
  /** Changes whenever the words that people agree to change. */
  readonly wordingVersion?: string
}

type Success = { readonly title?: string; readonly text: string }

type Screen<Done extends Success = Success> = {
  readonly isNumbered?: true
  readonly submit: {
    readonly label: string
    readonly busyLabel: string
    /** Names of the fields without which the button stays disabled. */
    readonly waitsFor?: readonly string[]
    /** Says so while it is. */
    readonly waitsHint?: string
  }
  readonly success: Done
  /** null: nothing is shown, the failure is only logged. */
  readonly failure: FailureTexts | null
  /** Stands over the form when it was not sent because of its answers, until one is edited. */
  readonly invalidBanner?: string
  /** Filled in at length: a rail shows the way through, and a draft outlives a reload. */
  readonly isLong?: true
}

export type FailureTexts = {
  /** Where the server gave no message; '{status}' is its answer's code. */
  readonly fallback: string
  readonly network: string
  /** The network error's own text is preferred to `network`. */
  readonly showsErrorText?: true
  /** The server's list of errors is preferred to its message. */
  readonly listsErrors?: true
}

export type IntakeForm<S extends Sections = Sections> = IntakeTable<S> & {
  readonly fields: readonly Field[]
}

export type ScreenForm<
  S extends Sections = Sections,
  Done extends Success = Success,
> = IntakeForm<S> & Screen<Done>

/** A form that a page is built around: its thanks have a heading. */
export type PageForm = ScreenForm<Sections, Required<Success>>

type FieldIn<F extends IntakeForm> = F['sections'][number]['fields'][number]
type SentFieldIn<F extends IntakeForm> = Exclude<FieldIn<F>, { readonly screenOnly: true }>

/** What a form sends, by its fields' names. */
export type PayloadOf<F extends IntakeForm> = {
  [Sent in SentFieldIn<F> as Sent['name']]: Sent extends { readonly kind: 'checkbox' }
    ? boolean
    : string
}

type SentFieldName<F extends IntakeForm> = SentFieldIn<F>['name']
type EmailFieldName<F extends IntakeForm> = Extract<
  SentFieldIn<F>,
  { readonly kind: 'email' }
>['name']

/**
 * How staff see a form's submissions in the panel. It stands beside the form and not in it, so that
 * the browser's bundle of the site leaves it out.
 */
export type StaffView<F extends IntakeForm> = {
  readonly title: string
  readonly description: string
  /** List columns between a submission's state and its time; the first one names the submission. */
  readonly columns: readonly [SentFieldName<F>, ...SentFieldName<F>[]]
  /** The field that a reply is addressed to; null: these are records that nobody replies to. */
  readonly replyTo: EmailFieldName<F> | null
}

export const sentFields = ({ fields }: { fields: readonly Field[] }) =>
  fields.filter((field) => !field.screenOnly)

const fieldsIn = (sections: Sections) => sections.flatMap((section) => section.fields)

/** An intake without a screen of its own. */
export const defineIntake = <const S extends Sections>(table: IntakeTable<S>): IntakeForm<S> => ({
  ...table,
  fields: fieldsIn(table.sections),
})

export const defineForm = <const S extends Sections, Done extends Success>(
  table: IntakeTable<S> & Screen<Done>,
): ScreenForm<S, Done> => ({ ...table, fields: fieldsIn(table.sections) })
