import { type Field, labelOf, pageForms, type PageForm } from '@app/contract'
import { site } from '@app/seed'
import { type ReactNode, useEffect, useId } from 'react'
import { useForm } from 'react-hook-form'
import { DraftOffer } from '../forms/draft-offer'
import { FormField } from '../forms/fields/form-field'
import { IntakeFormProvider } from '../forms/intake-form-context'
import { ProgressRail } from '../forms/progress-rail'
import { SuccessPanel } from '../forms/success-panel'
import { SubmitButton } from '../forms/submit-button'
import { ErrorPanel } from '../forms/error-panel'
import type { Values } from '../forms/form-values'
import type { Specimen } from './specimen'

const { contact, installation } = pageForms

const all = Object.values<PageForm>(pageForms).flatMap(({ fields }) => fields)

const kinds = Object.keys({
  text: true,
  email: true,
  tel: true,
  url: true,
  textarea: true,
  select: true,
  country: true,
  radio: true,
  checkbox: true,
  file: true,
} satisfies Record<Field['kind'], true>)

/** The first field of each kind in the forms. */
const fields = kinds.flatMap((kind) => all.find((field) => field.kind === kind) ?? [])

const doNothing = () => undefined

type FieldsProps = { isInvalid?: boolean; hint?: string }

function Fields({ isInvalid = false, hint }: FieldsProps) {
  const id = useId()
  const methods = useForm<Values>()
  const { setError } = methods
  // Reading the errors subscribes to them.
  void methods.formState.errors
  useEffect(() => {
    if (!isInvalid) return
    for (const field of fields)
      setError(field.name, { message: `${labelOf(field)} is required.` }, { shouldFocus: false })
  }, [isInvalid, setError])
  return (
    <IntakeFormProvider value={{ id, methods, onEdit: doNothing, hrEmail: site.hrEmail, jobs: [] }}>
      <form className="intake card">
        <div className="intake__fields">
          {fields.map((field) => (
            <FormField key={field.name} field={hint ? { ...field, hint } : field} />
          ))}
        </div>
      </form>
    </IntakeFormProvider>
  )
}

const inCard = (label: string, content: ReactNode): Specimen => ({
  label,
  content: (
    <div className="container">
      <div className="card">{content}</div>
    </div>
  ),
})

const inContainer = (label: string, content: ReactNode): Specimen => ({
  label,
  content: <div className="container">{content}</div>,
})

const { submit } = installation
const waitingSubmit = { ...submit, waitsHint: submit.waitsHint ?? 'Two answers are still missing.' }

const failure = (message: string, list: string[] = []) => ({ message, list, fields: {} })

const errorPanel = (
  label: string,
  shown: ReturnType<typeof failure> | undefined,
  invalidFields: Field[],
) =>
  inContainer(
    label,
    <form>
      <ErrorPanel form={contact} failure={shown} invalidFields={invalidFields} id="gallery" />
    </form>,
  )

/** The parts of forms, in each of their states. */
export const formParts: Record<string, Specimen[]> = {
  fields: [
    inContainer('default', <Fields />),
    inContainer('with a hint', <Fields hint="As printed on the front of the card." />),
    inContainer('invalid', <Fields isInvalid hint="As printed on the front of the card." />),
  ],
  'submitting a form': [
    inCard('ready', <SubmitButton submit={submit} isReady isSending={false} />),
    inCard('waiting', <SubmitButton submit={waitingSubmit} isReady={false} isSending={false} />),
    inCard('submitting', <SubmitButton submit={submit} isReady isSending />),
    inContainer('saved draft', <DraftOffer onContinue={doNothing} onDecline={doNothing} />),
    errorPanel('invalid answers', undefined, fields.slice(0, 3)),
    errorPanel('refused with a message', failure('The service is busy. Please try again.'), []),
    errorPanel('refused with a list', failure('', ['The first reason.', 'The second reason.']), []),
    inContainer(
      'success',
      <SuccessPanel
        form={contact}
        sent={{ subject: 'Support', firstName: 'Ana', message: 'Hello,\nhow do I join?' }}
        level={3}
        hrEmail={site.hrEmail}
      />,
    ),
    inContainer(
      'progress of a long form',
      <ProgressRail
        sections={installation.sections}
        done={installation.sections.map((_, index) => index < 2)}
        id="gallery"
      />,
    ),
  ],
}
