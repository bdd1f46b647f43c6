import { type PageFormName, pageForms } from '@app/contract'
import { IntakeForm, type IntakeFormProps } from './intake-form'

export type PageFormProps = Omit<IntakeFormProps, 'form'> & { name: PageFormName }

/** The entry point of the forms' code, which is loaded only on pages with a form. */
export function PageForm({ name, ...rest }: PageFormProps) {
  return <IntakeForm key={name} form={pageForms[name]} {...rest} />
}
