import { type Image, type PageForm, toPayload } from '@beam/contract'
import { useEffect, useId, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { HeadingLevel } from '../ui/heading'
import { DraftOffer } from './draft-offer'
import { FormSection } from './form-section'
import { Honeypot } from './honeypot'
import { KitProvider } from './kit'
import { ProgressRail } from './progress-rail'
import { SentPanel } from './sent-panel'
import { SubmitButton } from './submit-button'
import { Trouble } from './trouble'
import { useDraft } from './use-draft'
import { useProgress } from './use-progress'
import { useQueryChoices } from './use-query-choices'
import { useReadiness } from './use-readiness'
import { useSubmission } from './use-submission'
import { useUnsent } from './use-unsent'
import { resolverOf, type Values } from './values'

export type IntakeFormProps = {
  form: PageForm
  /** Names the form to those who do not see it. */
  title: string
  /** Level of the sections' titles. */
  headingLevel: HeadingLevel
  picture?: Image | undefined
  /** Where applications are sent by e-mail. */
  hrEmail: string
  /** Whom to write to when the form cannot be sent. */
  contactEmail: string
  /** Titles of the published jobs. */
  jobs: readonly string[]
}

/** A form of the contract on the screen, from the first look to its thanks. */
export function IntakeForm({ form, ...words }: IntakeFormProps) {
  const { title, headingLevel, picture, hrEmail, contactEmail, jobs } = words
  const id = useId()
  const honeypot = useRef<HTMLInputElement>(null)
  const [refusals, setRefusals] = useState(0)
  const { send, isSending, isSent, failure, clear } = useSubmission(form)
  const methods = useForm<Values>({
    resolver: resolverOf(form),
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  })
  const { handleSubmit, setError, clearErrors, getFieldState, reset } = methods
  const { errors } = methods.formState
  const unsent = useUnsent(form, methods)
  const draft = useDraft(form, methods)
  const done = useProgress(form, methods)
  const isReady = useReadiness(form, methods)
  useQueryChoices(form, methods, jobs)

  useEffect(() => {
    for (const [name, message] of Object.entries(failure?.fields ?? {}))
      if (form.fields.some((field) => field.name === name)) setError(name, { message })
  }, [form, failure, setError])

  const edited = (name: string) => {
    if (getFieldState(name).error) clearErrors(name)
    setRefusals(0)
    if (failure) clear()
  }

  const submit = handleSubmit(
    async (values) => {
      setRefusals(0)
      const payload = toPayload(form, values)
      const outcome = await send({ payload, honeypot: Boolean(honeypot.current?.value) })
      if (outcome !== 'sent') return
      reset()
      draft.forget()
      unsent.forget()
    },
    () => setRefusals((count) => count + 1),
  )

  if (isSent) return <SentPanel success={form.success} level={headingLevel} hrEmail={hrEmail} />

  const blamed = form.fields.filter(({ name }) => errors[name] ?? failure?.fields[name])
  const isAtTop = blamed.length > 0
  const trouble = (refusals > 0 || failure) && (
    <Trouble key={refusals} form={form} failure={failure} blamed={blamed} id={id} />
  )

  return (
    <KitProvider value={{ id, methods, edited, hrEmail, jobs }}>
      {form.isLong && <ProgressRail sections={form.sections} done={done} id={id} />}
      {/* Without scripts a 'dialog' form outside a dialog goes nowhere: answers stay out of the URL. */}
      <form
        className="intake card"
        method="dialog"
        noValidate
        aria-label={title}
        onSubmit={(event) => void submit(event)}
      >
        <noscript>
          <p className="intake__notice">
            This form needs JavaScript to be sent. Without it, please write to{' '}
            <a href={`mailto:${contactEmail}`}>{contactEmail}</a>.
          </p>
        </noscript>
        {draft.offer && <DraftOffer onContinue={draft.restore} onDecline={draft.decline} />}
        {isAtTop && trouble}
        {form.sections.map((section, place) => (
          <FormSection
            key={place}
            section={section}
            id={`${id}-${place}`}
            {...(form.isNumbered && section.title ? { number: place + 1 } : {})}
            level={headingLevel}
            picture={section.illustration && picture}
          />
        ))}
        <Honeypot ref={honeypot} />
        <div className="intake__end">
          {!isAtTop && trouble}
          <SubmitButton submit={form.submit} isReady={isReady} isSending={isSending} />
        </div>
      </form>
    </KitProvider>
  )
}
