import { type Image, type PageFormName, pageForms } from '@beam/contract'
import type { HeadingLevel } from '../ui/heading'
import { IntakeForm } from './intake-form'

export type PageFormProps = {
  name: PageFormName
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

/** Everything that a page's form is made of hangs on this module, and comes only with it. */
export function PageForm({ name, ...rest }: PageFormProps) {
  return <IntakeForm key={name} form={pageForms[name]} {...rest} />
}
