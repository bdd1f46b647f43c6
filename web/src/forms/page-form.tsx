import { type PageFormName, pageForms } from '@beam/contract'
import { IntakeForm, type IntakeFormProps } from './intake-form'

export type PageFormProps = Omit<IntakeFormProps, 'form'> & { name: PageFormName }

/** Everything that a page's form is made of hangs on this module, and comes only with it. */
export function PageForm({ name, ...rest }: PageFormProps) {
  return <IntakeForm key={name} form={pageForms[name]} {...rest} />
}
