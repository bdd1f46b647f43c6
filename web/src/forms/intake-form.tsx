import { FORMS_FOLDER, type PageForm, type Section, shownWording, toPayload } from '@app/contract'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { HeadingLevel } from '../ui/heading'
import { classes } from '../ui/classes'
import { DraftOffer } from './draft-offer'
import { FormSection } from './form-section'
import { Honeypot } from './honeypot'
import { ErrorPanel } from './error-panel'
import { IntakeFormProvider, useIntakeForm } from './intake-form-context'
import { type Posted, usePosted } from './posted'
import { ProgressRail } from './progress-rail'
import type { Sent } from './sent-answers'
import { SubmitButton } from './submit-button'
import { SuccessPanel } from './success-panel'
import { useDraft } from './use-draft'
import { useProgress } from './use-progress'
import { usePreselectedOptions } from './use-preselected-options'
import { useReadiness } from './use-readiness'
import { type Submission, useSubmission } from './use-submission'
import { useUnsentAnswers } from './use-unsent-answers'
import { fieldErrorsOf, type Methods, resolverOf, type Values } from './form-values'

export type IntakeFormProps = {
  form: PageForm
  /** The accessible name of the form. */
  title: string
  /** The level of the sections' headings. */
  headingLevel: HeadingLevel
  /** The address that applicants email their application to. */
  hrEmail: string
  /** The titles of the published jobs. */
  jobs: readonly string[]
}

/** Renders any form of the contract, from its fields to the success panel. */
export function IntakeForm(props: IntakeFormProps) {
  const { form, title, headingLevel, hrEmail, jobs } = props
  const id = useId()
  const honeypot = useRef<HTMLInputElement>(null)
  const [sent, setSent] = useState<Sent>({})
  const posted = usePosted(form.name)
  const submission = useSubmission({ ...form, wordingVersion: shownWording(form, {}).version })
  const methods = useForm<Values>({
    resolver: resolverOf(form),
    ...(posted && { errors: fieldErrorsOf(posted.errors) }),
    // A field is checked at a submit only: `onEdit` clears its error. The error panel takes the focus.
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  })
  const unsent = useUnsentAnswers(form, methods)
  const draft = useDraft(form, methods)
  const done = useProgress(form, methods)
  const isReady = useReadiness(form, methods)
  usePreselectedOptions(form, methods, jobs)
  const { failure, invalidFields, isNew, onEdit } = useRejection(form, methods, submission, posted)

  const submit = methods.handleSubmit(async (values) => {
    const payload = toPayload(form, values)
    setSent(payload)
    const outcome = await submission.send({ payload, honeypot: Boolean(honeypot.current?.value) })
    if (outcome !== 'sent') return
    methods.reset()
    draft.discard()
    unsent.discard()
  })

  if (submission.isSent || posted?.isSent)
    return <SuccessPanel form={form} sent={sent} level={headingLevel} hrEmail={hrEmail} />

  const isErrorAtTop = invalidFields.length > 0
  const errorPanel = ((isErrorAtTop && isNew) || failure) && (
    <ErrorPanel
      key={failure ? 'failure' : methods.formState.submitCount}
      form={form}
      failure={failure}
      invalidFields={invalidFields}
      id={id}
    />
  )

  return (
    <IntakeFormProvider value={{ id, methods, onEdit, hrEmail, jobs, posted }}>
      {form.isLong && <ProgressRail sections={form.sections} done={done} id={id} />}
      <form
        className="intake"
        method="post"
        action={FORMS_FOLDER + form.name}
        noValidate
        aria-label={title}
        onSubmit={(event) => void submit(event)}
      >
        {draft.offer && <DraftOffer onContinue={draft.restore} onDecline={draft.decline} />}
        {isErrorAtTop && errorPanel}
        {cardsOf(form).map((sections, index, { length }) => (
          <FormCard key={index} form={form} sections={sections} level={headingLevel}>
            {index === length - 1 && (
              <div className="intake__end">
                <Honeypot ref={honeypot} />
                {!isErrorAtTop && errorPanel}
                <SubmitButton
                  submit={form.submit}
                  isReady={isReady}
                  isSending={submission.isSending}
                />
              </div>
            )}
          </FormCard>
        ))}
      </form>
    </IntakeFormProvider>
  )
}

/** Why the answers were not sent, until the visitor edits them. */
function useRejection(
  form: PageForm,
  methods: Methods,
  submission: Submission,
  posted: Posted | undefined,
) {
  const { setError, clearErrors, getFieldState } = methods
  // `errors` and `submitCount` change in one render: the error panel is drawn, and takes the focus, once.
  const { errors, submitCount } = methods.formState
  /** The attempts to send before the visitor's latest edit. */
  const [attemptsSeen, setAttemptsSeen] = useState(0)
  const failure = submission.failure ?? posted?.failure

  useEffect(() => {
    for (const [name, message] of Object.entries(failure?.fields ?? {}))
      if (form.fields.some((field) => field.name === name)) setError(name, { message })
  }, [form, failure, setError])

  return {
    failure,
    invalidFields: form.fields.filter(({ name }) => errors[name] ?? failure?.fields[name]),
    isNew: submitCount !== attemptsSeen || posted !== undefined,
    onEdit: (name: string) => {
      if (getFieldState(name).error) clearErrors(name)
      setAttemptsSeen(submitCount)
      if (failure) submission.clear()
    },
  }
}

type FormCardProps = {
  form: PageForm
  sections: Section[]
  level: HeadingLevel
  children: ReactNode
}

function FormCard({ form, sections, level, children }: FormCardProps) {
  const { id } = useIntakeForm()
  const [first] = sections
  // A form may open with an untitled section; a later one only ends the form.
  const isLast = first !== form.sections[0] && !first?.title

  const rendered = (section: Section, parts?: ReactNode) => {
    const index = form.sections.indexOf(section)
    return (
      <FormSection
        key={index}
        section={section}
        id={`${id}-${index}`}
        number={numberOf(section, form)}
        level={level}
      >
        {parts}
      </FormSection>
    )
  }
  const parts = sections.filter(({ partOf }) => partOf).map((part) => rendered(part))

  return (
    <div className={classes('intake__card card', isLast && 'intake__card--last')}>
      {sections.filter(({ partOf }) => !partOf).map((section) => rendered(section, parts))}
      {children}
    </div>
  )
}

/** A section shares the card of the one that it is part of; untitled neighbours share one, too. */
function cardsOf({ sections }: PageForm): Section[][] {
  const cards: Section[][] = []
  for (const section of sections) {
    const card = cards.at(-1)
    const isSame = section.partOf ?? (!section.title && !card?.[0]?.title)
    if (card && isSame) card.push(section)
    else cards.push([section])
  }
  return cards
}

/** A section that is part of another counts with that one. */
function numberOf(section: Section, { sections }: PageForm) {
  const numbered = sections.filter(({ title, partOf }) => title && !partOf)
  return numbered.length > 1 ? numbered.indexOf(section) + 1 : 0
}
