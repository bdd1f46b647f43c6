import type { Field } from './fields'
import type { FormName } from '../names'

export type Section = {
  readonly title?: string
  /** Shown under the title: why the section asks what it asks. */
  readonly reason?: string
  /** Title of the section that this one belongs to. */
  readonly partOf?: string
  readonly storeCard?: StoreCard
  readonly fields: readonly Field[]
}

/** The store's card in the app, which shows these answers while they are typed. */
export type StoreCard = {
  readonly title: string
  readonly reason: string
  /** The names of the fields, and what the card shows before they are filled in. */
  readonly answers: Readonly<
    Record<'name' | 'description' | 'cashback', { readonly field: string; readonly before: string }>
  >
}

type Sections = readonly Section[]

type IntakeTable<S extends Sections> = {
  readonly name: FormName
  /** Path under the address that `base` selects. */
  readonly endpoint: string
  readonly base: 'api' | 'secure'
  readonly sections: S
  /** Changes whenever the wording that visitors agree to changes. */
  readonly wordingVersion?: string | undefined
}

type Success = { readonly title?: string; readonly text: string }

type Screen<Done extends Success = Success> = {
  readonly submit: {
    readonly label: string
    readonly busyLabel: string
    /** The button stays disabled until these fields are filled in. */
    readonly waitsFor?: readonly string[]
    /** Shown while the button is disabled. */
    readonly waitsHint?: string
  }
  readonly success: Done
  /** null: a failure is logged and not shown. */
  readonly failure: FailureTexts | null
  /** Shown above the form after a submit with field errors, until a field is edited. */
  readonly invalidBanner?: string
  /** Shows a progress rail, and keeps a draft across reloads. */
  readonly isLong?: true
}

export type FailureTexts = {
  /** Used when the server sent no message; '{status}' is the HTTP status. */
  readonly fallback: string
  readonly network: string
  /** Prefer the error's own text to `network`. */
  readonly showsErrorText?: true
  /** Prefer the server's list of errors to its message. */
  readonly listsErrors?: true
}

export type IntakeForm<S extends Sections = Sections> = IntakeTable<S> & {
  readonly fields: readonly Field[]
}

export type ScreenForm<
  S extends Sections = Sections,
  Done extends Success = Success,
> = IntakeForm<S> & Screen<Done>

/** A form that has a page: its success message has a title. */
export type PageForm = ScreenForm<Sections, Required<Success>>

type FieldIn<F extends IntakeForm> = F['sections'][number]['fields'][number]
type SentFieldIn<F extends IntakeForm> = Exclude<FieldIn<F>, { readonly screenOnly: true }>

/** The payload of a form, by field name. */
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
 * After how many months a submission is deleted, unless staff set another number: null for never. Business enquiries
 * count from when they are closed.
 */
export type Kept = { readonly months: number | null; readonly from: 'arrival' | 'closing' }

/**
 * How staff see a form's submissions in the panel. It is a separate export, so that the
 * site's browser bundle does not contain it.
 */
export type StaffView<F extends IntakeForm> = {
  readonly title: string
  readonly description: string
  /** Who answers, and when: in the email that confirms a submission. */
  readonly nextStep?: string
  readonly kept: Kept
  /** The field with the address for replies; null if submissions get no reply. */
  readonly replyTo: EmailFieldName<F> | null
  /** The fields that together name the person; empty if the form asks for no name. */
  readonly person: readonly SentFieldName<F>[]
  readonly company?: SentFieldName<F>
  /** The field that best says what the submission is about. */
  readonly about?: SentFieldName<F>
  /** Bank and tax numbers and the like: hidden until a member of staff reveals them. */
  readonly masked?: readonly SentFieldName<F>[]
  /** Staff's short names for fields that ask visitors a question. */
  readonly labels?: { readonly [Name in SentFieldName<F>]?: string }
  /** Submissions that need no answer arrive closed. */
  readonly arrivesClosed?: true
}

/** A staff view whose form is not known at compile time. */
export type AnyStaffView = {
  readonly title: string
  readonly description: string
  readonly nextStep?: string
  readonly kept: Kept
  readonly replyTo: string | null
  readonly person: readonly string[]
  readonly company?: string
  readonly about?: string
  readonly masked?: readonly string[]
  readonly labels?: Readonly<Record<string, string | undefined>>
  readonly arrivesClosed?: true
}

export const sentFields = ({ fields }: { fields: readonly Field[] }) =>
  fields.filter((field) => !field.screenOnly)

const fieldsIn = (sections: Sections) => sections.flatMap((section) => section.fields)

/** An intake without a screen. */
export const defineIntake = <const S extends Sections>(table: IntakeTable<S>): IntakeForm<S> => ({
  ...table,
  fields: fieldsIn(table.sections),
})

export const defineForm = <const S extends Sections, Done extends Success>(
  table: IntakeTable<S> & Screen<Done>,
): ScreenForm<S, Done> => ({ ...table, fields: fieldsIn(table.sections) })
