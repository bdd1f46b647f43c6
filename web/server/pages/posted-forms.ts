import {
  type FailureTexts,
  type FormName,
  HOME_SLUG,
  newsletter,
  newsletterBox,
  type Page,
  pageForms,
  pathOfSlug,
  type ScreenForm,
} from '@app/contract'
import { siteFolders } from '@app/runtime'
import type { RouteTable, Screen } from './resolve'

/** What visitors can send without scripts. */
export const postedForms = {
  ...pageForms,
  newsletter: newsletterBox,
} satisfies Partial<Record<FormName, ScreenForm>>

export type PostedFormName = keyof typeof postedForms

export const postedFormNames = Object.keys(postedForms) as PostedFormName[]

export const isPostedForm = (name: string): name is PostedFormName =>
  Object.hasOwn(postedForms, name)

/** The box in the footer is silent about a failure; without scripts, that would look like success. */
export const failureTextsOf = ({ failure }: ScreenForm): FailureTexts =>
  failure ?? newsletter.failure ?? { fallback: '', network: '' }

/** The address of the page that thanks for a form. */
export const thanksPathOf = (form: PostedFormName) => `${siteFolders.forms}${form}/thanks`

const hasForm = ({ Content }: Page, form: PostedFormName): boolean =>
  Content.some((section) => section.block === 'form' && section.form === form)

/** What a page says first that thanks for a form. */
export function thanksOf(form: PostedFormName): string {
  const { title, text }: { title?: string; text: string } = postedForms[form].success
  return title ?? text
}

/** The form's own page, where its success panel replaces it; of the box in the footer, a page with its thanks alone. */
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

/** The screen that shows a form again: the one it was sent from, or else the first that has it. */
export function screenWithForm(
  { resolve, all }: RouteTable,
  form: PostedFormName,
  sentFrom: string,
): Screen | undefined {
  const isWanted = (screen: ReturnType<RouteTable['resolve']>): screen is Screen =>
    form === newsletter.name
      ? screen.kind === 'page' || screen.kind === 'job' || screen.kind === 'search'
      : screen.kind === 'page' && hasForm(screen.page, form)
  const canonical = all.filter(
    (screen) => 'canonical' in screen && screen.canonical === screen.path,
  )
  return [resolve(sentFrom), resolve(pathOfSlug(HOME_SLUG)), ...canonical].find(isWanted)
}
