import { type Field, labelOf, pageForms, type PageForm } from '@beam/contract'
import { site } from '@beam/seed'
import { type ReactNode, useEffect, useId } from 'react'
import { useForm } from 'react-hook-form'
import { DraftOffer } from '../forms/draft-offer'
import { FormField } from '../forms/fields/form-field'
import { KitProvider } from '../forms/kit'
import { ProgressRail } from '../forms/progress-rail'
import { SentPanel } from '../forms/sent-panel'
import { SubmitButton } from '../forms/submit-button'
import { Trouble } from '../forms/trouble'
import type { Values } from '../forms/values'
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

/** One field of each kind, as the forms have it. */
const fields = kinds.flatMap((kind) => all.find((field) => field.kind === kind) ?? [])

const nothing = () => undefined

type FieldsProps = { isRefused?: boolean; hint?: string }

function Fields({ isRefused = false, hint }: FieldsProps) {
  const id = useId()
  const methods = useForm<Values>()
  const { setError } = methods
  // Read here, so that the form tells of its errors.
  void methods.formState.errors
  useEffect(() => {
    if (!isRefused) return
    for (const field of fields)
      setError(field.name, { message: `${labelOf(field)} is required.` }, { shouldFocus: false })
  }, [isRefused, setError])
  return (
    <KitProvider value={{ id, methods, edited: nothing, hrEmail: site.hrEmail, jobs: [] }}>
      <form className="intake card">
        <div className="intake__fields">
          {fields.map((field) => (
            <FormField key={field.name} field={hint ? { ...field, hint } : field} />
          ))}
        </div>
      </form>
    </KitProvider>
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

const bare = (label: string, content: ReactNode): Specimen => ({
  label,
  content: <div className="container">{content}</div>,
})

const { submit, success } = installation
const waiting = { ...submit, waitsHint: submit.waitsHint ?? 'Two answers are still missing.' }

const failure = (message: string, list: string[] = []) => ({ message, list, fields: {} })

const trouble = (label: string, shown: ReturnType<typeof failure> | undefined, blamed: Field[]) =>
  bare(
    label,
    <form>
      <Trouble form={contact} failure={shown} blamed={blamed} id="gallery" />
    </form>,
  )

/** The parts that forms are made of, in each of their states. */
export const formParts: Record<string, Specimen[]> = {
  fields: [
    bare('as they stand', <Fields />),
    bare('with a hint', <Fields hint="As it is written on the front of the card." />),
    bare('refused', <Fields isRefused hint="As it is written on the front of the card." />),
  ],
  'sending a form': [
    inCard('ready', <SubmitButton submit={submit} isReady isSending={false} />),
    inCard('waiting', <SubmitButton submit={waiting} isReady={false} isSending={false} />),
    inCard('busy', <SubmitButton submit={submit} isReady isSending />),
    bare('a draft of before', <DraftOffer onContinue={nothing} onDecline={nothing} />),
    trouble('answers to check', undefined, fields.slice(0, 3)),
    trouble('refused with a message', failure('The service is busy. Please try again.'), []),
    trouble('refused with a list', failure('', ['The first reason.', 'The second reason.']), []),
    bare('sent', <SentPanel success={success} level={3} hrEmail={site.hrEmail} />),
    bare(
      'the way through a long form',
      <ProgressRail
        sections={installation.sections}
        done={installation.sections.map((_, place) => place < 2)}
        id="gallery"
      />,
    ),
  ],
}
