import type { Page } from '@beam/contract'

/** Whether a page needs the code of the forms. */
export const hasForm = (page: Page | null | undefined): boolean =>
  page?.Content.some(({ block }) => block === 'form') ?? false
