import type { Page } from '@app/contract'

export const hasForm = (page: Page | null | undefined): boolean =>
  page?.Content.some(({ block }) => block === 'form') ?? false

export const hasCalculator = (page: Page | null | undefined): boolean =>
  page?.Content.some(({ block }) => block === 'cashback-calculator') ?? false

/** The application form lists the jobs too. */
export const needsJobs = ({ Content }: Page): boolean =>
  Content.some(
    (section) =>
      section.block === 'job-list' ||
      (section.block === 'form' && section.form === 'career-application'),
  )
