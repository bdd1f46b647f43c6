import {
  type FailureTexts,
  type FormName,
  newsletter,
  newsletterBox,
  type Page,
  pageForms,
  type ScreenForm,
  translated,
} from '@app/contract'
import { siteFolders } from '@app/runtime'

/** The forms that visitors can send without scripts. */
export const postedForms = {
  ...pageForms,
  newsletter: newsletterBox,
} satisfies Partial<Record<FormName, ScreenForm>>

export type PostedFormName = keyof typeof postedForms

export const postedFormNames = Object.keys(postedForms) as PostedFormName[]

export const isPostedForm = (name: string): name is PostedFormName =>
  Object.hasOwn(postedForms, name)

/**
 * The texts for a failure. The box in the footer has none, since its script shows no failure. A page without scripts
 * has to show it, or it would look like success: it takes the texts of the newsletter dialog.
 */
export const failureTextsOf = ({ failure }: ScreenForm): FailureTexts =>
  failure ?? newsletter.failure ?? { fallback: '', network: '' }

/** The address of the page that thanks for a form. */
export const thanksPathOf = (form: PostedFormName) => `${siteFolders.forms}${form}/thanks`

export const hasForm = ({ Content }: Page, form: PostedFormName): boolean =>
  Content.some((section) => section.block === 'form' && section.form === form)

/** The first text of the page that thanks for a form. */
export function thanksOf(form: PostedFormName): string {
  const { title, text }: { title?: string; text: string } = postedForms[form].success
  return translated(title ?? text)
}

/** The form's own page, where its success panel replaces it; for the box in the footer, a page with its thanks alone. */
export function thanksPageOf(form: PostedFormName, pages: readonly Page[]): Page {
  return (
    pages.find((page) => hasForm(page, form)) ?? {
      slug: `${siteFolders.forms}${form}`.slice(1),
      title: thanksOf(form),
      aliases: [],
      Content: [],
      related: [],
    }
  )
}
